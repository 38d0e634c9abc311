"""Evidence that a symbol runs other than by known calls, and that calls of others may mean it.

For maintainers: each provider is a function of the subject. Those that state a way to run it come first in answers,
those that only hint at one last. This module must not know the order of an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain

from oxigraph_code import identity
from oxigraph_code.queries import StringTerm
from oxigraph_code.tools.answer.grouping import by_file, counted, rows_of, shown_lines
from oxigraph_code.tools.answer.listing import Row, Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol, constructors, details, semantics_of
from oxigraph_code.tools.answer.use_lines import UseLines, lines_of
from oxigraph_code.tools.call_graph.call_sites import MAX_FUNCTIONS, UnresolvedSites, unresolved_sites
from oxigraph_code.tools.call_graph.counterparts import other_definitions
from oxigraph_code.tools.call_graph.dependents import class_handovers, implemented_alone
from oxigraph_code.tools.call_graph.joins import Join
from oxigraph_code.tools.call_graph.traversal import ALL_LEVELS, reach
from oxigraph_code.tools.evidence.asked_symbol import HOLDING, TYPES, AskedSymbol
from oxigraph_code.tools.evidence.evidence import Evidence
from oxigraph_code.tools.evidence.handovers import (
    HandoverSites,
    counted_places,
    handover_rows,
    handovers_of,
    in_order,
    users_without_handovers,
)
from oxigraph_code.tools.evidence.outside import (
    fulfilling,
    is_declared,
    is_loaded_alone,
    names_of_bases,
)
from oxigraph_code.tools.external_names.names import uses_of_name
from oxigraph_code.tools.external_names.routes import routes_of
from oxigraph_code.tools.external_names.running_routes import is_http_method, routes_inheriting, routes_running
from oxigraph_code.tools.workspace.workspace import batched_rows

_PREVIEW = 3
_MAX_UNRESOLVED = 200
_MAX_IN_BASES = 2_000
_NO_USES = frozenset({"extends", "imports"})


def implicit(subject: AskedSymbol) -> Evidence:
    """Count the code that runs it by an operator, a statement, a decorator or a property."""
    fact = f"run implicitly in {counted(len(set(subject.implicit)), 'place')}"
    return Evidence.by_file(subject.known, "implicit", subject.implicit, fact, "implicitly: ")


def routed(subject: AskedSymbol) -> Evidence:
    """Find the routes handled by the symbol, its class or a subclass that inherits it."""
    iris, symbol = subject.found.iris, subject.symbol
    running = routes_running(subject.workspace, iris).values()
    inheriting = routes_inheriting(subject.workspace, iris) if symbol.kind == "Method" else []
    routes = list(dict.fromkeys([*chain.from_iterable(running), *inheriting]))
    it = "it"
    if routes and symbol.kind == "Method" and not is_http_method(symbol.short_name):
        is_handler = any(batched_rows(subject.workspace, "routes_of_classes", "class", iris))
        it = "it" if is_handler else "its class"
    fact = f"{counted(len(routes), 'route')} {'runs' if len(routes) == 1 else 'run'} {it}"
    found = Evidence.by_file(subject.known, "routes", routes, fact, f"route that runs {it}: ")
    return found._replace(whole=lambda: len(routes))


def in_paths(subject: AskedSymbol, routes: Sequence[str]) -> Evidence:
    """Find strings with the paths of its routes, as long as no request to one is known."""
    names = [subject.known[iri].name for iri in routes[:_PREVIEW]]
    names = [subject.symbol.name] if subject.symbol.kind == "Route" else names
    names = [] if subject.requests else names
    found = [routes_of(subject.workspace, subject.scope, name, reads_files=True) for name in names]
    mentions = {row.line: row for one in found if one for row in one.rows if row.data["kind"] == "mention"}
    rows = [row._replace(line=f"  {line}") for line, row in mentions.items()]
    fact = f"the path of its route in a string on {counted(len(rows), 'line')}"
    return Evidence.of_rows(fact, "path_mentions", rows, "has the path of its route in a string:")


def named_outside(subject: AskedSymbol) -> Evidence:
    """Find uses of a setting, a topic or the like with its spelling, unless all are known users."""
    names = None
    if subject.symbol.kind in HOLDING:
        names = uses_of_name(subject.workspace, subject.scope, subject.symbol.short_name, reads_files=False)
    known = {*subject.found.iris, *chain.from_iterable(subject.users.values())}
    if names is None or all(row.data["iri"] in known for row in names.rows):
        return Evidence(0, str)
    return Evidence.of_rows(
        names.summary, "names", names.rows, "has its name as an external name, such as a topic or a setting:"
    )


def joined(subject: AskedSymbol) -> Evidence:
    """Find the senders to which a key joins it, those in tests last."""

    senders: dict[tuple[str, str, str], list[Join]] = {}
    for join in subject.joins:
        senders.setdefault((join.receiver, join.sender, join.key), []).append(join)

    def rows() -> Iterator[Row]:
        for join, *more in sorted(senders.values(), key=lambda joins: _place(subject, joins[0].sender)):
            sender = subject.known[join.sender]
            line = f"  {sender.path}:{shown_lines(join.lines)} sends {join.key}{sender.within}"
            others = [each for each in (join, *more) if each.registrar != each.sender]
            places = [f"{subject.known[each.registrar].path}:{shown_lines(each.registered)}" for each in others]
            line += f" · registered at {', '.join(places)}" if places else ""
            data = {"path": sender.path, "lines": list(join.lines), "key": join.name, "kind": join.kind}
            yield Row(line, {**data, "in": join.sender, "registered": list(join.registered)})

    keys = shortened(list(dict.fromkeys(join.key for join in subject.joins)), _PREVIEW)
    return Evidence(
        len(senders),
        lambda: f"joined by {keys} to {counted(len(senders), 'sender')}",
        lambda: [Section("joined", list(rows()), "joined by a key, and run for messages under it:")],
        [iri for join in subject.joins for iri in (join.sender, join.registrar)],
        lambda: len(senders),
    )


def registered(subject: AskedSymbol) -> Evidence:
    """Find the registrations under keys that nothing of the store sends, such as events of a framework."""
    unsent = [join for join in subject.registrations if not join.sender]

    def rows() -> Iterator[Row]:
        for join in unsent:
            registrar = subject.known[join.registrar]
            data = {"path": registrar.path, "lines": list(join.registered), "key": join.name, "kind": join.kind}
            yield Row(f"  {registrar.path}:{shown_lines(join.registered)} {join.key}{registrar.within}", data)

    keys = shortened(list(dict.fromkeys(join.key for join in unsent)), _PREVIEW)
    return Evidence(
        len(unsent),
        lambda: f"registered under {keys}",
        lambda: [Section("registered", list(rows()), "registered under a key that nothing known sends:")],
        [join.registrar for join in unsent],
    )


def requested(subject: AskedSymbol) -> Evidence:
    """Find the places that send requests to its routes, those in tests last."""

    def rows() -> Iterator[Row]:
        for request in sorted(subject.requests, key=lambda sent: (*_place(subject, sent.caller), sent.line)):
            caller = subject.known[request.caller]
            data = {"path": caller.path, "line": request.line, "request": request.label, "in": request.caller}
            yield Row(f"  {caller.path}:{request.line} sends {request.label}{caller.within}", data)

    count = len(subject.requests)
    return Evidence(
        count,
        lambda: f"{counted(count, 'request')} {'fits' if count == 1 else 'fit'} its route",
        lambda: [Section("requests", list(rows()), "requests that fit its route:")],
        [request.caller for request in subject.requests],
        lambda: count,
    )


def _place(subject: AskedSymbol, iri: str) -> tuple[bool, str]:
    return iri in subject.tests, subject.known.path(iri)


def handed_over(subject: AskedSymbol) -> Evidence:
    """Find the places that hand it over."""
    sites, title = subject.handovers, "handed over, and may be run by the receiver:"
    found = _handover_evidence(subject, "handed_over", sites, "", title)
    return found._replace(whole=lambda: sum(len(site.lines) for site in sites if site.source not in subject.tests))


def overridden_handed_over(subject: AskedSymbol) -> Evidence:
    """Find the places that hand over a method that it overrides."""
    title = "an overridden method is handed over, and the receiver may run it:"
    sites = subject.handovers_of_overridden
    return _handover_evidence(subject, "overridden_handed_over", sites, "an overridden method ", title)


def class_handed_over(subject: AskedSymbol) -> Evidence:
    """Find the few places that hand over the class of a method that only tests run; all if nothing does."""
    sites: list[HandoverSites] = []
    if subject.is_member and subject.is_run_by_tests_alone:
        is_run = subject.callers or subject.joins or subject.requests
        if not is_run or class_handovers(subject.workspace, subject.found.iris).sources:
            sites = handovers_of(subject.workspace, [subject.symbol.owner]).sites
    title = "its class is handed over, and the receiver may run it:"
    return _handover_evidence(subject, "class_handed_over", sites, "its class ", title)


def _handover_evidence(
    subject: AskedSymbol, name: str, sites: Sequence[HandoverSites], what: str, title: str
) -> Evidence:
    """Make the evidence of handovers, those in tests last."""
    known, code = subject.known, subject.code

    def sections() -> list[Section]:
        return [Section(name, handover_rows(sites, known, subject.tests, code), title)]

    def fact() -> str:
        return f"{what}{counted_places(in_order(sites, known, subject.tests), known=known, code=code)}"

    return Evidence(len(sites), fact, sections, [site.source for site in sites])


def replaced(subject: AskedSymbol) -> Evidence:
    """Find the places that put a mock in its place."""
    sites = subject.replaced
    return Evidence(
        len(sites),
        lambda: counted_places(sites, "replaced"),
        lambda: [Section("replaced", handover_rows(sites, subject.known), "replaced, as tests do with mocks:")],
        [site.source for site in sites],
    )


def used_as_value(subject: AskedSymbol) -> Evidence:
    """Find the users of it as a value that neither hand it over nor run it.

    For a type that only tests make, these include annotations outside of it, which look the same.
    """
    is_type = subject.symbol.kind in TYPES and subject.is_run_by_tests_alone
    inside = tuple(f"{iri}." for iri in subject.found.iris)
    run = set(subject.implicit)
    used = subject.users["references"] if subject.is_function or is_type else []
    others = [user for user in used if user not in run and not user.startswith(inside)]
    users = users_without_handovers(subject.handovers, others)
    use = "value or type" if subject.symbol.kind in TYPES else "value"

    def generated() -> list[str]:
        return [iri for iri in users if subject.known.path(iri) in subject.generated]

    def sections() -> list[Section]:
        lines = UseLines(subject.workspace, subject.scope, subject.symbol, lines_of(subject.found.definitions))
        by_programs = generated()
        aside = [iri for iri in users if iri not in by_programs and subject.is_aside(iri)]
        program = [iri for iri in users if iri not in by_programs and iri not in aside]
        return [
            section
            for iris, where in ((program, ""), (by_programs, ", in a generated file"), (aside, ""))
            for section in by_file("value_uses", subject.known, iris, lines.row, f"used as a {use}{where}: ")
        ]

    def fact() -> str:
        only = " of generated files" if len(generated()) == len(users) else ""
        return f"used as a {use} in {counted(len(users), 'place')}{only}"

    return Evidence(len(users), fact, sections, users)


def callers_of_overridden(subject: AskedSymbol, row: Callable[[Symbol, Sequence[str]], Row]) -> Evidence:
    """Find callers of methods that it, or a method of a class that only tests make, overrides.

    ``row`` makes a row for a caller of some of them.
    """
    methods, it = list(subject.found.iris), "it overrides"
    overridden = subject.overridden
    if subject.symbol.kind == "Class" and subject.is_run_by_tests_alone:
        methods, it = subject.inside, "its methods override"
        overridden = subject.along("overridden_by", methods) if methods else []
    besides = {*subject.callers, *methods}
    callers = [iri for iri in subject.graph.callers(overridden).at(1) if iri not in besides]

    def sections() -> list[Section]:
        rows = rows_of(subject.known, callers, lambda caller: row(caller, overridden))
        return [Section("through_bases", rows, "may land here, calls of methods it overrides:")]

    def fact() -> str:
        asked = "" if methods is subject.inside else _implemented_alone(subject)
        return f"{counted(len(callers), 'caller')} of {asked or f'methods that {it}'}"

    return Evidence(len(callers), fact, sections, [*overridden, *callers])


def _implemented_alone(subject: AskedSymbol) -> str:
    """Phrase the one method of an interface that it overrides, if nothing in the program does besides."""
    asked = subject.overridden if len(subject.overridden) == 1 else []
    alone = implemented_alone(subject.workspace, subject.scope, subject.found.iris) if asked else {}
    return "".join(f"{subject.known[iri].name}, which nothing else implements" for iri in asked if iri in alone)


def callers_of_methods(subject: AskedSymbol) -> Evidence:
    """Find the callers of methods where their type has none, or is a trait that only tests name."""
    is_trait = subject.symbol.kind != "Class" and subject.is_run_by_tests_alone
    is_asked = subject.symbol.kind in TYPES and (is_trait or not subject.callers)
    found = subject.graph.callers(subject.inside).at(1) if is_asked else ()
    callers = [iri for iri in found if iri not in subject.inside]

    def sections() -> list[Section]:
        return [Section("method_callers", [subject.known[iri].row for iri in callers], "call its methods:")]

    return Evidence(len(callers), lambda: f"{counted(len(callers), 'caller')} of its methods", sections, callers)


def may_call(subject: AskedSymbol, told: Sequence[str]) -> Evidence:
    """Find the callers not yet told that may mean it, by its name or class or as one of several."""
    rows = subject.rows("may_call", subject.found.iris)
    besides = {*subject.callers, *told}
    callers = [row["caller"] for row in rows if row["caller"] not in besides]
    callers = list(dict.fromkeys([*callers, *_in_bases(subject)]))
    guesses = unresolved_sites(subject.workspace, list(subject.unresolved.within(callers).reasons))

    def sections() -> list[Section]:
        sited = {guess.caller for guess in guesses}
        others = [subject.known[iri].row for iri in callers if iri not in sited]
        title = "may mean it, as one of several or by its name:"
        return [Section("may_call", [*unresolved_rows(subject.known, guesses, subject.is_aside), *others], title)]

    count = len(set(callers))
    return Evidence(count, lambda: f"{counted(count, 'caller')} that may mean it", sections, callers)


def _in_bases(subject: AskedSymbol) -> list[str]:
    """Find the methods in bases of its class that call its name on their own object."""
    if not subject.is_member or not subject.unresolved.reasons:
        return []
    rows = batched_rows(subject.workspace, "supertypes_of", "type", [subject.symbol.owner])
    bases = tuple(f"{row['base']}." for row in rows if row["base"] != subject.symbol.owner)
    semantics = semantics_of(subject.symbol.path)
    if not bases or semantics is None:
        return []
    inside = [site for site in subject.unresolved.reasons if site.startswith(bases)]
    sites = unresolved_sites(subject.workspace, inside[:_MAX_IN_BASES])
    return [site.caller for site in sites if semantics.object_model.call_on_itself.match(site.text)]


def unresolved(subject: AskedSymbol, guessed: Sequence[str]) -> Evidence:
    """Count the unresolved calls by its name, with rows for those that are not in ``guessed`` callers.

    A name that many share has no rows, because its calls hint at none of them.
    """
    others = subject.unresolved.without(subject.unresolved.within(guessed))
    sites = [] if subject.is_common else unresolved_sites(subject.workspace, list(others.reasons)[:_MAX_UNRESOLVED])
    why = ", ".join(f"{count:,} {reason}" for reason, count in others.why.items())
    count = len(subject.unresolved.reasons)
    return Evidence(
        count,
        lambda: f"{counted(count, 'unresolved call')} by that name",
        lambda: [
            Section(
                "unresolved",
                unresolved_rows(subject.known, sites, subject.is_aside),
                f"unresolved calls by its name ({why}):",
            )
        ],
        [site.caller for site in sites],
    )


def unresolved_rows(
    known: Nodes, calls: Sequence[UnresolvedSites], is_aside: Callable[[str], bool] = lambda _: False
) -> list[Row]:
    """Make a row for each place of unresolved calls, those in callers that are aside last."""
    rows = []
    for call in sorted(calls, key=lambda e: (is_aside(e.caller), known.path(e.caller), e.lines)):
        caller = known[call.caller]
        line = f"  {caller.path}:{shown_lines(call.lines)} {call.text}{caller.within}"
        data = {"path": caller.path, "lines": list(call.lines), "text": call.text, "in": caller.iri}
        rows.append(Row(line, data))
    return rows


def other_builds(subject: AskedSymbol) -> Evidence:
    """Find other definitions of its name, with the count of their callers, if it has none itself."""
    found = [] if subject.callers else other_definitions(subject.workspace, subject.scope, subject.found.iris)
    callers = len(subject.graph.callers(found).at(1)) if found else 0
    fact, title = f"{counted(callers, 'caller')} of other definitions of its name", "other definitions of its name: "
    return Evidence.by_file(subject.known, "other_definitions", found, fact, title)._replace(total=callers)


def used_by_name(subject: AskedSymbol) -> Evidence:
    """Count the functions that use a member of its name on an unknown receiver.

    The graph has one such name for each function that uses it, so functions are counted, not places in the text.
    """
    name = StringTerm(subject.symbol.short_name)
    rows = batched_rows(subject.workspace, "unresolved_members", "name", [name])
    users = [row["user"] for row in rows if subject.scope.holds(row["user"])]
    fact = f"unresolved uses of that name in {counted(len(users), 'function')}"
    shown, title = users[:_MAX_UNRESOLVED], "may use it, of something unknown: "
    return Evidence.by_file(subject.known, "unresolved_uses", shown, fact, title)._replace(total=len(users))


def signs(subject: AskedSymbol) -> list[str]:
    """Phrase the ways to run a symbol without a place in the graph or a text."""
    symbol, phrases = subject.symbol, {}
    if symbol.kind in TYPES and subject.is_run_by_tests_alone:
        derived = len(set(subject.along("derived_of")))
        phrases[f"{counted(derived, 'type')} {'derives' if derived == 1 else 'derive'} from it"] = derived > 0
    holder = ""
    if subject.is_run_by_tests_alone:
        libraries = _bases_outside(subject)[:_PREVIEW]
        holder = symbol.name.rpartition(".")[0] if subject.is_function and not symbol.owner else ""
        phrases[f"its type derives from {', '.join(libraries)}, which may run it"] = bool(libraries)
        phrases["an interface of a library may ask for it"] = not libraries and _may_be_asked_for(subject)
    is_run = any(subject.rows("run_by_the_language", subject.found.iris))
    phrases["the language itself may run it (operators, statements, reading)"] = is_run
    phrases[f"held by {holder}, where a computed key may select it"] = bool(holder)
    if not subject.callers:
        kinds = _kinds_of_entry(subject)
        phrases[f"an entry point ({', '.join(kinds)}), which runs without a call of the program"] = bool(kinds)
        importing, users = len(set(subject.users["imports"])), _users_of_constructed(subject)
        phrases[f"imported by {counted(importing, 'file')}"] = importing > 0
        phrases["no import of its file, which another program may load"] = _is_of_loaded_file(subject)
        phrases["an object holds it, and any user of the object may run it"] = not holder and _is_of_object(subject)
        phrases[f"its class or a subtype used in {counted(users, 'place')}"] = users > 0
        phrases["a call of it calls the value it holds"] = symbol.kind in HOLDING and not subject.found.unread
    return [phrase for phrase, is_there in phrases.items() if is_there]


def _kinds_of_entry(subject: AskedSymbol) -> list[str]:
    """List the kinds of entry point that a symbol is; routes have rows of their own."""
    rows = subject.workspace.cached_rows("entry_points")
    return sorted({row["kind"] for row in rows if row["symbol"] in subject.found.iris} - {"route"})


def _bases_outside(subject: AskedSymbol) -> list[str]:
    """Find the external bases of a method's type, as far as they may know the method.

    Supertraits of an implemented trait are left out, because they know nothing about its methods, and so are types
    that only other methods override.
    """
    if not subject.is_member:
        return []
    written_in = subject.rows("implementations_with", subject.found.iris)
    starts = [row["implementation"] for row in written_in] or [subject.symbol.owner]
    traits: set[str] = set()

    def edges(types: Sequence[str]) -> Iterable[tuple[str, str]]:
        for row in subject.rows("bases_of", (iri for iri in types if iri not in traits)):
            if row["edge"].removeprefix(identity.BASE) == "implementsTrait":
                traits.add(row["other"])
            yield row["symbol"], row["other"]

    bases = reach(starts, edges, ALL_LEVELS, MAX_FUNCTIONS)
    names = [name for iri in bases.distances if (name := identity.external_name(iri))]
    written = [row["base"] for row in batched_rows(subject.workspace, "unresolved_bases", "type", starts)]
    own = _external_owners(subject.overridden)
    inside = [row["inside"] for row in subject.rows("symbols_inside", [subject.symbol.owner])]
    others = _external_owners(row["other"] for row in subject.rows("overridden_by", inside))
    known = [name for name in names if name in own or name not in others]
    return names_of_bases(subject.symbol.path, known, written)


def _external_owners(methods: Iterable[str]) -> set[str]:
    """Name the types of external methods."""
    return {identity.external_name(iri).rpartition(".")[0] for iri in methods} - {""}


def _may_be_asked_for(subject: AskedSymbol) -> bool:
    """Check if a method may be there for an interface of a library that its type need not name."""
    return (
        subject.is_member
        and not subject.overridden
        and bool(fulfilling(subject.workspace, [subject.symbol], _owners(subject)))
    )


def _owners(subject: AskedSymbol) -> dict[str, Symbol]:
    return details(subject.workspace, subject.scope, [subject.symbol.owner])


def _is_of_loaded_file(subject: AskedSymbol) -> bool:
    """Check if a public function is in a file that is a module of its own and that no other file imports."""
    symbol = subject.symbol
    if symbol.kind != "Function" or symbol.owner or symbol.visibility == "private":
        return False
    importers = batched_rows(subject.workspace, "importing_modules", "module", [symbol.module])
    return is_loaded_alone(symbol.path) and not any(row["other"] != symbol.module for row in importers)


def _is_of_object(subject: AskedSymbol) -> bool:
    """Check if a function is the value of a key or of an assigned member, by its text."""
    symbol = subject.symbol
    if symbol.kind != "Function" or not symbol.path:
        return False
    lines = subject.scope.text(symbol.path).split("\n")[symbol.line - 1 : symbol.end]
    return bool(lines) and not is_declared(symbol.short_name.lstrip("#"), lines)


def _users_of_constructed(subject: AskedSymbol) -> int:
    """Count the users of the class of a constructor and its subtypes, which inherit it."""
    owners = _owners(subject) if subject.symbol.owner else {}
    if not owners or subject.symbol.iri not in constructors([subject.symbol], owners):
        return 0
    types = [row["subtype"] for row in batched_rows(subject.workspace, "subtypes_of", "type", list(owners))]
    rows = subject.rows("users_of", types)
    users = {row["user"] for row in rows if row["edge"].removeprefix(identity.BASE) not in _NO_USES}
    return sum(not user.startswith(tuple(types)) for user in users)
