"""Array and mapping literals: their elements by position or key.

For maintainers: an element is a binding in the scope of the literal, by position or key, and counts unless something in
the file may have moved it. Elements that are assigned later are found by ``dynamic_members``. Members that override
those written before an object spread are found by line; of a member and a spread on one line, only the order of the
last spread is known. This module must not know classes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from oxigraph_code.facts import Spread
from oxigraph_code.facts.access_paths import EACH, ELEMENT, SliceStep, position_of, receiver_of
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Value, Values, union
from oxigraph_code.resolution.program.program import Program

_NO_KEY: Final = frozenset("*:")
_MAX_SPREADS: Final = 64

_Site = tuple[int, int, str]
"""A scope, a line of the file, and the path of a mutated object."""
_WRITTEN: Final = frozenset({"object", "module"})


class Literals(EvaluationRule):
    """The array and mapping literals of a program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._sites: dict[str, Sequence[tuple[_Site, bool]]] = {}
        self._lines: dict[str, dict[str, list[int]]] = {}
        """The lines of mutations, by file and path."""

    def at(self, array: Value, place: str) -> Values | None:
        """Return the element of a literal at a position or key; ``None`` if it is unknown."""
        if array.name == self._library.mapping:
            found = () if self._is_moved(array) else self._under(array, place)
            return found or (None if place in (EACH, ELEMENT) else ())
        position = position_of(place)
        if position < 0 or self._is_moved(array):
            return None
        if position < len(array.arguments):
            return array.arguments[position]
        if array.arguments:
            return self._evaluator.one_of(self._evaluator.assigned_members(array, ELEMENT))
        names = self._program.names(array.path)
        meaning = names.in_scope(array.definition, place)
        if meaning is not None:
            return self._evaluator.values_of_bindings(array.path, meaning)
        if array.definition in names.bound.spreads or names.in_scope(array.definition, ELEMENT) is not None:
            return None
        return self._evaluator.one_of(self._evaluator.assigned_members(array, ELEMENT))

    def part(self, array: Value, step: SliceStep) -> Value | None:
        """Return the slice of an array literal between two positions, if they are known."""
        names = self._program.names(array.path)
        places = names.bound.keys(array.definition)
        if array.name != self._library.array or self._is_moved(array) or ELEMENT in places:
            return None
        if array.definition in names.bound.spreads:
            return None
        count = 1 + max(map(position_of, places), default=-1)
        held = array.arguments or tuple(self.at(array, f"[{place}]") or () for place in range(count))
        held = held[int(step.first or 0) : int(step.last or count)]
        return self._program.value("object", array.path, array.definition, array.name, held) if held else None

    def _is_moved(self, array: Value) -> bool:
        """Return true if the file of a literal mutates it."""
        if not self._library.mutators:
            return False
        moved = self._evaluator.memoized(self._moved, array.path, array.name == self._library.mapping)
        return any(value.is_of_same(array) for value in moved)

    def _moved(self, path: str, is_mapping: bool) -> Values:
        """Find literals that a file mutates at unknown positions, including arrays with removed elements."""
        places = [place for place, is_taken in self._moving(path) if not (is_mapping and is_taken)]
        values = [self._evaluator.read(path, *place) for place in places]
        return tuple(dict.fromkeys(value for found in values for value in found if value.kind == "object"))

    def is_moved_between(self, path: str, holder: str, first: int, last: int) -> bool:
        """Return true if a path is mutated between two lines of a file."""
        known = self._lines.get(path)
        if known is None:
            known = self._lines[path] = defaultdict(list)
            for _, line, text in sorted((site for site, _ in self._moving(path)), key=lambda site: site[1]):
                known[text].append(line)
        lines = known.get(holder, [])
        after = bisect_right(lines, first)
        return after < len(lines) and lines[after] < last

    def _moving(self, path: str) -> Sequence[tuple[_Site, bool]]:
        """Return the mutations in a file, and True for those that remove an element."""
        known = self._sites.get(path)
        if known is None:
            names = self._library.mutators
            bound = self._program.names(path).bound
            given = {(entry.line, entry.path) for key in bound.given_keys for entry in bound.given_members[key]}
            said = {(line, receiver_of(name)) for line, name in given}
            calls = [
                (site.scope, site.line, site.receiver)
                for site in self._program.files[path].references
                if site.receiver and site.name in names and (site.line, site.receiver) not in said
            ]
            taken = [
                (item.value_scope, item.line, item.value)
                for name in sorted(names)
                for item in bound.given_members.get(name, ())
            ]
            known = self._sites[path] = [*((site, False) for site in calls), *((site, True) for site in taken)]
        return known

    def as_array(self, owner: Value) -> Value:
        """Return a literal as an instance of the array or mapping class, with its elements as type arguments."""
        if owner.name == self._library.mapping:
            return self._program.external_instance(
                owner.name, arguments=((), self._evaluator.memoized(self._values, owner))
            )
        return self._program.external_instance(owner.name, arguments=(self._evaluator.memoized(self._held, owner),))

    def _held(self, array: Value) -> Values:
        """Return the elements of an array at any position: those in the literal, and assigned ones."""
        if array.arguments:
            return union([*array.arguments, self._evaluator.assigned_members(array, ELEMENT)])
        names = self._program.names(array.path)
        spreads = names.bound.spreads.get(array.definition, ())
        meanings = (names.in_scope(array.definition, name) for name in names.bound.keys(array.definition))
        groups = [
            self._evaluator.values_of_bindings(array.path, entry, array) for entry in meanings if entry is not None
        ]
        groups += [self._spread(array.path, entry) for entry in spreads[:_MAX_SPREADS]]
        return union([*groups, self._evaluator.assigned_members(array, ELEMENT)])

    def _spread(self, path: str, entry: Spread) -> Values:
        """Return the values of an array that is spread in an array literal."""
        scope = entry.scope if entry.value_scope < 0 else entry.value_scope
        return self._evaluator.read(path, scope, 0, entry.value)

    def _under(self, mapping: Value, key: str) -> Values:
        """Return the element of a mapping under a key; else the elements under unknown keys."""
        if key[1:2] in _NO_KEY:
            return ()
        meaning = self._program.names(mapping.path).in_scope(mapping.definition, key)
        found = self._evaluator.values_of_bindings(mapping.path, meaning) if meaning is not None else ()
        found = union((found, self._evaluator.assigned_members(mapping, key)))
        return found or (self._under(mapping, ELEMENT) if key != ELEMENT else ())

    def _values(self, mapping: Value) -> Values:
        """Return all elements of a mapping, in the literal or assigned."""
        bound = self._program.names(mapping.path).bound
        if len(bound.given_keys) > _MAX_SPREADS:
            return ()
        keys = dict.fromkeys((*bound.keys(mapping.definition), *bound.given_keys))
        return union(self._under(mapping, key) for key in keys)


