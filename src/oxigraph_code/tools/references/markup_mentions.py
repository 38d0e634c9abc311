"""Lines of markup that mention a symbol, in templates of pages and components.

For maintainers: a template runs methods and reads fields of objects that the program passes in at run time, so a name
may mean any symbol of that name. Answers count these lines and resolve none. This module must not know which tool asks.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from oxigraph_code.search.markup import is_markup, lines_that_name
from oxigraph_code.tools.answer.grouping import counted, shown_lines
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.symbol_details import Symbol
from oxigraph_code.tools.references.tracked_texts import texts_below
from oxigraph_code.tools.workspace.scope import QuestionScope

_KINDS = frozenset({"Function", "Method", "Class", "Field", "Variable", "Enum"})


class MarkupMentions:
    """The lines that mention a symbol in markup files below a root."""

    def __init__(self, scope: QuestionScope, symbol: Symbol) -> None:
        name = symbol.short_name
        is_named = symbol.kind in _KINDS and not name.startswith("__") and name != "constructor"
        self.lines = dict(_lines(scope.root, name)) if is_named else {}

    @property
    def fact(self) -> str:
        """The count of the lines, as a phrase for the first line of an answer; empty if there are none."""
        count = sum(map(len, self.lines.values()))
        return f"its name in {counted(count, 'line')} of markup" if count else ""

    @property
    def rows(self) -> list[Row]:
        """A row for each file."""
        return [
            Row(f"  {path}:{shown_lines(lines)}", {"path": path, "lines": lines}) for path, lines in self.lines.items()
        ]


def _lines(root: Path, name: str) -> Iterator[tuple[str, list[int]]]:
    from oxigraph_code.languages.registry import installed

    registry = installed()
    for path, text in texts_below(root, is_markup):
        if lines := lines_that_name(text, name, scripts_are_read=registry.loader_of(path) is not None):
            yield path, lines
