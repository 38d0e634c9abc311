"""Lines of configuration that name a symbol by its path, such as the path of a callback.

For maintainers: such a line may run the symbol. Answers count the lines; the graph has no edge for them because it does
not contain these files. This module must not know which tool asks.
"""

from __future__ import annotations

from oxigraph_code.search.configuration import is_configuration, lines_that_name_path
from oxigraph_code.tools.answer.grouping import counted, shown_lines
from oxigraph_code.tools.answer.listing import Row, Section
from oxigraph_code.tools.answer.symbol_details import Symbol
from oxigraph_code.tools.references.markup_mentions import MarkupMentions
from oxigraph_code.tools.references.tracked_texts import texts_below
from oxigraph_code.tools.workspace.scope import QuestionScope

_KINDS = frozenset({"Function", "Method", "Class", "Variable"})
_LARGEST = 200_000


class ConfigurationMentions:
    """The lines that name a symbol in configuration files below a root."""

    def __init__(self, scope: QuestionScope, symbol: Symbol) -> None:
        self.lines: dict[str, list[int]] = {}
        if symbol.kind not in _KINDS or not symbol.path:
            return
        for path, text in texts_below(scope.root, is_configuration, _LARGEST):
            if lines := lines_that_name_path(text, symbol.path, symbol.name):
                self.lines[path] = lines

    @property
    def fact(self) -> str:
        """The count of the lines, as a phrase for the first line of an answer; empty if there are none."""
        count = sum(map(len, self.lines.values()))
        return f"named in {counted(count, 'line')} of configuration" if count else ""

    @property
    def section(self) -> Section:
        """A row for each file."""
        rows = [
            Row(f"  {path}:{shown_lines(lines)}", {"path": path, "lines": lines}) for path, lines in self.lines.items()
        ]
        return Section("configuration", rows, "named in configuration:")


def names_elsewhere(scope: QuestionScope, symbol: Symbol) -> list[str]:
    """The counts of lines of markup and configuration that name a symbol, as phrases."""
    return [fact for fact in (MarkupMentions(scope, symbol).fact, ConfigurationMentions(scope, symbol).fact) if fact]