class Spreads(EvaluationRule):
    """The members of object literals with spreads."""

    def over(
        self,
        owner: Value,
        name: str,
        spreads: Sequence[Spread],
        meaning: Bindings | None = None,
        written: Values = (),
    ) -> Values:
        """Return the values of a member: of the key, if it has values, or of a spread after it."""
        facts = self._program.files[owner.path]
        lines = [0]
        if meaning is not None:
            lines += [entry.line for entry in meaning.bindings]
            lines += [facts.definitions[index].start_line for index in meaning.definitions]
        found, is_all = written, True
        for entry in spreads[:_MAX_SPREADS]:
            if meaning is not None and not entry.is_last and entry.line <= max(lines):
                continue
            values = self._read(owner.path, entry)
            groups = [self._evaluator.of_member(value, name) for value in values if not value.is_external]
            if len(values) == 1 and values[0].kind in _WRITTEN and any(groups):
                found, is_all = groups[0], True
                continue
            is_known = bool(values) and all(map(self._rules.subscripts.is_called, union(groups)))
            found, is_all = union((found, *groups)), is_all and is_known
        return found if found == written and is_all else self._evaluator.one_of(found, is_all=is_all)

    def _read(self, path: str, entry: Spread) -> Values:
        scope = entry.scope if entry.value_scope < 0 else entry.value_scope
        return self._evaluator.read(path, scope, 0, entry.value) if entry.value else ()
