"""Symbols around edited lines.

For maintainers: a line belongs to the smallest symbol around it, or an edit of a method would also be one of its class.
For deleted lines it is the smallest symbol around the place. This module must not know the origin of the edits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows


class _SymbolLines(NamedTuple):
    """A symbol with its first and last line."""

    symbol: str
    line: int
    end: int


def modules_by_path(workspace: Workspace, scope: QuestionScope) -> dict[str, str]:
    """Map the paths of all files of a root to their modules."""
    projects = sorted(scope.projects)

    def mapped() -> dict[str, str]:
        known = workspace.cached_rows("module_paths", project=projects)
        return {scope.path(identity.project_of(row["module"]), row["path"]): row["module"] for row in known}

    return workspace.cached(f"modules by path in {scope.root} {projects}", mapped)


class FileSymbols:
    """The symbols of files, by path below the root."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, paths: Iterable[str]) -> None:
        self._workspace = workspace
        wanted = set(paths)
        every = modules_by_path(workspace, scope) if wanted else {}
        self._modules = {path: every[path] for path in sorted(wanted) if path in every}
        self._inside: dict[str, list[_SymbolLines]] = {module: [] for module in self._modules.values()}
        # A repeated question is mostly about the same files.
        known: dict[str, list[_SymbolLines]] = workspace.cached("places in modules", dict)
        unknown = [module for module in self._inside if module not in known]
        known.update({module: [] for module in unknown})
        for row in batched_rows(workspace, "places_in_modules", "module", unknown):
            known[row["module"]].append(_SymbolLines(row["symbol"], line_number(row["line"]), line_number(row["end"])))
        for module in unknown:
            # Larger symbols come first, so that inner ones override them.
            known[module].sort(key=lambda place: (place.line - place.end, place.symbol))
        self._inside = {module: known[module] for module in self._inside}
        self._owners: dict[str, list[str]] = {}

    @property
    def tests(self) -> set[str]:
        """The paths of test files among them."""
        of = {module: path for path, module in self._modules.items()}
        rows = batched_rows(self._workspace, "roles", "symbol", [*of])
        return {of[row["symbol"]] for row in rows if "entry" not in row}

    def touched(self, path: str, lines: Sequence[tuple[int, int]]) -> dict[str, int]:
        """Count the lines of each symbol; lines outside of all symbols count for the module."""
        counts: Counter[str] = Counter()
        module = self._modules.get(path, "")
        for start, end in lines if module else ():
            if start > end:
                counts[self._around(module, start)] += 0
            else:
                counts.update(self._owner(module, line) for line in range(start, end + 1))
        return dict(counts)

    def outermost(self, path: str, symbols: Collection[str]) -> dict[str, int]:
        """Return the outermost of a file's ``symbols``, each with the count of symbols inside.

        The module is left out if there are symbols.
        """
        found: dict[str, int] = {}
        top: _SymbolLines | None = None
        for place in sorted(self._inside[self._modules[path]], key=lambda place: (place.line, -place.end)):
            if place.symbol not in symbols:
                continue
            if top is not None and place.end <= top.end:
                found[top.symbol] += 1
            else:
                top = place
                found[place.symbol] = 0
        return found or dict.fromkeys(symbols, 0)

    def _owner(self, module: str, line: int) -> str:
        if module not in self._owners:
            places = self._inside[module]
            owners = [module] * (max((place.end for place in places), default=0) + 1)
            for place in places:
                owners[place.line : place.end + 1] = [place.symbol] * (place.end + 1 - place.line)
            self._owners[module] = owners
        owners = self._owners[module]
        return owners[line] if line < len(owners) else module

    def _around(self, module: str, line: int) -> str:
        """Return the symbol around the place between a line and the one before it."""
        holding = [place.symbol for place in self._inside[module] if place.line < line <= place.end]
        return holding[-1] if holding else module
