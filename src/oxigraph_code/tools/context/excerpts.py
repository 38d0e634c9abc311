"""Excerpts of a symbol that is too long to be shown whole.

For maintainers: an excerpt has the declaration, the first line after it, the calls of relevant functions and the lines
with words of the task; for a type, the first line of each member. Lines are never cut. A file that changed since it was
indexed is shown as it is now, with a caution, because line numbers of the graph may have moved. This module must not
know the budget.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Collection, Iterable, Sequence

from oxigraph_code.search.bodies import SymbolWords
from oxigraph_code.search.entries import Entry
from oxigraph_code.tools.workspace.scope import QuestionScope

_MAX_HEAD_LENGTH = 12
_MAX_LINE_LENGTH = 300
_OPENING, _CLOSING = frozenset("([{"), frozenset(")]}")
_MAX_WORDED, _MAX_RELEVANT = 4, 6
_MARK, _MAX_MARKS = re.compile(r"\s*(?:@\w|#\[)"), 6
_MAX_MEMBERS = 15


class Files:
    """The files of a scope, up to a size."""

    def __init__(self, scope: QuestionScope, most_bytes: int) -> None:
        self._scope = scope
        self._tree = scope.tree
        self._most_bytes = most_bytes
        self._lines: dict[str, Sequence[str]] = {}
        self._newer: set[str] = set()

    def lines(self, entry: Entry) -> Sequence[str]:
        """Read the lines of an entry's file; none if it cannot be read or is no text."""
        path = self._scope.path_of(entry.module)
        if path not in self._lines:
            self._lines[path] = self._read(path, entry.hash)
        return self._lines[path]

    def _read(self, path: str, digest: str) -> Sequence[str]:
        try:
            data = self._tree.read(path, self._most_bytes)
        except (OSError, ValueError):
            return ()
        if hashlib.sha256(data).hexdigest() != digest:
            self._newer.add(path)
        # Only a line feed ends a line, as in the grammars that the line numbers of the graph come from.
        lines = [line.removesuffix("\r") for line in data.decode("utf-8", "replace").split("\n")]
        return () if b"\0" in data else lines

    def caution(self, path: str) -> str:
        """Return a caution about a file that was read, or an empty text."""
        return f"{path}: newer than the index: lines may have moved" if path in self._newer else ""


def whole(lines: Sequence[str], start: int, end: int) -> dict[int, str]:
    """Return all lines of a range."""
    return {number: lines[number - 1] for number in range(max(start, 1), min(end, len(lines)) + 1)}


def shortened(lines: Sequence[str], start: int, end: int, calls: Collection[int], words: SymbolWords) -> dict[int, str]:
    """Select the decorators, the head, and the lines with most words, each with its neighbours."""
    end = min(end, len(lines))
    head = _head(lines, start, end)
    inside = words.of_lines("\n".join(lines[head:end]))
    worth = {head + at: sum(words.worth[word] for word in sorted(some)) for at, some in inside.items()}
    specific = sorted(worth, key=lambda number: (-worth[number], number))[:_MAX_WORDED]
    specific += [number for number in range(head + 1, end + 1) if number in calls and number not in specific]
    wanted = {number for at in specific[:_MAX_RELEVANT] for number in (at - 1, at, at + 1) if head < number <= end}
    return _chosen(lines, {*range(_first_mark(lines, start), head + 1), *wanted})


def _first_mark(lines: Sequence[str], start: int) -> int:
    """Find the first decorator or attribute right above a definition."""
    at = start
    while at > 1 and start - at < _MAX_MARKS and _MARK.match(lines[at - 2]):
        at -= 1
    return at


def declarations(lines: Sequence[str], start: int, end: int, members: Iterable[tuple[int, str]]) -> dict[int, str]:
    """List the lines of a declaration and the first line of each member; without a start, members alone."""
    end = min(end, len(lines))
    begins = sorted({_naming(lines, line, name) for line, name in members if start < line <= end})
    head = range(start, _head(lines, start, end) + 1) if start else ()
    return _chosen(lines, {*head, *begins[:_MAX_MEMBERS]})


def _naming(lines: Sequence[str], start: int, name: str) -> int:
    """Find the line with the name of a definition; lines above it are decorators or documentation."""
    near = range(start, min(start + _MAX_HEAD_LENGTH, len(lines)) + 1)
    return next((number for number in near if name in lines[number - 1]), start)


def _head(lines: Sequence[str], start: int, end: int) -> int:
    """Find the last line of a declaration: the one after its brackets are closed."""
    depth = 0
    for number in range(start, min(end, start + _MAX_HEAD_LENGTH) + 1):
        text = lines[number - 1].rstrip()
        depth += sum((letter in _OPENING) - (letter in _CLOSING) for letter in text)
        # The opening bracket of a body stays open.
        if depth <= 0 or (depth == 1 and text.endswith("{")):
            return min(number + 1, end)
    return min(start + 1, end)


def _chosen(lines: Sequence[str], numbers: Iterable[int]) -> dict[int, str]:
    return {number: lines[number - 1] for number in sorted(numbers) if len(lines[number - 1]) <= _MAX_LINE_LENGTH}
