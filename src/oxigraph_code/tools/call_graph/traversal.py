"""Going along the edges of the graph from some things, step by step.

For maintainers: a property path without a bound takes a second in a large graph and cannot be ended; a query for each
step takes a millisecond. What is reached first is nearest, circles end by themselves, and who asks says how far and how
much. This module must not know what the edges are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

Edges = Callable[[Sequence[str]], Iterable[tuple[str, str]]]
"""The edges at some things: each of the things with what it leads to."""

_MOST_KEPT = 20_000


class Reached(NamedTuple):
    """What was reached: how many steps away each is, the starts with none, nearest first and then in the order of the
    edges; over which of those that are one step nearer it was; and whether that is all there is within the depth."""

    distances: dict[str, int]
    nearer: dict[str, list[str]]
    is_all: bool

    def at(self, distance: int) -> list[str]:
        """What is so many steps away."""
        return [entry for entry, steps in self.distances.items() if steps == distance]

    def way(self, end: str) -> list[str]:
        """One of the shortest ways to what was reached, the start first."""
        found = [end]
        while found[-1] in self.nearer:
            found.append(self.nearer[found[-1]][0])
        return found[::-1]


def once(edges: Edges) -> Edges:
    """The same edges, asked for once at each thing, as long as they are not too many to be kept."""
    known: dict[str, list[str]] = {}

    def each(things: Sequence[str]) -> Iterable[tuple[str, str]]:
        found = {thing: known.get(thing) for thing in things}
        fresh: dict[str, list[str]] = {thing: [] for thing, others in found.items() if others is None}
        for near, far in edges(list(fresh)) if fresh else ():
            fresh[near].append(far)
        if len(known) + len(fresh) > _MOST_KEPT:
            known.clear()
        known.update(fresh)
        # Others may have emptied what is known meanwhile.
        return [(thing, far) for thing in sorted(found) for far in found[thing] or fresh.get(thing, [])]

    return each


def reach(starts: Iterable[str], edges: Edges, depth: int, most: int, until: Collection[str] = ()) -> Reached:
    """What the edges lead to from some starts, in at most ``depth`` steps. No step is begun once ``most`` are reached,
    or any of ``until``."""
    search = _Search(starts)
    while search.frontier and search.steps < depth and len(search.distances) <= most:
        if any(end in search.distances for end in until):
            break
        search.step(edges)
    return search.reached(not search.frontier or search.steps == depth)


class Meeting(NamedTuple):
    """What was reached from some starts and, against the edges, from some ends; and what of it is on the shortest ways
    between them, all as far from the starts. Nothing is where none was found."""

    onward: Reached
    backward: Reached
    at: list[str]

    def ways(self, most: int) -> list[list[str]]:
        """The shortest ways from a start to an end, at most so many."""
        found = []
        for middle in self.at:
            firsts = [way[::-1] for way in _ways(middle, self.onward.nearer, most)]
            lasts = [way[1:] for way in _ways(middle, self.backward.nearer, most)]
            found += [first + last for first in firsts for last in lasts]
            if len(found) >= most:
                break
        return found[:most]


def meet(starts: Iterable[str], ends: Iterable[str], onward: Edges, backward: Edges, depth: int, most: int) -> Meeting:
    """The shortest ways from some starts to some ends, of at most ``depth`` steps: from both sides, always on the side
    where less is to be looked at."""
    there, back = _Search(starts), _Search(ends)
    while True:
        at = [entry for entry in there.distances if entry in back.distances]
        open_ends = [side for side in (there, back) if side.frontier and len(side.distances) <= most]
        if at or len(open_ends) < 2 or there.steps + back.steps >= depth:
            return Meeting(there.reached(not there.frontier), back.reached(not back.frontier), at)
        if len(there.frontier) <= len(back.frontier):
            there.step(onward)
        else:
            back.step(backward)


class _Search:
    """How far a search has come."""

    def __init__(self, starts: Iterable[str]) -> None:
        self.distances = dict.fromkeys(starts, 0)
        self.frontier = list(self.distances)
        self.steps = 0
        self._nearer: dict[str, list[str]] = {}

    def step(self, edges: Edges) -> None:
        found: dict[str, dict[str, None]] = {}
        for near, far in edges(self.frontier):
            if far not in self.distances:
                found.setdefault(far, {})[near] = None
        self.steps += 1
        self._nearer |= {far: list(ways) for far, ways in found.items()}
        self.distances |= dict.fromkeys(found, self.steps)
        self.frontier = list(found)

    def reached(self, is_all: bool) -> Reached:
        return Reached(self.distances, self._nearer, is_all)


def _ways(end: str, nearer: Mapping[str, Sequence[str]], most: int) -> list[list[str]]:
    """Shortest ways back from what was reached, at most so many."""
    ways = [[end]]
    while any(way[-1] in nearer for way in ways):
        ways = [[*way, near] for way in ways for near in nearer[way[-1]]][:most]
    return ways
