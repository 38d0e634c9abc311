"""Routes that need no login, by the exceptions that code states and by the guards that are missing.

For maintainers: a setting, a filter or a decorator states an exception in a line, which is shown with its routes: by
their paths, or by their handlers around the line. This module must not know which rules find guards.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Final, NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries.matching import WORDS
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol, details, modules_below, symbols_in
from oxigraph_code.tools.call_graph.requests import RegisteredRoute, registered_routes
from oxigraph_code.tools.sparql.kinds.clauses import composed
from oxigraph_code.tools.sparql.lists.route_files import COMMENT_OR_IMPORT, routes_of_api
from oxigraph_code.tools.sparql.questions.bounds import counted_question
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_DATA: Final[Mapping[str, str]] = WORDS["open_routes"]
_QUESTION: Final = re.compile(
    _DATA["question"].replace("%KIND%", WORDS["dependents"]["kinds"]["route"]), re.IGNORECASE | re.VERBOSE
)
_FORM: Final = re.compile(_DATA["forms"], re.VERBOSE)
_ABOVE: Final = re.compile(_DATA["above"])
_OF_CLASSES: Final = re.compile(r"controllers?\s+(?:that\s+)?skip", re.IGNORECASE)
_UNGUARDED: Final = "endpoints unauthenticated"
_PATH: Final = re.compile(r"""["'`](/?[\w./{}*:-]+)["'`]""")
_ACTIONS: Final = re.compile(r"\b(only|except)\s*:\s*(?:\[[^\]]*\]|%i\[[^\]]*\]|:\w+)")
_DECORATOR: Final = re.compile(r"\s*[@\[]")
_ABOVE_HANDLER: Final = 3
_OPENING, _CLOSING = "([{", ")]}"
_MAX_LINES: Final = 12
_MAX_LENGTH: Final = 200
_SHOWN: Final = 6
_MOST: Final = 0.7
"""The share of routes without a guard from which guards are not known."""


class _StatedException(NamedTuple):
    """A line that states an exception from authentication, with its whole statement."""

    module: str
    path: str
    line: int
    text: str


def open_routes(question: AskedQuestion) -> Listing | None:
    """List the exceptions from authentication and the routes without a guard; None for any other question."""
    text = counted_question(question.text) or question.text
    found = _QUESTION.fullmatch(text)
    # A clause of its own lists classes that skip a filter.
    if found is None or _OF_CLASSES.match(f"{found['kind']} {found['said']}"):
        return None
    workspace, scope = question.workspace, question.scope
    routes = [one for one in registered_routes(workspace) if scope.holds(one.module)]
    routes = [one for one in routes if not is_about_others(scope.path_of(one.module))]
    handlers = details(workspace, scope, sorted({iri for one in routes for iri in one.handlers}))
    queries = [one.query for one in composed(workspace, scope, _UNGUARDED)][:1]
    unguarded = {row["thing"] for query in queries for row in question.rows(query)}
    # An interface may have no own part of its paths.
    of_api = routes_of_api(scope, text, routes)
    of_api = of_api if any(one.iri in unguarded for one in of_api) else ()
    asked = of_api or routes
    stated = list(_stated(question))
    inside = symbols_in(workspace, scope, sorted({one.module for one in stated})) if stated else {}
    opened: dict[str, None] = {}
    rows = []
    for one in stated:
        meant = _meant(one, routes, handlers, inside)
        if meant and not (meant := [route for route in meant if route in asked]):
            continue
        opened |= dict.fromkeys(route.iri for route in meant)
        named = (
            f" · {counted(len(meant), 'route')}: {shortened([route.name for route in meant], _SHOWN)}" if meant else ""
        )
        rows.append(Row(f"{one.path}:{one.line} {one.text[:_MAX_LENGTH]}{named}", one._asdict()))
    unguarded = unguarded.difference(opened)
    checking = {row["route"] for row in workspace.rows("routes_checking")}
    without = [one.iri for one in asked if one.iri in unguarded and one.iri not in checking]
    # If nearly all lack a guard, the check is made by other means.
    without = without if len(without) < _MOST * len(asked) else []
    bare = [symbol.row for symbol in details(workspace, scope, without).values()]
    if not (rows or bare):
        return None
    places = counted(len(rows), "place")
    head = f"exceptions from authentication are stated at {places}, for no known route"
    if total := len({*opened, *without}):
        ways = [f"{len(opened):,} by exceptions stated at {places}"] * bool(rows)
        ways += [f"{len(bare):,} without a known guard"] * bool(bare)
        among = f"{len(asked):,}" + " with a part 'api'" * bool(of_api)
        head = f"{counted(total, 'route')}: routes without known authentication, {', '.join(ways)}, of {among}"
    inner = len(checking & unguarded)
    checked = [f"{counted(inner, 'route')} with a check in the handler left out"] if inner and bare else []
    return Listing(
        head,
        [
            Section("stated", rows, "exceptions that code states:"),
            Section("unguarded", bare, "no middleware, decorator, base or filter is known to guard:"),
        ],
        [*checked, "a check before all paths is not read", scope.freshness],
        queries if bare else [],
        data={"template": "open_routes"},
    )


def _stated(question: AskedQuestion) -> Iterator[_StatedException]:
    """Yield the lines of the program that state an exception."""
    scope = question.scope
    for module in modules_below(question.workspace, scope, ""):
        path = scope.path_of(module)
        text = scope.text(path) if not is_about_others(path) else ""
        if not _FORM.search(text):
            continue
        lines = text.split("\n")
        for number, line in enumerate(lines):
            if _FORM.search(line) and not COMMENT_OR_IMPORT.match(line):
                yield _StatedException(module, path, number + 1, _statement(lines, number))


def _statement(lines: Sequence[str], at: int) -> str:
    """Return a line with those that its statement began in, or that close its brackets."""
    first, last = at, at
    if ".permitAll" in lines[at] and not _ABOVE.search(lines[at]):
        starts = (above for above in range(at - 1, max(at - _MAX_LINES, -1), -1) if _ABOVE.search(lines[above]))
        first = next(starts, at)
    for last in count(at):
        text = " ".join(line.strip() for line in lines[first : last + 1])
        is_open = sum(map(text.count, _OPENING)) > sum(map(text.count, _CLOSING))
        if not is_open or last - at >= _MAX_LINES or last + 1 >= len(lines):
            return text
    return lines[at].strip()


def _meant(
    stated: _StatedException,
    routes: Sequence[RegisteredRoute],
    handlers: Mapping[str, Symbol],
    inside: Mapping[str, Symbol],
) -> Sequence[RegisteredRoute]:
    """Return the routes of an exception, in its own project if that has any."""
    meant = [route for route in routes if _is_meant(stated, route, handlers, inside)]
    project = identity.project_of(stated.module)
    return [route for route in meant if identity.project_of(route.module) == project] or meant


def _is_meant(
    stated: _StatedException, route: RegisteredRoute, handlers: Mapping[str, Symbol], inside: Mapping[str, Symbol]
) -> bool:
    """Return true for a route with a path in an exception, or with a handler around its line."""
    for named in _PATH.findall(stated.text):
        pattern = re.escape(named.strip("/")).replace(r"\*\*", ".*").replace(r"\*", "[^/]*")
        if named.startswith("/") and any(re.fullmatch(pattern, path.strip("/")) for path in route.paths):
            return True
    only = _ACTIONS.search(stated.text)
    for iri in route.handlers:
        handler = handlers.get(iri)
        if handler is None or handler.module != stated.module:
            continue
        # A decorator stands above its function, a filter in its class.
        owner = inside.get(handler.owner)
        by_name = handler.line - _ABOVE_HANDLER <= stated.line <= handler.end
        if by_name or (owner and owner.line <= stated.line <= owner.end and not _DECORATOR.match(stated.text)):
            is_named = only is not None and re.search(rf"\b{re.escape(handler.short_name)}\b", only[0]) is not None
            return only is None or is_named == (only[1] == "only")
    return False
