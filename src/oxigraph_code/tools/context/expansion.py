"""The neighbourhood of entry points: scores spread along edges of the graph.

For maintainers: a score is shared by all edges of a node. A hub that half of the program uses is no evidence, so its
users are not followed. The number of queries is constant. This module must not know the reasons for candidates.
"""

from __future__ import annotations

import math
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.search.entries import Entry, described, fullest
from oxigraph_code.tools.context.candidates import Candidate
from oxigraph_code.tools.workspace.workspace import Workspace

_MAX_ENTRIES = 120
_HUB = 60
"""Symbols with more dependents are used everywhere, which is no evidence for a task."""

_NEEDS = {
    "calls": 0.5,
    "instantiates": 0.45,
    "extends": 0.5,
    "implementsTrait": 0.4,
    "overrides": 0.5,
    "references": 0.3,
    "handsOver": 0.2,
    "writes": 0.35,
    "imports": 0.1,
}
_USED_BY = {
    "calls": 0.4,
    "instantiates": 0.25,
    "extends": 0.3,
    "implementsTrait": 0.3,
    "overrides": 0.4,
    "references": 0.2,
    "handsOver": 0.2,
    "writes": 0.35,
    "imports": 0.05,
}


class Edge(NamedTuple):
    """An edge of the graph, by the name of its property."""

    source: str
    kind: str
    target: str


class Neighbourhood(NamedTuple):
    """The scored entries around the candidates, and the edges between them.

    ``hubs`` maps hubs, whose users were not followed, to the count of their users.
    """

    scores: Mapping[str, float]
    entries: Mapping[str, Entry]
    edges: Sequence[Edge]
    hubs: Mapping[str, int]

    @property
    def ranked(self) -> list[str]:
        """The IRIs by score, the highest first."""
        return sorted(self.scores, key=lambda iri: (-self.scores[iri], iri))


def neighbourhood(workspace: Workspace, database: sqlite3.Connection, starts: Sequence[Candidate]) -> Neighbourhood:
    """Score the entries one step from the entry points, in both directions."""
    own = {one.entry.iri: one.score for one in starts}
    entries = {one.entry.iri: one.entry for one in starts}
    hubs = {iri: entry.dependents for iri, entry in sorted(entries.items()) if entry.dependents > _HUB}
    needs = _steps(workspace, "dependencies", list(own))
    users = _steps(workspace, "dependents", [iri for iri in own if iri not in hubs])
    entries |= described(database, sorted({far for _, _, far in (*needs, *users)} - set(entries)))
    scores = defaultdict(float, own)
    for steps, weights in ((needs, _NEEDS), (users, _USED_BY)):
        degrees = Counter(near for near, _, _ in steps)
        for near, kind, far in steps:
            if far in entries:
                scores[far] += own[near] * weights[kind] * _damping(entries[far]) / math.sqrt(degrees[near])
    ranked = sorted(entries, key=lambda iri: (-scores[iri], iri))[:_MAX_ENTRIES]
    # The definitions of one symbol are merged.
    one = fullest(database, ranked)
    nearest: dict[str, float] = defaultdict(float)
    for iri in ranked:
        nearest[one[iri].iri] = max(nearest[one[iri].iri], scores[iri])
    directed = {*needs, *((far, kind, near) for near, kind, far in users)}
    edges = {Edge(one[near].iri, kind, one[far].iri) for near, kind, far in directed if near in one and far in one}
    return Neighbourhood(
        nearest,
        {one[iri].iri: one[iri] for iri in ranked},
        sorted(edge for edge in edges if edge.source != edge.target),
        {one[iri].iri: count for iri, count in hubs.items() if iri in one},
    )


def _steps(workspace: Workspace, query: str, starts: Sequence[str]) -> list[tuple[str, str, str]]:
    rows = workspace.rows(query, symbol=starts) if starts else []
    steps = [(row["symbol"], row["edge"].removeprefix(identity.BASE), row["other"]) for row in rows]
    return [step for step in steps if step[0] != step[2]]


def _damping(entry: Entry) -> float:
    return (0.5 if entry.is_test else 1.0) / (1 + math.log10(1 + entry.dependents))
