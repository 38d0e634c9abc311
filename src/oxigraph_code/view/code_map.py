"""The files of a project for the first picture, and the dependencies between them.

For maintainers: the files come first and at once, the dependencies when they are read, so that a large project is drawn
while it loads. Properties are scanned one by one and joined here, since the engine joins slowly and scans fast. A
handover is no dependency by itself: where code names the symbol there is an import, and a text is none.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from typing import Any

from oxigraph_code import vocabulary as code
from oxigraph_code.queries.lines import line_number
from oxigraph_code.search.places import set_aside
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.call_graph.importing_tests import package_at
from oxigraph_code.tools.call_graph.traversal import ALL_LEVELS, reach
from oxigraph_code.tools.workspace.scope import QuestionScope, module_files

_CALLS = (code.calls, code.instantiates)
_DEPENDS = (code.calls, code.instantiates, code.extends, code.implementsTrait, code.overrides, code.references)
_SET_ASIDE = frozenset({"test", "example", "benchmark", "fixture", "snapshot", "vendored", "generated"})


def files(workspace: Workspace, scope: QuestionScope) -> dict[str, Any]:
    """Return a column for each fact about the files; ``aside`` is the kind of secondary code, or empty."""
    return workspace.cached(f"files of {scope.key}", lambda: _files(workspace, scope))


def _files(workspace: Workspace, scope: QuestionScope) -> dict[str, Any]:
    lines = {row["subject"]: row["value"] for row in _values(workspace, code.lineCount) if scope.holds(row["subject"])}
    languages = {row["subject"]: row["value"] for row in _values(workspace, code.language)}
    marked = {row["subject"]: row["value"] for row in _values(workspace, code.markedAs)}
    modules = sorted(lines, key=lambda module: scope.path_of(module).split("/"))
    return {
        "path": [scope.path_of(module) for module in modules],
        "language": [languages.get(module, "") for module in modules],
        "lines": [line_number(lines[module]) for module in modules],
        "aside": [_aside(scope.path_of(module), marked.get(module, "")) for module in modules],
    }


def _aside(path: str, mark: str) -> str:
    # Code that is left out of statistics of languages may be the project.
    return mark if mark and mark != "undetectable" else min(set_aside(path) & _SET_ASIDE, default="")


def dependencies(workspace: Workspace, scope: QuestionScope) -> dict[str, Any]:
    """Return the paths of files with edges, and the edges as two numbers of paths and a count."""
    return workspace.cached(f"dependencies of {scope.key}", lambda: _dependencies(workspace, scope))


def _dependencies(workspace: Workspace, scope: QuestionScope) -> dict[str, Any]:
    path_of = _FilesOfSymbols(workspace, scope)

    def pairs(properties: Collection[str]) -> Iterator[tuple[str, str]]:
        found = ((path_of[source], path_of[target]) for source, target in _edges(workspace, properties))
        return (pair for pair in found if pair[0] != pair[1] and pair[0] and pair[1])

    joined, imported = Counter(pairs(_DEPENDS)), Counter(pairs([code.imports]))
    # An import of a whole package leads to each of its files, which says nothing about those that are not used.
    package_of = cache(package_at)
    known = files(workspace, scope)
    sizes = Counter(package_of(path) for path, aside in zip(known["path"], known["aside"], strict=True) if not aside)
    spread = Counter((source, package_of(target)) for source, target in imported)
    used = {(source, package_of(target)) for source, target in joined}
    for (source, target), count in imported.items():
        of_package = source, package_of(target)
        if not (of_package[1] and of_package in used and spread[of_package] >= sizes[of_package[1]] > 1):
            joined[source, target] += count
    paths = {path: number for number, path in enumerate(sorted({path for pair in joined for path in pair}))}
    return {
        "paths": [*paths],
        "edges": [(paths[source], paths[target], count) for (source, target), count in joined.items()],
    }


def coverage(workspace: Workspace, scope: QuestionScope) -> dict[str, Any]:
    """Return for each file how many of its functions tests reach by calls, and how many it has."""
    path_of = _FilesOfSymbols(workspace, scope)
    calls: dict[str, list[str]] = defaultdict(list)
    for source, target in _edges(workspace, _CALLS):
        calls[source].append(target)

    def following(near: Sequence[str]) -> Iterator[tuple[str, str]]:
        return ((caller, callee) for caller in near for callee in calls.get(caller, ()))

    tested = {path_of[row["symbol"]] for row in workspace.rows("symbols_of_kind", kind=code.Test)}
    starts = [symbol for symbol in calls if path_of[symbol] in tested]
    reached = reach(starts, following, ALL_LEVELS, sys.maxsize).distances.keys()
    functions = [row["symbol"] for row in workspace.rows("symbols_of_kind", kind=code.Function)]
    every = Counter(path_of[symbol] for symbol in functions)
    covered = Counter(path_of[symbol] for symbol in reached & set(functions))
    return {"files": {path: (covered[path], count) for path, count in every.items() if path}}


def _edges(workspace: Workspace, properties: Collection[str]) -> Iterator[tuple[str, str]]:
    for edge in properties:
        yield from ((row["subject"], row["value"]) for row in _values(workspace, edge))


def _values(workspace: Workspace, name: str) -> list[dict[str, str]]:
    return workspace.kept_rows("values_of", property=name)


class _FilesOfSymbols(dict[str, str]):
    """The paths of files by IRIs of symbols and modules; a path is empty for other projects.

    A symbol's IRI begins with its module's IRI.
    """

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        super().__init__(module_files(workspace, scope))

    def __missing__(self, iri: str) -> str:
        around = iri.rpartition("/")[0]
        self[iri] = path = self[around] if around else ""
        return path
