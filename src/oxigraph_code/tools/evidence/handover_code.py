"""The calls and decorators that hand a symbol over, as they are written.

For maintainers: their other arguments name the event, the queue or the schedule for which the receiver runs the symbol,
in the terms of the reader. Decorators are in the graph, calls are read from the files, of which only so many are read
for one answer. This module must not know any framework.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from oxigraph_code.tools.answer.preview import cut_text
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_MAX_FILES = 50
_MAX_LINES = 100
_MAX_DECORATED = 50
_MAX_LENGTH = 120
_NAME = re.compile(r"[\w$]+$")
_LITERAL_OR_BRACKET = re.compile(r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`[^`]*`|[()\[\]{}]")


class HandoverCode:
    """The code of handovers of one answer."""

    def __init__(self, workspace: Workspace, scope: QuestionScope) -> None:
        self._workspace = workspace
        self._scope = scope
        self._files: dict[str, Sequence[str]] = {}
        self._decorators: dict[str, list[str]] = {}

    def of_decorator(self, symbol: str, name: str) -> list[str]:
        """Find the decorators of a symbol with a name, with their arguments."""
        if symbol not in self._decorators and len(self._decorators) < _MAX_DECORATED:
            rows = batched_rows(self._workspace, "decorators", "symbol", [symbol])
            self._decorators[symbol] = [row["decorator"] for row in rows]
        written = self._decorators.get(symbol, ())
        return [f"@{_in_one_line(text)}" for text in written if re.split(r"[(\s]", text)[0] == name]

    def of_call(self, path: str, line: int, receiver: str) -> str:
        """Find the call of a receiver around a line of a file, with its arguments; empty if it is not there."""
        lines = self._lines(path)
        name = _NAME.search(receiver)
        if name is None or line > len(lines):
            return ""
        call = re.compile(rf"(?<![\w$])(?:{re.escape(receiver)}|{re.escape(name[0])})\s*(?:<[^<>()]*>)?\(")
        for first in range(line - 1, max(line - _MAX_LINES, 0) - 1, -1):
            if match := call.search(lines[first]):
                text = "\n".join([lines[first][match.start() :], *lines[first + 1 : line + _MAX_LINES]])
                found = text[: _end_of_call(text)]
                if first + found.count("\n") >= line - 1:
                    return _in_one_line(found)
        return ""

    def _lines(self, path: str) -> Sequence[str]:
        if path not in self._files and len(self._files) < _MAX_FILES:
            self._files[path] = self._scope.text(path).split("\n")
        return self._files.get(path, ())


def _end_of_call(text: str) -> int:
    """Find the end of the bracket that a text opens first."""
    depth = 0
    for match in _LITERAL_OR_BRACKET.finditer(text):
        if match[0] in "([{":
            depth += 1
        elif match[0] in ")]}":
            depth -= 1
            if depth <= 0:
                return match.end()
    return len(text)


def _in_one_line(text: str) -> str:
    short = re.sub(r"(?<=[(\[{]) | (?=[)\]}])", "", " ".join(text.split()))
    return cut_text(short, _MAX_LENGTH)
