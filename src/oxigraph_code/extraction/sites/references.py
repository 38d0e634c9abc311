"""The references of one file.

For maintainers: calls are read innermost first, so that the path of each receiver is known. Some calls run a method of
the type that their context expects; an argument is expected to have its parameter's type. This module must not know any
language.
"""

from __future__ import annotations

from collections.abc import Callable, Set

from oxigraph_code.extraction.sites.call_arguments import CallableArguments, DispatchArguments
from oxigraph_code.extraction.syntax.captured import OF_SIGNATURE, CapturedReference, CapturedSame
from oxigraph_code.extraction.text.file_text import Span, Spans
from oxigraph_code.extraction.values.file_pass import FilePass, ReadFile
from oxigraph_code.extraction.values.path_reader import of_type
from oxigraph_code.facts import Reference
from oxigraph_code.facts.access_paths import (
    CHOICE,
    RESULT,
    UNKNOWN,
    CallStep,
    IndexStep,
    MemberStep,
    ParameterStep,
    extended,
)

BY_NAME = "name"
"""The kind of a name that is a call unless it is a variable."""
_WRITTEN = "write"
_LONGEST_ARGUMENTS = 2_000
_OPENING, _CLOSING = "([{", ")]}"


class ReferenceReader(FilePass):
    """Reads the references of one file, and makes every call known to the reader of paths."""

    def __init__(self, file: ReadFile) -> None:
        super().__init__(file)
        self._paths = file.values.paths
        self._expected = ExpectedTypes(file)
        self._callables = CallableArguments(file)
        is_dispatched = bool(file.conventions.decided_methods) or file.conventions.wrapping is not None
        self._dispatch = DispatchArguments(file) if is_dispatched else None
        self.recorded: dict[Span, str] = {}
        """The arguments that may decide results: the number of the call, with their position or keyword."""
        self.numbers: dict[int, int] = {}
        """The number of each reference by its end."""

    def read(self) -> tuple[Reference, ...]:
        """Read all references, and sort them in the order of the text."""
        callbacks = {draft.call_end for draft in self._captured.callbacks}
        callees: dict[int, str] = {}
        found = []
        written = {use.span for use in self._captured.uses if use.kind == _WRITTEN}
        expressions: list[CapturedReference | CapturedSame] = [*self._captured.references, *self._captured.same]
        # Innermost first, so that the path of a receiver can be put together from the calls inside it.
        for draft in sorted(expressions, key=lambda draft: (draft.end, -draft.start)):
            if isinstance(draft, CapturedSame):
                self._add_same(draft)
                continue
            if written and Span(draft.start, draft.end) in written:
                continue  # a member that is assigned
            if draft.kind == BY_NAME:
                if self._scopes.is_variable(self._text.span(draft.name), draft.start):
                    continue
                draft = draft._replace(kind="call")
            span = Span(draft.start, draft.end)
            site = self._site(draft, span, callbacks)
            if draft.end in self._expected.callees:
                callees[draft.end] = site.text
            found.append((span, site))
        found.sort(key=lambda item: item[0].start)
        self.numbers = {span.end: number for number, (span, _) in enumerate(found)}
        return tuple(
            site._replace(expected=path) if (path := self._expected.path(span, callees.get)) else site
            for span, site in found
        )

    def _add_same(self, draft: CapturedSame) -> None:
        """Make an expression known that has the value of another one, or of a step from it."""
        member = self._text.span(draft.member)
        is_key = member.isdigit() or bool(member and draft.suffix)
        step = IndexStep(member) if is_key else MemberStep(member) if member else draft.suffix
        self._paths.add(draft.start, draft.end, extended(self._paths.path(*draft.value), str(step)))

    def _site(self, draft: CapturedReference, span: Span, callbacks: Set[int]) -> Reference:
        """Read one reference, after those inside of it."""
        paths, text = self._paths, self._text
        name = draft.fixed_name or self._conventions.plain_name(text.span(draft.name))
        read = paths.computed if draft.kept and not name else paths.path
        receiver = read(*draft.receiver) if draft.receiver is not None else ""
        whole = receiver or name
        if draft.name is not None and draft.receiver is not None:
            is_dot = draft.name.start - draft.receiver.end == 1  # the only separator of that length
            between = "." if is_dot else paths.mark(draft.receiver.end, draft.name.start)
            whole = extended(receiver, between + name)
        if draft.end in callbacks and draft.kept != OF_SIGNATURE:
            paths.add_callee(draft.end, whole)
        if draft.kind == "macro":
            whole += "!"
        argument = self._captured.arguments.get(span)
        written = paths.path(*argument) if argument is not None else ""
        number = self._record(draft, span, is_decided=bool(written))
        if draft.end in callbacks and draft.kept == OF_SIGNATURE:
            paths.add_callee(draft.end, f"{whole}{CallStep(f'#{number}' if number else '')}")
        is_numbered = draft.kept == OF_SIGNATURE
        paths.add_call(draft.start, draft.end, whole, f"#{number}" if number else written, is_numbered=is_numbered)
        scope = self._scopes.read_at(draft.start)
        arguments = self._callables.to(draft, name)
        return Reference(draft.kind, name, receiver, whole, scope, draft.line, arguments, number)

    def _record(self, draft: CapturedReference, span: Span, *, is_decided: bool) -> str:
        """Record the arguments of a call that may decide its result, and return the number of the call.

        The number is empty if there are none.
        """
        captured, recorded = self._captured, self.recorded
        number = str(len(recorded))
        if span in captured.recorded or span in captured.named_arguments:
            for keyword, part in captured.named_arguments.get(span, ()):
                key = keyword if isinstance(keyword, str) else self._text.span(keyword)
                recorded[part] = f"{number}.{key}"
            for position, part in enumerate(captured.recorded.get(span, ())):
                recorded[part] = f"{number}.{position}" if position else number
                if self._text.byte(part.start) == b"*":
                    break  # an argument behind a spread has no position
            return number
        if self._dispatch is None or is_decided or not (parts := self._dispatch.arguments(draft)):
            return ""
        recorded.update({part: f"{number}.{position}" for position, part in enumerate(parts)})
        return number


class ExpectedTypes:
    """The expected types of the calls of one file."""

    def __init__(self, file: ReadFile) -> None:
        self._drafts = file.captured.expected
        self._text = file.text
        self._annotation = file.values.annotation
        self._anonymous = Spans(file.captured.anonymous)
        """A value that an anonymous function returns is no result of a named one."""
        self.callees = {draft.arguments.end for draft in self._drafts.values() if draft.arguments is not None}
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
