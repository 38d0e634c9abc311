"""Impact of a change: dependents, entry points and tests.

For maintainers: the nearest dependents come first, at equal distance those with most shortest paths. Tests are listed
by the files that a test runner takes, after the direct dependents, and not again among the dependents. A test may run
code that no edge leads to, so those that see the file are the bound, by an import or a package: the first line never
says that there is no test while one sees it. This module must not know how the graph is traversed.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Annotated

from oxigraph_code import vocabulary as code
from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools.answer.grouping import EXTERNAL_TITLE, counted
from oxigraph_code.tools.answer.joined import joined
from oxigraph_code.tools.answer.listing import Format, LazyRows, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol, brief, modules_at
from oxigraph_code.tools.call_graph.call_sites import CallGraph, unresolved_calls, unresolved_sites
from oxigraph_code.tools.call_graph.counterparts import other_definitions
from oxigraph_code.tools.call_graph.covered import covered
from oxigraph_code.tools.call_graph.dependents import (
    MAX_DEPENDENTS,
    Dependence,
    PossibleCallers,
    Roles,
    dependence,
    exporting_modules,
    possible_callers,
    roles_of,
)
from oxigraph_code.tools.call_graph.importing_tests import importing_tests, likeness, package_at
from oxigraph_code.tools.call_graph.unresolved_names import UnresolvedNames, unresolved_around
from oxigraph_code.tools.calls.depth import clamp_depth
from oxigraph_code.tools.evidence.evidence import facts_of, few
from oxigraph_code.tools.evidence.handovers import counted_places, handover_rows, handovers_of
from oxigraph_code.tools.evidence.mentions import mentions_of
from oxigraph_code.tools.evidence.runs import unresolved_rows
from oxigraph_code.tools.external_names.running_routes import ReachedRoutes, reached_routes
from oxigraph_code.tools.symbols.named_symbol import SymbolArg, resolve_all, unread_calls
from oxigraph_code.tools.workspace.scope import Project, QuestionScope, find_scope
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace, batched_rows

_MAX_DEPTH = 10
_DIRECTIONS = ("in", "out")
_PREVIEW = 3
_MAX_GROUPED = 8
_MAX_NAMED = 20
_TYPES, _FIELDS = 1, 2
_GROUPS = ("", "types and the like, ", "fields and variables, ")
"""Headings of the dependencies after the functions."""
_ROUTE = ("route",)
_ONE_KIND = "find_references kind=calls lists direct dependents of one kind"
_IMPORTED = frozenset({"imports"})
_NO_LETTER = re.compile(r"[\W_]+")
_Kinds = tuple[str, ...]
_SEEING = ("import", "import or share a package with")
_EACH_SEEING = {"import": "imports", "import or share a package with": "imports or shares a package with"}
_PATH = re.compile(r"[^:]*(?:/|\.\w{1,6}$)[^:]*")


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
    followed = clamp_depth(depth, _MAX_DEPTH)
    scope = find_scope(workspace, call, project)
    if isinstance(scope, Answer):
        return scope
    starts = _starts(workspace, scope, symbol)
    if isinstance(starts, Answer):
        return starts
    impacts = [_Impact(workspace, scope, *start, direction, followed.steps) for start in starts]
    listings = [impact.listing(is_brief=page.format == "text") for impact in impacts]
    listing = joined(symbol, listings, scope.freshness)
    return answer(replace(listing, facts=[*followed.notes, *listing.facts]), page)


def _starts(workspace: Workspace, scope: QuestionScope, target: str) -> list[tuple[str, list[str]]] | Answer:
    """Resolve the target to descriptions, each with the symbols and modules that it stands for."""
    modules = modules_at(workspace, scope, target) if _PATH.fullmatch(target) else []
    if modules:
        inside = [row["symbol"] for row in workspace.rows("symbols_in_module", module=modules)]
        unread = unread_calls(map(scope.path_of, modules))
        size = f"{counted(len(inside), 'symbol')}{f'; {unread}' if unread else ''}"
        return [(f"{target} ({size})", [*modules, *inside])]
    found = resolve_all(workspace, scope, target)
    if isinstance(found, Answer):
        return found
    return [(f"{one.place} ({one.note})" if one.note else one.place, one.iris) for one in found]


class _Impact:
    """The dependents or dependencies of symbols, as a listing."""

    def __init__(
        self, workspace: Workspace, scope: QuestionScope, place: str, symbols: Sequence[str], direction: str, depth: int
    ) -> None:
        self._workspace = workspace
        self._scope = scope
        self._place = place
        self._is_in = direction == "in"
        self._starts = symbols[:_MAX_NAMED]
        self._depth = depth
        self._dependence = dependence(workspace, scope, symbols, direction, depth)
        self._others = self._dependence.others
        every = [*self._dependence.starts, *self._others]
        maybes = possible_callers(workspace, self._dependence.starts) if self._is_in else PossibleCallers([], 0)
        beside = other_definitions(workspace, scope, symbols) if self._is_in and not self._others else []
        callers = [*maybes.callers, *CallGraph(workspace).callers(beside).at(1)]
        may = [iri for iri in dict.fromkeys(callers) if not self._dependence.reached.distances.get(iri)]
        may = may[:MAX_DEPENDENTS]
        self._left_out = maybes.left_out
        self._farther = dependence(workspace, scope, may, direction, depth - 1)
        farther = [*self._farther.starts, *self._farther.others]
        self._exporting = exporting_modules(workspace, every) if self._is_in else {}
        self._known = Nodes(workspace, scope, [*every, *self._exporting, *may, *farther])
        self._roles = roles_of(workspace, self._known, every if self._is_in else [])
        self._roles_farther = roles_of(workspace, self._known, farther)
        self._routes = ReachedRoutes()
        if self._is_in:
            distances = self._dependence.reached.distances
            self._routes = reached_routes(workspace, self._known, distances, self._roles.in_tests)
        self._known.learn(may)
        self._possible = [self._known[iri] for iri in may]
        handed = handovers_of(workspace, list(self._dependence.starts))
        self._handing = {site.source: site.receiver for site in handed.sites}
        self._replaced = handed.replacements if self._is_in else []
        self._known.add(site.source for site in self._replaced)
        self._unresolved = UnresolvedNames()
        if self._is_in:
            self._unresolved = unresolved_around(workspace, scope, self._dependence, depth)
        starts = list(self._dependence.starts)
        self._unknown = 0 if self._is_in else sum(1 for _ in batched_rows(workspace, "unresolved_in", "caller", starts))
        self._named: list[str] = []
        if self._is_in and len(symbols) == 1:
            self._named = facts_of(mentions_of(workspace, scope, self._known[symbols[0]]).every)
        self._groups: dict[str, int] = {}
        if not self._is_in:
            kinds = batched_rows(workspace, "kinds_among", "symbol", self._others)
            self._groups = {row["symbol"]: _FIELDS - (row["kind"] == code.Function) * _FIELDS for row in kinds}
        self._until_tests(workspace, symbols)
        modules = dict.fromkeys(filter(None, map(self._known.module, self._dependence.starts)))
        self._importing = importing_tests(workspace, scope, modules) if self._is_in else {}
        is_shared = any(package_at(self._known.path(iri)) for iri in self._dependence.starts)
        self._seeing = _SEEING[is_shared]
        functions = self._is_in * self._dependence.starts
        self._known.learn(functions)
        self._covered = covered(workspace, scope, map(self._known.__getitem__, functions))

    def _until_tests(self, workspace: Workspace, symbols: Sequence[str]) -> None:
        """Look for tests farther away if there is none within the depth."""
        self._tests_around, self._roles_of_tests = self._dependence, self._roles
        if self._is_in and not self._roles.in_tests and self._depth < _MAX_DEPTH and self._dependence.reached.is_all:
            deeper = dependence(workspace, self._scope, symbols, "in", _MAX_DEPTH)
            self._known.add(deeper.others)
            self._tests_around = deeper
            self._roles_of_tests = roles_of(workspace, self._known, deeper.others)

    def _calls_of_class(self) -> list[Row]:
        """Find unresolved calls by its name whose receiver spells its class, without known dependents."""
        symbol = self._known[self._starts[0]]
        owner = symbol.name.rpartition(".")[0].rpartition(".")[2].lower()
        if self._others or not self._is_in or len(self._starts) > 1 or not owner:
            return []
        calls = unresolved_calls(self._workspace, self._scope, symbol)
        sites = unresolved_sites(self._workspace, list(calls.reasons))
        spelled = [site for site in sites if owner in _NO_LETTER.sub("", site.text).lower()]
        self._known.add(site.caller for site in spelled)
        return unresolved_rows(self._known, spelled)

    def listing(self, *, is_brief: bool) -> Listing:
        noun = "dependent" if self._is_in else "dependency"
        steps = counted(self._depth, "step")
        count = counted(len(self._others), noun).replace("dependencys", "dependencies")
        facts = []
        direct = sum(distance == 1 for distance in self._dependence.reached.distances.values())
        if self._others:
            facts.append(f"{direct:,} direct")
        if fields := sum(group == _FIELDS for group in self._groups.values()):
            facts.append(f"fields and variables listed last: {fields:,}")
        entries, tests = self._entries(), self._tests(self._tests_around, self._roles_of_tests, 0)
        paths = {self._known.path(iri) for iri in self._roles_of_tests.in_tests}
        maybe_tests = self._tests(self._farther, self._roles_farther, 1, paths)
        paths |= {self._known.path(iri) for iri in self._roles_farther.in_tests}
        by_import = [
            Row(
                f"  {path}" + (f" · through {counted(steps - 1, 'other file')}" if steps > 1 else ""),
                {"path": path, "imports": steps},
            )
            for path, steps in self._ranked(self._importing)
            if path not in paths
        ]
        spelled = self._calls_of_class()
        unresolved = self._unresolved
        if spelled:
            unresolved = unresolved._replace(common={})
            facts.append(f"{counted(len(spelled), 'unresolved call')} with a receiver spelled like its class")
        if spelled or (not self._others and (self._possible or any(unresolved) or self._named)):
            count = f"no {noun} known"
            facts += [f"{len(self._possible):,} may depend, by a name or by a base"] * bool(self._possible)
        by_other_ways = [
            Section(
                "tests_that_may",
                maybe_tests,
                "tests that may reach it, as one of several, by a name or by a base:",
            ),
            Section(
                "tests_by_import",
                by_import,
                f"tests that {self._seeing} its file, and may run it, the most alike first:",
            ),
        ]
        if tests and is_brief:
            by_other_ways = [section for ways in by_other_ways for section in few([ways])]
        if entries:
            reached = len(self._reached_entries) + len(self._reached_faces)
            facts.append(f"reaches {counted(reached, 'entry point')}")
        within = self._steps_of_tests
        facts += self._covered.facts
        if self._is_in:
            facts.append(self._count_of_tests(len(tests), within, len(maybe_tests)))
        if self._replaced:
            facts.append(counted_places(self._replaced, "replaced"))
        facts += [*unresolved.facts, *self._named]
        if self._unknown:
            facts.append(f"{counted(self._unknown, 'unresolved call')} in it, so this is a lower bound")
        near, far = self._dependents()
        rows = handover_rows(self._replaced, self._known)
        replaced = Section("replacing", rows, "replaced, as tests do with mocks:")
        sections = [
            Section("entry_points", entries, "entry points reached:"),
            Section("dependents", []),
            *near,
            Section("calls_of_class", spelled, "unresolved calls by its name, with a receiver spelled like its class:"),
            Section("tests_that_ran", self._covered.rows, "tests that ran it, by coverage:"),
            Section("tests", tests, f"tests to run, reached within {counted(within, 'step')}:"),
            *([] if tests else by_other_ways),
            *(few([replaced]) if is_brief else [replaced]),
            *far,
            Section(
                "may_depend",
                [symbol.row for symbol in self._possible],
                "may depend, as one of several, by a name or by a base:",
            ),
            *(by_other_ways if tests else []),
        ]
        return Listing(
            f"{count} of {self._place} within {steps}",
            sections,
            facts=[*facts, self._scope.freshness],
            notes=self._notes(),
            narrower="depth=1" if self._depth > 1 else _ONE_KIND,
            next_step=self._next_step(),
            counted=len(self._others),
            data={
                "is_whole": self._dependence.reached.is_all,
                "unresolved": self._unresolved.total or self._unknown,
                "unresolved_by_common_names": dict(self._unresolved.common),
                "direct": direct,
            },
        )

    def _next_step(self) -> str:
        kinds = set().union(*self._dependence.edges.values())
        lines = {"get_callers": "has the lines of calls"} if "calls" in kinds else {}
        return self._workspace.hints(find_path="shows a way to one of them", **lines) if self._others else ""

    @property
    def _steps_of_tests(self) -> int:
        """The number of steps within which tests were looked for."""
        return self._depth if self._tests_around is self._dependence else _MAX_DEPTH

    def _count_of_tests(self, count: int, within: int, may: int) -> str:
        importing, way = len(self._importing), f"{self._seeing} it"
        if not count:
            reached = self._tests_around.reached
            far = counted(within if reached.is_all else max(reached.distances.values()), "step")
            more = f", {counted(may, 'file')} of tests may reach it" if may else ""
            if importing:
                return f"at most {counted(importing, 'file')} of tests {way}, none by calls within {far}{more}"
            return f"no test within {far} and none {_EACH_SEEING[self._seeing]} it{more}"
        further = f", none within {counted(self._depth, 'step')}" if within > self._depth else ""
        bound = f", by calls{further}; at most {importing:,} {way}" if importing > count else further
        return f"{counted(count, 'file')} of tests to run{bound}"

    def _dependents(self) -> tuple[list[Section], list[Section]]:
        """Make sections of direct and farther dependents, by distance and file, most shortest paths first.

        Of dependencies the functions come first, and fields and variables last: they are many, and few ask for them.
        """
        found: dict[tuple[int, int, str], list[str]] = defaultdict(list)
        for iri in self._others[:MAX_DEPENDENTS]:
            if iri not in self._roles.in_tests:
                found[self._group(iri), self._distance(iri), self._known.path(iri)].append(iri)
        weights = {key: sum(self._dependence.ways[iri] for iri in iris) for key, iris in found.items()}
        near: list[Section] = []
        far: list[Section] = []
        for key in sorted(found, key=lambda key: (*key[:2], not key[2], -weights[key], key[2])):
            (group, distance, path), inside = key, found[key]
            # An import is no information if the symbols that use it are known.
            users = [iri for iri in inside if self._dependence.edges.get(iri) != _IMPORTED] or inside
            away = f"{counted(distance, 'step')} away: " if distance > 1 else ""
            away = f"{_GROUPS[group]}{away}"
            self._known.expect(users)
            rows = LazyRows(len(users), partial(self._rows, users))
            (far if distance > 1 or group else near).append(
                Section("dependents", rows, f"{away}{path or EXTERNAL_TITLE}")
            )
        return near, far

    def _group(self, iri: str) -> int:
        return 0 if self._is_in else self._groups.get(iri, _TYPES)

    def _rows(self, iris: Sequence[str]) -> list[Row]:
        self._known.learn(iris)
        return [self._row(self._known[iri]) for iri in iris]

    def _row(self, symbol: Symbol) -> Row:
        distance, ways = self._distance(symbol.iri), self._dependence.ways[symbol.iri]
        near = self._dependence.reached.nearer[symbol.iri]
        edges = sorted(self._dependence.edges.get(symbol.iri, ()))
        how = self._edges(symbol.iri, edges) if distance == 1 else self._names(near)
        at = f"{symbol.line} " if symbol.line and symbol.kind != "Module" else ""
        line = f"  {at}{symbol.label} · {'' if distance == 1 else '→ '}{how}"
        more = {"distance": distance, "ways": ways, "over": near, "edges": edges}
        return Row(f"{line} · {ways:,} ways" if ways > 1 else line, {**symbol.data, **more})

    def _edges(self, iri: str, edges: Sequence[str]) -> str:
        """Return the edges to the target, with the receiver of a handover."""
        receiver = self._handing.get(iri)
        if "handsOver" not in edges or receiver is None:
            return ", ".join(edges)
        others = [edge for edge in edges if edge not in ("handsOver", "references")]
        return ", ".join([*others, f"hands it to {receiver}"])

    def _tests(self, reached: Dependence, roles: Roles, further: int, besides: Collection[str] = ()) -> Sequence[Row]:
        """Return rows for the test files that are reached, nearest first, without the paths ``besides``.

        ``further`` is added to each distance.
        """
        found: dict[str, list[str]] = defaultdict(list)
        for iri in [iri for iri in reached.starts if iri in roles.tests] + reached.others[:MAX_DEPENDENTS]:
            if iri in roles.in_tests and self._known.path(iri) not in besides:
                found[self._known.path(iri)].append(iri)
        distances = {
            path: min(reached.reached.distances[iri] for iri in iris) + further for path, iris in found.items()
        }
        alike = self._alike(distances)
        files = {path: found[path] for path in sorted(found, key=lambda path: (distances[path], -alike[path]))}

        def rows() -> list[Row]:
            self._known.learn(iri for path, iris in files.items() if distances[path] < 2 for iri in iris)
            return [self._test_row(path, iris, roles, distances[path]) for path, iris in files.items()]

        return LazyRows(len(files), rows)

    def _alike(self, paths: Collection[str]) -> Mapping[str, float]:
        """Score test files by the likeness of their names to the start and its file."""
        files = {self._known.path(iri).rpartition(".")[0] for iri in self._starts}
        names = " ".join({*files, *(self._known[iri].name for iri in self._starts)})
        return defaultdict(float, likeness(self._workspace, self._scope, names, paths))

    def _ranked(self, importing: Mapping[str, int]) -> list[tuple[str, int]]:
        """Return the test files that import a module, most alike first."""
        alike = self._alike(importing)
        return sorted(importing.items(), key=lambda entry: (-alike[entry[0]], entry[1], entry[0]))

    def _test_row(self, path: str, iris: Sequence[str], roles: Roles, distance: int) -> Row:
        tests = [iri for iri in iris if iri in roles.tests and not self._known.is_module(iri)]
        what = f" · {counted(len(tests), 'test')}" if tests else ""
        if tests and distance < 2:
            what += f": {self._names(tests)}"
        away = f" · {counted(distance, 'step')} away" if distance != 1 else ""
        # Far away the names are many, and no sign of a test for it.
        named = {"tests": tests, "symbols": list(iris)} if distance < 2 else {"tests": [], "symbols": []}
        return Row(f"  {path}{away}{what}", {"path": path, "distance": distance, "test_count": len(tests), **named})

    def _entries(self) -> list[Row]:
        """Return rows for the entry points reached, and for modules that export a symbol, nearest first.

        Functions come before whole files.
        """
        far, rows = {**self._dependence.reached.distances, **self._routes.distances}, []
        self._known.learn([*self._reached_entries, *chain.from_iterable(self._exporting.values())])
        symbols = sorted(
            map(self._known.__getitem__, self._reached_entries),
            key=lambda symbol: (far[symbol.iri], symbol.kind == "Module", symbol.path, symbol.line),
        )
        for kinds, together in _grouped(symbols, self._reached_entries):
            row = _entry_row(kinds, together)
            rows.append(((far[together[0].iri], together[0].kind == "Module", together[0].path), row))
        for iri in self._reached_faces:
            symbol, shown = self._known[iri], self._exporting[iri]
            shows = self._names(entry for entry in shown if entry in self._known)
            row = Row(f"  api: {symbol.path} shows {shows}", {**symbol.data, "kinds": ["api"], "shows": list(shown)})
            rows.append(((min(far[entry] for entry in shown), True, symbol.path), row))
        return [row for _, row in sorted(rows, key=lambda entry: entry[0])]

    @property
    def _reached_entries(self) -> dict[str, tuple[str, ...]]:
        """The routes and other entry points that are reached, with their kinds."""
        besides = self._roles.in_tests.union(self._exporting)
        found = {
            iri: kinds
            for iri, kinds in self._roles.entries.items()
            if iri not in besides and not (kinds == _ROUTE and iri in self._routes.covered)
        }
        return {**found, **dict.fromkeys(self._routes.distances, _ROUTE)}

    @property
    def _reached_faces(self) -> list[str]:
        return [iri for iri in self._exporting if iri not in self._roles.in_tests]

    def _names(self, iris: Iterable[str]) -> str:
        every = list(dict.fromkeys(self._known[iri].name for iri in iris if iri in self._known))
        return shortened(every, _PREVIEW)

    def _distance(self, iri: str) -> int:
        return self._dependence.reached.distances[iri]

    def _notes(self) -> list[str]:
        notes = []
        left = len(self._others) - MAX_DEPENDENTS
        if left > 0:
            notes.append(f"{left:,} more were reached and are not listed; the nearest are")
        if not self._dependence.reached.is_all:
            last = max(self._dependence.reached.distances.values())
            notes.append(
                f"cut: not followed further than {counted(last, 'step')}, more than {MAX_DEPENDENTS:,} are reached"
            )
        if self._left_out:
            callers = counted(self._left_out, "caller")
            notes.append(f"{callers} of overridden methods may land here, too many to list")
        if not self._others:
            notes.append("nothing in the index leads to it; unresolved calls and code outside still may")
        return notes


def _grouped(symbols: Sequence[Symbol], kinds: Mapping[str, _Kinds]) -> list[tuple[_Kinds, list[Symbol]]]:
    """Group entry points of the same kinds that share a name, or else a file; in the order of first ones.

    A program has one route for each page and one main function for each example: a line for each would displace the
    other dependents.
    """
    alike: dict[tuple[_Kinds, str], list[Symbol]] = {}
    for symbol in symbols:
        alike.setdefault((kinds[symbol.iri], symbol.label), []).append(symbol)
    found: dict[tuple[_Kinds, str, bool], list[Symbol]] = {}
    for symbol in symbols:
        group = kinds[symbol.iri], symbol.label
        is_alone = len(alike[group]) == 1
        found.setdefault((group[0], symbol.path if is_alone else group[1], is_alone), []).append(symbol)
    return [(key[0], together) for key, together in found.items()]


def _entry_row(kinds: _Kinds, together: Sequence[Symbol]) -> Row:
    """Return a line for one entry point, or for several of the same kinds that share a name or a file."""
    first, *others = together
    if not others:
        text = first.path if first.kind == "Module" else f"{first.place}{brief(first.signature)}"
    elif others[0].label == first.label:
        places = [symbol.path if symbol.kind == "Module" else f"{symbol.path}:{symbol.line}" for symbol in together]
        text = (
            shortened(places, _MAX_GROUPED)
            if first.kind == "Module"
            else f"{first.label} in {shortened(places, _MAX_GROUPED)}"
        )
    else:
        lines = [f"{symbol.line} {symbol.label}" for symbol in together]
        text = f"{first.path}: {shortened(lines, _MAX_GROUPED)}"
    data = {"kinds": list(kinds), "symbols": [symbol.data for symbol in together]}
    return Row(f"  {', '.join(kinds)}: {text}", data)
