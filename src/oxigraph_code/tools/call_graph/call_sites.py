"""What the graph says of calls: who calls what, at which lines, and what about calls nobody knows.

For maintainers: call sites come first, for the direct edges between functions say neither lines nor rules, and there
are none to what is outside. An edge without a site is a call all the same: a plug-in language or a user may have
written it. A call that stayed unresolved is found by the name that it ends in. This module must not know how answers
look.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Annotated, NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries import Text
from oxigraph_code.tools.answer.symbol_details import Symbol
from oxigraph_code.tools.call_graph.traversal import Edges, Reached, once, reach
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

Depth = Annotated[int, "how many steps to follow, 1 to 5"]

MOST = 2_000
"""How many functions are reached before no further step is begun."""

MANY_CALLS = 200
_MANY_METHODS = 8
"""A name that is called more often without being resolved, or that more methods of a root have, hints at none."""
_NAMES_AT_ONCE = 500

NO_LINES = "calls it, at lines that the graph does not say"

DEEPEST = 5
"""The most steps that calls are followed."""


class CallGraph:
    """The calls around some symbols, as far as they were looked at, by caller and callee."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self._calls: dict[str, dict[str, dict[int, str]]] = {}

    def callers(self, symbols: Iterable[str], depth: int = 1) -> Reached:
        """Who calls some symbols, and who calls those."""
        return reach(symbols, self._edges("calls_of", "direct_calls_of", "symbol", "caller"), depth, MOST)

    def callees(self, callers: Iterable[str], depth: int = 1) -> Reached:
        """What some functions call, and what that calls."""
        return reach(callers, self._edges("calls_in", "direct_calls_in", "caller", "symbol"), depth, MOST)

    def calls(self, callers: Iterable[str], callees: Collection[str]) -> bool:
        """True if some of these call some of those."""
        return any(callee in self._calls.get(caller, {}) for caller in callers for callee in callees)

    def lines(self, callers: Iterable[str], callees: Sequence[str]) -> dict[int, str]:
        """The lines at which some of these call some of those, in order, with the rules that they are known by. A call
        without a site has none."""
        found: dict[int, str] = {}
        for caller in callers:
            for callee in callees:
                found |= self._calls.get(caller, {}).get(callee, {})
        return dict(sorted(found.items()))

    def _edges(self, sites: str, direct: str, near: str, far: str) -> Edges:
        def edges(things: Sequence[str]) -> Iterable[tuple[str, str]]:
            found: dict[tuple[str, str], None] = {}
            for row in batched_rows(self._workspace, sites, near, things):
                lines = self._calls.setdefault(row["caller"], {}).setdefault(row["symbol"], {})
                lines[int(row["line"])] = row["rule"]
                found[row["caller"], row["symbol"]] = None
            unseen = [row for row in batched_rows(self._workspace, direct, near, things) if not self._is_told(row)]
            for row in unseen:
                self._calls.setdefault(row["caller"], {})[row["symbol"]] = {}
                found[row["caller"], row["symbol"]] = None
            around = self._placed_in_routes([row for row in unseen if identity.is_route(row["caller"])])
            # What a route calls is in the text of what is around it, too, and is one call.
            for caller, symbol, line in around if near == "symbol" else ():
                told = self._calls.get(caller, {})
                told.get(symbol, {}).pop(line, None)
                if symbol in told and not told[symbol]:
                    del told[symbol]
                    found.pop((caller, symbol), None)
            for caller, symbol in found:
                yield (symbol, caller) if near == "symbol" else (caller, symbol)

        return edges

    def _placed_in_routes(self, rows: Sequence[Mapping[str, str]]) -> list[tuple[str, str, int]]:
        """Give calls of routes their lines. Returns what is around the routes, what it calls by that and the lines."""
        routes = list(dict.fromkeys(row["caller"] for row in rows))
        symbols = list(dict.fromkeys(row["symbol"] for row in rows))
        around = []
        for row in batched_rows(self._workspace, "lines_of_routes", "caller", routes, symbol=symbols):
            called, line = self._calls.get(row["caller"], {}).get(row["symbol"]), int(row["line"])
            if called is None:
                continue
            called[line] = row["rule"]
            if int(row.get("begin", 0)) < int(row["first"]):
                around.append((row["around"], row["symbol"], line))
        return around

    def _is_told(self, row: Mapping[str, str]) -> bool:
        """True if call sites say what an edge does: the same call, or that a member of an enumeration is made."""
        told, symbol = self._calls.get(row["caller"], {}), row["symbol"]
        if symbol in told or row["edge"].removeprefix(identity.BASE) != "instantiates":
            return symbol in told
        return any(callee.startswith(f"{symbol}.") for callee in told)


