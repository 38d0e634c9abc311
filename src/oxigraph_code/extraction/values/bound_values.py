"""The values that names are bound to: access paths, and declared types.

For maintainers: each alternative of a choice is evaluated at its own place, since names may mean something else there.
The names that are bound, and their scopes, are decided elsewhere.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple

from oxigraph_code.extraction.conventions import Conventions
from oxigraph_code.extraction.scopes.file_scopes import ScopeMap
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedDefinition, CapturedValue
from oxigraph_code.extraction.text.file_text import FileText, Span
from oxigraph_code.extraction.values.callable_names import CallableNames
from oxigraph_code.extraction.values.path_reader import LONGEST_KEY, PathReader, key_of, keyed
from oxigraph_code.facts import Binding, MemberAssignment, Narrowing, RecordedArgument
from oxigraph_code.facts.access_paths import (
    CHOICE,
    ELEMENT,
    UNKNOWN,
    IndexStep,
    TextStep,
    alternatives,
    assigned_element,
    assigned_name,
    choice,
    head_and_members,
    is_literal,
    is_plain_element,
    last_subscript_of,
    scope_of,
)

_NAMES = re.compile(r"""(["'])([\w.%()+-]+)\1""")
_MAX_CHOICE_DEPTH = 4
_MAX_ALTERNATIVES = 16
_MAX_PLACES = 16
_MAX_ENTRIES = 64
_SPREAD = ("...", "*")


class Entries(NamedTuple):
    """The elements of literals, the assignments to elements, and the narrowings that follow from these."""

    bindings: list[Binding]
    assignments: list[MemberAssignment]
    narrowings: list[Narrowing]


class BoundValues:
    """The values of one file."""

    def __init__(
        self, captured: Captured, text: FileText, conventions: Conventions, paths: PathReader, scopes: ScopeMap
    ) -> None:
        self._captured = captured
        self._text = text
        self._conventions = conventions
        self.paths = paths
        self._scopes = scopes

    @property
    def instance(self) -> str:
        """The name of the receiver in every method, whatever its parameters are; empty if there is none."""
        return self._conventions.instance_name((), ())

    def suffix(self, draft: CapturedValue) -> str:
        """Return the steps from a value to the bound part of it."""
        return (
            f"{draft.value_suffix}.{self._text.span(draft.member)}" if draft.member is not None else draft.value_suffix
        )

    def annotation(self, span: Span | None) -> str:
        return self._conventions.annotation(self._text.line(span)) if span is not None else ""

    def path(self, span: Span | None) -> str:
        return "" if span is None else self.paths.path(*span)

    def target(self, span: Span | None) -> str:
        """Return the path of an assigned member; a subscript is the name of the member."""
        path = self.path(span)
        return assigned_element(path) if path[-1:] == "]" and not path.endswith(ELEMENT) else path

    def known_path(self, span: Span | None, suffix: str = "") -> str:
        """Read the access path of a value, for a choice one of each alternative; empty for anything else."""
        path = self.path(span)
        if CHOICE not in path:
            return "" if UNKNOWN in path or not path else path + suffix
        return choice(part + suffix for part in alternatives(path) if part and UNKNOWN not in part)

    def key(self, span: Span | None) -> str:
        """Return the subscript for a literal as a key, empty if it is none, or keys are not kept."""
        is_one = span is not None and span.end - span.start <= LONGEST_KEY and self._conventions.keeps_keys
        return key_of(self._text.span(span)) if is_one else ""

    def variable(self, draft: CapturedDefinition, name: str, scope_index: int, annotation: str) -> list[Binding]:
        """Return a local variable, which has its value from the end of the assignment on."""
        suffix = self.suffix(draft)
        bound = Binding("variable", name, scope_index, draft.end_line, self.known_path(draft.value, suffix), annotation)
        if draft.value not in self._captured.choices:
            return [bound]
        parts: dict[int, list[Span]] = {}
        for span in self._alternatives(draft.value, 0):
            read_in = self._scopes.read_at(span.start)
            is_block = self._scopes.scopes[read_in].kind == "block"
            parts.setdefault(read_in if is_block else scope_index, []).append(span)
        if set(parts) <= {scope_index}:
            return [bound]
        found = [
            bound._replace(value=value, value_scope=read_in)
            for read_in, spans in parts.items()
            if (value := choice(filter(None, (self.known_path(span, suffix) for span in spans))))
        ]
        return found or [bound._replace(value="", value_scope=next(iter(parts)))]

    def _alternatives(self, span: Span | None, depth: int) -> list[Span]:
        """Return the expressions that one may turn out to be."""
        if span is None or span not in self._captured.choices or depth == _MAX_CHOICE_DEPTH:
            return [span] if span is not None else []
        return [part for choice in self._captured.choices[span] for part in self._alternatives(choice, depth + 1)][
            :_MAX_ALTERNATIVES
        ]

    def casts(self) -> dict[Span, str]:
        """Return the declared types of expressions."""
        found = {}
        for cast, written in self._captured.casts.items():
            text, holder = self.annotation(written), self._captured.holders.get(cast)
            found[cast] = f"{holder}<{text}>" if holder else text
        return found

    def arguments(self, numbers: Mapping[Span, str]) -> list[RecordedArgument]:
        """Return the arguments that decide the results of calls, by the number of the call and their position."""
        return [
            RecordedArgument(
                number,
                self._scopes.read_at(span.start),
                self._text.line_of(span.start),
                self._quoted(part) or self.known_path(part),
                value_scope=self._scopes.read_at(part.start),
            )
            for span, number in numbers.items()
            for part in self._alternatives(span, 0)
        ]

    def _quoted(self, span: Span) -> str:
        """Return a string literal of names and placeholders, if keys are kept; else empty."""
        is_one = self._conventions.keeps_keys and span.end - span.start <= LONGEST_KEY
        named = _NAMES.fullmatch(self._text.span(span)) if is_one else None
        return str(TextStep(named[2])) if named is not None else ""

    def entries(self, names: CallableNames) -> Entries:
        """Return the elements of literals by position, and the values under keys that may be functions.

        Keys are in mapping literals and in subscripts with an assigned value.
        """
        found = Entries(self._elements(), [], [])
        unknown: list[tuple[str, int, int]] = []
        for span, line, key, value in sorted(self._captured.entries):
            if span == value:
                continue
            path = self.known_path(value)
            scope, read_in = self._scopes.at(span.start), self._scopes.read_at(span.start)
            target = "" if key is not None and key.start == span.start else self.path(span)
            name = keyed(f"[{self._text.span(key)}]") if key is not None else ""
            head, members = head_and_members(path)
            if not is_literal(path) and not (head and names.is_function(head, members)):
                if target:
                    unknown.append((target + name, read_in, line))
            elif target:
                self._add_assigned(found, target + name, path, read_in, line)
            elif self._scopes.scopes[scope].kind == "mapping":
                found.bindings.append(Binding("variable", name, scope, line, path, value_scope=read_in))
        # An unknown value replaces the known one.
        known = {assigned_name(binding.name) for binding in found.bindings}
        known.update(assigned_name(entry.path) for entry in found.assignments)
        for target, scope, line in unknown:
            if last_subscript_of(target) in known and is_plain_element(target):
                found.narrowings.append(Narrowing(target, scope, line))
        return found

    def _elements(self) -> list[Binding]:
        """Return the elements of array literals by position, as far as it is known."""
        found: list[Binding] = []
        places: dict[int, int] = defaultdict(int)
        written: dict[int, int] = defaultdict(int)
        ends: dict[int, int] = {}
        for span, line, _, value in sorted(self._captured.entries):
            if span != value:
                continue
            scope = self._array(span)
            # Each comma begins a place, also where nothing stands behind it; a comment is between commas, too.
            begins = self._text.piece(span.start, span.start + 3)
            places[scope] += self._text.piece(ends.get(scope, span.start), span.start).count(",")
            ends[scope] = span.start if begins[:1] == "," else span.end
            place = places[scope]
            if begins.startswith(_SPREAD):
                places[scope] += _MAX_PLACES  # the positions behind it are unknown
            path = self.known_path(value)
            written[scope] += bool(path)
            if path and written[scope] <= _MAX_ENTRIES:
                name = str(IndexStep(str(place))) if place < _MAX_PLACES else ELEMENT
                read_in = self._scopes.read_at(span.start)
                found.append(Binding("variable", name, scope, line, path, value_scope=read_in))
        return found

    def _array(self, entry: Span) -> int:
        """Return the scope of the array that something is written in; the first may begin where that does."""
        scope = self._scopes.at(entry.start - 1)
        if self._scopes.scopes[scope].kind == "array":
            return scope
        scope = self._scopes.at(entry.start)
        is_itself = scope_of(self.path(entry)) == scope
        return self._scopes.scopes[scope].parent if is_itself else scope

    def _add_assigned(self, found: Entries, subscript: str, value: str, scope: int, line: int) -> None:
        """Add an assignment to an element, which has that value afterwards."""
        if last_subscript_of(subscript) and UNKNOWN not in subscript:
            found.assignments.append(MemberAssignment("member", assigned_element(subscript), scope, line, value))
            if is_plain_element(subscript):
                found.narrowings.append(Narrowing(subscript, scope, line, value))
