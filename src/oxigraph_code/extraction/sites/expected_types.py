"""The type that the text around a call expects of it, as an access path.

For maintainers: some calls run what the expected type has, and say that type nowhere themselves. Which calls these are,
and what stands around them, is in the queries of a language. A call that is an argument is expected to be what the
parameter is, and the path of what is called is known only after that of the argument. This module must not know any
language.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from oxigraph_code.extraction.syntax.captured import CapturedExpected
from oxigraph_code.extraction.text.source_text import SourceText
from oxigraph_code.extraction.text.spans import Span, Spans
from oxigraph_code.extraction.values.path_reader import of_type
from oxigraph_code.facts.access_paths import CHOICE, RESULT, UNKNOWN, MemberStep, ParameterStep

_LONGEST_ARGUMENTS = 2_000
_OPENING, _CLOSING = "([{", ")]}"


class ExpectedTypes:
    """What the calls of one file are expected to give."""

    def __init__(
        self,
        drafts: Mapping[Span, CapturedExpected],
        anonymous: Collection[Span],
        text: SourceText,
        annotation: Callable[[Span | None], str],
    ) -> None:
        """``anonymous`` are the functions without a name: what is given back in one is not the result of a function."""
        self._drafts = drafts
        self._text = text
        self._annotation = annotation
        self._anonymous = Spans(anonymous)
        self.callees = {draft.arguments.end for draft in drafts.values() if draft.arguments is not None}
        """Where the calls end whose callees say what is expected of their arguments."""

    def path(self, call: Span, callee: Callable[[int], str | None]) -> str:
        """The path of what a call is expected to give, empty where that is not known."""
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
    """How many arguments come before one, by the text in front of it."""
    found = depth = 0
    for character in text:
        if character in _OPENING:
            depth += 1
        elif character in _CLOSING:
            depth -= 1
        elif character == "," and not depth:
            found += 1
    return found
