"""Lines at which a function mentions a symbol that it uses.

For maintainers: the edge of a use without a call has no line, so the current text is searched for the name; if it does
not occur, as behind an alias, the place of the function is shown. This module must not know the kind of use.
"""

from __future__ import annotations

import re

from oxigraph_code.tools.answer.grouping import plain, shown_lines
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.source_text import SourceText, source_text
from oxigraph_code.tools.answer.symbol_details import Symbol
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Answer, Workspace


class UseLines:
    """The lines that mention a symbol, by the functions that use it."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, name: str) -> None:
        self._workspace = workspace
        self._scope = scope
        self._name = re.compile(rf"(?<![\w$]){re.escape(name)}(?![\w$])")
        self._texts: dict[str, SourceText | None] = {}

    def row(self, user: Symbol) -> Row:
        """A row for a user of the symbol, with the lines that mention it, or with its own line."""
        if user.kind == "Module" or not user.path:
            return plain(user)
        text = self._text(user.path)
        inside = enumerate(text.lines[user.line - 1 : user.end], user.line) if text is not None else ()
        lines = [number for number, line in inside if self._name.search(line)]
        if not lines:
            return plain(user)
        return Row(f"  {shown_lines(lines)} {user.label}", {**user.data, "lines": lines})

    def _text(self, path: str) -> SourceText | None:
        if path not in self._texts:
            found = source_text(self._workspace, self._scope, path)
            self._texts[path] = None if isinstance(found, Answer) else found
        return self._texts[path]
