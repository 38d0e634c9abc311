"""Dependencies of files: imports, importers, packages and import cycles.

For maintainers: cycles are searched from the file in question only. The name of an import may differ from its package's
name, so only equal names count as declared. Symbols nested in a symbol count as the symbol, as in the analysis of
impact, which follows more steps. This module must not know how imports are resolved.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Annotated

from oxigraph_code import identity
from oxigraph_code.hints import call_of
from oxigraph_code.queries import StringTerm
from oxigraph_code.tools.answer.grouping import by_file, counted
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.symbol_details import Symbol, modules_at, modules_below
from oxigraph_code.tools.call_graph.call_sites import MAX_FUNCTIONS, cached_edges
from oxigraph_code.tools.call_graph.dependents import Dependence, dependence
from oxigraph_code.tools.call_graph.traversal import Edges, reach
from oxigraph_code.tools.symbols.named_symbol import ResolvedSymbol, resolve_or_similar
from oxigraph_code.tools.workspace.scope import Project, QuestionScope, find_scope
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, AnsweredEarly, Call, Workspace, batched_rows

_ALL_STEPS = 1_000
"""More steps than a chain of imports has."""

_ENDS = re.compile(r"::|[./]")
_HOST = re.compile(r"[\w-]+(?:\.[\w-]+)+/[^/]+/[^/]")
_MARKS = re.compile(r"[-_.]+")


def get_dependencies(
    workspace: Workspace,
    call: Call,
    path: Annotated[str, "file, folder, package or symbol", BY_NAME],
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """List the imports of a file, folder or package, its importers, and import cycles.

    Use when: "what does this depend on", "who uses package X".
    Not for: calls (get_callees).
    Returns: files, packages as declared, the shortest cycle.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    scope = find_scope(workspace, call, project)
    modules = modules_at(workspace, scope, path) or modules_below(workspace, scope, path)
    if modules:
        return answer(_of_files(workspace, scope, path, modules), page)
    try:
        found = resolve_or_similar(workspace, scope, path)
    except AnsweredEarly as early:
        if listing := _of_package(workspace, scope, path, None):
            return answer(listing, page)
        nothing = f"{path} is no file or folder in the index of {scope.root}, and nothing imports it"
        return Answer.nothing_found(f"{nothing}\n{early.answer.text}")
    return answer(_of_package(workspace, scope, path, found) or _of_symbol(workspace, scope, found), page)


def _of_files(workspace: Workspace, scope: QuestionScope, path: str, modules: Sequence[str]) -> Listing:
    inside = set(modules)
    edges = cached_edges(workspace, "imported_modules", "module")
    imported = sorted({far for _, far in edges(modules)} - inside)
    # For a whole root there are no importers outside of it.
    is_all = inside == {row["module"] for row in workspace.cached_rows("module_paths", project=sorted(scope.projects))}
    rows = batched_rows(workspace, "importing_modules", "module", [] if is_all else modules)
    importing = sorted({row["other"] for row in rows} - inside)
    declarations = Declarations(workspace, scope)
    declared = declarations.around({identity.project_of(module) for module in modules})
    external, unplaced = _external_packages(workspace, scope, modules, {*declared, *declarations.names})
    circle = _circle(edges, imported, importing) if len(modules) == 1 else []
    packages = [_package_row(name, external[name], declared, declarations.names) for name in sorted(external)]
    declared_rows, undeclared_rows = (
        [row for row in packages if row.data["declared"] is wanted] for wanted in (True, False)
    )
    shown = (
        scope.path_of(modules[0])
        if len(modules) == 1
        else f"{path.strip('/') or '.'}/ ({counted(len(modules), 'file')})"
    )
    return Listing(
        f"{shown} imports {counted(len(imported), 'other file')} and {counted(len(external), 'package')} from outside, "
        f"and {counted(len(importing), 'other file')} import it",
        [
            Section("imports", _files(scope, imported), "imports:"),
            Section("packages", declared_rows, "imports from outside, with the declarations of manifests:"),
            Section("packages", undeclared_rows, "imports from outside, not declared, as standard libraries are not:"),
            Section("imported_by", _files(scope, importing), "is imported by:"),
            Section("circle", _files(scope, circle), "imports itself through:"),
            Section(
                "unplaced",
                [Row(f"  {name}", {"name": name, "imports": count}) for name, count in sorted(unplaced.items())],
                "imports that the index knows neither in the project nor outside:",
            ),
        ],
        facts=[scope.freshness],
        narrower=f"path={shown}:name for one of its symbols" if len(modules) == 1 else "path= a file in it",
        next_step="find_references shows where a symbol of it is used",
    )


