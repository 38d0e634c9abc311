"""A change on one screen: the differences, the uses that it may break, and the tests to run.

For maintainers: the comparison of both states has the differences, and the graph of the later state has their
dependents. A text shows the first rows of each kind, so that it fits a screen; scripts get all. The first line counts
the unresolved calls, since a review without it would read as complete. See ``may_break`` for the rule.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import partial
from pathlib import Path
from typing import Annotated

from oxigraph_code import history
from oxigraph_code.indexing.model.comparison import ComparedCall, ComparedName, ComparedSymbol, Comparison
from oxigraph_code.indexing.model.graph_queries import ask_published, known_projects
from oxigraph_code.indexing.process.requests import Compare
from oxigraph_code.queries.lines import line_number
from oxigraph_code.search.places import set_aside
from oxigraph_code.tools.answer.grouping import counted, shown_lines
from oxigraph_code.tools.answer.listing import Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.owners import Owners
from oxigraph_code.tools.answer.symbol_details import modules_at
from oxigraph_code.tools.call_graph.call_sites import unresolved_by_name
from oxigraph_code.tools.call_graph.covered import Covered, covered
from oxigraph_code.tools.call_graph.dependents import dependence, exporting_modules, roles_of
from oxigraph_code.tools.call_graph.importing_tests import importing_tests, likeness, module_around, package_at
from oxigraph_code.tools.call_graph.joins import joins_of
from oxigraph_code.tools.call_graph.traversal import Neighbours, shortest_way
from oxigraph_code.tools.changes.comparison import (
    ComparedChanges,
    count_changes,
    differing_files,
    left_out,
    symbol_of,
    titled,
)
from oxigraph_code.tools.changes.edited_symbols import FileSymbols
from oxigraph_code.tools.evidence.evidence import few
from oxigraph_code.tools.external_names.running_routes import reached_routes
from oxigraph_code.tools.references.unused import ReadFile, read_ahead, unused_among
from oxigraph_code.tools.review.formats import markdown, review_sarif
from oxigraph_code.tools.review.may_break import Break, breaks, edited_symbols
from oxigraph_code.tools.review.reviewers import Reviewers
from oxigraph_code.tools.review.tests_to_run import command_line
from oxigraph_code.tools.workspace.at_ref import at_ref
from oxigraph_code.tools.workspace.paths import full_path
from oxigraph_code.tools.workspace.scope import PathArg, QuestionScope, find_scope, module_files
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace, batched_rows

_DEPTH = 3
_MANY = 12
"""The changes and the uses that may break which a text shows."""
_WRITERS = {"markdown": markdown, "sarif": review_sarif}
_ROUTE = ("route",)
_CALLABLE = frozenset({"Function", "Method"})


def review_change(
    workspace: Workspace,
    call: Call,
    base: Annotated[str, "else the usual branch", BY_NAME] = "",
    head: Annotated[str, "else the working tree", BY_NAME] = "",
    path: PathArg = ".",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Annotated[str, "text, json, markdown or sarif", BY_NAME] = "text",
) -> Answer:
    """Review a change or branch.

    Use when: before a commit or merge.
    Not for: lines (git diff).
    Returns: what changed, callers outside that may break, tests to run, routes, reviewers.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format, formats=("text", "json", *_WRITERS))
    where = full_path(path)
    # The process of the comparison starts while the scope is found. While it compares, what an answer needs whatever
    # differs is found and kept.
    with ThreadPoolExecutor() as beside:
        beside.submit(workspace.keeper.prepare, where)
        later = at_ref(workspace, call, str(where), head) if head else workspace
        scope = find_scope(later, call, str(where))
        known = [beside.submit(work) for work in _known_before(later, scope)]
        texts: list[Future[ReadFile]] = []

        def compared(stage: str, done: int, total: int) -> None:
            # Only once files are known to differ, as their number tells.
            if total and not texts:
                texts.append(beside.submit(read_ahead, scope, workspace.settings))
            call.progress(stage, done, total)

        projects = known_projects(ask_published(workspace.store))
        request = Compare(where, workspace.settings, base, head, is_review=True, projects=projects)
        found = workspace.keeper.answer(request, compared, call.working)
        wait(known)
        paths = {entry.path for pair in found.changed for entry in pair}
        paths |= {entry.path for entry in (*found.added, *found.removed)}
        reviewers = beside.submit(Reviewers, later, scope, found, paths)
        unused = beside.submit(_unused, later, scope, found, texts[0].result() if texts else scope.tree.read)
        review = _Review(later, scope, found, paths)
        listing = review.listing(head, reviewers.result, unused.result, is_brief=page.format in ("text", "markdown"))
    write = _WRITERS.get(page.format)
    done = Answer(write(listing)) if write else answer(listing, page)
    return done._replace(is_safe=not (review.breaks or review.cycles))