class Place(NamedTuple):
    """Calls that stayed unresolved: who calls, how it is written, and at which lines."""

    caller: str
    text: str
    lines: tuple[int, ...]


class Unresolved(NamedTuple):
    """The calls by a name that stayed unresolved, with their reasons, by call site."""

    reasons: Mapping[str, str]

    @property
    def why(self) -> dict[str, int]:
        """How many there are for each reason."""
        return dict(Counter(self.reasons.values()).most_common())

    def of(self, callers: Collection[str]) -> Unresolved:
        """Those in some functions or modules."""
        return Unresolved({site: why for site, why in self.reasons.items() if identity.caller_of(site) in callers})

    def without(self, others: Unresolved) -> Unresolved:
        return Unresolved({site: why for site, why in self.reasons.items() if site not in others.reasons})


def unresolved_called(workspace: Workspace, scope: QuestionScope, name: str) -> Unresolved:
    """The calls by a name that nobody knows the meaning of."""
    # Who asks about a symbol asks several tools, and some names are called a thousand times.
    rows = workspace.cached_rows("unresolved_called", name=[Text(name)])
    return Unresolved({row["site"]: row["reason"] for row in rows if scope.holds(row["site"])})


class NameCounts(NamedTuple):
    """How many calls by some names stayed unresolved: by names that hint at a symbol, and by those that many types
    have or that are called too often to hint at any."""

    telling: Mapping[str, int]
    common: Mapping[str, int]


def unresolved_by_name(workspace: Workspace, scope: QuestionScope, names: Collection[str]) -> NameCounts:
    """The unresolved calls by some names."""
    calls = _counted_by_name(workspace, scope, "unresolved_by_name", names)
    methods = _counted_by_name(workspace, scope, "methods_by_name", calls)
    common = {
        name: count for name, count in calls.items() if count > MANY_CALLS or methods.get(name, 0) > _MANY_METHODS
    }
    return NameCounts({name: count for name, count in calls.items() if name not in common}, common)


def _counted_by_name(workspace: Workspace, scope: QuestionScope, query: str, names: Collection[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    called = [Text(name) for name in sorted(names)]
    for start in range(0, len(called), _NAMES_AT_ONCE):
        for row in workspace.rows(query, name=called[start : start + _NAMES_AT_ONCE]):
            if row["project"] in scope.projects:
                found[row["name"]] = found.get(row["name"], 0) + int(row["count"])
    return found


def places(workspace: Workspace, sites: Sequence[str]) -> list[Place]:
    """Where some call sites are that stayed unresolved."""
    found: dict[tuple[str, str], list[int]] = {}
    for row in batched_rows(workspace, "unresolved_sites", "site", sites):
        found.setdefault((row["caller"], row["text"]), []).append(int(row["line"]))
    return [Place(caller, text, tuple(sorted(lines))) for (caller, text), lines in found.items()]


def along(workspace: Workspace, query: str, near: str, far: str) -> Edges:
    """The edges that a query file tells, from the one of its variables to the other."""
    return lambda things: ((row[near], row[far]) for row in batched_rows(workspace, query, near, things))


def remembered(workspace: Workspace, query: str, near: str = "symbol") -> Edges:
    """The same, from question to question asked for once at each thing: a way may lead through most of a project."""
    return workspace.cached(f"edges of {query}", lambda: once(along(workspace, query, near, "other")))


def called_for(workspace: Workspace, symbol: Symbol, iris: Sequence[str]) -> list[str]:
    """What is called where a symbol is: a call that makes a member of an enumeration makes one of the enumeration."""
    if symbol.kind != "Enum":
        return list(iris)
    return [*iris, *(row["member"] for row in batched_rows(workspace, "enum_members", "symbol", iris))]