def is_package(workspace: Workspace, scope: QuestionScope, name: str) -> bool:
    """Return true if a name is a package that a file imports or a manifest declares."""
    wanted = _normalized(name)
    is_imported = any(scope.holds(row["module"]) for row in _importers(workspace, name))
    declared = Declarations(workspace, scope).names
    # A word with a hyphen is no English one, and may be the last part of a name.
    is_last = "-" in name and any(one.endswith(f"/{wanted}") for one in declared)
    return is_imported or wanted in declared or is_last


def _importers(workspace: Workspace, name: str) -> list[Mapping[str, str]]:
    """Return the modules with an import of a package, and the paths of these imports."""
    paths = [row["path"] for row in workspace.cached_rows("import_paths")]
    wanted = [path for path in paths if path.startswith(name) and _normalized(_package(path)) == _normalized(name)]
    return list(batched_rows(workspace, "importers_of_paths", "path", [StringTerm(path) for path in wanted]))


def _of_package(workspace: Workspace, scope: QuestionScope, name: str, symbol: ResolvedSymbol | None) -> Listing | None:
    """List the importers of a package; none for an unknown one, or for the name of a symbol alone."""
    wanted, found = _normalized(name), defaultdict[str, list[str]](list)
    for row in _importers(workspace, name):
        if scope.holds(row["module"]):
            found[row["module"]].append(row["path"])
    declared = Declarations(workspace, scope).of_package(wanted)
    inside = symbol.symbol if symbol and symbol.symbol.path else None
    if not found and (inside or not declared):
        return None
    rows = [
        Row(f"  {scope.path_of(module)}: {', '.join(names)}", {"path": scope.path_of(module), "imports": names})
        for module, names in found.items()
    ]
    return Listing(
        f"{counted(len(rows), 'file')} import package {name}",
        [Section("imported_by", rows)],
        facts=[*(declared or ["not declared by that name"]), scope.freshness],
        notes=[f"for the symbol of that name: {call_of('get_dependencies', path=f'{inside.path}:{inside.name}')}"]
        if inside
        else [],
        narrower=f"find_references of one name in it, such as symbol={name}.x",
        next_step="get_callers lists the callers of a function of it, by its full name",
    )


def _external_packages(
    workspace: Workspace, scope: QuestionScope, modules: Sequence[str], declared: Collection[str]
) -> tuple[Counter[str], Counter[str]]:
    """Count the external packages of imports, and the imports that belong to no known package.

    An import that leads to something in the project is recognized by the last parts of its name. A package is known if
    a manifest declares it or one of its names is used.
    """
    inside: dict[str, set[str]] = defaultdict(set)
    for row in batched_rows(workspace, "import_targets", "module", modules):
        inside[row["module"]].update(_ENDS.split(identity.decode(row["target"]))[-3:])
    used = workspace.cached(f"packages of {scope.key}", lambda: _used(workspace, scope))
    packages, unplaced = Counter[str](), Counter[str]()
    for row in batched_rows(workspace, "import_lines", "module", modules):
        path = row["path"]
        if path.startswith((".", "/")) or _ENDS.split(path)[-1] in inside[row["module"]]:
            continue
        parts = path.split("/")
        # A module of Go is declared by the whole path to it.
        whole = ("/".join(parts[:end]) for end in range(len(parts), 1, -1))
        package = next((name for name in whole if _normalized(name) in declared), _package(path))
        if _normalized(package) in declared or package in used:
            packages[package] += 1
        else:
            unplaced[path] += 1
    return packages, unplaced


def _used(workspace: Workspace, scope: QuestionScope) -> frozenset[str]:
    """Return the external packages that the root uses names from."""
    rows = workspace.kept_rows("external_symbols", name=None)
    return frozenset(_package(row["name"]) for row in rows if scope.holds(row["symbol"]))


def _package_row(name: str, imports: int, declared: Mapping[str, str], elsewhere: Collection[str]) -> Row:
    declaration = declared.get(_normalized(name), "")
    if not declaration and _normalized(name) in elsewhere:
        return Row(
            f"  {name} · declared by another project only", {"name": name, "imports": imports, "declared": False}
        )
    line = f"  {name} · {declaration}" if declaration else f"  {name}"
    return Row(line, {"name": name, "imports": imports, "declared": _normalized(name) in declared})


