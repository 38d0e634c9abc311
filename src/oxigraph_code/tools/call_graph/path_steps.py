"""The kinds of steps that a path may take, and the symbols that it must avoid.

For maintainers: calls come first. If they lead nowhere, handovers, tables of handed-over functions, implicit calls,
joins by a key and requests are added; then the public methods of a class in a handover, then functions stored
where a computed call looks, methods that implement a called one, and last those that override one. This module must not
know how a path is shown.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from oxigraph_code.tools.call_graph.call_sites import cached_edges
from oxigraph_code.tools.call_graph.joins import joins_backward, joins_onward
from oxigraph_code.tools.call_graph.requests import placed_requests
from oxigraph_code.tools.call_graph.traversal import Edges, PathSearch, search_both_ways
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace


class Steps(NamedTuple):
    """Edges of several kinds, in both directions."""

    onward: Edges
    backward: Edges

    def avoiding(self, avoided: Avoided) -> Steps:
        """Return the same steps, except for steps to an avoided symbol."""
        return Steps(avoided.without(self.onward), avoided.without(self.backward))

    def without(self, removed: Collection[tuple[str, str]]) -> Steps:
        """Return the same steps without the ``removed`` edges."""
        return Steps(
            lambda things: (step for step in self.onward(things) if step not in removed),
            lambda things: ((far, near) for far, near in self.backward(things) if (near, far) not in removed),
        )

    def paths_between(self, starts: Sequence[str], ends: Sequence[str], longest: int, most: int) -> PathSearch:
        """Search the shortest paths between starts and ends."""
        return search_both_ways(starts, ends, self.onward, self.backward, longest, most)


class Avoided(NamedTuple):
    """Symbols with all that is nested in them, files and folders that a path must avoid."""

    iris: frozenset[str]

    def has(self, iri: str) -> bool:
        return iri in self.iris or any(iri.startswith((f"{entry}/", f"{entry}.", f"{entry}~")) for entry in self.iris)

    def without(self, edges: Edges) -> Edges:
        if not self.iris:
            return edges
        return lambda things: ((near, far) for near, far in edges(things) if not self.has(far))

    def and_also(self, iris: Iterable[str]) -> Avoided:
        return Avoided(self.iris.union(iris))


def step_kinds(workspace: Workspace, scope: QuestionScope) -> list[Steps]:
    """Return the kinds of steps in the order in which they are tried; each includes the ones before."""
    calls = Steps(cached_edges(workspace, "called_from"), cached_edges(workspace, "calling"))
    requests = placed_requests(workspace, scope)
    there, back = (
        (joins_onward(workspace, scope), requests.onward),
        (joins_backward(workspace, scope), requests.backward),
    )
    handovers = Steps(_all(workspace, ["steps_from"], *there), _all(workspace, ["steps_to"], *back))
    registered = Steps(
        _all(workspace, ("steps_from", "registered_from"), *there),
        _all(workspace, ("steps_to", "class_handovers"), *back),
    )
    # A call of a field, an interface or a base runs one of the functions there, which one is not known.
    instead = (
        Steps(
            _all(workspace, ("steps_from", "registered_from", down), *there),
            _all(workspace, ("steps_to", "class_handovers", up), *back),
        )
        for down, up in (
            ("run_out_of_tables", "tables_that_run"),
            ("implementing", "implemented"),
            ("overriding", "overridden_by"),
        )
    )
    return [calls, handovers, registered, *instead]


def _all(workspace: Workspace, queries: Sequence[str], *others: Edges) -> Edges:
    """Return the edges of several queries, and others."""
    kinds = [*(cached_edges(workspace, query) for query in queries), *others]

    def edges(things: Sequence[str]) -> Iterable[tuple[str, str]]:
        for kind in kinds:
            yield from kind(things)

    return edges
