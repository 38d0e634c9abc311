"""Requests that code sends and the routes that they fit, as edges from the sender to the handler.

For maintainers: the text does not state the host of a request, so it is joined to the routes that its path fits best:
in the scope of the question first, then in its own project, then anywhere in the store. A path below an unknown base
fits the end of one route, or a route of another repository, if it has two fixed parts; the base that two such requests
of a project tell counts for all of its requests. This module must not know how answers look. See decision 0124.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.call_graph.route_paths import (
    ANY,
    ELLIPSIS,
    ONE_PART,
    allows,
    base_of,
    ending,
    is_elsewhere,
    likeness,
    segments,
)
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_MIN_TOLD = 2
_MAX_ROUTES = 3
"""A request that fits more routes equally well is for none of them."""


class RegisteredRoute(NamedTuple):
    """A route with its methods, its paths, the IRIs of its handlers and the rule that found it."""

    iri: str
    name: str
    module: str
    line: int
    end: int
    methods: tuple[str, ...]
    paths: tuple[str, ...]
    handlers: tuple[str, ...]
    rule: str

    @property
    def others(self) -> list[str]:
        """The paths that are not part of its name."""
        return [path for path in self.paths if not self.name.endswith(f" {path}")]


class SentRequest(NamedTuple):
    """A place where code sends a request."""

    caller: str
    module: str
    line: int
    methods: tuple[str, ...]
    path: str

    @property
    def label(self) -> str:
        """The request, as answers name it."""
        return f"{'|'.join(self.methods)} {self.path}"


def registered_routes(workspace: Workspace) -> list[RegisteredRoute]:
    """Return all routes of the store, read once for each generation."""
    return workspace.cached("registered routes", lambda: _registered(workspace.kept_rows("routes")))


def _registered(rows_of_routes: Iterable[Mapping[str, str]]) -> list[RegisteredRoute]:
    found: dict[str, list[Mapping[str, str]]] = {}
    for row in rows_of_routes:
        found.setdefault(row["route"], []).append(row)
    return [
        RegisteredRoute(
            iri,
            rows[0]["name"],
            rows[0]["module"],
            line_number(rows[0]["line"]),
            line_number(rows[0]["end"]),
            _each(rows, "method"),
            _each(rows, "path"),
            _each(rows, "handler"),
            rows[0]["rule"],
        )
        for iri, rows in found.items()
    ]


def sent_requests(workspace: Workspace) -> list[SentRequest]:
    """Return all requests that code of the store sends."""
    found: dict[tuple[str, str], list[Mapping[str, str]]] = {}
    for row in workspace.cached_rows("requests"):
        found.setdefault((row["request"], row["line"]), []).append(row)
    return [
        SentRequest(rows[0]["caller"], rows[0]["module"], int(line), _each(rows, "method"), rows[0]["path"])
        for (_, line), rows in found.items()
    ]


def _each(rows: Iterable[Mapping[str, str]], name: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(row[name] for row in rows if name in row))


class _RequestEdges(NamedTuple):
    """Requests with their handlers by sender, requests by route or handler, and requests without one."""

    by_caller: Mapping[str, Sequence[tuple[SentRequest, str]]]
    by_target: Mapping[str, Sequence[SentRequest]]
    unplaced: Mapping[str, Sequence[SentRequest]]


class PlacedRequests:
    """Joins requests to the handlers of fitting routes, once they are needed."""

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        self._workspace = workspace
        self._scope = scope
        self._routes = registered_routes(workspace)
        self._runnable = {iri for route in self._routes for iri in (route.iri, *route.handlers)}

    @cached_property
    def _edges(self) -> _RequestEdges:
        by_caller: dict[str, list[tuple[SentRequest, str]]] = defaultdict(list)
        by_target: dict[str, list[SentRequest]] = defaultdict(list)
        unplaced: dict[str, list[SentRequest]] = defaultdict(list)
        sent = [request for request in sent_requests(self._workspace) if not is_elsewhere(request.path)]
        placed = _RoutesByPart(self._routes, self._scope).placed(sent) if sent else []
        handlers = {iri for _, fitting in placed for route in fitting for iri in route.handlers}
        inside = {row["inside"] for row in batched_rows(self._workspace, "symbols_inside", "symbol", sorted(handlers))}
        for request, fitting in placed:
            run = dict.fromkeys(iri for route in fitting for iri in _run(route, request, inside))
            for iri in run:
                by_caller[request.caller].append((request, iri))
                by_target[iri].append(request)
            for route in fitting:
                if route.handlers:
                    by_target[route.iri].append(request)
            if not run and self._scope.holds(request.module):
                unplaced[request.caller].append(request)
        return _RequestEdges(by_caller, by_target, unplaced)

    def _senders(self, iri: str) -> Sequence[SentRequest]:
        """Return the requests that run a symbol; without the edges if no route can run it."""
        is_runnable = iri in self._runnable or iri.rpartition(".")[0] in self._runnable
        return self._edges.by_target.get(iri, ()) if is_runnable else ()

    def fitting(self, targets: Iterable[str]) -> list[SentRequest]:
        """Return the requests that fit routes, or the routes of handlers."""
        return list(dict.fromkeys(request for iri in targets for request in self._senders(iri)))

    def between(self, caller: str, handler: str) -> list[SentRequest]:
        """Return the requests of a function that a handler answers."""
        return [request for request in self._senders(handler) if request.caller == caller]

    def unplaced(self, callers: Iterable[str]) -> list[SentRequest]:
        """Return the requests of functions that fit no known route."""
        return [request for iri in callers for request in self._edges.unplaced.get(iri, ())]

    def onward(self, things: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Yield the edges from senders to handlers."""
        by_caller = self._edges.by_caller if self._routes else {}
        return ((thing, iri) for thing in things for _, iri in by_caller.get(thing, ()))

    def backward(self, things: Sequence[str]) -> Iterator[tuple[str, str]]:
        """Yield the edges from routes and handlers to senders."""
        return ((thing, request.caller) for thing in things for request in self._senders(thing))


