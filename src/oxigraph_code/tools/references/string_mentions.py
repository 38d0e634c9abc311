"""Lines of source with the name of a field in quotes or before a colon.

For maintainers: frameworks read fields by strings and take objects whose keys are fields of another type, which is not
resolved. Such a string may mean any field of that name. Answers count these lines and resolve none. This module must
not know which tool asks.
"""

from __future__ import annotations

from collections import defaultdict

from oxigraph_code.queries import StringTerm
from oxigraph_code.search.quoted import lines_with
from oxigraph_code.tools.answer.grouping import counted, shown_lines
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_MOST_FILES = 20_000
_LARGEST = 2_000_000
_MOST_DECLARATIONS = 1_000


class StringMentions:
    """The lines that mention a field in quotes or as a key, in the indexed files of some projects."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, symbol: Symbol) -> None:
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


def _lines(workspace: Workspace, scope: QuestionScope, name: str) -> dict[str, list[int]]:
    modules = workspace.cached_rows("module_paths", project=sorted(scope.projects))
    resolved = _Resolved(workspace, scope, name)
    found = {}
    for path in sorted({scope.path_of(row["module"]) for row in modules})[:_MOST_FILES]:
        try:
            with (scope.root / path).open("rb") as file:
                text = file.read(_LARGEST).decode("utf-8", "replace")
        except OSError:
            continue
        named = lines_with(text, name)
        if lines := sorted([*named.quoted, *(line for line in named.keys if not resolved.has(path, line))]):
            found[path] = lines
    return found


class _Resolved:
    """The lines of definitions by one name, and of the functions that use one of them.

    A key on such a line is the definition itself or a resolved use, of this field or of another one.
    """

    def __init__(self, workspace: Workspace, scope: QuestionScope, name: str) -> None:
        rows = workspace.rows("symbols_by_name", name=[StringTerm(name)], module=None)
        iris = [row["symbol"] for row in rows if scope.holds(row["symbol"])][:_MOST_DECLARATIONS]
        users = {row["user"] for row in batched_rows(workspace, "users_of", "symbol", iris)}
        self._lines: dict[str, list[range]] = defaultdict(list)
        for symbol in details(workspace, scope, iris).values():
            self._lines[symbol.path].append(range(symbol.line, symbol.line + 1))
        for symbol in details(workspace, scope, sorted(users)).values():
            if symbol.kind != "Module":
                self._lines[symbol.path].append(range(symbol.line, symbol.end + 1))

    def has(self, path: str, line: int) -> bool:
        return any(line in lines for lines in self._lines[path])
