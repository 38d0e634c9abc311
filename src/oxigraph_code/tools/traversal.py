"""Going along the edges of the graph from some things, step by step.

For maintainers: a property path without a bound takes a second in a large graph and cannot be ended; a query for each
step takes a millisecond. What is reached first is nearest, circles end by themselves, and who asks says how far and how
much. This module must not know what the edges are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

Edges = Callable[[Sequence[str]], Iterable[tuple[str, str]]]
"""The edges at some things: each of the things with what it leads to."""


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


def reach(starts: Iterable[str], edges: Edges, depth: int, most: int) -> Reached:
    """What the edges lead to from some starts, in at most ``depth`` steps. No step is begun once ``most`` are
    reached."""
    distances = dict.fromkeys(starts, 0)
    nearer: dict[str, list[str]] = {}
    frontier = list(distances)
    for distance in range(1, depth + 1):
        if not frontier or len(distances) > most:
            break
        step: dict[str, list[str]] = {}
        for near, far in edges(frontier):
            if far not in distances and near not in (ways := step.setdefault(far, [])):
                ways.append(near)
        nearer |= step
        distances |= dict.fromkeys(step, distance)
        frontier = list(step)
    else:
        return Reached(distances, nearer, True)
    return Reached(distances, nearer, not frontier)