def placed_requests(workspace: Workspace, scope: QuestionScope) -> PlacedRequests:
    """Return the requests and handlers of a store, joined at most once for each generation."""
    return workspace.cached(f"placed requests of {scope.key}", lambda: PlacedRequests(workspace, scope))


def _run(route: RegisteredRoute, request: SentRequest, inside: set[str]) -> list[str]:
    """List the symbols that a request runs, of a class also the method named after the HTTP method."""
    wanted = request.methods if ANY not in request.methods else route.methods
    members = [f"{iri}.{method.lower()}" for iri in route.handlers for method in wanted]
    return [*(route.handlers or [route.iri]), *(iri for iri in members if iri in inside)]


class _RoutesByPart:
    """Routes by the fixed parts of their paths, so that a request is compared with few of them."""

    def __init__(self, routes: Sequence[RegisteredRoute], scope: QuestionScope) -> None:
        self._scope = scope
        self._by_part: dict[str, list[tuple[RegisteredRoute, str]]] = defaultdict(list)
        self._known: dict[tuple[tuple[str, ...], str, str], list[RegisteredRoute]] = {}
        for route in routes:
            for path in route.paths:
                fixed = [part.text for part in segments(path) if part.is_fixed]
                if fixed:
                    self._by_part[fixed[-1]].append((route, path))

    def placed(self, sent: Sequence[SentRequest]) -> list[tuple[SentRequest, list[RegisteredRoute]]]:
        """Pair requests with their best routes, also below a base that others of the project tell."""
        placed = [(request, self._best(request)) for request in sent]
        bases: dict[str, Counter[str]] = defaultdict(Counter)
        for request, fitting in placed:
            told = {base for route in fitting for path in route.paths if (base := base_of(path, request.path))}
            bases[identity.project_of(request.module)].update(told)
        found = []
        for request, fitting in placed:
            counts = bases[identity.project_of(request.module)] if not fitting else {}
            known = [base for base, count in counts.items() if count >= _MIN_TOLD]
            below = (self._best(request._replace(path=f"/{base}/{request.path.lstrip('/')}")) for base in known)
            found.append((request, fitting or next(filter(None, below), [])))
        return found

    def _best(self, request: SentRequest) -> list[RegisteredRoute]:
        """Return the routes that a request fits best; none if there are many."""
        project = identity.project_of(request.module)
        key = (request.methods, request.path, project)
        if key not in self._known:
            found = self._fitting(request, project)
            if not found and request.path[:1] == ELLIPSIS and request.path[1:2].isalpha():
                # A base that is not known may end in a slash.
                found = self._fitting(request._replace(path=f"{ELLIPSIS}/{request.path[1:]}"), project)
            self._known[key] = found
        return self._known[key]

    def _is_near(self, route: RegisteredRoute, request: SentRequest) -> bool:
        """Return true unless only an unknown base can lead from one repository to another."""
        sides = {identity.project_of(module) in self._scope.projects for module in (route.module, request.module)}
        return len(sides) == 1 or not request.path.startswith(ELLIPSIS)

    def _fitting(self, request: SentRequest, project: str) -> list[RegisteredRoute]:
        if request.path == ELLIPSIS:
            return []
        parts = dict.fromkeys(part.text for part in segments(request.path) if part.is_fixed)
        methods = frozenset(request.methods) - {ANY}
        every = [entry for part in parts for entry in self._by_part.get(part, ()) if allows(entry[0].methods, methods)]
        nearest = (self._scope.projects, (project,), None)
        for least, fits in ((ONE_PART, likeness), (2 * ONE_PART, ending)):
            scored = [(fits(path, request.path), route) for route, path in every]
            scored = [one for one in scored if one[0] >= (least if self._is_near(one[1], request) else 2 * ONE_PART)]
            for projects in nearest if scored else ():
                near = [e for e in scored if projects is None or identity.project_of(e[1].module) in projects]
                best = max((score for score, _ in near), default=0)
                if found := list(dict.fromkeys(route for score, route in near if score == best)):
                    return found if len(found) <= _MAX_ROUTES else []
        return []
