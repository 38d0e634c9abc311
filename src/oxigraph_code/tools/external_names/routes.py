"""Routes that match a request, with their handlers and the code that sends such requests.

For maintainers: a route is typed as it appears in a log or a client, with values for parameters or without its prefix.
Whole matches come before matches at the end, these before matches at the beginning, and last come routes that are the
end of the path; among several, those with most fixed parts win. This module must not know the question.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from oxigraph_code.queries.lines import line_number
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.call_graph.requests import (
    RegisteredRoute,
    SentRequest,
    registered_routes,
    sent_requests,
)
from oxigraph_code.tools.call_graph.route_paths import (
    ANY,
    ELLIPSIS,
    ONE_PART,
    RequestPattern,
    allows,
    beginning,
    below_prefix,
    ending,
    is_elsewhere,
    likeness,
    may_be,
    parse_request,
    segments,
)
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace

_LINES_OF_CALL = 4
_MAX_FRAMEWORKS = 5
_END = "are the end of"
"""A prefix that a program adds elsewhere may be missing in a route."""
_OPEN = "take anything below, also"
_MAX_JOINED = 25
"""Above this number the answer is a list of routes, without the code that sends requests."""
_STRING = re.compile(r"([\"'`])((?:(?!\1).){0,300}?/(?:(?!\1).){0,300}?)\1")
_COMPUTED = re.compile(r"[$#]?\{[^{}]*\}|%[sdv]")


_Placed = TypeVar("_Placed", RegisteredRoute, SentRequest)


class RoutesFound(NamedTuple):
    """The routes that match a request.

    ``summary`` counts them, ``rows`` are the routes and the places that send such requests, ``handlers`` the IRIs of
    all handlers.
    """

    summary: str
    rows: list[Row]
    handlers: list[str]
    is_exact: bool


def routes_of(
    workspace: Workspace, scope: QuestionScope, query: str, *, reads_files: bool = False
) -> RoutesFound | None:
    """Find the routes for a request such as ``POST /users/3``; None if there are none.

    With ``reads_files`` the lines of source that have such a path in a string are found, too.
    """
    pattern = parse_request(query)
    if pattern is None:
        return None
    every = _of_scope(scope, registered_routes(workspace))
    fitting, how = _matching(every, pattern)
    if not fitting:
        return None
    allowed = [route for route in fitting if allows(route.methods, pattern.methods)]
    shown = allowed or fitting
    handlers = {route.iri: _handlers(workspace, scope, route, pattern.methods) for route in shown}
    rows = [_row(scope, route, handlers[route.iri]) for route in shown]
    summary = _summary(query.strip(), how, len(shown), is_allowed=bool(allowed))
    if len(shown) <= _MAX_JOINED:
        every_request = _of_scope(scope, sent_requests(workspace))
        sent = [request for request in every_request if not is_elsewhere(request.path)]
        sent = [request for request in sent if allows(request.methods, pattern.methods)]
        computed = sum(request.path == ELLIPSIS for request in sent)
        sent = [request for request in sent if request.path != ELLIPSIS]
        requests = _requests_for(sent, shown, every)
        possible = _requests_that_may(requests, sent, shown, every)
        tests = [request for request in requests if is_about_others(scope.path_of(request.module))]
        rows += _request_rows(workspace, scope, [request for request in requests if request not in tests], "sends")
        rows += _request_rows(workspace, scope, possible, "may send")
        rows += _request_rows(workspace, scope, tests, "sends")
        mentions = _mentions(workspace, scope, shown, every, every_request) if reads_files else []
        rows += [mention.row for mention in mentions]
        rows += _told(workspace, scope, shown)
        counts = _count_of_requests(len(requests), len(tests), len(possible), len(mentions), computed)
        summary = f"{summary}, {counts}"
    known = list(dict.fromkeys(symbol.iri for found in handlers.values() for symbol in found))
    return RoutesFound(summary, rows, known, is_exact=bool(allowed) and how in ("", _OPEN))


def _matching(every: Sequence[RegisteredRoute], pattern: RequestPattern) -> tuple[list[RegisteredRoute], str]:
    """Find the best matching routes and the kind of a partial match, which must have the method, too."""
    for fits, how in ((likeness, ""), (ending, "end in"), (beginning, "begin with"), (below_prefix, _END)):
        scored = [(max(fits(path, pattern.path) for path in route.paths), route) for route in every]
        fitting = [(score, route) for score, route in scored if score]
        allowed = [(score, route) for score, route in fitting if allows(route.methods, pattern.methods)]
        chosen = allowed or ([] if how else fitting)
        best = max((score for score, _ in chosen), default=0)
        if found := [route for score, route in chosen if score == best]:
            ends = [segments(path)[-1:] for route in found for path in route.paths]
            is_open = not how and all(last and last[0].is_rest for last in ends)
            return found, _OPEN if is_open else how
    return [], ""


def _summary(query: str, how: str, routes: int, *, is_allowed: bool) -> str:
    if not is_allowed:
        return f"no known route is {query}; {counted(routes, 'route')} of that path for other methods"
    if how:
        first, _, rest = how.partition(" ")
        verb = how if routes > 1 else f"{'is' if first == 'are' else f'{first}s'} {rest}"
        return f"{counted(routes, 'route')} that {verb} {query}, and none that is exactly so"
    return f"{query}: {counted(routes, 'route')}"


def _count_of_requests(requests: int, tests: int, possible: int, mentions: int, computed: int) -> str:
    sends = "is known to send" if requests == 1 else "are known to send"
    text = f"{counted(requests, 'place')} {sends} such a request by a path written there"
    text += f" ({tests:,} in tests)" if tests else ""
    text += f", {possible:,} more may by a part of one" if possible else ""
    text += f", the path is in a string on {counted(mentions, 'other line')}" if mentions else ""
    return f"{text}, {counted(computed, 'request')} of computed paths not matched" if computed else text


def _mentions(
    workspace: Workspace,
    scope: QuestionScope,
    shown: Sequence[RegisteredRoute],
    every: Sequence[RegisteredRoute],
    known: Sequence[SentRequest],
) -> list[PathMention]:
    """Return lines with a route's path in a string, except the lines of routes and requests."""
    patterns = [path for route in shown for path in route.paths]
    others = [path for route in every for path in route.paths]

    def is_meant(text: str) -> bool:
        score = max(likeness(pattern, text) for pattern in patterns)
        return score >= ONE_PART and score >= max(likeness(pattern, text) for pattern in others)

    registered = {(scope.path_of(route.module), line) for route in every for line in range(route.line, route.end + 1)}
    # The path may stand below the name of the called function.
    sending = {(scope.path_of(e.module), line) for e in known for line in range(e.line, e.line + _LINES_OF_CALL)}
    found = lines_with_paths(workspace, scope, patterns, is_meant)
    return [mention for mention in found if (mention.path, mention.line) not in registered | sending]


