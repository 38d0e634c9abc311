"""The type that the context of a call expects, as an access path.

For maintainers: some calls run a method of the expected type without naming the type. Those calls and their contexts
are in the queries of a language. An argument is expected to have its parameter's type, and the callee's path is known
only after the argument's path. This module must not know any language.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from oxigraph_code.extraction.syntax.captured import CapturedExpected
from oxigraph_code.extraction.text.file_text import FileText
from oxigraph_code.extraction.text.spans import Span, Spans
from oxigraph_code.extraction.values.path_reader import of_type
from oxigraph_code.facts.access_paths import CHOICE, RESULT, UNKNOWN, MemberStep, ParameterStep

_LONGEST_ARGUMENTS = 2_000
_OPENING, _CLOSING = "([{", ")]}"


class ExpectedTypes:
    """The expected types of the calls of one file."""

    def __init__(
        self,
        drafts: Mapping[Span, CapturedExpected],
        anonymous: Collection[Span],
        text: FileText,
        annotation: Callable[[Span | None], str],
    ) -> None:
        """Store the contexts; a value that an ``anonymous`` function returns is no result of a named one."""
        self._drafts = drafts
        self._text = text
        self._annotation = annotation
        self._anonymous = Spans(anonymous)
        self.callees = {draft.arguments.end for draft in drafts.values() if draft.arguments is not None}
        """The ends of calls whose callees decide the types of their arguments."""

    def path(self, call: Span, callee: Callable[[int], str | None]) -> str:
        """Return the path of the type that a call must have, empty if it is unknown."""
        draft = self._drafts.get(call)
        if draft is None:
            return ""
        if draft.arguments is not None:
            whole = callee(draft.arguments.end)
            before = self._text.piece(draft.arguments.start + 1, call.start)
            is_read = whole and UNKNOWN not in whole and CHOICE not in whole and len(before) <= _LONGEST_ARGUMENTS
            return f"{whole}{ParameterStep(str(_commas(before)))}" if is_read else ""
        if draft.type is None:
            return "" if self._anonymous.hold(call.start) else f"{RESULT}{draft.suffix}"
        member = str(MemberStep(self._text.span(draft.member))) if draft.member is not None else ""
        written = of_type(self._annotation(draft.type))
        return f"{written}{member}{draft.suffix}" if written != UNKNOWN else ""


def _commas(text: str) -> int:
    """Count the arguments before one, by the text before it."""
    found = depth = 0
    for character in text:
        if character in _OPENING:
            depth += 1
        elif character in _CLOSING:
            depth -= 1
        elif character == "," and not depth:
            found += 1
    return found
