"""The files of snippets, each read once.

For maintainers: the digest of a file at indexing shows whether it changed since. A changed file is shown as it is now,
with a caution, because line numbers of the graph may have moved. This module must not know which lines are shown.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from oxigraph_code.file_tree import Disk
from oxigraph_code.search.entries import Entry
from oxigraph_code.tools.workspace.scope import QuestionScope


class Files:
    """The files of a scope, up to a size."""

    def __init__(self, scope: QuestionScope, most_bytes: int) -> None:
        self._scope = scope
        self._disk = Disk(scope.root)
        self._most_bytes = most_bytes
        self._lines: dict[str, Sequence[str]] = {}
        self._newer: set[str] = set()

    def lines(self, entry: Entry) -> Sequence[str]:
        """The lines of the file of an entry; none if it cannot be read or is no text."""
        path = self._scope.path(entry.project, entry.path)
        if path not in self._lines:
            self._lines[path] = self._read(path, entry.hash)
        return self._lines[path]

    def _read(self, path: str, digest: str) -> Sequence[str]:
        try:
            data = self._disk.read(path, self._most_bytes)
        except (OSError, ValueError):
            return ()
        if hashlib.sha256(data).hexdigest() != digest:
            self._newer.add(path)
        # Only a line feed ends a line, as in the grammars that the line numbers of the graph come from.
        lines = [line.removesuffix("\r") for line in data.decode("utf-8", "replace").split("\n")]
        return () if b"\0" in data else lines

    def caution(self, path: str) -> str:
        """A caution about a file that was read, or an empty text."""
        return f"{path}: newer than the index: lines may have moved" if path in self._newer else ""