def _of_scope(scope: QuestionScope, found: Iterable[_Placed]) -> list[_Placed]:
    """Keep the entries of a scope, with tests and examples last."""
    inside = (entry for entry in found if scope.holds(entry.module))
    return sorted(inside, key=lambda entry: is_about_others(scope.path_of(entry.module)))


def _requests_for(
    sent: Sequence[SentRequest], shown: Sequence[RegisteredRoute], every: Sequence[RegisteredRoute]
) -> list[SentRequest]:
    """Return the requests that match routes at least as well as any other route."""
    fitting = ((request, _best(shown, request)) for request in sent)
    return [request for request, found in fitting if found and found >= _best(every, request)]


def _requests_that_may(
    known: Sequence[SentRequest],
    sent: Sequence[SentRequest],
    shown: Sequence[RegisteredRoute],
    every: Sequence[RegisteredRoute],
) -> list[SentRequest]:
    """Return the other requests that may match: by a computed part, or by a path below a base."""
    patterns = [(route, path) for route in shown for path in route.paths]
    found = []
    for request in sent:
        fitting = [route for route, path in patterns if may_be(path, request.path) or ending(path, request.path)]
        is_allowed = any(allows(route.methods, frozenset(request.methods)) for route in fitting)
        if is_allowed and request not in known and not (ELLIPSIS not in request.path and _best(every, request)):
            found.append(request)
    return found


def _best(routes: Iterable[RegisteredRoute], request: SentRequest) -> int:
    return max((_fits(route, request) for route in routes), default=0)


def _fits(route: RegisteredRoute, request: SentRequest) -> int:
    methods = frozenset(request.methods) - {ANY}
    return max(likeness(path, request.path) for path in route.paths) if allows(route.methods, methods) else 0


def _handlers(
    workspace: Workspace, scope: QuestionScope, route: RegisteredRoute, methods: frozenset[str]
) -> list[Symbol]:
    """Find the handlers of a route; of a class its own methods named as HTTP methods."""
    found = details(workspace, scope, route.handlers or [route.iri])
    run: list[Symbol] = []
    for symbol in found.values():
        wanted = [method.lower() for method in route.methods if method in (methods or route.methods)]
        members = [f"{symbol.iri}.{name}" for name in wanted] if symbol.kind == "Class" else []
        run += list(details(workspace, scope, members).values()) or [symbol]
    return run