def _known_before(workspace: Workspace, scope: QuestionScope) -> Iterator[Callable[[], object]]:
    yield partial(dependence, workspace, scope, (), "in", 0)
    yield partial(joins_of, workspace, scope, ())
    yield partial(Owners, workspace, scope)
    yield lambda: history.open_repository


class _Review:
    """One change as a listing."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, found: Comparison, paths: set[str]) -> None:
        self._workspace, self._scope, self._found, self._paths = workspace, scope, found, paths
        self.breaks = breaks(workspace, found, self._paths)
        self.cycles = cycles_gained(workspace, scope, found.gained, found.lost)
        self._edited = sorted(edited_symbols(found))
        self._reached = dependence(workspace, scope, self._edited, "in", _DEPTH)
        reached = self._reached.reached.distances
        self._known = Nodes(workspace, scope, [*reached, *(entry.user for entry in self.breaks)])
        self._roles = roles_of(workspace, self._known, list(reached))
        self._routes = reached_routes(workspace, self._known, reached, self._roles.in_tests)
        self._unresolved = [
            row
            for row in batched_rows(workspace, "unresolved_in", "caller", self._edited)
            if row["caller"] not in self._roles.in_tests
        ]
        changed = [*found.removed, *(old for old, _ in (*found.signatures, *found.moved))]
        names = {entry.short_name for entry in changed if _CALLABLE.intersection(entry.kinds)}
        self._by_name = sum(unresolved_by_name(workspace, scope, names).specific.values()) if names else 0

    def listing(
        self, head: str, asked: Callable[[], Reviewers], unused: Callable[[], list[Row]], *, is_brief: bool
    ) -> Listing:
        found = self._found
        rows, counts = ComparedChanges(found._replace(lost=self._calls_lost(), gained=_calls(found.gained))).rows()
        # Tests follow the code, so that many of them do not hide it.
        rows = sorted(
            [*rows, *self._visibilities()], key=lambda row: "test" in set_aside(str(row.data.get("path", "")))
        )
        tests, by_import = self._tests()
        ran = self._covered()
        of_ran = [test.path for test in ran.tests if test.iri]
        command = command_line(self._scope, {*of_ran, *(row.data["path"] for row in tests or by_import)})
        breaks, routes, reviewers = self._breaks(), self._entries(), asked()
        run = f"tests to run, reached within {counted(_DEPTH, 'step')}:" if tests else "tests that import these files:"
        kinds = [
            Section("breaks", breaks, "outside of the change, and may break:"),
            Section("tests_that_ran", ran.rows, "tests that ran what differs, by coverage:"),
            Section("tests", tests or by_import, run),
            Section("changes", rows, "changes:"),
            Section("entry_points", routes, "entry points and routes reached:"),
            Section("names", self._names(), "routes, settings, tables and messages that differ:"),
            Section("cycles", self._cycles(), "cycles of imports gained:"),
            Section("unused", unused(), "without a known use now:"),
            Section("public", self._public(), "public interface:"),
            Section("reviewers", reviewers.rows(), "reviewers:"),
            Section("unresolved", self._unresolved_rows(), "calls in the change that could not be resolved:"),
        ]
        whole = {"breaks": _MANY, "changes": _MANY}
        if is_brief:
            kinds = [part for kind in kinds for part in few([kind], whole.get(kind.name, 0))]
        sides = f"{titled(found.base, found.base_commit)} to {titled(head, found.head_commit)}"
        facts = [
            f"{counted(len(breaks), 'use')} outside of it may break" if breaks else "no use known that breaks",
            f"{counted(len(tests), 'file')} of tests to run" if tests else f"no test within {counted(_DEPTH, 'step')}",
        ]
        facts += ran.facts
        facts += [f"reviewers: {', '.join(reviewers.names)}"] if reviewers.names else []
        facts += [counted(len(routes), "entry point") + " reached"] if routes else []
        facts += [counted(len(self.cycles), "cycle") + " gained"] if self.cycles else []
        facts += [f"not resolved: {counted(len(self._unresolved), 'call')} in it"]
        facts += [f"{counted(self._by_name, 'call')} by names that it changes"] if self._by_name else []
        facts += [f"{counted(len(found.unread), 'file')} unreadable"] if found.unread else []
        changed = count_changes(counts, every=False) or "no difference in symbols or calls"
        return Listing(
            f"{sides}: {differing_files(found)}: {changed}{left_out(found)}",
            kinds,
            facts=[*facts, self._scope.freshness],
            notes=[f"run: {command}"] if command else [],
            next_step="impact_analysis shows all that one symbol reaches" if rows else "",
            counted=len(rows),
            data={"base": found.base_commit, "head": found.head_commit, "command": command},
        )

    def _calls_lost(self) -> tuple[ComparedCall, ...]:
        """Return the lost calls that are not among the uses that may break."""
        broken = {(entry.user_name, entry.used) for entry in self.breaks}
        return tuple(use for use in _calls(self._found.lost) if (use.caller_name, use.callee) not in broken)

    def _visibilities(self) -> list[Row]:
        return [
            Row(
                f"visibility {symbol_of(new).place} {old.visibility} → {new.visibility}",
                {"change": "visibility", **symbol_of(new).data, "before": old.visibility},
            )
            for old, new in self._found.visibilities
        ]

    def _breaks(self) -> list[Row]:
        tests = roles_of(self._workspace, self._known, [entry.user for entry in self.breaks]).in_tests
        return [
            self._break(entry) for entry in sorted(self.breaks, key=lambda entry: (entry.user in tests, *entry[:3]))
        ]

    def _break(self, entry: Break) -> Row:
        user = self._known[entry.user]
        place = user.place if user.line else entry.user_name
        lines = f" at {shown_lines(entry.lines)}" if entry.lines else ""
        line = entry.lines[0] if entry.lines else user.line or 1
        data = {**user.data, "line": line, "lines": list(entry.lines), "used": entry.used, "reason": entry.reason}
        return Row(f"  {place}{lines} · {entry.reason}", data)

    def _tests(self) -> tuple[list[Row], list[Row]]:
        """Return the test files that are reached, nearest first, and those that import an edited file."""
        distances = dict.fromkeys(sorted(FileSymbols(self._workspace, self._scope, self._paths).tests), 0)
        for iri, distance in self._reached.reached.distances.items():
            if iri in self._roles.in_tests and self._scope.holds(iri):
                distances.setdefault(self._known.path(iri), distance)
        tests = [(distance, path) for path, distance in distances.items()]
        found = [
            Row(f"  {path}" + (f" · {counted(far, 'step')} away" if far > 1 else ""), {"path": path, "distance": far})
            for far, path in sorted(tests)
        ]
        if found:
            return found, []
        modules = [iri for path in sorted(self._paths) for iri in modules_at(self._workspace, self._scope, path)]
        importing = importing_tests(self._workspace, self._scope, modules)
        names = {self._known[iri].name for iri in self._edited if iri in self._known}
        alike = likeness(self._workspace, self._scope, " ".join(sorted({*self._paths, *names})), importing)
        nearest = sorted(importing.items(), key=lambda entry: (-alike.get(entry[0], 0), entry[1], entry[0]))
        return [], [Row(f"  {path}", {"path": path, "imports": steps}) for path, steps in nearest]

    def _covered(self) -> Covered:
        """Return the tests that ran the functions that differ, by a report on them or on the state before."""
        after = [*self._found.added, *(new for _, new in self._found.changed)]
        now = covered(self._workspace, self._scope, map(symbol_of, after))
        if now.reports:
            return now
        before = [*self._found.removed, *(old for old, _ in self._found.changed)]
        files = history.open_repository(Path(self._found.root)).files(self._found.base_commit)
        earlier = covered(self._workspace, self._scope, map(symbol_of, before), files)
        return earlier if earlier.reports else now

    def _entries(self) -> list[Row]:
        distances = self._reached.reached.distances
        kinds = {iri: kinds for iri, kinds in self._roles.entries.items() if iri not in self._roles.in_tests}
        kinds = {iri: names for iri, names in kinds.items() if names != _ROUTE or iri not in self._routes.covered}
        kinds |= dict.fromkeys(self._routes.distances, _ROUTE)
        far = {iri: self._routes.distances.get(iri, distances.get(iri, 0)) for iri in kinds}
        self._known.learn(kinds)
        found = [(far[iri], self._known[iri], names) for iri, names in kinds.items() if names != ("api",)]
        found.sort(key=lambda entry: (bool(set_aside(entry[1].path)), entry[0], entry[1].path, entry[1].line))
        return [
            Row(f"  {', '.join(names)}: {symbol.place}", {**symbol.data, "kinds": list(names)})
            for _, symbol, names in found
        ]

    def _names(self) -> list[Row]:
        return [
            _name(change, entry)
            for change, entries in (("added", self._found.names_gained), ("removed", self._found.names_lost))
            for entry in sorted(entries)
        ]

    def _cycles(self) -> list[Row]:
        found = []
        for cycle in self.cycles:
            paths = [self._scope.path_of(module) for module in cycle]
            found.append(Row(f"  {' → '.join(paths)}", {"path": paths[0], "line": 1, "modules": paths}))
        return found

    def _public(self) -> list[Row]:
        """Return the changed symbols that a package shows to its users."""
        changed = (
            ("signature", [new for _, new in self._found.signatures]),
            ("visibility", [new for _, new in self._found.visibilities]),
            ("added", self._found.added),
            ("removed", self._found.removed),
        )
        asked = {iri for _, entries in changed for entry in entries for iri in (entry.iri, entry.owner) if iri}
        exporting = exporting_modules(self._workspace, sorted(asked))
        shown = {iri for iris in exporting.values() for iri in iris}
        # The export of a removed symbol is gone with it.
        shown |= {use.callee for use in self._found.lost if use.kind == "imports" and use.caller in exporting}
        return [
            _change(change, entry)
            for change, entries in changed
            for entry in entries
            if entry.iri in shown
            or (entry.visibility == "public" and (entry.owner in shown or _is_shown_by_its_package(entry.path)))
        ]

    def _unresolved_rows(self) -> list[Row]:
        self._known.learn(row["caller"] for row in self._unresolved)
        found = []
        for row in self._unresolved:
            path, line = self._known.path(row["caller"]), line_number(row["line"])
            data = {"path": path, "line": line, "text": row["text"], "reason": row["reason"]}
            found.append(Row(f"  {path}:{line} {row['text']} · {row['reason']}", data))
        return found


def _unused(workspace: Workspace, scope: QuestionScope, found: Comparison, read_file: ReadFile) -> list[Row]:
    """Return the functions without a use that the change adds, or whose calls it removes."""
    functions = {entry.iri for entry in found.added if _CALLABLE.intersection(entry.kinds)}
    functions |= {use.callee for use in found.lost if use.kind == "calls"}
    in_tests = roles_of(workspace, Nodes(workspace, scope, functions), sorted(functions)).in_tests
    unused = unused_among(workspace, scope, functions - in_tests, read_file)
    return [Row(f"  {symbol.place}", symbol.data) for symbol in unused]


def _is_shown_by_its_package(path: str) -> bool:
    """Return true where other packages see each public symbol, without an export."""
    return bool(package_at(path)) and not set_aside(path)


def _calls(uses: Iterable[ComparedCall]) -> tuple[ComparedCall, ...]:
    return tuple(use for use in uses if use.kind == "calls")


def _name(change: str, entry: ComparedName) -> Row:
    place = f" {entry.path}:{entry.line}" if entry.line else f" was in {entry.path}"
    kind = " ".join(filter(None, [entry.access, entry.kind]))
    return Row(f"  {change} {kind} {entry.name}{place}", {"change": change, **entry._asdict()})


def _change(change: str, entry: ComparedSymbol) -> Row:
    symbol = symbol_of(entry)
    return Row(f"  {change} {symbol.place}", {"change": change, **symbol.data})


# An import closes a cycle if its end leads back to its start, and it is new if the earlier imports did not lead
# there.
def cycles_gained(
    workspace: Workspace, scope: QuestionScope, gained: Iterable[ComparedCall], lost: Iterable[ComparedCall]
) -> list[list[str]]:
    """Return the new cycles as modules in their order, each beginning and ending with the same."""
    projects = sorted(scope.projects)
    module_of = partial(module_around, module_files(workspace, scope))
    new = {(use.caller, use.callee) for use in gained if use.kind == "imports"}
    if not new:
        return []
    rows = workspace.cached_rows("imports_of_projects", project=projects)
    every = {(row["module"], row["target"]) for row in rows}
    gone = {(use.caller, use.callee) for use in lost if use.kind == "imports"}

    def imports(edges: Iterable[tuple[str, str]]) -> Neighbours:
        found: dict[str, set[str]] = defaultdict(set)
        for one, other in edges:
            found[module_of(one)].add(module_of(other))
        return found

    before, after = imports((every - new) | gone), imports(every)
    found: dict[frozenset[str], list[str]] = {}
    for one, other in sorted({(module_of(one), module_of(other)) for one, other in new}):
        back = shortest_way(after, other, one) if one and one != other else []
        if back and not (shortest_way(before, other, one) and shortest_way(before, one, other)):
            found.setdefault(frozenset(back), [one, *back])
    return list(found.values())
