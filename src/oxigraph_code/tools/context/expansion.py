"""The neighbourhood of entry points: scores spread along edges of the graph.

For maintainers: a score is shared by all edges of a node. A hub that half of the program uses is no evidence, so its
users are not followed. The number of queries is constant. This module must not know the reasons for candidates.
"""

from __future__ import annotations

import math
import sqlite3
from collections import defaultdict
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
_OWNER = 0.4


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
    """Score the entries one step from the entry points."""
    around = _Expansion(workspace, database, starts)
    around.spread()
    return around.result()


class _Expansion:
    def __init__(self, workspace: Workspace, database: sqlite3.Connection, starts: Sequence[Candidate]) -> None:
        self._workspace = workspace
        self._database = database
        self._entries = {candidate.entry.iri: candidate.entry for candidate in starts}
        self._own = {candidate.entry.iri: candidate.score for candidate in starts}
        self._shared: dict[str, float] = defaultdict(float)
        self._edges: dict[Edge, None] = {}
        self._hubs: dict[str, int] = {}

    def spread(self) -> None:
        """Spread scores along one step in both directions, and to the owners."""
        known = list(self._entries)
        hubs = {iri for iri in known if self._entries[iri].dependents > _HUB}
        self._hubs |= {iri: self._entries[iri].dependents for iri in sorted(hubs)}
        needs = self._steps("dependencies", known)
        users = self._steps("dependents", [iri for iri in known if iri not in hubs])
        for near, kind, far in needs:
            self._edges[Edge(near, kind, far)] = None
        for near, kind, far in users:
            self._edges[Edge(far, kind, near)] = None
        owners = self._owners(known)
        self._entries |= described(self._database, sorted({far for _, _, far in (*needs, *users)} - set(self._entries)))
        for steps, weights in ((needs, _NEEDS), (users, _USED_BY)):
            degrees: dict[str, int] = defaultdict(int)
            for near, _, _ in steps:
                degrees[near] += 1
            for near, kind, far in steps:
                if far in self._entries:
                    share = self._own[near] * weights[kind] * self._damping(far)
                    self._shared[far] += share / math.sqrt(degrees[near])
        for iri, owner in owners.items():
            self._shared[owner] = max(self._shared[owner], self._own[iri] * _OWNER)

    def _steps(self, query: str, starts: Sequence[str]) -> list[tuple[str, str, str]]:
        if not starts:
            return []
        rows = self._workspace.rows(query, symbol=starts)
        steps = [(row["symbol"], row["edge"].removeprefix(identity.BASE), row["other"]) for row in rows]
        return [step for step in steps if step[0] != step[2]]

    def _owners(self, starts: Sequence[str]) -> dict[str, str]:
        """Look up the owner of each symbol that has one."""
        rows = self._workspace.rows("owners_of", symbol=starts) if starts else []
        owners = {row["symbol"]: row["owner"] for row in rows}
        self._entries |= described(self._database, sorted(set(owners.values()) - set(self._entries)))
        return {iri: owner for iri, owner in owners.items() if owner in self._entries}

    def _damping(self, iri: str) -> float:
        entry = self._entries[iri]
        return (0.5 if entry.is_test else 1.0) / (1 + math.log10(1 + entry.dependents))

    def _score(self, iri: str) -> float:
        return self._own.get(iri, 0.0) + self._shared.get(iri, 0.0)

    def result(self) -> Neighbourhood:
        """Return the neighbourhood, with the definitions of one symbol merged."""
        scores = {iri: self._score(iri) for iri in self._entries}
        ranked = sorted(scores, key=lambda iri: (-scores[iri], iri))[:_MAX_ENTRIES]
        one = fullest(self._database, ranked)
        entries = {one[iri].iri: one[iri] for iri in ranked}
        nearest: dict[str, float] = defaultdict(float)
        for iri in ranked:
            nearest[one[iri].iri] = max(nearest[one[iri].iri], scores[iri])
        edges = {
            Edge(one[edge.source].iri, edge.kind, one[edge.target].iri)
            for edge in self._edges
            if edge.source in one and edge.target in one
        }
        hubs = {one[iri].iri: count for iri, count in self._hubs.items() if iri in one}
        return Neighbourhood(nearest, entries, sorted(edge for edge in edges if edge.source != edge.target), hubs)
