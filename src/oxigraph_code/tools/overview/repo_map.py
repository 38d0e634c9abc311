"""An overview of a project: folders, the most called symbols, entry points.

For maintainers: a large project has more folders than anybody reads, so only the largest are listed. Everything is
about the whole root. This module must not know how files are found.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from oxigraph_code import vocabulary as code
from oxigraph_code.hints import said
from oxigraph_code.indexing.files.discovery import not_read
from oxigraph_code.queries.lines import line_number
from oxigraph_code.search.places import set_aside
from oxigraph_code.search.words import last_part
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.owners import NO_OWNER, Owners
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import constructors, details
from oxigraph_code.tools.overview.status import by_language, counted_kinds, minute, symbol_counts
from oxigraph_code.tools.workspace.scope import Project, QuestionScope, find_scope
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace

_MAX_FOLDERS = 40
_MAX_CALLED = 15
_MAX_STATED = 5
_PREVIEW = 8
_ASIDE = frozenset({"test", "example", "vendored", "generated"})
_RELATIONS = ("call", "reference", "import", "link")


class _Folder(NamedTuple):
    """The size of a folder with everything below it."""

    files: int = 0
    lines: int = 0
    tests: int = 0

    def with_file(self, lines: int, tests: int) -> _Folder:
        return _Folder(self.files + 1, self.lines + lines, self.tests + tests)


def repo_map(
    workspace: Workspace,
    call: Call,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Show a project at a glance.

    Use when: it is new to you: "what is in here", "where do I start".
    Not for: one file (outline).
    Returns: folders with sizes, most called symbols, entry points, owners.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    scope = find_scope(workspace, call, project, needs_links=False)
    overview = workspace.cached(f"map of {scope.key}", lambda: _listing(workspace, scope))
    state = _state(workspace, scope)
    facts = [
        counted(len(scope.projects), "project"),
        *_not_read(workspace, scope),
        *([f"branch {state['branch']}"] if "branch" in state else []),
        *([f"indexed {minute(state['finished'])}"] if "finished" in state else []),
        scope.freshness,
    ]
    return answer(replace(overview, facts=facts, data={**overview.data, **state}), page)


def _not_read(workspace: Workspace, scope: QuestionScope) -> list[str]:
    """Count the files that no loader reads, in which only text is found."""
    seen = [workspace.keeper.observed(scope.root / folder) for folder in scope.roots if scope.committed is None]
    count = sum(not_read(root.report.skipped) for root in seen if root is not None)
    return [f"{counted(count, 'file')} not read{said(': search_code mode=text finds lines')}"] if count else []


def _listing(workspace: Workspace, scope: QuestionScope) -> Listing:
    rows = workspace.cached_rows("module_sizes", project=sorted(scope.projects))
    counts = {row["module"]: int(row["tests"]) for row in workspace.cached_rows("tests_by_module")}
    languages = Counter(row["language"] for row in rows)
    sizes = {
        scope.path_of(row["module"]): (line_number(row.get("lines", "")), counts.get(row["module"], 0)) for row in rows
    }
    whole = _Folder(len(sizes), sum(lines for lines, _ in sizes.values()), sum(tests for _, tests in sizes.values()))
    tree = _tree(sizes)
    is_aside = _set_aside(workspace, scope, {path for path, (_, tests) in sizes.items() if tests})
    folders = [
        Row(f"{'  ' * depth}{name}/ {_size(folder)}", {"path": path, **folder._asdict()})
        for path, name, depth, folder in tree
    ]
    kinds_of = by_language(symbol_counts(workspace), scope.projects)
    kinds = ", ".join(f"{language} {count:,}" for language, count in languages.most_common())
    return Listing(
        f"{scope.root.name}: {_size(whole)}" + (f" ({kinds})" if kinds else ""),
        [
            Section("folders", folders, "folders:"),
            Section("symbols", _symbols(kinds_of), "symbols:"),
            Section(
                "owners",
                _owners(Owners(workspace, scope), [row["module"] for row in rows]),
                "owners by CODEOWNERS, with their files:",
            ),
            Section("stated", _stated(workspace, scope), "stated in comments:"),
            Section(
                "most_called",
                _most_called(workspace, scope, is_aside),
                "most called or made outside of tests and examples, by how many:",
            ),
            *_entry_points(workspace, scope, is_aside),
            Section("totals", [_totals(workspace, scope)]),
        ],
        narrower=workspace.hints(outline="path=FOLDER lists one"),
        next_step=workspace.hints(outline="shows a file", get_symbol="a symbol", search_code="finds by words"),
        data={"languages": dict(languages), "projects": sorted(scope.projects), "root": str(scope.root)},
    )


def _symbols(kinds_of: Mapping[str, Mapping[str, int]]) -> list[Row]:
    return [
        Row(f"  {language}: {counted_kinds(language, kinds)}", {"language": language, "kinds": kinds})
        for language, kinds in kinds_of.items()
    ]


def _owners(owners: Owners, modules: Iterable[str]) -> list[Row]:
    files = owners.counted([module] for module in modules)
    # Files without an owner are last, and mean nothing where no file has an owner.
    ranked = sorted(files.items(), key=lambda item: (item[0] == NO_OWNER, -item[1], item[0]))
    return [
        Row(f"  {owner} {counted(count, 'file')}", {"owner": owner, "files": count})
        for owner, count in ranked
        if files.keys() != {NO_OWNER}
    ]


def _stated(workspace: Workspace, scope: QuestionScope) -> list[Row]:
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for row in workspace.cached_rows("stated_totals"):
        if row["project"] in scope.projects:
            found[row["property"]][row["value"]] += int(row["total"])
    return [
        Row(
            f"  {name}: {shortened([f'{value} {count:,}' for value, count in values.most_common()], _MAX_STATED)}",
            {"property": name, "values": dict(values)},
        )
        for name, values in found.items()
    ]


def _state(workspace: Workspace, scope: QuestionScope) -> dict[str, str]:
    """Return the branch that is checked out and the end of the last index run; none for several roots."""
    rows = [row for row in workspace.cached_rows("projects") if row["project"] in scope.projects]
    keys = ("branch", "commit", "finished") if len(scope.roots) == 1 else ()
    return {key: row[key] for key in keys for row in rows if key in row}


def _size(folder: _Folder) -> str:
    tests = f", {counted(folder.tests, 'test')}" if folder.tests else ""
    return f"{counted(folder.files, 'file')}, {counted(folder.lines, 'line')}{tests}"


def _tree(sizes: dict[str, tuple[int, int]]) -> Sequence[tuple[str, str, int, _Folder]]:
    """Return the largest folders and those around them, by path: path, name, depth, size."""
    folders: dict[str, _Folder] = defaultdict(_Folder)
    for path, (lines, tests) in sizes.items():
        parts = path.split("/")[:-1]
        for depth in range(1, len(parts) + 1):
            folder = "/".join(parts[:depth])
            folders[folder] = folders[folder].with_file(lines, tests)
    # A folder with nothing but one subfolder is merged with it.
    around_all = {path.rpartition("/")[0] for path, folder in folders.items() if folder.files == _around(path, folders)}
    kept = {path: folder for path, folder in folders.items() if path not in around_all}
    by_size = sorted(kept, key=lambda path: (-kept[path].files, path))
    shown = sorted(by_size[:_MAX_FOLDERS], key=lambda path: path.split("/"))
    listed = []
    for path in shown:
        around = [other for other in shown if path.startswith(f"{other}/")]
        name = path.removeprefix(f"{around[-1]}/") if around else path
        listed.append((path, name, len(around) + 1, kept[path]))
    return listed


def _around(path: str, folders: dict[str, _Folder]) -> int:
    """Return the number of files in and below the parent of a folder."""
    return folders.get(path.rpartition("/")[0], _Folder()).files


def _set_aside(workspace: Workspace, scope: QuestionScope, tested: Collection[str]) -> Callable[[str], bool]:
    """Return a test for paths of tests, examples and code that is not worked on."""
    marked = {
        row["subject"] for row in workspace.cached_rows("values_of", property=code.markedAs) if row["value"] in _ASIDE
    }
    aside = {*tested, *(scope.path_of(module) for module in marked if scope.holds(module))}
    return cache(lambda path: path in aside or not _ASIDE.isdisjoint(set_aside(path)))


def _most_called(workspace: Workspace, scope: QuestionScope, is_aside: Callable[[str], bool]) -> list[Row]:
    """Return the symbols with most callers in the main code; a constructor counts as its class."""
    callers: Counter[str] = Counter()
    for row in workspace.cached_rows("most_called"):
        if scope.holds(row["symbol"]) and not is_aside(scope.path_of(row["file"])):
            callers[row["symbol"]] += int(row["callers"])
    known = details(workspace, scope, sorted(callers))
    made = constructors([symbol for symbol in known.values() if symbol.owner in known], known)
    # An overloaded function has a row for each definition, which are one line here.
    found: dict[tuple[str, str], Row] = {}
    for iri in sorted(known, key=lambda iri: (-callers[iri], iri)):
        symbol, count = known[iri], callers[iri]
        if not is_aside(symbol.path) and iri not in made:
            found.setdefault(
                (symbol.path, symbol.name), Row(f"  {count:,} {symbol.place}", {**symbol.data, "callers": count})
            )
    return [*found.values()][:_MAX_CALLED]


def _totals(workspace: Workspace, scope: QuestionScope) -> Row:
    """Return a line with the numbers of calls, references, imports and links to pages."""
    totals = Counter(
        {
            "call": sum(
                int(row["sites"]) for row in workspace.cached_rows("coverage") if row["project"] in scope.projects
            )
        }
    )
    for row in workspace.cached_rows("relation_totals"):
        totals[row["relation"]] += int(row["total"]) if row["project"] in scope.projects else 0
    totals["link"] = sum(scope.holds(row["about"]) for row in workspace.cached_rows("all_links"))
    return Row(f"in total: {', '.join(counted(totals[name], name) for name in _RELATIONS)}", dict(totals))


def _entry_points(workspace: Workspace, scope: QuestionScope, is_aside: Callable[[str], bool]) -> Iterable[Section]:
    kinds: dict[str, list[str]] = defaultdict(list)
    for row in workspace.cached_rows("entry_points"):
        if scope.holds(row["symbol"]):
            kinds[row["kind"]].append(row["symbol"])
    # The exports of a package say least about its beginning.
    for kind, iris in sorted(kinds.items(), key=lambda item: (item[0] == "api", len(item[1]), item[0])):
        first = sorted(
            iris, key=lambda iri: (is_aside(scope.path_of(iri.rpartition("/")[0])), _is_named_otherwise(kind, iri))
        )
        known = Nodes(workspace, scope, first[:_PREVIEW]).values()
        more = f", the first {_PREVIEW}" if len(iris) > _PREVIEW else ""
        rows = [Row(f"  {symbol.place}", {**symbol.data, "entry": kind}) for symbol in known]
        yield Section("entry_points", rows, f"entry points, {kind} ({len(iris):,}{more}):")


def _is_named_otherwise(kind: str, iri: str) -> bool:
    """Return false for a function named as its kind, such as main: it begins more than others do."""
    return last_part(iri.rpartition("/")[2]) != kind
