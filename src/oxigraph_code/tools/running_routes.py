"""The routes that run some symbols, as answers about these count them.

For maintainers: a route runs its handler; of a class as handler each method may be run, but for those that are called
as an HTTP method is which the route has not. This module must not know which tool asks.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.tools.nodes import Nodes
from oxigraph_code.tools.workspace import Workspace, asked

_HTTP_METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})
_ANY = "ANY"


def routes_running(workspace: Workspace, symbols: Sequence[str]) -> dict[str, list[str]]:
    """The routes that run each of some symbols."""
    found: dict[str, dict[str, None]] = {}
    for row in asked(workspace, "routes_running", "symbol", symbols):
        called = row.get("name", "").upper()
        if called not in _HTTP_METHODS or row["method"] in (called, _ANY):
            found.setdefault(row["symbol"], {})[row["route"]] = None
    return {symbol: list(routes) for symbol, routes in found.items()}


class ReachedRoutes(NamedTuple):
    """Routes with how far what they run is, and the functions and modules that a route says more of."""

    distances: Mapping[str, int] = {}
    told: frozenset[str] = frozenset()


def reached_routes(
    workspace: Workspace, known: Nodes, distances: Mapping[str, int], besides: Collection[str]
) -> ReachedRoutes:
    """The routes among what was reached ``besides`` some, and those that run it."""
    reached = [iri for iri in distances if iri not in besides]
    found = {iri: distances[iri] for iri in reached if identity.is_route(iri)}
    running = routes_running(workspace, reached)
    for symbol, routes in running.items():
        for route in routes:
            found[route] = min(found.get(route, distances[symbol]), distances[symbol])
    known.add(found)
    return ReachedRoutes(found, frozenset(running).union(map(known.module, found)))
