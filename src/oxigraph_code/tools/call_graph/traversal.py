"""Breadth-first search over edges of the graph, one step at a time.

For maintainers: an unbounded property path takes a second in a large graph and cannot be stopped; a query for each step
takes a millisecond. Distances are minimal, cycles end by themselves, and the caller sets the depth and the limit. This
module must not know the edges.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

Edges = Callable[[Sequence[str]], Iterable[tuple[str, str]]]
"""The outgoing edges of nodes, as pairs of a node and its neighbour."""

ALL_LEVELS = 100
"""A depth greater than any nesting or hierarchy has."""

_MAX_CACHED = 20_000
Neighbours = Mapping[str, set[str]]

_MAX_NODES: Final = 20_000


class Reached(NamedTuple):
    """The result of a search: distances, predecessors on shortest paths, and completeness.

    ``distances`` is in breadth-first order and contains the starts at 0. ``is_all`` is false if the limit cut the
    search before its depth.
    """

    distances: dict[str, int]
    nearer: dict[str, list[str]]
    is_all: bool

    @property
    def others(self) -> list[str]:
        """The reached nodes without the starts."""
        return [entry for entry, steps in self.distances.items() if steps]

    def at(self, distance: int) -> list[str]:
        """Return the nodes at a distance."""
        return [entry for entry, steps in self.distances.items() if steps == distance]

    def way(self, end: str) -> list[str]:
        """Return one of the shortest paths to a node, the start first."""
        found = [end]
        while found[-1] in self.nearer:
            found.append(self.nearer[found[-1]][0])
        return found[::-1]


def memoized(edges: Edges) -> Edges:
    """Memoize edges by node, up to a number of nodes."""
    known: dict[str, list[str]] = {}

    def each(things: Sequence[str]) -> Iterable[tuple[str, str]]:
        found = {thing: known.get(thing) for thing in things}
        fresh: dict[str, list[str]] = {thing: [] for thing, others in found.items() if others is None}
        for near, far in edges(list(fresh)) if fresh else ():
            fresh[near].append(far)
        if len(known) + len(fresh) > _MAX_CACHED:
            known.clear()
        known.update(fresh)
        # Another thread may have cleared the cache meanwhile.
        return [(thing, far) for thing in sorted(found) for far in found[thing] or fresh.get(thing, [])]

    return each


def reach(starts: Iterable[str], edges: Edges, depth: int, most: int, until: Collection[str] = ()) -> Reached:
    """Search from starts in at most ``depth`` steps.

    No step is begun once more than ``most`` nodes, or any of ``until``, are reached.
    """
    search = _Frontier(starts)
    while search.frontier and search.steps < depth and len(search.distances) <= most:
        if any(end in search.distances for end in until):
            break
        search.step(edges)
    return search.reached(not search.frontier or search.steps == depth)


class PathSearch(NamedTuple):
    """The result of a bidirectional search.

    ``at`` are the nodes in the middle of the shortest paths, all at the same distance from the starts; empty if there
    is no path.
    """

    onward: Reached
    backward: Reached
    at: list[str]

    def ways(self, most: int) -> list[list[str]]:
        """Return the shortest paths from a start to an end, at most ``most``."""
        found = []
        for middle in self.at:
            firsts = [way[::-1] for way in _ways(middle, self.onward.nearer, most)]
            lasts = [way[1:] for way in _ways(middle, self.backward.nearer, most)]
            found += [first + last for first in firsts for last in lasts]
            if len(found) >= most:
                break
        return found[:most]


def search_both_ways(
    starts: Iterable[str], ends: Iterable[str], onward: Edges, backward: Edges, depth: int, most: int
) -> PathSearch:
    """Search the shortest paths of at most ``depth`` steps from both sides.

    Each step expands the side with the smaller frontier.
    """
    there, back = _Frontier(starts), _Frontier(ends)
    while True:
        at = [entry for entry in there.distances if entry in back.distances]
        open_ends = [side for side in (there, back) if side.frontier and len(side.distances) <= most]
        if at or len(open_ends) < 2 or there.steps + back.steps >= depth:
            return PathSearch(there.reached(not there.frontier), back.reached(not back.frontier), at)
        if len(there.frontier) <= len(back.frontier):
            there.step(onward)
        else:
            back.step(backward)


class _Frontier:
    """The state of a breadth-first search."""

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
    """Yield shortest paths back to the starts, at most ``most``."""
    ways = [[end]]
    while any(way[-1] in nearer for way in ways):
        ways = [[*way, near] for way in ways for near in nearer[way[-1]]][:most]
    return ways


def cycles(pairs: Iterable[tuple[str, str]]) -> list[list[str]]:
    """Find a shortest cycle through each edge; each begins and ends with the least of its nodes."""
    found: dict[tuple[str, ...], None] = {}
    every: dict[str, set[str]] = defaultdict(set)
    for one, other in pairs:
        if one != other:
            every[one].add(other)
    edges = _inside_cycles(every)
    for one in sorted(edges):
        for other in sorted(edges[one]):
            way = shortest_way(edges, other, one)[:-1]
            if way:
                ring = [one, *way]
                start = ring.index(min(ring))
                found.setdefault((*ring[start:], *ring[:start]))
    return [[*ring, ring[0]] for ring in sorted(found)]


def _inside_cycles(edges: Neighbours) -> Neighbours:
    """Remove nodes at which no edge begins or ends, until a fixed point."""
    while True:
        ends = set().union(*edges.values())
        left = {node: kept for node, others in edges.items() if node in ends and (kept := others & edges.keys())}
        if left == edges:
            return left
        edges = left


def shortest_way(edges: Neighbours, start: str, end: str) -> list[str]:
    """Return a shortest way from one node to another; empty if there is none."""

    def following(near: Sequence[str]) -> Iterable[tuple[str, str]]:
        return ((node, other) for node in near for other in sorted(edges.get(node, ())))

    reached = reach([start], following, ALL_LEVELS, _MAX_NODES, [end])
    return reached.way(end) if end in reached.distances else []
