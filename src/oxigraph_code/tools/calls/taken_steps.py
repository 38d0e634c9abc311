"""Phrases for the steps from one symbol to the next, as calls, handovers and requests.

For maintainers: the evidence for a step is looked for in the order of its strength, since two symbols may be joined in
several ways. This module must not know how steps were found.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from oxigraph_code.tools.answer.grouping import shown_lines
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.call_graph.call_sites import NO_LINES, CallGraph, cached_edges
from oxigraph_code.tools.call_graph.joins import joins_of
from oxigraph_code.tools.call_graph.requests import placed_requests
from oxigraph_code.tools.evidence.handovers import handovers_in
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

COMPUTED = "dynamic"
"""The reason of a call whose function is computed, as by a key of a table."""
_TABLES = "run_out_of_tables"
INSTEAD = {
    "overriding": ("which overrides it", "to an override that may run instead"),
    "implementing": ("which implements it", "to an implementation"),
    _TABLES: ("which is stored where the call looks", "a computed call that may run it"),
}
"""The steps to one of several functions, by query, with the words for a step and their number."""


class TakenSteps:
    """Steps of paths with their evidence; ``instead`` has the queries for steps to one of several."""

    def __init__(
        self,
        workspace: Workspace,
        scope: QuestionScope,
        calls: CallGraph,
        sources: Sequence[str],
        taken: Collection[tuple[str, str]],
    ) -> None:
        self._workspace = workspace
        self._scope = scope
        self._calls = calls
        calls.callees(sources)
        self._sites = {(site.source, site.symbol): site for site in handovers_in(workspace, sources)}
        self.instead: dict[tuple[str, str], str] = {}
        for query in INSTEAD:
            found = frozenset(taken).intersection(cached_edges(workspace, query)(sources))
            self.instead |= dict.fromkeys(found, query)

    def phrase(self, known: Nodes, near: str, far: str) -> tuple[list[int], str]:
        """Return the lines at which a symbol leads to the next one, and a phrase for the kind of step."""
        if lines := list(self._calls.lines([near], [far])):
            return lines, f"calls at {shown_lines(lines)}"
        if self._calls.calls([near], [far]):
            return [], NO_LINES
        if site := self._sites.get((near, far)):
            return list(site.lines), f"hands it over at {shown_lines(site.lines)}, {site.how}"
        joins = [join for join in joins_of(self._workspace, self._scope, [far]) if join.sender == near]
        if joins:
            join = joins[0]
            return list(join.lines), f"sends at {shown_lines(join.lines)}, joined by {join.key}"
        if requests := placed_requests(self._workspace, self._scope).between(near, far):
            lines = sorted({request.line for request in requests})
            return lines, f"sends {requests[0].label} at {shown_lines(lines)}, which fits its route"
        owner = known[far].owner
        if site := self._sites.get((near, owner)):
            return list(site.lines), f"hands over its class at {shown_lines(site.lines)}, {site.how}"
        if query := self.instead.get((near, far)):
            sites = batched_rows(self._workspace, "unresolved_in", "caller", [near] * (query == _TABLES))
            lines = sorted({int(row["line"]) for row in sites if row["reason"] == COMPUTED})
            return lines, f"may run it{f' at {shown_lines(lines)}' if lines else ''}, {INSTEAD[query][0]}"
        if known[far].kind != "Variable":
            return [], "runs it implicitly"
        return [], "defines it" if known[far].module == near else "reads it"
