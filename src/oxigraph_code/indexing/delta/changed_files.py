"""The files that were added, changed or removed since the run that wrote a ledger.

For maintainers: a file whose size and stamp are in the ledger is not read; any other is compared by content, since a
file may grow between its listing and its reading. This module must not know the effect of a change.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping
from typing import NamedTuple

from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.files.discovery import SourceFile
from oxigraph_code.indexing.model.ledger import LedgerEntry


class Changes(NamedTuple):
    """Files that were ``added``, ``changed`` and ``removed``; ``restamped`` ones have the same content."""

    added: dict[str, SourceFile]
    changed: dict[str, SourceFile]
    removed: frozenset[str]
    restamped: dict[str, SourceFile]

    @property
    def to_read(self) -> dict[str, SourceFile]:
        return {**self.added, **self.changed}


def compare(
    tree: FileTree, files: Collection[SourceFile], entries: Mapping[str, LedgerEntry], max_bytes: int
) -> Changes:
    """Compare files with the entries of a ledger.

    Files larger than ``max_bytes`` are compared by size and stamp.
    """
    added: dict[str, SourceFile] = {}
    changed: dict[str, SourceFile] = {}
    restamped: dict[str, SourceFile] = {}
    for file in files:
        entry = entries.get(file.path)
        if entry is None:
            added[file.path] = file
        elif (entry.language, entry.marks) != (file.language, file.marks):
            changed[file.path] = file
        elif (entry.size, entry.stamp) != (file.size, file.stamp):
            is_same = entry.digest and file.size <= max_bytes and entry.digest == _digest(tree, file.path, max_bytes)
            (restamped if is_same else changed)[file.path] = file
    return Changes(added, changed, frozenset(entries.keys() - {file.path for file in files}), restamped)


def _digest(tree: FileTree, path: str, max_bytes: int) -> str:
    try:
        return hashlib.sha256(tree.read(path, max_bytes)).hexdigest()
    except OSError:
        return ""
