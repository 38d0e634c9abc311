"""The texts of files on disk, kept between questions as long as their stat stays the same.

For maintainers: a question about a name looks through all files, and reading them takes most of its time. A text that
was written so recently that another write may leave the same stat is not kept. When the room is full, further files are
read for each question. This module must not know the use of a text.
"""

from __future__ import annotations

import os
import time
from stat import S_ISREG
from typing import NamedTuple

from oxigraph_code.file_tree import Disk, FileTree
from oxigraph_code.indexing.model.observed_root import FileStat, may_change_undetected

_MAX_CHARS = 100_000_000


class _Text(NamedTuple):
    stat: FileStat
    text: str


class KnownTexts:
    """The texts of files, by full path. All methods may be called from any thread."""

    def __init__(self) -> None:
        self._texts: dict[str, _Text] = {}
        self._chars = 0

    def read(self, tree: FileTree, path: str, max_bytes: int) -> str:
        """Read a file of a tree as text. Raises ``OSError`` if it is too large or no regular file."""
        # A tree of several roots, or of a commit, decides by itself which files it has.
        if type(tree) is not Disk:
            return tree.read(path, max_bytes).decode("utf-8", "replace")
        full = f"{tree.root}/{path}"
        found = os.lstat(full)
        stat = FileStat(found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino)
        known = self._texts.get(full)
        if known is not None and known.stat == stat and stat.size <= max_bytes and S_ISREG(found.st_mode):
            return known.text
        text = tree.read(path, max_bytes).decode("utf-8", "replace")
        if known is not None:
            self._chars -= len(self._texts.pop(full, known).text)
        is_recent = may_change_undetected(max(stat.modified, stat.changed), time.time_ns())
        if not is_recent and self._chars + len(text) <= _MAX_CHARS:
            self._texts[full] = _Text(stat, text)
            self._chars += len(text)
        return text