def _row(scope: QuestionScope, route: RegisteredRoute, handlers: Sequence[Symbol]) -> Row:
    path = scope.path_of(route.module)
    runs = ", ".join(symbol.place for symbol in handlers if symbol.iri != route.iri)
    if not runs:
        is_here = route.end > route.line and not route.handlers
        runs = f"lines {route.line}-{route.end}" if is_here else "an unknown handler"
    also = f", also {', '.join(route.others)}" if route.others else ""
    line = f"{path}:{route.line} route {route.name}{also} runs {runs} · {route.rule}"
    data = {
        "iri": route.iri,
        "kind": "route",
        "name": route.name,
        "path": path,
        "line": route.line,
        "methods": list(route.methods),
        "paths": list(route.paths),
        "handlers": [dict(symbol.data) for symbol in handlers],
        "rule": route.rule,
    }
    return Row(line, data)


def _request_rows(workspace: Workspace, scope: QuestionScope, requests: Sequence[SentRequest], does: str) -> list[Row]:
    callers = details(workspace, scope, list(dict.fromkeys(request.caller for request in requests)))
    rows = []
    for request in requests:
        path, caller = scope.path_of(request.module), callers.get(request.caller)
        inside = f" in {caller.label}" if caller is not None and caller.kind != "Module" else ""
        line = f"{path}:{request.line} {does} {'|'.join(request.methods)} {request.path}{inside}"
        data = {"path": path, "line": request.line, "kind": "request", "iri": request.caller, "name": request.path}
        rows.append(Row(line, data))
    return rows


def _told(workspace: Workspace, scope: QuestionScope, routes: Sequence[RegisteredRoute]) -> list[Row]:
    """List the places in documents that mention a request to one of these routes."""
    rows = []
    for told in workspace.cached_rows("all_mentions"):
        pattern = parse_request(told["text"]) if told["kind"] == "route" and scope.holds(told["module"]) else None
        if pattern and any(
            allows(route.methods, pattern.methods) and any(likeness(path, pattern.path) for path in route.paths)
            for route in routes
        ):
            path, line = scope.path_of(told["module"]), line_number(told["line"])
            data = {"path": path, "line": line, "kind": "mention", "name": told["text"]}
            rows.append(Row(f"{path}:{line} mentions {told['text']}", data))
    return rows


def no_known_route(workspace: Workspace, scope: QuestionScope, query: str) -> tuple[str, str]:
    """Phrase that a request fits no known route, and name the frameworks whose routes are not read."""
    request = parse_request(query)
    is_one = request is not None and request.methods
    return (f"no known route fits {query.strip()}", unread_frameworks(workspace, scope)) if is_one else ("", "")


def unread_frameworks(workspace: Workspace, scope: QuestionScope) -> str:
    """Return a phrase with the frameworks of the manifests whose routes are not read; empty without any."""
    from oxigraph_code.languages.loader import extracts
    from oxigraph_code.languages.registry import installed
    from oxigraph_code.patterns.frameworks import words

    unread = {
        package
        for loader in installed().loaders
        if extracts(loader)
        for file, entry in loader.semantics.patterns.table("unread")
        for package in words(file, entry, "packages")
    }
    rows = workspace.cached_rows("declared", project=sorted(scope.projects))
    found = sorted({row["name"] for row in rows if row["name"] in unread})
    return f"routes of {shortened(found, _MAX_FRAMEWORKS)} are not read" if found else ""


class PathMention(NamedTuple):
    """A line of a file with a path in a string."""

    path: str
    line: int
    text: str

    @property
    def row(self) -> Row:
        data = {"path": self.path, "line": self.line, "kind": "mention", "name": self.text}
        return Row(f"{self.path}:{self.line} has {self.text} in a string", data)


def lines_with_paths(
    workspace: Workspace, scope: QuestionScope, patterns: Iterable[str], is_meant: Callable[[str], bool]
) -> list[PathMention]:
    """Find the lines with a string that is meant, of those with the last fixed part of a pattern."""
    fixed = ([part.text for part in segments(pattern) if part.is_fixed] for pattern in patterns)
    words = {parts[-1] for parts in fixed if parts}
    if not words or not scope.has_files:
        return []
    word = re.compile("|".join(sorted(map(re.escape, words))), re.IGNORECASE)
    modules = workspace.cached_rows("module_paths", project=sorted(scope.projects))
    return [
        PathMention(path, number, text)
        for path in sorted({scope.path_of(row["module"]) for row in modules})
        for number, line in _lines(scope, path, word)
        for text in dict.fromkeys(_COMPUTED.sub(ELLIPSIS, match[2]) for match in _STRING.finditer(line))
        if is_meant(text)
    ]


def _lines(scope: QuestionScope, path: str, word: re.Pattern[str]) -> Iterator[tuple[int, str]]:
    text = scope.text(path)
    return ((n, line) for n, line in enumerate(text.split("\n") if word.search(text) else (), 1) if word.search(line))
