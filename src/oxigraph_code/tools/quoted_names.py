"""Lines of source that have the name of a field in quotes or before a colon.

For maintainers: frameworks read fields by texts, and take objects whose keys are fields of something else, which
nothing resolves. Such a text may mean any field of that name. Answers count these lines and resolve none. This module
must not know which tool asks.
"""

from __future__ import annotations

from oxigraph_code.queries import Text
from oxigraph_code.search.quoted import lines_with_key
from oxigraph_code.tools.grouping import counted, shown_lines
from oxigraph_code.tools.listing import Row
from oxigraph_code.tools.scope import Scope
from oxigraph_code.tools.symbols import Symbol, details
from oxigraph_code.tools.workspace import Workspace

_MOST_FILES = 20_000
_LARGEST = 2_000_000
_MOST_DECLARATIONS = 1_000


class QuotedNames:
    """The lines that have the name of a field in quotes or before a colon, in the indexed files of some projects."""

    def __init__(self, workspace: Workspace, scope: Scope, symbol: Symbol) -> None:
        self.lines = _lines(workspace, scope, symbol.short_name) if symbol.kind == "Field" else {}

    @property
    def fact(self) -> str:
        """The count of these lines, in words for the first line of an answer; empty where there is none."""
        count = sum(map(len, self.lines.values()))
        return f"its name in quotes or before a colon on {counted(count, 'line')}" if count else ""

    @property
    def rows(self) -> list[Row]:
        """A row for each file."""
        return [
            Row(f"  {path}:{shown_lines(lines)}", {"path": path, "lines": lines}) for path, lines in self.lines.items()
        ]


def _lines(workspace: Workspace, scope: Scope, name: str) -> dict[str, list[int]]:
    modules = workspace.kept_rows("module_paths", project=sorted(scope.projects))
    declared = _declarations(workspace, scope, name)
    found = {}
    for path in sorted({scope.path_of(row["module"]) for row in modules})[:_MOST_FILES]:
        try:
            with (scope.root / path).open("rb") as file:
                text = file.read(_LARGEST).decode("utf-8", "replace")
        except OSError:
            continue
        if lines := [line for line in lines_with_key(text, name) if (path, line) not in declared]:
            found[path] = lines
    return found


def _declarations(workspace: Workspace, scope: Scope, name: str) -> set[tuple[str, int]]:
    """The places where the graph has something defined by that name, which are no uses."""
    rows = workspace.rows("symbols_called", name=[Text(name)], module=None)
    iris = [row["symbol"] for row in rows if scope.holds(row["symbol"])][:_MOST_DECLARATIONS]
    return {(symbol.path, symbol.line) for symbol in details(workspace, scope, iris).values()}
