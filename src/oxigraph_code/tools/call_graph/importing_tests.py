"""Test files that import a module, also through others: the upper bound for the tests of its code.

For maintainers: a module that supplies parameters to the tests around it counts as imported by these, and a package as
imported with each module of it, because both run before. A module counts as imported, too, if a text names it, and a
program if a test starts it. Files of one package that see each other without an import count as imported by each other.
This module must not know how tests are ranked, nor any language. See decision 0126.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import installed
from oxigraph_code.queries import StringTerm
from oxigraph_code.search.words import parts
from oxigraph_code.tools.call_graph.traversal import reach
from oxigraph_code.tools.workspace.scope import QuestionScope, module_files
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_ALL_STEPS = 1_000
_MAX_MODULES = 100_000
_MAX_COMPARED = 300
"""The most test files to compare by the names of their tests; beyond, paths are compared."""
_STEM = 5
_COMMON = frozenset({"test", "tests", "src", "lib", "init"})
_KINDS = frozenset({"api", "command", "main"})
_QUOTED = re.compile(r"([\"'`])([^\"'`\n]{1,300})\1")
_BETWEEN = re.compile(r"[^\w-]+")
_NO_NAMES = frozenset({"", "bin", "cmd", "index", "lib", "main", "mod", "src"})


def importing_tests(workspace: Workspace, scope: QuestionScope, modules: Iterable[str]) -> dict[str, int]:
    """Find the test files that import modules, nearest first, with the number of imports."""
    around = _tests(workspace, scope)
    seen: set[str] = set()

    def edges(near: Sequence[str]) -> Iterable[tuple[str, str]]:
        for module in near:
            yield from ((module, other) for other in around.importers.get(module, ()))
            package = package_at(scope.path_of(module))
            if package not in seen:
                seen.add(package)
                yield from ((module, other) for other in around.packages.get(package, ()))

    reached = reach(modules, edges, _ALL_STEPS, _MAX_MODULES)
    return {around.paths[module]: steps for module, steps in reached.distances.items() if module in around.paths}


def package_at(path: str) -> str:
    """Return the package whose files see a path without an import; empty if others have to import it."""
    loader = installed().loader_of(path)
    return loader.semantics.package_at(path) if loader is not None and extracts(loader) else ""


class _Tests(NamedTuple):
    """Test modules with paths and names of tests; the importers of modules, and packages."""

    paths: Mapping[str, str]
    names: Mapping[str, Collection[str]]
    importers: Mapping[str, Collection[str]]
    packages: Mapping[str, Collection[str]]


def _tests(workspace: Workspace, scope: QuestionScope) -> _Tests:
    return workspace.cached(f"test files of {scope.key}", lambda: _found_tests(workspace, scope))


def _found_tests(workspace: Workspace, scope: QuestionScope) -> _Tests:
    names: dict[str, set[str]] = defaultdict(set)
    for row in workspace.kept_rows("tests"):
        names[row["module"]].add(row.get("name", ""))
    paths = {module: scope.path_of(module) for module in names if scope.holds(module)}
    projects = sorted(scope.projects)
    modules = module_files(workspace, scope)
    module_of = partial(module_around, modules)
    importers: dict[str, set[str]] = defaultdict(set)
    for row in workspace.kept_rows("imports_of_projects", project=projects):
        importers[module_of(row["target"])].add(module_of(row["module"]))
    about_tests = set(paths.values())
    for module, path in paths.items():
        for around in _paths_around(path):
            for supplying in scope.modules_of(around):
                importers[supplying].add(module)
                if supplying in modules:
                    about_tests.add(around)
    for starting, program in started_programs(workspace, scope, about_tests, module_of):
        importers[program].add(starting)
    importers.pop("", None)
    packages: dict[str, list[str]] = defaultdict(list)
    for module in sorted(modules):
        packages[package_at(modules[module])].append(module)
    packages.pop("", None)
    return _Tests(paths, names, importers, packages)


def module_around(modules: Collection[str], iri: str) -> str:
    """Return the module that an IRI or a name below it is in; empty if it is none of these."""
    while iri and iri not in modules:
        iri = iri.rpartition("/")[0]
    return iri


def _paths_around(path: str) -> Iterable[str]:
    """Return the paths that modules have which supply parameters to the functions of a file."""
    loader = installed().loader_of(path)
    injection = loader.semantics.injection if loader is not None and extracts(loader) else None
    folder, _, name = path.rpartition("/")
    folders = (
        ["/".join(folder.split("/")[:count]) for count in range(folder.count("/") + 1, -1, -1)] if folder else [""]
    )
    for module in injection.modules_around(path) if injection is not None else ():
        bare = module.lstrip(".")
        above = len(module) - len(bare) - 1
        if above < len(folders):
            yield f"{folders[above]}/{bare}.{name.rpartition('.')[2]}".lstrip("/")


def likeness(workspace: Workspace, scope: QuestionScope, text: str, paths: Collection[str]) -> dict[str, float]:
    """Weigh test files by the words of a text in their paths and tests, rare words most."""
    around = _tests(workspace, scope)
    modules = {module: path for module, path in around.paths.items() if path in paths}
    words = {path: set(_stems(path.rpartition(".")[0])) for path in modules.values()}
    if len(modules) <= _MAX_COMPARED:
        for module, path in modules.items():
            words[path].update(_stems(" ".join(around.names[module])))
    asked = set(_stems(text))
    files = Counter(word for found in words.values() for word in found & asked)
    return {path: sum(1 / files[word] for word in found & asked) for path, found in words.items()}


def _stems(text: str) -> Iterable[str]:
    return (word[:_STEM] for word in parts(text) if word not in _COMMON)


def started_programs(
    workspace: Workspace, scope: QuestionScope, tests: Collection[str], module_of: Callable[[str], str]
) -> Iterator[tuple[str, str]]:
    """Find the files beside tests that start a program, each with a module of the program.

    ``tests`` are the paths of test files, and of files that supply parameters to them.
    """
    starting = {module_of(caller) for caller in _callers(workspace)} - {""}
    folders = {path.rpartition("/")[0] for path in tests}
    paths = {module: scope.path_of(module) for module in starting if scope.holds(module)}
    beside = {
        module: path for module, path in paths.items() if path in tests or path.rpartition("/")[0] in folders - {""}
    }
    programs = _programs(workspace, scope, module_of) if beside else {}
    for module, path in sorted(beside.items()):
        for word in _words(scope, path):
            yield from ((module, program) for program in programs.get(word, ()))


def _callers(workspace: Workspace) -> set[str]:
    """Return the functions and modules that call a function which starts processes."""
    loaders = filter(extracts, installed().loaders)
    names = sorted({name for loader in loaders for name in loader.semantics.starts_processes})
    rows = workspace.rows("external_symbols", name=[StringTerm(name) for name in names])
    symbols = [row["symbol"] for row in rows]
    return {row["caller"] for row in batched_rows(workspace, "calls_of", "symbol", symbols)}


def _programs(workspace: Workspace, scope: QuestionScope, module_of: Callable[[str], str]) -> dict[str, set[str]]:
    """Return the modules with entry points, by the names that their paths give them."""
    found: dict[str, set[str]] = {}
    for row in workspace.cached_rows("entry_points"):
        module = module_of(row["symbol"]) if row["kind"] in _KINDS and scope.holds(row["symbol"]) else ""
        *folders, stem = scope.path_of(module).rpartition(".")[0].split("/") if module else [""]
        for name in {*folders[-1:], stem} - _NO_NAMES:
            if not name.startswith("__"):
                found.setdefault(name.replace("-", "_"), set()).add(module)
    return found


def _words(scope: QuestionScope, path: str) -> set[str]:
    """Return the words in the quoted texts of a file; none if it cannot be read, as on another machine."""
    found = (word for match in _QUOTED.finditer(scope.text(path)) for word in _BETWEEN.split(match[2]))
    return {word.replace("-", "_") for word in found} - {""}
