"""Lines of markup that name a symbol: templates of pages and components, which the graph has nothing of.

For maintainers: a template runs the methods and reads the fields of objects that only the program gives it, so that a
name there may mean any symbol of that name. Answers count these lines and resolve none. This module must not know which
tool asks.
"""

from __future__ import annotations

import os
from pathlib import Path

from oxigraph_code.search.markup import is_markup, lines_that_name
from oxigraph_code.tools.grouping import counted, shown_lines
from oxigraph_code.tools.listing import Row
from oxigraph_code.tools.scope import Scope
from oxigraph_code.tools.symbols import Symbol

_KINDS = frozenset({"Function", "Method", "Class", "Field", "Variable", "Enum"})
_MOST_FILES = 20_000
_LARGEST = 2_000_000


class MarkupNames:
    """The lines that name a symbol in the files of markup below a root."""

    def __init__(self, scope: Scope, symbol: Symbol) -> None:
        name = symbol.short_name
        is_named = symbol.kind in _KINDS and not name.startswith("__") and name != "constructor"
        self.lines = dict(_lines(scope.root, name)) if is_named else {}

    @property
    def fact(self) -> str:
        """The count of these lines, in words for the first line of an answer; empty where there is none."""
        count = sum(map(len, self.lines.values()))
        return f"its name in {counted(count, 'line')} of markup" if count else ""

    @property
    def rows(self) -> list[Row]:
        """A row for each file."""
        return [
            Row(f"  {path}:{shown_lines(lines)}", {"path": path, "lines": lines}) for path, lines in self.lines.items()
        ]


def _lines(root: Path, name: str) -> list[tuple[str, list[int]]]:
    from oxigraph_code.languages.registry import installed

    registry = installed()
    found = []
    for path in _files(root)[:_MOST_FILES]:
        try:
            with (root / path).open("rb") as file:
                text = file.read(_LARGEST).decode("utf-8", "replace")
        except OSError:
            continue
        if lines := lines_that_name(text, name, scripts_are_read=registry.loader_of(path) is not None):
            found.append((path, lines))
    return found


def _files(root: Path) -> list[str]:
    """The files of markup that git tracks below a root, or all that a run would see where git tracks nothing."""
    from oxigraph_code.history import open_worktree
    from oxigraph_code.indexing.discovery import files_seen
    from oxigraph_code.languages.registry import installed

    worktree = open_worktree(root)
    if worktree is None or not worktree.tracked:
        return sorted(filter(is_markup, files_seen(root, installed())))
    below = os.path.relpath(os.path.realpath(root), worktree.root).replace(os.sep, "/")
    prefix = "" if below == "." else f"{below}/"
    return sorted(path.removeprefix(prefix) for path in worktree.tracked if path.startswith(prefix) and is_markup(path))
