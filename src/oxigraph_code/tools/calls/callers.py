"""Callers of a symbol.

For maintainers: known callers, callers of an overridden method, callers by name and unresolved calls are kept apart and
never mixed. "No callers" is only stated together with the evidence that could not be resolved. This module must not
know where calls are stored.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.hints import said
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import by_file, counted, plain, rows_of, shown_lines
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.call_graph.call_sites import (
    MAX_FUNCTIONS,
    NO_LINES,
    CallGraph,
    UnresolvedSites,
    callable_iris,
    edges_of_query,
    unresolved_by_name,
    unresolved_calls,
    unresolved_sites,
)
from oxigraph_code.tools.call_graph.counterparts import other_definitions
from oxigraph_code.tools.call_graph.dependents import class_handovers, roles_of
from oxigraph_code.tools.call_graph.joins import joins_of
from oxigraph_code.tools.call_graph.requests import placed_requests
from oxigraph_code.tools.call_graph.traversal import ALL_LEVELS, reach
from oxigraph_code.tools.calls.depth import MAX_DEPTH, ClampedDepth, Depth, clamp_depth
from oxigraph_code.tools.calls.without_call import WithoutCall
from oxigraph_code.tools.external_names.running_routes import is_http_method, routes_inheriting, routes_running
from oxigraph_code.tools.references.handover_code import HandoverCode
from oxigraph_code.tools.references.handovers import (
    HandoverSites,
    counted_places,
    handover_rows,
    handovers_of,
    in_order,
    replacements_of,
    unjoined,
    users_without_handovers,
)
from oxigraph_code.tools.references.run_by_others import fulfilling, names_of_bases
from oxigraph_code.tools.references.text_mentions import mentions_in_configuration, mentions_in_markup
from oxigraph_code.tools.references.unread_mentions import STRINGS, unread_mentions
from oxigraph_code.tools.references.use_lines import UseLines, lines_of
from oxigraph_code.tools.symbols.named_symbol import ResolvedSymbol, SymbolArg, with_symbol
from oxigraph_code.tools.workspace.scope import Project, QuestionScope
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace, batched_rows

_PREVIEW = 3
_MAX_UNRESOLVED = 200
_MOST_OF_A_KIND = 5
WITHOUT_CALL = "without a call in the text: "
_IN_TEXT = "search_code mode=text finds its name in any file"
_NOT_CALLED = ("TypeAlias", "Namespace", "Implementation")
_FUNCTIONS = ("Function", "Method")
_HOLDING = ("Variable", "Field")
_TYPES = ("Class", "Trait")


def get_callers(
    workspace: Workspace,
    call: Call,
    symbol: SymbolArg,
    depth: Depth = 1,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """List the callers of a function, method, class or macro, also of a library's.

    Use when: "who calls X", "is X still called", before you change a signature.
    Not for: reads and types (find_references); indirect effects (impact_analysis).
    Returns: lines by file. Apart from them: handovers to queues, routers, decorators; implicit and
    possible calls; the count of unresolved ones.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    followed = clamp_depth(depth, MAX_DEPTH)
    return with_symbol(
        workspace,
        call,
        symbol,
        project,
        page,
        lambda scope, found: _Callers(workspace, scope, found, followed, is_brief=page.format == "text").listing(),
    )


class _OverrideCallers(NamedTuple):
    """The overrides around a method.

    ``overridden`` are the methods it overrides, with their ``callers`` that do not call it directly; ``overriding`` are
    those that override it, called by ``others`` functions.
    """

    overridden: list[str]
    overriding: list[str]
    callers: list[str]
    others: int


