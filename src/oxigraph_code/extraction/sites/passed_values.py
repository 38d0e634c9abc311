"""Functions and classes that are passed on without a call: arguments, stored and returned values.

For maintainers: the grammar decides which expressions are passed, and the names in the file which of them may be
symbols, so only a small part of all arguments is kept. Resolution finds the symbol, if it is a function at all. The
language finds paths in the text of an annotation, whose arguments the grammar leaves as tokens; they become uses and
passed values with the annotation as their receiver, before others are read. This module must not know any language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from oxigraph_code.extraction.sites.string_literals import NamedText
from oxigraph_code.extraction.syntax.captured import CapturedPassed
from oxigraph_code.extraction.text.file_text import Span
from oxigraph_code.extraction.values.file_pass import FilePass, ReadFile
from oxigraph_code.facts import Passed
from oxigraph_code.facts.access_paths import UNKNOWN, alternatives
from oxigraph_code.facts.kinds import PassedKind

_LONGEST_RECEIVER = 80

PathOf = Callable[[Span], str]
"""The access path of an expression that may lead to a symbol, empty for any other."""

T = TypeVar("T")

_IN_LITERAL = frozenset({"stored", "element"})
_HOLDING = frozenset({"variable", "field", "constant"})
_BOUND = frozenset({"variable", "assignment", "member"})
_LITERAL = frozenset({"object", "array", "mapping"})
"""The scopes of the parts of literals."""
_GIVEN_BACK = frozenset({"return", "yield"})
_NAME = re.compile(r"[\w:]+")
_HEAD = re.compile(r"\w+")


class _Container(NamedTuple):
    """The container of a literal: a variable or field, the call with that number, or the result."""

    kind: PassedKind
    receiver: str = ""
    call: int = -1


class _Source(NamedTuple):
    """A definition that has a text in its header (decorators, parameters, bases), or in its value."""

    definition: int
    is_header: bool = False


_NO_SOURCE = _Source(-1)
_NONE = _Container("stored")
_RETURNED = _Container("returned")


class PassedValues(FilePass):
    """The values that one file passes on.

    ``place`` has the number of each draft's definition, ``calls`` each reference's number by the end of its text.
    """

    def __init__(self, file: ReadFile, place: Sequence[int], calls: Mapping[int, int]) -> None:
        super().__init__(file)
        self._place = place
        self._calls = calls

    def read(self, path_of: PathOf, texts: Sequence[NamedText] = ()) -> tuple[Passed, ...]:
        """Read the passed values, and the string literals that may name symbols, in the order of the text."""
        drafts = [(draft, path) for draft in self._captured.passed if (path := path_of(draft.span))]
        stored = {draft.span for draft, _ in drafts if draft.name is not None}
        drafts = [entry for entry in drafts if entry[0].name is not None or entry[0].span not in stored]
        if not drafts and not texts:
            return ()
        named = [entry.start for entry in texts]
        sources = _innermost(self._sources(), sorted([draft.span.start for draft, _ in drafts] + named))
        literals = [draft.span.start for draft, _ in drafts if draft.kind in _IN_LITERAL and draft.name is None]
        containers = _innermost(self._containers(), sorted(literals + named)) if literals or named else {}
        found = {
            self._named(entry, sources, containers)
            for entry in texts
            if not entry.is_word or containers.get(entry.start, _NONE) is not _NONE
        }
        found |= {
            self._passed(draft, part, sources.get(draft.span.start, _NO_SOURCE), containers)
            for draft, path in drafts
            for part in alternatives(path)
            if part and UNKNOWN not in part
            if draft.kind != "element" or containers.get(draft.span.start, _NONE) is not _NONE
        }
        return tuple(sorted(found, key=lambda entry: (entry.line, entry)))

    def _passed(
        self, draft: CapturedPassed, path: str, around: _Source, containers: Mapping[int, _Container]
    ) -> Passed:
        start = draft.span.start
        scope = self._scopes.read_at(start)
        kind, receiver, call = draft.kind, "", -1
        if draft.call_end >= 0:
            call = self._calls.get(draft.call_end, -1)
        if draft.type is not None:
            field = f".{self._short(draft.name)}" if draft.name is not None else f"[{draft.position}]"
            receiver = f"{self._short(draft.type)}{field}"
        elif draft.name is not None:
            receiver = self._short(draft.name)
        elif kind in _IN_LITERAL:
            kind, receiver, call = containers.get(start, _NONE)
        fact_kind = "stored" if kind == "element" else kind
        return Passed(fact_kind, path, scope, self._text.line_of(start), self._source(scope, around), receiver, call)

    def _named(self, entry: NamedText, sources: Mapping[int, _Source], containers: Mapping[int, _Container]) -> Passed:
        """Return a string literal that may be a name, with its call or container."""
        _, receiver, call = containers.get(entry.start, _NONE)
        scope = self._scopes.read_at(entry.start)
        source = self._source(scope, sources.get(entry.start, _NO_SOURCE))
        return Passed(entry.kind, entry.text, scope, self._text.line_of(entry.start), source, receiver, call)

    def _source(self, scope: int, around: _Source) -> int:
        """Return the innermost definition that a text belongs to."""
        owner = self._owner(scope)
        return around.definition if around.is_header or owner < 0 else owner

    def _is_part(self, offset: int) -> bool:
        """Return true if a name is bound there as a part of a literal."""
        return self._scopes.scopes[self._scopes.at(offset)].kind in _LITERAL

    def _short(self, span: Span | None) -> str:
        """Return a name or the target of an assignment, on one line."""
        text = self._text.line(span)
        return text if len(text) <= _LONGEST_RECEIVER else f"{text[: _LONGEST_RECEIVER - 1]}…"

    def _owner(self, scope: int) -> int:
        """Return the innermost definition whose body contains a scope."""
        scopes = self._scopes.scopes
        while scope > 0:
            draft = scopes[scope].definition
            if draft >= 0 and self._place[draft] >= 0:
                return self._place[draft]
            scope = scopes[scope].parent
        return -1

    def _sources(self) -> Iterator[tuple[int, int, _Source]]:
        """Yield the headers of definitions, and the values of module variables."""
        for draft, number in zip(self._drafts, self._place, strict=True):
            if number < 0:
                continue
            if draft.scope is not None:
                yield draft.start, draft.scope.start, _Source(number, is_header=True)
                for span in draft.decorators:
                    yield *span, _Source(number, is_header=True)
            elif draft.value is not None and not self._scopes.at(draft.start):
                yield *draft.value, _Source(number)

    def _containers(self) -> Iterator[tuple[int, int, _Container]]:
        """Yield the expressions that literals may be a part of."""
        for draft in self._drafts:
            # The body of a function is apart: values in it are not passed to the receiver of the function.
            if draft.scope is not None:
                yield *draft.scope, _NONE
            elif draft.value is not None and draft.kind in _HOLDING and not self._is_part(draft.start):
                yield *draft.value, _Container("stored", self._short(draft.name))
        for bound in self._captured.bindings:
            if bound.value is None or bound.fixed_name:
                continue
            if bound.kind in _GIVEN_BACK:
                yield *bound.value, _RETURNED
            elif bound.kind in _BOUND and not self._is_part(bound.start):
                yield *bound.value, _Container("stored", self._short(bound.name))
        for call in self._captured.references:
            called = call.name or call.receiver
            number = self._calls.get(call.end, -1)
            if called is not None and number >= 0:
                yield called.end, call.end, _Container("argument", "", number)
        for span, block in self._captured.blocks.items():
            if block.kind == "function":
                yield *span, _NONE


def _innermost(pieces: Iterable[tuple[int, int, T]], offsets: Sequence[int]) -> dict[int, T]:
    """Return the innermost of the nested spans around each of the offsets in ascending order."""
    found: dict[int, T] = {}
    around: list[tuple[int, T]] = []
    ordered = sorted(pieces, key=lambda piece: (piece[0], -piece[1]))
    at = 0
    for offset in offsets:
        while at < len(ordered) and ordered[at][0] <= offset:
            start, end, value = ordered[at]
            at += 1
            if end > offset:
                while around and around[-1][0] <= start:
                    around.pop()
                around.append((end, value))
        while around and around[-1][0] <= offset:
            around.pop()
        if around:
            found[offset] = around[-1][1]
    return found


def add_annotation_values(file: ReadFile) -> None:
    """Add the paths in the arguments of the annotations of a file to the captured uses and passed values."""
    captured, text = file.captured, file.text
    for begin, end in captured.annotations:
        written = text.piece(begin, end)
        name = _NAME.match(written)
        if name is None or name.end() == len(written):
            continue
        receiver = Span(begin, begin + len(name[0].encode()))
        for at, path in file.conventions.passed_in_annotation(written):
            start = begin + len(written[:at].encode())
            head = _HEAD.match(path)
            if head is not None:
                captured.roots.append((start, start + len(head[0].encode())))
                span = Span(start, start + len(path.encode()))
                captured.passed.append(CapturedPassed(span, "argument", -1, receiver))
