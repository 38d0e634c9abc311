"""The steps that a path may take, and where it may not pass.

For maintainers: calls come first. Where they lead nowhere, so do handovers, the tables that hold what is handed over,
and what the language runs; last, the public methods of a class that is handed over. This module must not know how a
path is shown.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from oxigraph_code.tools.call_graph.call_sites import remembered
from oxigraph_code.tools.call_graph.traversal import Edges, Meeting, meet
from oxigraph_code.tools.workspace.workspace import Workspace


class Steps(NamedTuple):
    """Steps of some kinds: away from a symbol, and towards it."""

    onward: Edges
    backward: Edges

    def avoiding(self, avoided: Avoided) -> Steps:
        """The same steps without those that lead to what is avoided."""
        return Steps(avoided.without(self.onward), avoided.without(self.backward))

    def without(self, removed: Collection[tuple[str, str]]) -> Steps:
        """The same steps without some of them."""
        return Steps(
            lambda things: (step for step in self.onward(things) if step not in removed),
            lambda things: ((far, near) for far, near in self.backward(things) if (near, far) not in removed),
        )

    def meeting(self, starts: Sequence[str], ends: Sequence[str], longest: int, most: int) -> Meeting:
        """The shortest paths between some starts and ends."""
        return meet(starts, ends, self.onward, self.backward, longest, most)


class Avoided(NamedTuple):
    """What a path may not pass: symbols with what is nested in them, files and folders, by their IRIs."""

    iris: frozenset[str]

    def has(self, iri: str) -> bool:
        return iri in self.iris or any(iri.startswith((f"{entry}/", f"{entry}.", f"{entry}~")) for entry in self.iris)

    def without(self, edges: Edges) -> Edges:
        if not self.iris:
            return edges
        return lambda things: ((near, far) for near, far in edges(things) if not self.has(far))

    def and_also(self, iris: Iterable[str]) -> Avoided:
        return Avoided(self.iris.union(iris))


def kinds_of_steps(workspace: Workspace) -> list[Steps]:
    """The kinds of steps in the order in which they are tried: each has those of the one before, too."""
    calls = Steps(remembered(workspace, "called_from"), remembered(workspace, "calling"))
    onward = ("steps_from", "tables_read", "tables_in")
    backward = ("steps_to", "readers_of_tables", "modules_of_tables")
    handovers = Steps(_all(workspace, *onward), _all(workspace, *backward))
    registered = Steps(
        _all(workspace, *onward, "registered_from"),
        _all(workspace, *backward, "class_handovers"),
    )
    return [calls, handovers, registered]


def _all(workspace: Workspace, *queries: str) -> Edges:
    """The edges of several queries."""
    kinds = [remembered(workspace, query) for query in queries]

    def edges(things: Sequence[str]) -> Iterable[tuple[str, str]]:
        for kind in kinds:
            yield from kind(things)

    return edges
