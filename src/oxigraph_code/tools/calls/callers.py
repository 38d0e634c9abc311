"""Callers of a symbol, and every other way in which it may run.

For maintainers: known callers, callers of an overridden method, callers by name and unresolved calls are kept apart and
never mixed. "No callers" is only stated together with the evidence that could not be resolved. This module must not
know where calls are stored. See decision 0117.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain

from oxigraph_code.hints import said
from oxigraph_code.search.named_lines import key_around
from oxigraph_code.tools.answer.grouping import by_file, counted, shown_lines
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.answer.use_lines import UseLines, lines_of
from oxigraph_code.tools.call_graph.call_sites import MAX_FUNCTIONS, NO_LINES
from oxigraph_code.tools.calls.depth import MAX_DEPTH, ClampedDepth, Depth, clamp_depth
from oxigraph_code.tools.evidence import runs
from oxigraph_code.tools.evidence.asked_symbol import HOLDING, AskedSymbol
from oxigraph_code.tools.evidence.evidence import Evidence, facts_of, few, sections_of
from oxigraph_code.tools.evidence.mentions import mentions_of
from oxigraph_code.tools.symbols.named_symbol import SymbolArg, with_symbol
from oxigraph_code.tools.workspace.scope import Project
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace, batched_rows

_PREVIEW = 3
_IN_TEXT = "search_code mode=text finds its name in any file"
_NOT_CALLED = ("TypeAlias", "Namespace", "Implementation")
_WORD = re.compile(r"[\w$]+")
_ADDING = re.compile(r"(?:^|[.:>])(?:append|push|push_back|add|insert|unshift|extend|set|put)$")
"""A method that keeps its argument in the list or table."""
_MAX_SITES = 8
_MAX_READERS = 20


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
    Returns: lines by file. Apart: handovers to queues, routers, decorators; implicit, possible, unresolved calls.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    followed = clamp_depth(depth, MAX_DEPTH)
    return with_symbol(
        workspace,
        call,
        symbol,
        project,
        page,
        lambda scope, found: _Callers(AskedSymbol(workspace, scope, found, followed.steps)).listing(
            followed, is_brief=page.format == "text"
        ),
    )


class _Callers:
    """The callers of a symbol with the evidence beside them, as a listing."""

    def __init__(self, subject: AskedSymbol) -> None:
        self._subject = subject
        handed = runs.handed_over(subject)
        routes = runs.routed(subject)
        running = [runs.implicit(subject), routes, runs.joined(subject), runs.registered(subject)]
        running += [runs.requested(subject), handed]
        subject.load([*subject.reached.distances, *subject.holders, *chain.from_iterable(one.iris for one in running)])
        # Of the evidence below, some is looked for only if all callers are in tests.
        running.append(runs.overridden_handed_over(subject))
        its_class = runs.class_handed_over(subject)
        replaced, users, methods = runs.replaced(subject), runs.used_as_value(subject), runs.callers_of_methods(subject)
        overridden = runs.callers_of_overridden(subject, self._row_through)
        may = runs.may_call(subject, overridden.iris)
        others, unresolved = runs.other_builds(subject), runs.unresolved(subject, may.iris)
        later = [*running, its_class, replaced, users, methods, overridden, may, others, unresolved]
        subject.load(chain.from_iterable(one.iris for one in later))
        texts = subject.lines_with_texts() if subject.is_function and not subject.callers else None
        # The key of a route is its path, of which requests and strings are looked for.
        keys = [] if routes.total else subject.keys
        mentions = mentions_of(subject.workspace, subject.scope, subject.symbol, texts, keys)
        # The path of a known request ends in many words, and says no more than the request.
        strings = [] if routes.total and subject.requests else [mentions.strings]
        paths = runs.in_paths(subject, routes.iris)
        self._running = [*running, held(subject), paths, *strings, its_class]
        """The ways in which it runs, or may be run by name."""
        named = [runs.named_outside(subject), replaced, users, *mentions.others]
        through = [overridden, methods]
        if subject.is_run_by_tests_alone:  # a call through an interface may be the one in the program
            self._running, through = [overridden, *self._running], through[1:]
        self._is_run = any(one.total for one in (*running, overridden, methods))
        self._hints = [*named, *through, may, others]
        self._unresolved = unresolved
        self._open = [*facts_of([*self._running, *self._hints]), *runs.signs(subject), *facts_of([unresolved])]
        # Calls through an interface may mean it; any other evidence says that more than tests run it.
        self._is_of_tests = subject.is_run_by_tests_alone and set(self._open) <= set(facts_of([overridden]))

    def listing(self, followed: ClampedDepth, *, is_brief: bool) -> Listing:
        subject, depth = self._subject, followed.steps
        farther = len(subject.reached.distances) - len(subject.called) - len(subject.reached.at(1))
        facts = [*followed.notes]
        if depth > 1 and subject.callers:
            facts.append(f"{farther:,} more of these within {depth} steps")
        if subject.callers and self._is_of_tests:
            facts.append("all of them in tests")
        facts += self._open
        if not subject.reached.is_all:
            facts.append(f"not followed further than {MAX_FUNCTIONS:,} functions")
        return Listing(
            f"{self._count()} of {subject.found.place}",
            self._sections(depth, is_brief=is_brief),
            facts=[*facts, subject.scope.freshness],
            notes=[*self._notes(), *subject.found.notes],
            narrower="depth=1" if depth > 1 else "find_references kind=calls lists certain calls only",
            next_step=self._next_step(depth),
            data={
                "symbol": subject.symbol.data,
                "unresolved_reasons": subject.unresolved.why,
                "is_whole": subject.reached.is_all,
            },
        )

    def _count(self) -> str:
        """Count the number of callers; without any, no more than the evidence allows."""
        if self._subject.callers:
            return counted(len(self._subject.callers), "caller")
        if self._is_run:
            return "no direct callers"
        return "no callers found" if self._open or self._subject.found.unread else "no callers"

    def _sections(self, depth: int, *, is_brief: bool) -> list[Section]:
        # Callers in the program come before those in tests.
        subject, known = self._subject, self._subject.known
        row = partial(self._row, callees=subject.called, distance=1)
        program = [iri for iri in subject.callers if iri not in subject.tests]
        tests = [iri for iri in subject.callers if iri in subject.tests]
        running = sections_of(self._running, is_brief=is_brief)
        is_beside = bool(program) or any(one.total for one in self._running)
        in_tests: Sequence[Section] = by_file("callers", known, tests, row, "in tests: " if is_beside else "")
        if is_beside and is_brief:
            in_tests = few(in_tests)
        sections = [*by_file("callers", known, program, row), *running, *in_tests]
        for distance in range(2, depth + 1):
            further = partial(self._further_row, distance)
            title = f"{distance} steps away: "
            sections += by_file("callers", known, subject.reached.at(distance), further, title)
        return [*sections, *sections_of([*self._hints, self._unresolved], is_brief=is_brief)]

    def _further_row(self, distance: int, symbol: Symbol) -> Row:
        return self._row(symbol, self._subject.reached.nearer[symbol.iri], distance)

    def _row_through(self, caller: Symbol, overridden: Sequence[str]) -> Row:
        row = self._row(caller, overridden, 2)
        return row._replace(line=f"  {caller.path}:{row.line.strip()}")

    def _row(self, caller: Symbol, callees: Sequence[str], distance: int) -> Row:
        graph = self._subject.graph
        lines = graph.lines([caller.iri], callees)
        called = [iri for iri in callees if graph.calls([caller.iri], [iri])]
        line = f"  {shown_lines(lines)} {caller.label}" if lines else f"  {caller.line} {caller.label} · {NO_LINES}"
        keys = self._keys(caller, lines)
        line += f", below {shortened(keys, _PREVIEW)}" if keys else ""
        holders = [self._subject.known[iri] for iri in self._subject.holders if caller.kind == "Module"]
        inside = [held.label for held in holders if any(held.line <= number <= held.end for number in lines)]
        line += f", in {shortened(inside, _PREVIEW)}" if inside else ""
        if distance > 1:
            line += f" → {', '.join(self._subject.known[iri].name for iri in called[:_PREVIEW])}"
        more = {"lines": list(lines), "rules": sorted(set(lines.values())), "distance": distance, "calls": called}
        more |= {"keys": keys} if keys else {}
        return Row(line, {**caller.data, **more})

    def _keys(self, caller: Symbol, lines: Mapping[int, str]) -> list[str]:
        """Find the keys of objects below which a module calls it, as it does in handlers without names."""
        if caller.kind != "Module" or not lines:
            return []
        text = self._subject.scope.text(caller.path).split("\n")
        return list(dict.fromkeys(filter(None, (key_around(text, line) for line in lines))))

    def _notes(self) -> list[str]:
        subject, symbol, notes = self._subject, self._subject.symbol, []
        if overriding := subject.along("overriding"):
            methods, callers = counted(len(overriding), "method"), len(subject.graph.callers(overriding).at(1))
            verb = "overrides" if len(overriding) == 1 else "override"
            notes.append(f"{methods} {verb} it, with {counted(callers, 'caller')} of their own")
        if subject.is_common:
            calls = counted(len(subject.unresolved.reasons), "unresolved call")
            by = f"{calls} by the name {symbol.short_name}, which many have, hint at none"
            notes.append(f"{by}; {said('sparql_query')} lists them")
        if symbol.kind in _NOT_CALLED:
            notes.append(f"a {symbol.kind.lower()} is not called; {said('find_references')} lists its uses")
        elif symbol.kind == "Trait" and not subject.callers:
            notes.append(said("a trait or interface is not called; get_callers of its methods lists calls"))
        elif symbol.kind != "Route" and not (subject.callers or self._open or subject.found.unread):
            outside = "" if symbol.visibility == "private" else ", or code outside of the index,"
            seen = "no unresolved call has its name, nothing uses it as a value"
            notes.append(f"{seen}: only reflection{outside} can call it")
        return notes

    def _next_step(self, depth: int) -> str:
        if not self._subject.callers:
            # References to what runs are in this answer; a hint back to it would lead in a circle.
            return _IN_TEXT if self._subject.is_function else "find_references lists its other uses"
        return "impact_analysis follows further; read_snippet shows lines" if depth == 1 else ""


def held(subject: AskedSymbol) -> Evidence:
    """Find the readers of the few variables and fields in which handovers keep it."""
    readers: dict[str, list[Row]] = {}
    for holder in _holders(subject) if subject.is_function else ():
        rows = list(_readers(subject, holder))
        if len(rows) <= _MAX_READERS:
            readers[holder.name] = rows
    rows = [row for each in readers.values() for row in each]
    places = f"{counted(len(rows), 'other place')} {'reads' if len(rows) == 1 else 'read'}"
    fact = f"kept in {', '.join(name for name, each in readers.items() if each)}, which {places}"
    return Evidence.of_rows(fact, "held", rows, "reads the list or table that it is kept in:")


def _holders(subject: AskedSymbol) -> list[Symbol]:
    """Find the variables and fields that the text of a handover names, or that are its source."""
    words: dict[str, set[str]] = {}
    for site in subject.handovers[:_MAX_SITES]:
        is_adding = site.kind == "argument" and _ADDING.search(site.text) is not None
        if is_adding or (site.kind == "stored" and site.text):
            path = details(subject.workspace, subject.scope, [site.source])
            place = path[site.source].path if site.source in path else ""
            texts = [subject.code.of_call(place, line, site.text) for line in site.lines] if is_adding and place else []
            words.setdefault(site.source, set()).update(_WORD.findall(" ".join([site.text, *texts])))
    used = batched_rows(subject.workspace, "values_used", "source", [*words])
    pairs = [*((source, source) for source in words), *((row["source"], row["symbol"]) for row in used)]
    known = details(subject.workspace, subject.scope, [iri for _, iri in pairs])
    holding = {
        iri: known[iri]
        for source, iri in pairs
        if iri in known and known[iri].kind in HOLDING and (iri == source or known[iri].short_name in words[source])
    }
    return list(holding.values())


def _readers(subject: AskedSymbol, holder: Symbol) -> Iterator[Row]:
    edges = list(batched_rows(subject.workspace, "users_of", "symbol", [holder.iri]))
    reading, writing = (
        {row["user"] for row in edges if row["edge"].endswith(f"#{edge}")} for edge in ("references", "writes")
    )
    use = UseLines(subject.workspace, subject.scope, holder, lines_of([holder]))
    known = {holder.iri, *subject.callers, *(site.source for site in subject.handovers)}
    for user in Nodes(subject.workspace, subject.scope, sorted(reading - writing - known)).values():
        row = use.row(user)
        if "lines" in row.data and user.kind != "Module":
            yield row._replace(line=f"  {user.path}:{row.line.strip()} reads {holder.name}")