def _files(scope: QuestionScope, modules: Iterable[str]) -> list[Row]:
    paths = [scope.path_of(module) for module in modules]
    return [Row(f"  {path}", {"path": path}) for path in paths]


def _package(name: str) -> str:
    """Return the package of an external name: its first part, two with a scope, three with a host."""
    if _HOST.match(name):
        return "/".join(name.split("/")[:3])
    if name.startswith("@"):
        return "/".join(name.split("/")[:2]).partition(".")[0]
    return next(filter(None, _ENDS.split(name)), name)


def _normalized(name: str) -> str:
    return _MARKS.sub("-", name).lower()


class Declarations:
    """The dependencies that the manifests of a root declare, by project.

    A file may import the dependencies of its own project and of the projects around it, as in workspaces; a version in
    another project of the repository does not apply to the file.
    """

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        self._folders = scope.projects
        self._of: dict[str, dict[str, str]] = defaultdict(dict)
        for row in workspace.cached_rows("declared", project=sorted(scope.projects)):
            words = " ".join(filter(None, ["declared", row.get("version"), row.get("group")]))
            # Runtime dependencies sort before those of groups.
            self._of[row["project"]].setdefault(_normalized(row["name"]), words)

    @property
    def names(self) -> set[str]:
        """The normalized names of all declared packages."""
        return {name for declared in self._of.values() for name in declared}

    def around(self, projects: Iterable[str]) -> dict[str, str]:
        """Collect the declarations for projects by normalized name, nearest manifest first."""
        found: dict[str, str] = {}
        for project in sorted(projects):
            folder = self._folders.get(project, "")
            around = [iri for iri, outer in self._folders.items() if not outer or f"{folder}/".startswith(f"{outer}/")]
            for iri in sorted(around, key=lambda iri: (iri != project, -len(self._folders[iri]), iri)):
                for name, words in self._of[iri].items():
                    found.setdefault(name, words)
        return found

    def of_package(self, name: str) -> list[str]:
        """Return the declarations of a package, with the folder of each project if there are several."""
        found = {iri: declared[name] for iri, declared in self._of.items() if name in declared}
        if len(found) == 1:
            return list(found.values())
        places = sorted((self._folders.get(iri, ""), words) for iri, words in found.items())
        return [f"{words} by {folder or 'the root'}" for folder, words in places]


def _circle(edges: Edges, imported: Sequence[str], importing: Sequence[str]) -> list[str]:
    """Find the shortest import cycle through a module, without the module itself; empty if there is none."""
    reached = reach(imported if importing else [], edges, _ALL_STEPS, MAX_FUNCTIONS, until=importing)
    ends = [near for near in importing if near in reached.distances]
    return reached.way(min(ends, key=lambda near: reached.distances[near])) if ends else []


def _of_symbol(workspace: Workspace, scope: QuestionScope, found: ResolvedSymbol) -> Listing:
    """List what a symbol depends on and what depends on it, one step far."""
    used, users = (dependence(workspace, scope, found.iris, direction, 1) for direction in ("out", "in"))
    known = Nodes(workspace, scope, [*used.others, *users.others])
    outside = sum(not known.path(iri) for iri in used.others)
    of_them = f", {outside:,} of them outside of the project" if outside else ""
    return Listing(
        f"{found.place} depends on {counted(len(used.others), 'symbol')}{of_them}"
        f", and {counted(len(users.others), 'symbol')} or files depend on it",
        [
            *_sections("depends_on", known, used, "depends on: "),
            *_sections("depended_on_by", known, users, "is used by: "),
        ],
        facts=[scope.freshness],
        notes=found.notes,
        narrower="path= one of its members" if len(used.starts) > len(found.iris) else "get_callers",
        next_step=workspace.hints(impact_analysis="follows more steps", get_subgraph="draws them"),
        data={"symbol": found.symbol.data},
    )


def _sections(name: str, known: Nodes, found: Dependence, title: str) -> Sequence[Section]:
    def row(symbol: Symbol) -> Row:
        edges = sorted(found.edges.get(symbol.iri, ()))
        at = "" if symbol.kind == "Module" or not symbol.line else f"{symbol.line} "
        return Row(f"  {at}{symbol.label} · {', '.join(edges)}", {**symbol.data, "edges": edges})

    return by_file(name, known, found.others, row, title) or [Section(name, [])]
