"""Call edges with their sites, and unresolved calls by name.

For maintainers: call sites are read first, because the direct edges between functions have neither lines nor rules, and
there are none to external symbols. An edge without a site is still a call: a plug-in language or a user may have
written it. An unresolved call is found by the last part of its name. This module must not know how answers look.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.answer.symbol_details import Symbol
from oxigraph_code.tools.call_graph.traversal import ALL_LEVELS, Edges, Reached, memoized, reach
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

MAX_FUNCTIONS = 2_000
"""No further step is begun once this many functions are reached."""

MAX_SPECIFIC_CALLS = 200
_MAX_SPECIFIC_METHODS = 8
"""A name with more unresolved calls, or that more methods have, is no evidence for one symbol."""
_NAMES_AT_ONCE = 500

NO_LINES = "calls it, at lines that the graph does not have"


class CallGraph:
    """The calls around symbols, loaded as far as they were traversed, by caller and callee."""

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self._calls: dict[str, dict[str, dict[int, str]]] = {}

    def callers(self, symbols: Iterable[str], depth: int = 1) -> Reached:
        """Return the callers of symbols, up to a depth."""
        return reach(symbols, self._edges("calls_of", "direct_calls_of", "symbol", "caller"), depth, MAX_FUNCTIONS)

    def callees(self, callers: Iterable[str], depth: int = 1) -> Reached:
        """Return the callees of functions, up to a depth."""
        return reach(callers, self._edges("calls_in", "direct_calls_in", "caller", "symbol"), depth, MAX_FUNCTIONS)

    def calls(self, callers: Iterable[str], callees: Collection[str]) -> bool:
        """Return true if one of ``callers`` calls one of ``callees``."""
        return any(callee in self._calls.get(caller, {}) for caller in callers for callee in callees)

    def lines(self, callers: Iterable[str], callees: Sequence[str]) -> dict[int, str]:
        """Return the lines at which callers call callees, in order, each with the rule that resolved the call.

        A call without a site has no lines.
        """
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
                lines[line_number(row["line"])] = row["rule"]
                found[row["caller"], row["symbol"]] = None
            unseen = [row for row in batched_rows(self._workspace, direct, near, things) if not self._has_sites(row)]
            for row in unseen:
                self._calls.setdefault(row["caller"], {})[row["symbol"]] = {}
                found[row["caller"], row["symbol"]] = None
            around = self._placed_in_routes([row for row in unseen if identity.is_route(row["caller"])])
            # A call in the handler of a route is also in the text of the function around it; it counts once.
            for caller, symbol, line in around if near == "symbol" else ():
                sited = self._calls.get(caller, {})
                sited.get(symbol, {}).pop(line, None)
                if symbol in sited and not sited[symbol]:
                    del sited[symbol]
                    found.pop((caller, symbol), None)
            for caller, symbol in found:
                yield (symbol, caller) if near == "symbol" else (caller, symbol)

        return edges

    def _placed_in_routes(self, rows: Sequence[Mapping[str, str]]) -> list[tuple[str, str, int]]:
        """Add the lines of calls made by routes; return the surrounding functions with callee and line."""
        routes = list(dict.fromkeys(row["caller"] for row in rows))
        symbols = list(dict.fromkeys(row["symbol"] for row in rows))
        around = []
        for row in batched_rows(self._workspace, "lines_of_routes", "caller", routes, symbol=symbols):
            called, line = self._calls.get(row["caller"], {}).get(row["symbol"]), line_number(row["line"])
            if called is None:
                continue
            called[line] = row["rule"]
            if line_number(row.get("begin", "")) < line_number(row["first"]):
                around.append((row["around"], row["symbol"], line))
        return around

    def _has_sites(self, row: Mapping[str, str]) -> bool:
        """Return true if a call site covers an edge: the same call, or the construction of an enum member."""
        sited, symbol = self._calls.get(row["caller"], {}), row["symbol"]
        if symbol in sited or row["edge"].removeprefix(identity.BASE) != "instantiates":
            return symbol in sited
        return any(callee.startswith(f"{symbol}.") for callee in sited)


class UnresolvedSites(NamedTuple):
    """The lines at which one caller has the same unresolved call."""

    caller: str
    text: str
    lines: tuple[int, ...]


class Unresolved(NamedTuple):
    """Unresolved calls by call site, each with its reason."""

    reasons: Mapping[str, str]

    @property
    def why(self) -> dict[str, int]:
        """The count of calls for each reason."""
        return dict(Counter(self.reasons.values()).most_common())

    def within(self, callers: Collection[str]) -> Unresolved:
        """Return the calls in functions or modules."""
        return Unresolved({site: why for site, why in self.reasons.items() if identity.caller_of(site) in callers})

    def without(self, others: Unresolved) -> Unresolved:
        return Unresolved({site: why for site, why in self.reasons.items() if site not in others.reasons})


def unresolved_calls(workspace: Workspace, scope: QuestionScope, symbol: Symbol) -> Unresolved:
    """Return the unresolved calls by the name of a symbol, in languages that can call it by that."""
    from oxigraph_code.languages.registry import installed

    # An agent asks several tools about one symbol, and some names are called a thousand times.
    rows = workspace.cached_rows("unresolved_calls", name=[StringTerm(symbol.short_name)])
    are_apart = installed().are_apart
    return Unresolved(
        {
            row["site"]: row["reason"]
            for row in rows
            if scope.holds(row["site"]) and not are_apart(scope.path_of(row["module"]), symbol.path)
        }
    )


class UnresolvedCounts(NamedTuple):
    """The counts of unresolved calls by names.

    ``specific`` names can be evidence for a symbol; ``common`` ones are shared by many methods or called too often.
    """

    specific: Mapping[str, int]
    common: Mapping[str, int]


def unresolved_by_name(workspace: Workspace, scope: QuestionScope, names: Collection[str]) -> UnresolvedCounts:
    """Count the unresolved calls by some names."""
    calls = _counted_by_name(workspace, scope, "unresolved_by_name", names)
    methods = _counted_by_name(workspace, scope, "methods_by_name", calls)
    common = {
        name: count
        for name, count in calls.items()
        if count > MAX_SPECIFIC_CALLS or methods.get(name, 0) > _MAX_SPECIFIC_METHODS
    }
    return UnresolvedCounts({name: count for name, count in calls.items() if name not in common}, common)


def _counted_by_name(workspace: Workspace, scope: QuestionScope, query: str, names: Collection[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    called = [StringTerm(name) for name in sorted(names)]
    for start in range(0, len(called), _NAMES_AT_ONCE):
        for row in workspace.rows(query, name=called[start : start + _NAMES_AT_ONCE]):
            if row["project"] in scope.projects:
                found[row["name"]] = found.get(row["name"], 0) + int(row["count"])
    return found


def unresolved_sites(workspace: Workspace, sites: Sequence[str]) -> list[UnresolvedSites]:
    """Group some unresolved call sites by caller and text."""
    found: dict[tuple[str, str], list[int]] = {}
    for row in batched_rows(workspace, "unresolved_sites", "site", sites):
        found.setdefault((row["caller"], row["text"]), []).append(line_number(row["line"]))
    return [UnresolvedSites(caller, text, tuple(sorted(lines))) for (caller, text), lines in found.items()]


def edges_of_query(workspace: Workspace, query: str, near: str, far: str) -> Edges:
    """Return the edges that a query file answers, from one of its variables to the other."""
    return lambda things: ((row[near], row[far]) for row in batched_rows(workspace, query, near, things))


def closure(workspace: Workspace, query: str, starts: Iterable[str]) -> Reached:
    """Follow the edges of a query from symbols to the end, as in a hierarchy."""
    return reach(starts, edges_of_query(workspace, query, "symbol", "other"), ALL_LEVELS, MAX_FUNCTIONS)


def with_nested(workspace: Workspace, symbols: Iterable[str]) -> list[str]:
    """List symbols and those nested in them, at all levels."""
    edges = edges_of_query(workspace, "symbols_inside", "symbol", "inside")
    return list(reach(symbols, edges, ALL_LEVELS, MAX_FUNCTIONS).distances)


def cached_edges(workspace: Workspace, query: str, near: str = "symbol") -> Edges:
    """Return the same edges, cached for the current generation: a path may lead through most of a project."""
    return workspace.cached(f"edges of {query}", lambda: memoized(edges_of_query(workspace, query, near, "other")))


def callable_iris(workspace: Workspace, symbol: Symbol, iris: Sequence[str]) -> list[str]:
    """List the symbols that a call can name to reach a symbol: members of an enum construct it too."""
    if symbol.kind != "Enum":
        return list(iris)
    return [*iris, *(row["member"] for row in batched_rows(workspace, "enum_members", "symbol", iris))]
