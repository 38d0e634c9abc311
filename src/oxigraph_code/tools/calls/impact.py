"""What a change may break, and what tells whether it did.

For maintainers: the nearest come first and, as near, those that most ways lead to. Tests are told by the files that a
runner is given, after what breaks at once, and not again among the dependents. This module must not know how the graph
is walked.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Annotated

from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools.answer.grouping import EXTERNAL_TITLE, counted
from oxigraph_code.tools.answer.listing import Format, LazyRows, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol, modules_at
from oxigraph_code.tools.call_graph.dependents import MOST, Around, Maybe, Outside, around, faces, maybe, outside
from oxigraph_code.tools.call_graph.unresolved_names import UnresolvedNames, unresolved_around
from oxigraph_code.tools.calls.depth import clamped
from oxigraph_code.tools.calls.entry_points import entry_points, entry_row
from oxigraph_code.tools.external_names.running_routes import ReachedRoutes, reached_routes
from oxigraph_code.tools.references.configuration_mentions import names_elsewhere
from oxigraph_code.tools.references.handovers import handovers_of
from oxigraph_code.tools.symbols.named_symbol import resolve_or_similar
from oxigraph_code.tools.workspace.scope import Project, QuestionScope, find_scope
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace, batched_rows

_DEEPEST = 10
_DIRECTIONS = ("in", "out")
_FEW = 3
_ROUTE = ("route",)
_IMPORTED = frozenset({"imports"})
_PATH = re.compile(r"[^:]*(?:/|\.\w{1,6}$)[^:]*")


def impact_analysis(
    workspace: Workspace,
    call: Call,
    symbol: Annotated[str, "a qualified name or the end of one, path:name, path:line, an IRI, or the path of a file"],
    direction: Annotated[str, "in: what depends on it; out: what it depends on"] = "in",
    depth: Annotated[int, "how many steps to follow, 1 to 10"] = 3,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Tell what a change of a symbol or a file may break: all that depends on it, near or far, and the tests to run.

    Use when: "what breaks if I change X", "which tests cover X", before a refactoring; out: "what does X need".
    Not for: callers alone, with lines (get_callers); one way between two (find_path).
    Returns: entry points reached (routes, commands, public API), direct dependents, files of tests to run, dependents
    farther away. Apart from them: who may call it, unresolved calls by its name, what was cut.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    if direction not in _DIRECTIONS:
        raise ArgumentError(f"direction cannot be {direction!r}", hint="give in or out", argument="direction")
    followed = clamped(depth, _DEEPEST)
    scope = find_scope(workspace, call, project)
    if isinstance(scope, Answer):
        return scope
    start = _start(workspace, scope, symbol)
    if isinstance(start, Answer):
        return start
    listing = _Impact(workspace, scope, *start, direction, followed.steps).listing()
    return answer(replace(listing, notes=[*followed.notes, *listing.notes]), page)


def _start(workspace: Workspace, scope: QuestionScope, target: str) -> tuple[str, list[str]] | Answer:
    """What is asked about, in words, and the symbols and modules that are meant."""
    modules = modules_at(workspace, scope, target) if _PATH.fullmatch(target) else []
    if modules:
        inside = [row["symbol"] for row in workspace.rows("symbols_in_module", module=modules)]
        return f"{target} ({counted(len(inside), 'symbol')})", [*modules, *inside]
    found = resolve_or_similar(workspace, scope, target)
    if isinstance(found, Answer):
        return found
    return f"{found.place} ({found.said})" if found.said else found.place, found.iris


class _Impact:
    """What depends on what somebody has named, or the other way round."""

    def __init__(
        self, workspace: Workspace, scope: QuestionScope, place: str, symbols: Sequence[str], direction: str, depth: int
    ) -> None:
        self._scope = scope
        self._place = place
        self._is_in = direction == "in"
        self._depth = depth
        self._around = around(workspace, symbols, direction, depth)
        self._others = self._around.others
        every = [*self._around.starts, *self._others]
        maybes = maybe(workspace, self._around.starts) if self._is_in else Maybe([], 0)
        may = [iri for iri in maybes.callers if not self._around.reached.distances.get(iri)][:MOST]
        self._left_out = maybes.left_out
        self._farther = around(workspace, may, direction, depth - 1)
        farther = [*self._farther.starts, *self._farther.others]
        self._faces = faces(workspace, every) if self._is_in else {}
        self._known = Nodes(workspace, scope, [*every, *self._faces, *may, *farther])
        self._outside = outside(workspace, self._known, every if self._is_in else [])
        self._outside_farther = outside(workspace, self._known, farther)
        self._routes = ReachedRoutes()
        if self._is_in:
            distances = self._around.reached.distances
            self._routes = reached_routes(workspace, self._known, distances, self._outside.in_tests)
        self._maybe = [self._known[iri] for iri in may]
        self._handing = {site.source: site.receiver for site in handovers_of(workspace, list(self._around.starts))}
        self._unresolved = UnresolvedNames()
        if self._is_in:
            self._unresolved = unresolved_around(workspace, scope, self._around, depth)
        starts = list(self._around.starts)
        self._unknown = 0 if self._is_in else sum(1 for _ in batched_rows(workspace, "unresolved_in", "caller", starts))
        self._named = names_elsewhere(scope, self._known[symbols[0]]) if self._is_in and len(symbols) == 1 else []
        self._until_tests(workspace, symbols)

    def _until_tests(self, workspace: Workspace, symbols: Sequence[str]) -> None:
        """Look for tests further away where none is within the depth."""
        self._tests_around, self._outside_of_tests = self._around, self._outside
        if self._is_in and not self._outside.in_tests and self._depth < _DEEPEST and self._around.reached.is_all:
            deeper = around(workspace, symbols, "in", _DEEPEST)
            self._known.add(deeper.others)
            self._tests_around = deeper
            self._outside_of_tests = outside(workspace, self._known, deeper.others)

    def listing(self) -> Listing:
        noun = "dependent" if self._is_in else "dependency"
        steps = counted(self._depth, "step")
        count = counted(len(self._others), noun).replace("dependencys", "dependencies")
        facts = []
        direct = sum(distance == 1 for distance in self._around.reached.distances.values())
        if self._others:
            facts.append(f"{direct:,} direct")
        entries, tests = self._entries(), self._tests(self._tests_around, self._outside_of_tests, 0)
        told = {self._known.path(iri) for iri in self._outside.in_tests}
        maybe_tests = self._tests(self._farther, self._outside_farther, 1, told)
        if entries:
            reached = len(self._reached_entries) + len(self._reached_faces)
            facts.append(f"reaches {counted(reached, 'entry point')}")
        within = self._steps_of_tests
        if self._is_in:
            facts.append(self._said_of_tests(len(tests), within, len(maybe_tests)))
        facts += [*self._unresolved.facts, *self._named]
        if self._unknown:
            facts.append(f"{counted(self._unknown, 'unresolved call')} in it, so this is a lower bound")
        near, far = self._dependents()
        sections = [
            Section("entry_points", entries, "entry points reached:"),
            Section("dependents", []),
            *near,
            Section("tests", tests, f"tests to run, reached within {counted(within, 'step')}:"),
            *far,
            Section(
                "may_depend",
                [symbol.row for symbol in self._maybe],
                "may depend, as one of several, by a name or by a base:",
            ),
            Section(
                "tests_that_may",
                maybe_tests,
                "tests that may reach it, as one of several, by a name or by a base:",
            ),
        ]
        return Listing(
            f"{count} of {self._place} within {steps}",
            sections,
            facts=[*facts, self._scope.freshness],
            notes=self._notes(),
            narrower="depth=1" if self._depth > 1 else "",
            next_step="find_path shows a way to one of them; get_callers has the lines of calls"
            if self._others
            else "",
            data={
                "is_whole": self._around.reached.is_all,
                "unresolved": self._unresolved.total or self._unknown,
                "unresolved_by_common_names": dict(self._unresolved.common),
                "direct": direct,
            },
        )

    @property
    def _steps_of_tests(self) -> int:
        """Within how many steps tests were looked for."""
        return self._depth if self._tests_around is self._around else _DEEPEST

    def _said_of_tests(self, count: int, within: int, may: int) -> str:
        if not count:
            reached = self._tests_around.reached
            far = within if reached.is_all else max(reached.distances.values())
            more = f", {counted(may, 'file')} of tests may reach it" if may else ""
            return f"no test within {counted(far, 'step')}{more}"
        further = f", none within {counted(self._depth, 'step')}" if within > self._depth else ""
        return f"{counted(count, 'file')} of tests to run{further}"

    def _dependents(self) -> tuple[list[Section], list[Section]]:
        """The files at each distance, first those that most ways lead to, with what is in them: those that depend on it
        directly, and those farther away."""
        found: dict[tuple[int, str], list[str]] = defaultdict(list)
        for iri in self._others[:MOST]:
            if iri not in self._outside.in_tests:
                found[self._distance(iri), self._known.path(iri)].append(iri)
        weights = {key: sum(self._around.ways[iri] for iri in iris) for key, iris in found.items()}
        near: list[Section] = []
        far: list[Section] = []
        for distance, path in sorted(found, key=lambda key: (key[0], not key[1], -weights[key], key[1])):
            inside = found[distance, path]
            # That a file imports it says nothing where it is known who uses it there.
            users = [iri for iri in inside if self._around.edges.get(iri) != _IMPORTED] or inside
            away = f"{counted(distance, 'step')} away: " if distance > 1 else ""
            self._known.expect(users)
            rows = LazyRows(len(users), partial(self._rows, users))
            (far if distance > 1 else near).append(Section("dependents", rows, f"{away}{path or EXTERNAL_TITLE}"))
        return near, far

    def _rows(self, iris: Sequence[str]) -> list[Row]:
        self._known.learn(iris)
        return [self._row(self._known[iri]) for iri in iris]

    def _row(self, symbol: Symbol) -> Row:
        distance, ways = self._distance(symbol.iri), self._around.ways[symbol.iri]
        near = self._around.reached.nearer[symbol.iri]
        edges = sorted(self._around.edges.get(symbol.iri, ()))
        how = self._edges(symbol.iri, edges) if distance == 1 else self._names(near)
        line = f"{symbol.line} " if symbol.line and symbol.kind != "Module" else ""
        said = f"  {line}{symbol.label} · {'' if distance == 1 else '→ '}{how}"
        more = {"distance": distance, "ways": ways, "over": near, "edges": edges}
        return Row(f"{said} · {ways:,} ways" if ways > 1 else said, {**symbol.data, **more})

    def _edges(self, iri: str, edges: Sequence[str]) -> str:
        """The edges to what is asked about; of a handover also what receives it."""
        receiver = self._handing.get(iri)
        if "handsOver" not in edges or receiver is None:
            return ", ".join(edges)
        others = [edge for edge in edges if edge not in ("handsOver", "references")]
        return ", ".join([*others, f"hands it to {receiver}"])

    def _tests(self, reached: Around, outside: Outside, further: int, besides: Collection[str] = ()) -> Sequence[Row]:
        """The files of tests that are reached ``besides`` some, nearest first; ``further`` by so many steps that come
        before."""
        files: dict[str, list[str]] = defaultdict(list)
        for iri in [iri for iri in reached.starts if iri in outside.tests] + reached.others[:MOST]:
            if iri in outside.in_tests and self._known.path(iri) not in besides:
                files[self._known.path(iri)].append(iri)
        distances = {
            path: min(reached.reached.distances[iri] for iri in iris) + further for path, iris in files.items()
        }

        def rows() -> list[Row]:
            self._known.learn(iri for path, iris in files.items() if distances[path] < 2 for iri in iris)
            return [self._test_row(path, iris, outside, distances[path]) for path, iris in files.items()]

        return LazyRows(len(files), rows)

    def _test_row(self, path: str, iris: Sequence[str], outside: Outside, distance: int) -> Row:
        tests = [iri for iri in iris if iri in outside.tests and not self._known.is_module(iri)]
        what = f" · {counted(len(tests), 'test')}" if tests else ""
        if tests and distance < 2:
            what += f": {self._names(tests)}"
        away = f" · {counted(distance, 'step')} away" if distance != 1 else ""
        return Row(f"  {path}{away}{what}", {"path": path, "distance": distance, "tests": tests, "symbols": list(iris)})

    def _entries(self) -> list[Row]:
        """The entry points that are reached, or are what is asked about, and the faces that show some of it; the
        nearest first, and of those functions before whole files."""
        far, rows = {**self._around.reached.distances, **self._routes.distances}, []
        self._known.learn([*self._reached_entries, *chain.from_iterable(self._faces.values())])
        symbols = sorted(
            map(self._known.__getitem__, self._reached_entries),
            key=lambda symbol: (far[symbol.iri], symbol.kind == "Module", symbol.path, symbol.line),
        )
        for kinds, together in entry_points(symbols, self._reached_entries):
            row = entry_row(kinds, together)
            rows.append(((far[together[0].iri], together[0].kind == "Module", together[0].path), row))
        for iri in self._reached_faces:
            symbol, shown = self._known[iri], self._faces[iri]
            shows = self._names(entry for entry in shown if entry in self._known)
            row = Row(f"  api: {symbol.path} shows {shows}", {**symbol.data, "kinds": ["api"], "shows": list(shown)})
            rows.append(((min(far[entry] for entry in shown), True, symbol.path), row))
        return [row for _, row in sorted(rows, key=lambda entry: entry[0])]

    @property
    def _reached_entries(self) -> dict[str, tuple[str, ...]]:
        """The routes, and what else is run from outside, with the kinds of it."""
        besides = self._outside.in_tests.union(self._faces)
        found = {
            iri: kinds
            for iri, kinds in self._outside.entries.items()
            if iri not in besides and not (kinds == _ROUTE and iri in self._routes.told)
        }
        return {**found, **dict.fromkeys(self._routes.distances, _ROUTE)}

    @property
    def _reached_faces(self) -> list[str]:
        return [iri for iri in self._faces if iri not in self._outside.in_tests]

    def _names(self, iris: Iterable[str]) -> str:
        every = list(dict.fromkeys(self._known[iri].name for iri in iris if iri in self._known))
        return shortened(every, _FEW)

    def _distance(self, iri: str) -> int:
        return self._around.reached.distances[iri]

    def _notes(self) -> list[str]:
        notes = []
        left = len(self._others) - MOST
        if left > 0:
            notes.append(f"{left:,} more were reached and are not told one by one; the nearest are")
        if not self._around.reached.is_all:
            last = max(self._around.reached.distances.values())
            notes.append(f"cut: not followed further than {counted(last, 'step')}, more than {MOST:,} are reached")
        if self._left_out:
            callers = counted(self._left_out, "caller")
            notes.append(f"{callers} of what it overrides may land here, too many to hint at any")
        if not self._others:
            notes.append("nothing in the index leads to it; unresolved calls and code outside still may")
        return notes