class _Callers:
    """The callers of a symbol, and every other way in which it may run."""

    def __init__(
        self,
        workspace: Workspace,
        scope: QuestionScope,
        found: ResolvedSymbol,
        followed: ClampedDepth,
        *,
        is_brief: bool,
    ) -> None:
        self._workspace = workspace
        self._is_brief = is_brief
        self._code = HandoverCode(workspace, scope)
        self._scope = scope
        self._found = found
        self._depth = depth = followed.steps
        self._clamping = followed.notes
        self._graph = CallGraph(workspace)
        self._called = callable_iris(workspace, found.symbol, found.iris)
        self._reached = self._graph.callers(self._called, depth)
        # A recursive function is not reached again, but is a caller of itself.
        itself = [iri for iri in self._called if self._graph.calls([iri], self._called)]
        self._direct = [*itself, *self._reached.at(1)]
        self._through = self._through_bases()
        self._joins = joins_of(workspace, scope, self._called)
        self._requests = placed_requests(workspace, scope).of(self._called)
        rows = batched_rows(workspace, "may_call", "symbol", found.iris)
        self._may = [row["caller"] for row in rows if row["caller"] not in self._direct]
        self._handovers_of_it = unjoined(handovers_of(workspace, found.iris), self._joins)
        self._replaced = replacements_of(workspace, found.iris)
        self._handovers_of_bases = handovers_of(workspace, self._through.overridden)
        self._implicit = [row["caller"] for row in batched_rows(workspace, "implicit_callers", "symbol", self._called)]
        self._unresolved = unresolved_calls(workspace, scope, found.symbol.short_name)
        guessed = self._unresolved.of(self._may)
        self._others = self._unresolved.without(guessed)
        self._guesses = unresolved_sites(workspace, list(guessed.reasons))
        name = found.symbol.short_name
        self._is_common = name in unresolved_by_name(workspace, scope, [name]).common
        self._places = (
            [] if self._is_common else unresolved_sites(workspace, list(self._others.reasons)[:_MAX_UNRESOLVED])
        )
        self._users = self._used_as_a_value() if found.symbol.kind in _FUNCTIONS else []
        self._known = Nodes(
            workspace,
            scope,
            [
                *self._reached.distances,
                *self._through.overridden,
                *self._through.callers,
                *self._may,
                *self._implicit,
                *(iri for join in self._joins for iri in (join.sender, join.registrar)),
                *(request.caller for request in self._requests),
                *(site.source for site in (*self._handovers_of_it, *self._handovers_of_bases, *self._replaced)),
                *self._users,
                *(place.caller for place in self._places),
            ],
        )
        handing = [site.source for site in self._handovers_of_it]
        handing += [join.sender for join in self._joins] + [request.caller for request in self._requests]
        self._tests = roles_of(workspace, self._known, [*self._direct, *handing]).in_tests
        self._handovers_of_its_class = self._handovers_of_class()
        others = [site.source for site in (*self._handovers_of_its_class, *self._handovers_of_bases, *self._replaced)]
        others += [*self._may, *self._users, *self._through.callers, *(place.caller for place in self._places)]
        self._tests |= roles_of(workspace, self._known, others).in_tests
        self._subtypes = self._callers_of_methods = 0
        if found.symbol.kind in _TYPES and self._tests.issuperset(self._direct):
            if found.symbol.kind == "Class":
                self._through = self._through_methods()
            else:
                self._callers_of_methods = len(self._graph.callers(self._methods()).at(1))
            self._users = self._used_as_a_value()
            self._known.add(self._users)
            self._subtypes = len(set(self._along("derived_of", found.iris)))
        self._definitions = [] if self._direct else other_definitions(workspace, scope, found.iris)
        self._known.add(self._definitions)
        self._is_run = bool(list(batched_rows(workspace, "run_by_the_language", "symbol", found.iris)))
        self._markup = mentions_in_markup(scope, found.symbol)
        self._configuration = mentions_in_configuration(scope, found.symbol)
        is_sought = found.symbol.kind in _FUNCTIONS and not self._direct
        self._unread = (
            unread_mentions(workspace, scope, found.symbol, self._lines_with_handovers()) if is_sought else []
        )
        self._is_handler = any(True for _ in batched_rows(workspace, "routes_of_classes", "class", found.iris))
        self._routes = self._routes_to_it()
        self._open = self._other_ways()

    def listing(self) -> Listing:
        farther = len(self._reached.distances) - len(self._called) - len(self._reached.at(1))
        head = (
            f"{counted(len(self._direct), 'caller')} of {self._found.place}"
            if self._direct
            else self._without_callers()
        )
        facts = [*self._clamping]
        if self._depth > 1 and self._direct:
            facts.append(f"{farther:,} more of these within {self._depth} steps")
        facts += self._open
        if self._direct and not self._open and self._tests.issuperset(self._direct):
            facts.append("all of them in tests")
        if not self._reached.is_all:
            facts.append(f"not followed further than {MAX_FUNCTIONS:,} functions")
        return Listing(
            head,
            self._sections(),
            facts=[*facts, self._scope.freshness],
            notes=[*self._notes(), *self._found.notes],
            narrower="depth=1" if self._depth > 1 else "find_references kind=calls lists certain calls only",
            next_step=self._next_step(),
            data={
                "symbol": self._found.symbol.data,
                "unresolved_reasons": self._unresolved.why,
                "is_whole": self._reached.is_all,
            },
        )

    def _through_bases(self) -> _OverrideCallers:
        overridden = self._along("overridden_by")
        overriding = self._along("overriding")
        callers = [iri for iri in self._graph.callers(overridden).at(1) if iri not in self._direct]
        return _OverrideCallers(overridden, overriding, callers, len(self._graph.callers(overriding).at(1)))

    def _through_methods(self) -> _OverrideCallers:
        """The same for the methods of a class: its constructor may be called without its name."""
        methods = self._methods()
        overridden = self._along("overridden_by", methods)
        callers = [iri for iri in self._graph.callers(overridden).at(1) if iri not in {*self._direct, *methods}]
        self._known.add([*overridden, *callers])
        return _OverrideCallers(overridden, [], callers, 0)

    def _methods(self) -> list[str]:
        """The symbols that stand in a type."""
        rows = batched_rows(self._workspace, "symbols_inside", "symbol", self._found.iris)
        return [row["inside"] for row in rows]

    def _along(self, query: str, starts: Sequence[str] = ()) -> list[str]:
        """Follow a query of the hierarchy from some methods to the end."""
        found = reach(
            starts or self._found.iris,
            edges_of_query(self._workspace, query, "symbol", "other"),
            ALL_LEVELS,
            MAX_FUNCTIONS,
        )
        return [iri for iri, distance in found.distances.items() if distance]

    def _sections(self) -> list[Section]:
        # Callers in the program come before those in tests.
        program = [iri for iri in self._direct if iri not in self._tests]
        sections = by_file("callers", self._known, program, self._direct_row)
        sections += by_file("routes", self._known, self._routes, plain, f"route that runs {self._run_by_routes}: ")
        sections += [self._joined(), self._requested(), *self._handovers()]
        tests = [iri for iri in self._direct if iri in self._tests]
        is_beside = bool(program or self._handovers_of_it or self._handovers_of_its_class)
        title = "in tests: " if is_beside else ""
        in_tests = by_file("callers", self._known, tests, self._direct_row, title)
        sections += self._few(in_tests) if is_beside else in_tests
        for distance in range(2, self._depth + 1):
            further = partial(self._further_row, distance)
            sections += by_file("callers", self._known, self._reached.at(distance), further, f"{distance} steps away: ")
        through = rows_of(self._known, self._through.callers, self._through_row)
        lines = {place.caller for place in self._guesses}
        guesses = [
            *self._rows(self._guesses),
            *(self._known[iri].row for iri in self._may if iri not in lines),
        ]
        why = ", ".join(f"{count:,} {reason}" for reason, count in self._others.why.items())
        named = UseLines(self._workspace, self._scope, self._found.symbol.short_name, lines_of(self._found.definitions))
        used = f"used as a {self._use}: "
        users = [iri for iri in self._users if not self._is_aside(iri)]
        aside = [iri for iri in self._users if self._is_aside(iri)]
        evidence = [
            [
                *by_file("value_uses", self._known, users, named.row, used),
                *by_file("value_uses", self._known, aside, named.row, used),
            ],
            by_file("implicit", self._known, self._implicit, plain, WITHOUT_CALL),
            [Section("through_bases", through, "may land here, calls of methods it overrides:")],
            [Section("replaced", handover_rows(self._replaced, self._known), "replaced, as tests do with mocks:")],
            [self._markup.section],
            [self._configuration.section],
            *([mention.section] for mention in self._unread if mention.name != STRINGS),
            by_file("other_definitions", self._known, self._definitions, plain, "other definitions of its name: "),
            [Section("may_call", guesses, "may mean it, as one of several or by its name:")],
            [Section("unresolved", self._rows(self._places), f"unresolved calls by its name ({why}):")],
        ]
        return [*sections, *chain.from_iterable(map(self._few, evidence))]

    def _few(self, sections: Sequence[Section], most: int = _MOST_OF_A_KIND) -> list[Section]:
        """Shorten one kind of evidence to its first rows and a count; scripts get all."""
        total = sum(len(section.rows) for section in sections)
        if not self._is_brief or total <= most + 1:
            return list(sections)
        found, room = [], most
        for section in sections:
            if room:
                found.append(section._replace(rows=section.rows[:room]))
                room -= len(found[-1].rows)
        more = f"  and {total - most:,} more; {said('format=json')} lists all"
        return [*found, Section(sections[0].name, [Row(more, {})])]

    def _handovers(self) -> list[Section]:
        """The handovers, and the strings with its name before those of its class."""
        return [
            *self._handed("handed_over", self._handovers_of_it, "handed over, and may be run by the receiver:"),
            *self._handed(
                "overridden_handed_over",
                self._handovers_of_bases,
                "an overridden method is handed over, and the receiver may run it:",
            ),
            *chain.from_iterable(self._few([mention.section]) for mention in self._unread if mention.name == STRINGS),
            *self._handed(
                "class_handed_over",
                self._handovers_of_its_class,
                "its class is handed over, and the receiver may run it:",
            ),
        ]

    def _joined(self) -> Section:
        """The senders that the symbol is joined to by a key, those in tests last."""
        rows = []
        for join in sorted(self._joins, key=lambda join: (join.sender in self._tests, self._known.path(join.sender))):
            sender, registrar = self._known[join.sender], self._known[join.registrar]
            inside = "" if sender.kind == "Module" else f" in {sender.label}"
            line = f"  {sender.path}:{shown_lines(join.lines)} sends {join.key}{inside}"
            if join.registrar != join.sender:
                line += f" · registered at {registrar.path}:{shown_lines(join.registered)}"
            data = {"path": sender.path, "lines": list(join.lines), "key": join.name, "kind": join.kind}
            rows.append(Row(line, {**data, "in": join.sender, "registered": list(join.registered)}))
        return Section("joined", rows, "joined by a key, and run for messages under it:")

    def _requested(self) -> Section:
        """The places that send requests to the routes of the symbol, those in tests last."""
        requests = sorted(self._requests, key=lambda sent: (sent.caller in self._tests, self._known.path(sent.caller)))
        rows = []
        for request in requests:
            caller = self._known[request.caller]
            inside = "" if caller.kind == "Module" else f" in {caller.label}"
            data = {"path": caller.path, "line": request.line, "request": request.label, "in": request.caller}
            rows.append(Row(f"  {caller.path}:{request.line} sends {request.label}{inside}", data))
        return Section("requests", rows, "requests that fit its route:")

    def _handed(self, name: str, sites: Sequence[HandoverSites], title: str) -> list[Section]:
        """The handovers of one kind, those in tests last and few; of the symbol itself all in the program."""
        rows = handover_rows(sites, self._known, self._tests, self._code)
        program = sum(row.data["in"] not in self._tests for row in rows)
        most = max(_MOST_OF_A_KIND, program) if sites is self._handovers_of_it else _MOST_OF_A_KIND
        return self._few([Section(name, rows, title)], most)

    def _direct_row(self, symbol: Symbol) -> Row:
        return self._row(symbol, self._called, 1)

    def _further_row(self, distance: int, symbol: Symbol) -> Row:
        return self._row(symbol, self._reached.nearer[symbol.iri], distance)

    def _row(self, caller: Symbol, callees: Sequence[str], distance: int) -> Row:
        lines = self._graph.lines([caller.iri], callees)
        called = [iri for iri in callees if self._graph.calls([caller.iri], [iri])]
        rules = sorted(set(lines.values()))
        line = f"  {shown_lines(lines)} {caller.label}" if lines else f"  {caller.line} {caller.label} · {NO_LINES}"
        if distance > 1:
            line += f" → {', '.join(self._known[iri].name for iri in called[:_PREVIEW])}"
        more = {"lines": list(lines), "rules": rules, "distance": distance, "calls": called}
        return Row(line, {**caller.data, **more})

    def _through_row(self, caller: Symbol) -> Row:
        row = self._row(caller, self._through.overridden, 2)
        return row._replace(line=f"  {caller.path}:{row.line.strip()}")

    def _rows(self, calls: Sequence[UnresolvedSites]) -> list[Row]:
        paths = {call.caller: self._known.path(call.caller) for call in calls}
        ordered = sorted(calls, key=lambda call: (self._is_aside(call.caller), paths[call.caller], call.lines))
        return [self._place(call) for call in ordered]

    def _is_aside(self, iri: str) -> bool:
        """True for code in tests or beside them, such as fixtures and examples."""
        return iri in self._tests or is_about_others(self._known.path(iri))

    def _place(self, place: UnresolvedSites) -> Row:
        caller = self._known[place.caller]
        inside = "" if caller.kind == "Module" else f" in {caller.label}"
        line = f"  {caller.path}:{shown_lines(place.lines)} {place.text}{inside}"
        return Row(line, {"path": caller.path, "lines": list(place.lines), "text": place.text, "in": caller.iri})

    def _without_callers(self) -> str:
        """The first line for a symbol without direct callers, no stronger than the evidence."""
        if self._implicit:
            return f"no calls of {self._found.place}"
        return f"{'no callers found of' if self._open else 'no callers of'} {self._found.place}"

    @property
    def _use(self) -> str:
        """The kind of a use that is no call."""
        return "value or type" if self._found.symbol.kind in _TYPES else "value"

    def _other_ways(self) -> list[str]:
        """Other ways in which the symbol is or may be run, counted for the first line of the answer."""
        elsewhere = len(self._graph.callers(self._definitions).at(1))
        runs, may, unresolved = len(set(self._implicit)), len(set(self._may)), len(self._unresolved.reasons)
        users, through, routes = len(self._users), len(self._through.callers), len(self._routes)
        subtypes = self._subtypes
        overrides = "its methods override" if self._found.symbol.kind == "Class" else "it overrides"
        is_held = self._found.symbol.kind in _HOLDING and not self._direct
        without = None if self._direct else WithoutCall(self._workspace, self._scope, self._found.symbol)
        is_seen_in_program = not self._tests.issuperset(self._direct)
        libraries = [] if is_seen_in_program else self._bases_outside()[:_PREVIEW]
        holder = "" if is_seen_in_program else self._holder()
        is_asked_for = not (is_seen_in_program or libraries) and self._may_be_asked_for()
        ways = {
            f"run without a call in the text in {counted(runs, 'place')}": runs,
            f"{counted(routes, 'route')} {'runs' if routes == 1 else 'run'} {self._run_by_routes}": routes,
            f"joined by {self._keys} to {counted(len(self._joins), 'sender')}": self._joins,
            f"{counted(len(self._requests), 'request')} {'fits' if len(self._requests) == 1 else 'fit'} its route": (
                self._requests
            ),
            self._counted(self._handovers_of_it): self._handovers_of_it,
            f"an overridden method {self._counted(self._handovers_of_bases)}": self._handovers_of_bases,
            **{mention.fact: mention.lines for mention in self._unread if mention.name == STRINGS},
            f"its class {self._counted(self._handovers_of_its_class)}": self._handovers_of_its_class,
            counted_places(self._replaced, "replaced"): self._replaced,
            f"used as a {self._use} in {counted(users, 'place')}": users,
            self._markup.fact: self._markup.lines,
            self._configuration.fact: self._configuration.lines,
            **{mention.fact: mention.lines for mention in self._unread if mention.name != STRINGS},
            f"{counted(through, 'caller')} of methods that {overrides}": through,
            f"{counted(self._callers_of_methods, 'caller')} of its methods": self._callers_of_methods,
            f"{counted(may, 'caller')} that may mean it": may,
            f"{counted(elsewhere, 'caller')} of other definitions of its name": elsewhere,
            f"{counted(subtypes, 'type')} {'derives' if subtypes == 1 else 'derive'} from it": subtypes,
            f"its type derives from {', '.join(libraries)}, which may run it": libraries,
            "an interface of a library may ask for it": is_asked_for,
            "the language itself may run it (operators, statements, reading)": self._is_run,
            f"held by {holder}, where a computed key may select it": holder,
            **(without.ways(is_held=bool(holder)) if without is not None else {}),
            "a call of it calls the value it holds": is_held,
            f"{counted(unresolved, 'unresolved call')} by that name": unresolved,
        }
        return [way for way, is_there in ways.items() if is_there]

    @property
    def _keys(self) -> str:
        """The keys of the joins."""
        return shortened(list(dict.fromkeys(join.key for join in self._joins)), _PREVIEW)

    def _lines_with_handovers(self) -> Mapping[str, Collection[int]]:
        """The lines by file that name the symbol in a text, and hand it over or replace it so."""
        lines: dict[str, set[int]] = defaultdict(set)
        for site in (*self._handovers_of_it, *self._handovers_of_bases, *self._replaced):
            if site.is_text:
                lines[self._known.path(site.source)].update(site.lines)
        return lines

    def _counted(self, sites: Sequence[HandoverSites]) -> str:
        """The count of some handovers, with the receivers of those in the program first."""
        return counted_places(in_order(sites, self._known, self._tests), known=self._known, code=self._code)

    def _routes_to_it(self) -> list[str]:
        """The routes handled by the symbol, its class or a subclass that inherits it."""
        running = routes_running(self._workspace, self._found.iris).values()
        inheriting = routes_inheriting(self._workspace, self._found.iris) if self._found.symbol.kind == "Method" else []
        routes = list(dict.fromkeys([*chain.from_iterable(running), *inheriting]))
        self._known.add(routes)
        return routes

    @property
    def _run_by_routes(self) -> str:
        """The target of the routes: the method itself, or its class for a method that is no HTTP method."""
        is_of_class = self._found.symbol.kind == "Method" and not is_http_method(self._found.symbol.short_name)
        return "its class" if is_of_class and not self._is_handler else "it"

    def _handovers_of_class(self) -> list[HandoverSites]:
        """The few handovers of the class of a method that only tests run; all if nothing does."""
        symbol = self._found.symbol
        if symbol.kind != "Method" or not symbol.owner or not self._tests.issuperset(self._direct):
            return []
        is_run = self._direct or self._joins or self._requests
        is_counted = not is_run or class_handovers(self._workspace, self._found.iris)
        sites = handovers_of(self._workspace, [symbol.owner]) if is_counted else []
        self._known.add(site.source for site in sites)
        return sites

    def _used_as_a_value(self) -> list[str]:
        """The users of a symbol as a value that neither hand it over nor run it.

        For a class this includes annotations outside of it, which look the same.
        """
        used = [row["user"] for row in batched_rows(self._workspace, "value_uses", "symbol", self._found.iris)]
        inside = tuple(f"{iri}." for iri in self._found.iris)
        others = [user for user in used if user not in self._implicit and not user.startswith(inside)]
        return users_without_handovers(self._handovers_of_it, others)

    def _holder(self) -> str:
        """The object literal around a function; a computed key may select the function."""
        symbol = self._found.symbol
        return symbol.name.rpartition(".")[0] if symbol.kind in _FUNCTIONS and not symbol.owner else ""

    def _bases_outside(self) -> list[str]:
        """The external base types of the type of a method, as far as they may know the method.

        Supertraits of an implemented trait are left out, because they know nothing of the methods of the trait, and so
        are types that only other methods override.
        """
        symbol = self._found.symbol
        if symbol.kind != "Method" or not symbol.owner:
            return []
        written_in = batched_rows(self._workspace, "implementations_with", "symbol", self._found.iris)
        starts = [row["implementation"] for row in written_in] or [symbol.owner]
        traits: set[str] = set()

        def edges(types: Sequence[str]) -> Iterable[tuple[str, str]]:
            rows = batched_rows(self._workspace, "bases_of", "symbol", [iri for iri in types if iri not in traits])
            for row in rows:
                if row["edge"].removeprefix(identity.BASE) == "implementsTrait":
                    traits.add(row["other"])
                yield row["symbol"], row["other"]

        bases = reach(starts, edges, ALL_LEVELS, MAX_FUNCTIONS)
        names = [name for iri in bases.distances if (name := identity.external_name(iri))]
        unresolved = [row["base"] for row in batched_rows(self._workspace, "unresolved_bases", "type", starts)]
        own = _external_owners(self._through.overridden)
        inside = [row["inside"] for row in batched_rows(self._workspace, "symbols_inside", "symbol", [symbol.owner])]
        others = _external_owners(
            row["other"] for row in batched_rows(self._workspace, "overridden_by", "symbol", inside)
        )
        known = [name for name in names if name in own or name not in others]
        return names_of_bases(symbol.path, known, unresolved)

    def _may_be_asked_for(self) -> bool:
        """True if a method may be there for an interface of a library that its type need not name."""
        symbol = self._found.symbol
        if symbol.kind != "Method" or not symbol.owner or self._through.overridden:
            return False
        return bool(fulfilling(self._workspace, [symbol], details(self._workspace, self._scope, [symbol.owner])))

    def _notes(self) -> list[str]:
        symbol, notes = self._found.symbol, []
        if self._through.overriding:
            methods = counted(len(self._through.overriding), "method")
            notes.append(f"{methods} override it, with {counted(self._through.others, 'caller')} of their own")
        if self._is_common:
            name, calls = symbol.short_name, counted(len(self._unresolved.reasons), "unresolved call")
            notes.append(
                f"{calls} by the name {name}, which many have, hint at none; {said('sparql_query')} lists them"
            )
        if symbol.kind in _NOT_CALLED:
            notes.append(f"a {symbol.kind.lower()} is not called; {said('find_references')} lists its uses")
        elif symbol.kind == "Trait" and not self._direct:
            notes.append(said("a trait or interface is not called; get_callers of its methods lists calls"))
        elif not (self._direct or self._open):
            outside = "" if symbol.visibility == "private" else ", or code outside of the index,"
            seen = "no unresolved call has its name, nothing uses it as a value"
            notes.append(f"{seen}: only reflection{outside} can call it")
        return notes

    def _next_step(self) -> str:
        if not self._direct:
            # References to what runs are in this answer; a hint back to it would lead in a circle.
            is_used_otherwise = self._found.symbol.kind not in _FUNCTIONS
            return "find_references lists its other uses" if is_used_otherwise else _IN_TEXT
        return "impact_analysis follows further; read_snippet shows lines" if self._depth == 1 else ""


def _external_owners(methods: Iterable[str]) -> set[str]:
    """The names of the types of external methods."""
    return {identity.external_name(iri).rpartition(".")[0] for iri in methods} - {""}
