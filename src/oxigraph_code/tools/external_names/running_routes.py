"""Routes that run symbols.

For maintainers: a route runs its handler. If the handler is a class, each of its methods may run, except those named as
an HTTP method that the route does not have. This module must not know which tool asks.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.call_graph.call_sites import MAX_FUNCTIONS, edges_of_query
from oxigraph_code.tools.call_graph.requests import registered_routes
from oxigraph_code.tools.call_graph.traversal import ALL_LEVELS, reach
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

HTTP_METHODS = frozenset({"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"})
_ANY = "ANY"


def is_http_method(name: str) -> bool:
    """Return true if a handler's method is named like the HTTP method that runs it."""
    return name.upper() in HTTP_METHODS


def routes_running(workspace: Workspace, symbols: Sequence[str]) -> dict[str, list[str]]:
    """Map symbols to the routes that run them."""
    found: dict[str, dict[str, None]] = {}
    for row in batched_rows(workspace, "routes_running", "symbol", symbols):
        if "method" not in row or _is_run(row["name"], row["method"]):
            found.setdefault(row["symbol"], {})[row["route"]] = None
    return {symbol: list(routes) for symbol, routes in found.items()}


def routes_inheriting(workspace: Workspace, methods: Sequence[str]) -> list[str]:
    """Return the routes whose handler classes inherit methods."""
    routes = registered_routes(workspace)
    handlers = [iri for route in routes for iri in route.handlers]
    bases = edges_of_query(workspace, "bases_of", "symbol", "other")
    # Most subclasses of a method's class are neither a handler nor a base of one.
    above = workspace.cached("handlers and bases", lambda: {*reach(handlers, bases, ALL_LEVELS, sys.maxsize).distances})
    owners = {row["owner"] for row in batched_rows(workspace, "owners_of", "symbol", methods)} if above else set()
    if above.isdisjoint(owners):
        return []
    names = {row["name"] for row in batched_rows(workspace, "names_of_symbols", "symbol", methods)}
    over = [row["other"] for row in batched_rows(workspace, "overriding", "symbol", methods)]
    others = {row["owner"] for row in batched_rows(workspace, "owners_of", "symbol", over)}
    derived = edges_of_query(workspace, "derived_of", "symbol", "other")

    def subtypes(classes: Sequence[str]) -> Iterable[tuple[str, str]]:
        return ((near, far) for near, far in derived(classes) if far in above and far not in others)

    classes = {*reach(sorted(owners), subtypes, ALL_LEVELS, MAX_FUNCTIONS).others}
    inheriting = (route for route in routes if not classes.isdisjoint(route.handlers))
    return [route.iri for route in inheriting if any(_is_run(name, by) for name in names for by in route.methods)]


def _is_run(name: str, method: str) -> bool:
    """Return true if a request by an HTTP method may run the handler's method of a name."""
    return not is_http_method(name) or method in (name.upper(), _ANY)


class ReachedRoutes(NamedTuple):
    """Routes with their distances and the symbols that they run.

    ``covered`` are the functions and modules that a route already covers.
    """

    distances: Mapping[str, int] = {}
    covered: frozenset[str] = frozenset()
    through: Mapping[str, str] = {}


def reached_routes(
    workspace: Workspace, known: Nodes, distances: Mapping[str, int], besides: Collection[str]
) -> ReachedRoutes:
    """Return the routes among and above the reached symbols, without those ``besides``.

    For the starts, routes of classes that inherit them are included.
    """
    reached = [iri for iri in distances if iri not in besides]
    found = {iri: distances[iri] for iri in reached if identity.is_route(iri)}
    running = routes_running(workspace, reached)
    through: dict[str, str] = {}
    for symbol, routes in running.items():
        for route in routes:
            found[route] = min(found.get(route, distances[symbol]), distances[symbol])
            if distances[symbol] <= distances.get(through.get(route, symbol), 0):
                through[route] = symbol
    starts = [iri for iri in reached if not distances[iri]]
    found |= dict.fromkeys(routes_inheriting(workspace, starts), 0)
    known.add(found)
    return ReachedRoutes(found, frozenset(running).union(map(known.module, found)), through)
