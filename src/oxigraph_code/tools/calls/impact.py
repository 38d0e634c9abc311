"""Impact of a change: dependents, entry points and tests.

For maintainers: the nearest dependents come first, at equal distance those with most shortest paths, and tests after
the direct ones, not again among the dependents. Dependencies have functions first and fields last: they are many, and
few ask for them. This module must not know how the graph is traversed.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Annotated, NamedTuple

from oxigraph_code import vocabulary as code
from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools.answer.grouping import EXTERNAL_TITLE, counted
from oxigraph_code.tools.answer.joined import joined
from oxigraph_code.tools.answer.listing import Format, LazyRows, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import modules_at
from oxigraph_code.tools.call_graph.call_sites import CallGraph, unresolved_calls, unresolved_sites
from oxigraph_code.tools.call_graph.counterparts import other_definitions
from oxigraph_code.tools.call_graph.covered import covered
from oxigraph_code.tools.call_graph.dependents import (
    MAX_DEPENDENTS,
    Dependence,
    PossibleCallers,
    dependence,
    exporting_modules,
    possible_callers,
    roles_of,
    unresolved_around,
)
from oxigraph_code.tools.calls.depth import clamp_depth
from oxigraph_code.tools.calls.reached_entries import reached_entries
from oxigraph_code.tools.calls.reached_tests import MAX_STEPS, ReachedCode, ReachedTests
from oxigraph_code.tools.evidence.evidence import facts_of, few
from oxigraph_code.tools.evidence.handovers import counted_places, handover_rows, handovers_of
from oxigraph_code.tools.evidence.mentions import mentions_of
from oxigraph_code.tools.evidence.runs import unresolved_rows
from oxigraph_code.tools.external_names.running_routes import reached_routes
from oxigraph_code.tools.symbols.named_symbol import SymbolArg, resolve_all, unread_calls
from oxigraph_code.tools.workspace.scope import Project, QuestionScope, find_scope
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace, batched_rows

_DIRECTIONS = ("in", "out")
_TYPES, _FIELDS = 1, 2
_HEADINGS = ("", "types and the like, ", "fields and variables, ")
"""Headings of the dependencies after the functions."""
_KEYS = (
    "entry_points",
    "dependents",
    "calls_of_class",
    "tests_that_ran",
    "tests",
    "tests_that_may",
    "tests_by_import",
    "replacing",
    "may_depend",
)
"""The lists that scripts find in an answer of either direction."""
_ONE_KIND = "find_references kind=calls lists direct dependents of one kind"
_NO_LETTER = re.compile(r"[\W_]+")
_PATH = re.compile(r"[^:]*(?:/|\.\w{1,6}$)[^:]*")
_PREVIEW = 3
_IMPORTED = frozenset({"imports"})


def impact_analysis(
    workspace: Workspace,
    call: Call,
    symbol: SymbolArg,
    direction: Annotated[str, "in: dependents; out: dependencies"] = "in",
    depth: Annotated[int, "steps, 1 to 10", BY_NAME] = 3,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Find what a change of a symbol or file may break, and the tests to run.

    Use when: "what breaks if I change X", "which tests cover X".
    Not for: direct callers (get_callers).
    Returns: routes, commands and public API reached, dependents by distance, tests.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    direction = direction.lower()
    if direction not in _DIRECTIONS:
        raise ArgumentError(f"direction cannot be {direction!r}", hint="use in or out", argument="direction")
    followed = clamp_depth(depth, MAX_STEPS)
    scope = find_scope(workspace, call, project)
    find = partial(_dependents, is_brief=page.format == "text") if direction == "in" else _dependencies
    listings = [find(workspace, scope, *start, followed.steps) for start in _starts(workspace, scope, symbol)]
    listing = joined(symbol, listings, scope.freshness)
    return answer(replace(listing, facts=[*followed.notes, *listing.facts]), page)


def _starts(workspace: Workspace, scope: QuestionScope, target: str) -> list[tuple[str, list[str]]]:
    """Resolve the target to descriptions, each with the symbols and modules that it stands for."""
    modules = modules_at(workspace, scope, target) if _PATH.fullmatch(target) else []
    if modules:
        inside = [row["symbol"] for row in workspace.rows("symbols_in_module", module=modules)]
        unread = unread_calls(map(scope.path_of, modules))
        size = f"{counted(len(inside), 'symbol')}{f'; {unread}' if unread else ''}"
        return [(f"{target} ({size})", [*modules, *inside])]
    found = resolve_all(workspace, scope, target)
    return [(f"{one.place} ({one.note})" if one.note else one.place, one.iris) for one in found]


def _dependents(
    workspace: Workspace, scope: QuestionScope, place: str, symbols: Sequence[str], depth: int, *, is_brief: bool
) -> Listing:
    """List the code that uses symbols, the entry points reached, and the tests to run."""
    found = dependence(workspace, scope, symbols, "in", depth)
    starts, others, distances = found.starts, found.others, found.reached.distances
    may, left_out = _possible(workspace, scope, found, symbols)
    farther = dependence(workspace, scope, may, "in", depth - 1)
    every, further = [*starts, *others], [*farther.starts, *farther.others]
    exporting = exporting_modules(workspace, every)
    known = Nodes(workspace, scope, [*every, *exporting, *may, *further])
    roles = roles_of(workspace, known, every)
    routes = reached_routes(workspace, known, distances, roles.in_tests)
    known.learn(may)
    possible = [known[iri].row for iri in may]
    handed = handovers_of(workspace, list(starts))
    known.add(site.source for site in handed.replacements)
    unresolved = unresolved_around(workspace, scope, found, depth)
    named = facts_of(mentions_of(workspace, scope, known[symbols[0]]).every) if len(symbols) == 1 else []
    doubtful = ReachedCode(farther, roles_of(workspace, known, further))
    tests = ReachedTests(workspace, scope, known, symbols, ReachedCode(found, roles), doubtful, depth)
    known.learn(starts)
    ran = covered(workspace, scope, map(known.__getitem__, starts))
    entries = reached_entries(known, distances, roles, routes, exporting)
    spelled = [] if others or len(symbols) > 1 else _calls_of_class(workspace, scope, known, symbols[0])
    facts = []
    if spelled:
        unresolved = unresolved._replace(common={})
        facts.append(f"{counted(len(spelled), 'unresolved call')} with a receiver spelled like its class")
    is_in_doubt = bool(spelled) or (not others and bool(possible or any(unresolved) or named))
    if is_in_doubt and possible:
        facts.append(f"{len(possible):,} may depend, by a name or by a base")
    if entries.rows:
        facts.append(f"reaches {counted(entries.total, 'entry point')}")
    facts += [*ran.facts, tests.count]
    if handed.replacements:
        facts.append(counted_places(handed.replacements, "replaced"))
    facts += [*unresolved.facts, *named]
    receivers = {site.source: site.receiver for site in handed.sites}
    near, far = DependentRows(known, found, receivers).sections(roles.in_tests)
    replaced = [Section("replacing", handover_rows(handed.replacements, known), "replaced, as tests do with mocks:")]
    by_other_ways = tests.others
    if tests.by_calls and is_brief:
        by_other_ways = [section for ways in by_other_ways for section in few([ways])]
    steps = counted(tests.steps, "step")
    sections = [
        Section("entry_points", entries.rows, "entry points reached:"),
        *near,
        Section("calls_of_class", spelled, "unresolved calls by its name, with a receiver spelled like its class:"),
        Section("tests_that_ran", ran.rows, "tests that ran it, by coverage:"),
        Section("tests", tests.by_calls, f"tests to run, reached within {steps}:"),
        *([] if tests.by_calls else by_other_ways),
        *(few(replaced) if is_brief else replaced),
        *far,
        Section("may_depend", possible, "may depend, as one of several, by a name or by a base:"),
        *(by_other_ways if tests.by_calls else []),
    ]
    count = "no dependent known" if is_in_doubt else counted(len(others), "dependent")
    notes = []
    if left_out:
        notes.append(f"{counted(left_out, 'caller')} of overridden methods may land here, too many to list")
    if not others:
        notes.append("nothing in the index leads to it; unresolved calls and code outside still may")
    data = {"unresolved": unresolved.total, "unresolved_by_common_names": dict(unresolved.common)}
    listing = Listing(f"{count} of {place}", sections, facts, notes, data=data)
    return _followed(workspace, scope, found, listing, depth)


def _possible(workspace: Workspace, scope: QuestionScope, found: Dependence, symbols: Sequence[str]) -> PossibleCallers:
    """Find the code that may use symbols: by a name, through a base, or in another build."""
    maybes = possible_callers(workspace, found.starts)
    beside = [] if found.others else other_definitions(workspace, scope, symbols)
    callers = dict.fromkeys([*maybes.callers, *CallGraph(workspace).callers(beside).at(1)])
    unknown = [iri for iri in callers if not found.reached.distances.get(iri)]
    return PossibleCallers(unknown[:MAX_DEPENDENTS], maybes.left_out)


def _calls_of_class(workspace: Workspace, scope: QuestionScope, known: Nodes, iri: str) -> list[Row]:
    """Find unresolved calls by the name of a symbol whose receiver spells its class."""
    owner = known[iri].name.rpartition(".")[0].rpartition(".")[2].lower()
    if not owner:
        return []
    calls = unresolved_calls(workspace, scope, known[iri])
    sites = unresolved_sites(workspace, list(calls.reasons))
    spelled = [site for site in sites if owner in _NO_LETTER.sub("", site.text).lower()]
    known.add(site.caller for site in spelled)
    return unresolved_rows(known, spelled)


def _dependencies(
    workspace: Workspace, scope: QuestionScope, place: str, symbols: Sequence[str], depth: int
) -> Listing:
    """List the code that symbols use."""
    found = dependence(workspace, scope, symbols, "out", depth)
    known = Nodes(workspace, scope, [*found.starts, *found.others])
    unknown = sum(1 for _ in batched_rows(workspace, "unresolved_in", "caller", list(found.starts)))
    groups = dict.fromkeys(found.others, _TYPES)
    for row in batched_rows(workspace, "kinds_among", "symbol", found.others):
        groups[row["symbol"]] = 0 if row["kind"] == code.Function else _FIELDS
    facts = []
    if fields := sum(group == _FIELDS for group in groups.values()):
        facts.append(f"fields and variables listed last: {fields:,}")
    if unknown:
        facts.append(f"{counted(unknown, 'unresolved call')} in it, so this is a lower bound")
    near, far = DependentRows(known, found, groups=groups, headings=_HEADINGS).sections(())
    notes = [] if found.others else ["it uses nothing in the index that is known; its unresolved calls still may"]
    data = {"unresolved": unknown, "unresolved_by_common_names": {}}
    head = f"{counted(len(found.others), 'dependency')} of {place}"
    return _followed(workspace, scope, found, Listing(head, [*near, *far], facts, notes, data=data), depth)


def _followed(workspace: Workspace, scope: QuestionScope, found: Dependence, listing: Listing, depth: int) -> Listing:
    """Complete a listing with the extent of the search, and the questions that lead on."""
    others, distances = found.others, found.reached.distances
    direct = sum(distance == 1 for distance in distances.values())
    notes = []
    if len(others) > MAX_DEPENDENTS:
        notes.append(f"{len(others) - MAX_DEPENDENTS:,} more were reached and are not listed; the nearest are")
    if not found.reached.is_all:
        last = counted(max(distances.values()), "step")
        notes.append(f"cut: not followed further than {last}, more than {MAX_DEPENDENTS:,} are reached")
    kinds = set().union(*found.edges.values())
    lines = {"get_callers": "has the lines of calls"} if "calls" in kinds else {}
    return replace(
        listing,
        head=f"{listing.head} within {counted(depth, 'step')}",
        sections=[*(Section(key, ()) for key in _KEYS), *listing.sections],
        facts=[*([f"{direct:,} direct"] if others else []), *listing.facts, scope.freshness],
        notes=[*notes, *listing.notes],
        narrower="depth=1" if depth > 1 else _ONE_KIND,
        next_step=workspace.hints(find_path="shows a way to one of them", **lines) if others else "",
        counted=len(others),
        data={"is_whole": found.reached.is_all, **listing.data, "direct": direct},
    )


class DependentRows(NamedTuple):
    """Reached symbols with the receivers to which they hand over a start.

    ``groups`` gives symbols a place behind the others, with the heading at the same place of ``headings``.
    """

    known: Nodes
    dependence: Dependence
    receivers: Mapping[str, str] = {}
    groups: Mapping[str, int] = {}
    headings: Sequence[str] = ("",)

    def sections(self, besides: Collection[str]) -> tuple[list[Section], list[Section]]:
        """Make the sections of direct and farther symbols, without those ``besides``."""
        distances, ways = self.dependence.reached.distances, self.dependence.ways
        found: dict[tuple[int, int, str], list[str]] = defaultdict(list)
        for iri in self.dependence.others[:MAX_DEPENDENTS]:
            if iri not in besides:
                found[self.groups.get(iri, 0), distances[iri], self.known.path(iri)].append(iri)
        weights = {key: sum(ways[iri] for iri in iris) for key, iris in found.items()}
        near: list[Section] = []
        far: list[Section] = []
        for key in sorted(found, key=lambda key: (*key[:2], not key[2], -weights[key], key[2])):
            (group, distance, path), inside = key, found[key]
            users = [iri for iri in inside if self.dependence.edges.get(iri) != _IMPORTED] or inside
            away = f"{counted(distance, 'step')} away: " if distance > 1 else ""
            self.known.expect(users)
            rows = LazyRows(len(users), partial(self._rows, users))
            title = f"{self.headings[group]}{away}{path or EXTERNAL_TITLE}"
            (far if distance > 1 or group else near).append(Section("dependents", rows, title))
        return near, far

    def _rows(self, iris: Sequence[str]) -> list[Row]:
        self.known.learn(iris)
        return [self._row(iri) for iri in iris]

    def _row(self, iri: str) -> Row:
        symbol = self.known[iri]
        distance, ways = self.dependence.reached.distances[iri], self.dependence.ways[iri]
        near = self.dependence.reached.nearer[iri]
        edges = sorted(self.dependence.edges.get(iri, ()))
        how = self._edges(iri, edges) if distance == 1 else f"→ {shortened(self.known.names(near), _PREVIEW)}"
        at = f"{symbol.line} " if symbol.line and symbol.kind != "Module" else ""
        line = f"  {at}{symbol.label} · {how}"
        more = {"distance": distance, "ways": ways, "over": near, "edges": edges}
        return Row(f"{line} · {ways:,} ways" if ways > 1 else line, {**symbol.data, **more})

    def _edges(self, iri: str, edges: Sequence[str]) -> str:
        """Name the edges to the start, with the receiver of a handover."""
        receiver = self.receivers.get(iri)
        if "handsOver" not in edges or receiver is None:
            return ", ".join(edges)
        others = [edge for edge in edges if edge not in ("handsOver", "references")]
        return ", ".join([*others, f"hands it to {receiver}"])
