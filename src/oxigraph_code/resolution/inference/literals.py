"""The arrays and mappings that are written in the text: what stands in them at a place or under a key.

For maintainers: what is written in one is bound in its scope, by its place or its key, and counts as long as nothing of
the file may have moved it. What one is given later is for ``objects`` to find. This module must not know classes.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from oxigraph_code.facts import Binding
from oxigraph_code.resolution.model.access_paths import ELEMENT
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Value, Values, union
from oxigraph_code.resolution.program.program import Program

_NO_KEY: Final = frozenset("*:")
_MOST: Final = 64

_Site = tuple[int, int, str]
"""A scope, a line of the file, and the path of what something is done to there."""


class Literals:
    """The arrays and mappings of the files of a program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        self._program = program
        self._evaluator = evaluator
        self._library = program.semantics.library
        self._sites: dict[str, Sequence[tuple[_Site, bool]]] = {}
        self._lines: dict[str, dict[str, list[int]]] = {}
        """By file and by the path of what something is done to, the lines of that."""

    def at(self, array: Value, place: str) -> Values | None:
        """What is written in an array at a place, or in a mapping under a key; ``None`` where nobody tells what is
        there."""
        if array.name == self._library.mapping:
            found = () if self._is_moved(array) else self._under(array, place)
            return found or (None if place[1:2] in "*]" else ())
        if not place[1:-1].isdigit() or self._is_moved(array):
            return None
        if int(place[1:-1]) < len(array.arguments):
            return array.arguments[int(place[1:-1])]
        if array.arguments:
            return self._evaluator.one_of(self._evaluator.assigned_members(array, ELEMENT))
        names = self._program.names(array.path)
        meaning = names.in_scope(array.definition, place)
        if meaning is not None:
            return self._evaluator.values_of_bindings(array.path, meaning)
        if array.definition in names.bound.spreads or names.in_scope(array.definition, ELEMENT) is not None:
            return None
        return self._evaluator.one_of(self._evaluator.assigned_members(array, ELEMENT))

    def part(self, array: Value, step: str) -> Value | None:
        """An array that holds what stands in one between two places, where that is known."""
        names = self._program.names(array.path)
        places = names.bound.keys(array.definition)
        if array.name != self._library.array or self._is_moved(array) or ELEMENT in places:
            return None
        if array.definition in names.bound.spreads:
            return None
        first, _, last = step[1:-1].partition(":")
        count = 1 + max((int(place[1:-1]) for place in places), default=-1)
        held = array.arguments or tuple(self.at(array, f"[{place}]") or () for place in range(count))
        held = held[int(first or 0) : int(last or count)]
        return self._program.value("object", array.path, array.definition, array.name, held) if held else None

    def _is_moved(self, array: Value) -> bool:
        """Whether the file of an array or a mapping calls on it what changes what stands where."""
        if not self._library.moving:
            return False
        moved = self._evaluator.memoized(self._moved, array.path, array.name == self._library.mapping)
        return any(value.is_of_same(array) for value in moved)

    def _moved(self, path: str, is_mapping: bool) -> Values:
        """The arrays and mappings that a file calls something on that changes what stands where, and does not say to
        what, or of arrays takes something out of."""
        places = [place for place, is_taken in self._moving(path) if not (is_mapping and is_taken)]
        values = [self._evaluator.read(path, *place) for place in places]
        return tuple(dict.fromkeys(value for found in values for value in found if value.kind == "object"))

    def is_moved_between(self, path: str, holder: str, first: int, last: int) -> bool:
        """Whether that is called on a path between two lines of a file."""
        known = self._lines.get(path)
        if known is None:
            known = self._lines[path] = defaultdict(list)
            for _, line, text in sorted((site for site, _ in self._moving(path)), key=_line):
                known[text].append(line)
        lines = known.get(holder, [])
        after = bisect_right(lines, first)
        return after < len(lines) and lines[after] < last

    def _moving(self, path: str) -> Sequence[tuple[_Site, bool]]:
        """Where a file changes what stands where in something, and whether it takes something out there."""
        known = self._sites.get(path)
        if known is None:
            names = self._library.moving
            bound = self._program.names(path).bound
            given = {(entry.line, entry.name) for key in bound.given_keys for entry in bound.given_members[key]}
            said = {(line, name.rpartition(".[")[0]) for line, name in given}
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
        """An array or a mapping that is written in the text as one of what it holds."""
        if owner.name == self._library.mapping:
            return self._program.outside_instance(
                owner.name, arguments=((), self._evaluator.memoized(self._values, owner))
            )
        return self._program.outside_instance(owner.name, arguments=(self._evaluator.memoized(self._held, owner),))

    def _held(self, array: Value) -> Values:
        """What an array holds, if each place may be meant: what is written in it, and what is added."""
        if array.arguments:
            return union([*array.arguments, self._evaluator.assigned_members(array, ELEMENT)])
        names = self._program.names(array.path)
        spreads = names.bound.spreads.get(array.definition, ())
        meanings = (names.in_scope(array.definition, name) for name in names.bound.keys(array.definition))
        groups = [
            self._evaluator.values_of_bindings(array.path, entry, array) for entry in meanings if entry is not None
        ]
        groups += [self._spread(array.path, entry) for entry in spreads[:_MOST]]
        return union([*groups, self._evaluator.assigned_members(array, ELEMENT)])

    def _spread(self, path: str, entry: Binding) -> Values:
        """The values of an array that is spread in an array literal."""
        scope = entry.scope if entry.value_scope < 0 else entry.value_scope
        return self._evaluator.read(path, scope, 0, entry.value)

    def _under(self, mapping: Value, key: str) -> Values:
        """What is written in a mapping under a key, or given to it; else what is under keys that nobody knows."""
        if key[1:2] in _NO_KEY:
            return ()
        meaning = self._program.names(mapping.path).in_scope(mapping.definition, key)
        found = self._evaluator.values_of_bindings(mapping.path, meaning) if meaning is not None else ()
        found = union((found, self._evaluator.assigned_members(mapping, key)))
        return found or (self._under(mapping, ELEMENT) if key != ELEMENT else ())

    def _values(self, mapping: Value) -> Values:
        """All that is written in a mapping, or given to it."""
        bound = self._program.names(mapping.path).bound
        if len(bound.given_keys) > _MOST:
            return ()
        keys = dict.fromkeys((*bound.keys(mapping.definition), *bound.given_keys))
        return union(self._under(mapping, key) for key in keys)


def _line(site: _Site) -> int:
    return site[1]
