"""The symbol of a question, with the edges to it that several kinds of evidence need.

For maintainers: one query loads all users that do not call it. Tests are found among symbols as these are loaded. This
module must not know how answers look.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from oxigraph_code import identity, vocabulary as code
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.symbol_details import semantics_of
from oxigraph_code.tools.call_graph.call_sites import (
    CallGraph,
    Unresolved,
    callable_iris,
    closure,
    unresolved_by_name,
    unresolved_calls,
)
from oxigraph_code.tools.call_graph.dependents import roles_of
from oxigraph_code.tools.call_graph.joins import Join, joins_of
from oxigraph_code.tools.call_graph.requests import SentRequest, placed_requests, registered_routes
from oxigraph_code.tools.evidence.handover_code import HandoverCode
from oxigraph_code.tools.evidence.handovers import HandoverSites, handovers_of, unjoined
from oxigraph_code.tools.evidence.registered_keys import KEY
from oxigraph_code.tools.symbols.named_symbol import ResolvedSymbol
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

FUNCTIONS = ("Function", "Method")
TYPES = ("Class", "Trait")
HOLDING = ("Variable", "Field")


class AskedSymbol:
    """The symbol of a question, its callers and its other users."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, found: ResolvedSymbol, depth: int = 1) -> None:
        self.workspace = workspace
        self.scope = scope
        self.found = found
        self.symbol = found.symbol
        self.code = HandoverCode(workspace, scope)
        self.graph = CallGraph(workspace)
        self.called = callable_iris(workspace, found.symbol, found.iris)
        self.reached = self.graph.callers(self.called, depth)
        # A recursive function is not reached again, but is a caller of itself.
        itself = [iri for iri in self.called if self.graph.calls([iri], self.called)]
        self.callers = [*itself, *self.reached.at(1)]
        self.known = Nodes(workspace, scope, ())
        self.tests: set[str] = set()
        """The loaded symbols that are in tests."""
        self.users: dict[str, list[str]] = defaultdict(list)
        """The users other than callers, by the edge."""
        self.users_by_kind: dict[str, dict[str, None]] = defaultdict(dict)
        """The users of the definitions as values, by the kind of definition."""
        kinds = {definition.iri: definition.kind for definition in found.definitions}
        semantics = semantics_of(found.symbol.path) if found.symbol.kind == "Field" else None
        if semantics is not None and not semantics.object_model.hides_fields:
            kinds |= {row["other"]: "Field" for row in self.rows("fields_below", found.iris)}
        for row in self.rows("users_of", kinds):
            edge = row["edge"].removeprefix(identity.BASE)
            self.users[edge].append(row["user"])
            if edge == "references":
                self.users_by_kind[kinds[row["symbol"]]][row["user"]] = None
        held = [user for user in self.users["implicitlyCalls"] if user.rpartition("/")[0] in self.callers]
        self.holders = {row["symbol"] for row in self.rows("kinds_among", held) if row["kind"] != code.Function}
        """The properties whose code is the module's, which is a caller in their place."""
        for edge in ("implicitlyCalls", "references") if self.holders else ():
            self.users[edge] = [user for user in self.users[edge] if user not in self.holders]
        self.handed, self.replaced = handovers_of(workspace, found.iris)

    def rows(self, query: str, iris: Iterable[str]) -> Iterator[dict[str, str]]:
        """Run a query about symbols."""
        return batched_rows(self.workspace, query, "symbol", list(iris))

    def load(self, iris: Iterable[str]) -> None:
        """Load symbols for rows, and find those in tests."""
        new = [iri for iri in dict.fromkeys(iris) if iri not in self.known]
        self.known.add(new)
        self.tests |= roles_of(self.workspace, self.known, new).in_tests

    def along(self, query: str, starts: Sequence[str] = ()) -> list[str]:
        """Follow a query of the hierarchy from symbols to the end."""
        return closure(self.workspace, query, starts or self.found.iris).others

    def is_aside(self, iri: str) -> bool:
        """Check if a symbol is in tests or beside them, as fixtures and examples are."""
        return iri in self.tests or is_about_others(self.known.path(iri))

    @cached_property
    def generated(self) -> set[str]:
        """The paths of files that a program wrote."""
        rows = self.workspace.cached_rows("values_of", property=code.markedAs)
        marked = (row["subject"] for row in rows if row["value"] == "generated")
        return {self.scope.path_of(module) for module in marked if self.scope.holds(module)}

    @property
    def is_function(self) -> bool:
        return self.symbol.kind in FUNCTIONS

    @property
    def is_member(self) -> bool:
        return self.symbol.kind == "Method" and bool(self.symbol.owner)

    @property
    def is_run_by_tests_alone(self) -> bool:
        """True if no caller is outside of tests."""
        return self.tests.issuperset(self.callers)

    @property
    def implicit(self) -> list[str]:
        """The users that run it without a call in the text."""
        return self.users["implicitlyCalls"]

    @cached_property
    def inside(self) -> list[str]:
        """The symbols that stand in it."""
        return [row["inside"] for row in self.rows("symbols_inside", self.found.iris)]

    @cached_property
    def registrations(self) -> list[Join]:
        """The joins of it, also those without a known sender."""
        return joins_of(self.workspace, self.scope, self.called)

    @cached_property
    def joins(self) -> list[Join]:
        return [join for join in self.registrations if join.sender]

    @cached_property
    def requests(self) -> list[SentRequest]:
        routes = registered_routes(self.workspace) if self.symbol.kind == "Route" else []
        handlers = [iri for route in routes if route.iri in self.found.iris for iri in route.handlers]
        return placed_requests(self.workspace, self.scope).fitting([*self.called, *handlers])

    @cached_property
    def handovers(self) -> list[HandoverSites]:
        """The places that hand it over, without those that a join is made of."""
        return unjoined(self.handed, self.joins)

    @cached_property
    def overridden(self) -> list[str]:
        """The methods that it overrides."""
        return self.along("overridden_by")

    @cached_property
    def handovers_of_overridden(self) -> list[HandoverSites]:
        """Find the places that hand over a method that it overrides."""
        return handovers_of(self.workspace, self.overridden).sites if self.overridden else []

    def lines_with_texts(self) -> Mapping[str, Collection[int]]:
        """Collect the lines by file with a string that hands it or an overridden method over, or replaces it."""
        lines: dict[str, set[int]] = defaultdict(set)
        for site in (*self.handovers, *self.handovers_of_overridden, *self.replaced):
            if site.is_text:
                lines[self.known.path(site.source)].update(site.lines)
        return lines

    @property
    def keys(self) -> list[str]:
        """The keys that it receives under and the first literals of its decorators, unless it has senders."""
        sites = [site for site in self.handovers if site.kind == "decorator"] if not self.joins else []
        codes = (text for site in sites for text in self.code.of_decorator(site.symbol, site.text))
        rows = batched_rows(self.workspace, "join_sites", "symbol", self.called) if sites else ()
        literals = (match[2] for text in codes if (match := KEY.search(text)))
        return list(dict.fromkeys([*(row["name"] for row in rows), *literals]))

    @cached_property
    def unresolved(self) -> Unresolved:
        """The unresolved calls by its name."""
        return unresolved_calls(self.workspace, self.scope, self.symbol)

    @cached_property
    def is_common(self) -> bool:
        """True if unresolved calls by its name hint at none: many methods have it, or it is called too often."""
        name = self.symbol.short_name
        counts = unresolved_by_name(self.workspace, self.scope, [name]) if self.unresolved.reasons else None
        return counts is not None and name in counts.common
