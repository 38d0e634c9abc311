"""Cycles of edges, each by a shortest way.

For maintainers: this module must not know the edges.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from oxigraph_code.tools.call_graph.traversal import ALL_LEVELS, reach

Neighbours = Mapping[str, set[str]]

_MAX_NODES: Final = 20_000


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
