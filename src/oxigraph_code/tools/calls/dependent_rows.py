"""Dependents or dependencies as sections by distance and file, those with most shortest paths first.

For maintainers: an import is no information if the symbols that use it are known. Details are loaded for the rows that
are shown. This module must not know the direction in which edges were followed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from oxigraph_code.tools.answer.grouping import EXTERNAL_TITLE, counted
from oxigraph_code.tools.answer.listing import LazyRows, Row, Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.call_graph.dependents import MAX_DEPENDENTS, Dependence

_PREVIEW = 3
_IMPORTED = frozenset({"imports"})


class DependentRows(NamedTuple):
    """Reached symbols with the receivers to which they hand over a start.

    ``groups`` gives symbols a place behind the others, with the heading at the same place of ``headings``.
    """

    known: Nodes
    dependence: Dependence
    receivers: Mapping[str, str] = {}
    groups: Mapping[str, int] = {}
    headings: Sequence[str] = ("",)

    def sections(self, besides: Collection[str]) -> tuple[list[Section], list[Section]]:
        """Make the sections of direct and farther symbols, without those ``besides``."""
        distances, ways = self.dependence.reached.distances, self.dependence.ways
        found: dict[tuple[int, int, str], list[str]] = defaultdict(list)
        for iri in self.dependence.others[:MAX_DEPENDENTS]:
            if iri not in besides:
                found[self.groups.get(iri, 0), distances[iri], self.known.path(iri)].append(iri)
        weights = {key: sum(ways[iri] for iri in iris) for key, iris in found.items()}
        near: list[Section] = []
        far: list[Section] = []
        for key in sorted(found, key=lambda key: (*key[:2], not key[2], -weights[key], key[2])):
            (group, distance, path), inside = key, found[key]
            users = [iri for iri in inside if self.dependence.edges.get(iri) != _IMPORTED] or inside
            away = f"{counted(distance, 'step')} away: " if distance > 1 else ""
            self.known.expect(users)
            rows = LazyRows(len(users), partial(self._rows, users))
            title = f"{self.headings[group]}{away}{path or EXTERNAL_TITLE}"
            (far if distance > 1 or group else near).append(Section("dependents", rows, title))
        return near, far

    def _rows(self, iris: Sequence[str]) -> list[Row]:
        self.known.learn(iris)
        return [self._row(iri) for iri in iris]

    def _row(self, iri: str) -> Row:
        symbol = self.known[iri]
        distance, ways = self.dependence.reached.distances[iri], self.dependence.ways[iri]
        near = self.dependence.reached.nearer[iri]
        edges = sorted(self.dependence.edges.get(iri, ()))
        how = self._edges(iri, edges) if distance == 1 else f"→ {shortened(self.known.names(near), _PREVIEW)}"
        at = f"{symbol.line} " if symbol.line and symbol.kind != "Module" else ""
        line = f"  {at}{symbol.label} · {how}"
        more = {"distance": distance, "ways": ways, "over": near, "edges": edges}
        return Row(f"{line} · {ways:,} ways" if ways > 1 else line, {**symbol.data, **more})

    def _edges(self, iri: str, edges: Sequence[str]) -> str:
        """Name the edges to the start, with the receiver of a handover."""
        receiver = self.receivers.get(iri)
        if "handsOver" not in edges or receiver is None:
            return ", ".join(edges)
        others = [edge for edge in edges if edge not in ("handsOver", "references")]
        return ", ".join([*others, f"hands it to {receiver}"])
