"""The texts of files on disk, kept between questions as long as their stat stays the same.

For maintainers: a question about a name looks through all files. Their data is kept in one piece, so that one search
finds those with the name, and a file that the check of freshness has just compared is not looked at again. A file that
was written so recently that another write may leave the same stat is not kept. When the room is full, further files are
read for each question. This module must not know the use of a text.
"""

from __future__ import annotations

import os
import threading
import time
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from contextlib import suppress
from stat import S_ISREG
from typing import NamedTuple

from oxigraph_code.file_tree import READING, Disk, FileTree
from oxigraph_code.indexing.model.observed_root import FileStat, ObservedRoot, may_change_undetected

MAX_TEXT_BYTES = 4 * 1024 * 1024
"""The size of the largest file whose text is searched for one question."""
_MAX_BYTES = 100_000_000
_MAX_ROOTS = 2
_BETWEEN = b"\0"
_UNDECODABLE = "\ufffd"


class _KeptFile(NamedTuple):
    """The place of a file in the data of its root, and its stat."""

    start: int
    end: int
    stat: FileStat


class _KeptRoot(NamedTuple):
    """The data of files below a root, in the order of their places, as a run has seen them."""

    seen: ObservedRoot
    data: bytes
    files: dict[str, _KeptFile]
    paths: Sequence[str]
    ends: Sequence[int]

    def with_any(self, words: Iterable[str]) -> set[str]:
        """Find the files with any of some words."""
        found = set()
        for word in {word.encode("utf-8", "replace") for word in words}:
            at = self.data.find(word)
            while at >= 0 and (number := bisect_right(self.ends, at)) < len(self.ends):
                found.add(self.paths[number])
                at = self.data.find(word, self.ends[number])
        return found

    def following(self, seen: ObservedRoot, new: dict[str, tuple[bytes, FileStat]]) -> _KeptRoot:
        """Keep the files that a later run has seen with the same stat, and add new ones."""
        kept = self.files
        if seen is not self.seen:
            kept = {path: at for path, at in kept.items() if seen.files.get(os.fsencode(path)) == at.stat}
        data = memoryview(self.data)
        parts = {path: (data[at.start : at.end], at.stat) for path, at in kept.items() if path not in new} | new
        files, start = {}, 0
        for path, (part, stat) in parts.items():
            files[path] = _KeptFile(start, start + len(part), stat)
            start += len(part) + len(_BETWEEN)
        joined = _BETWEEN.join([part for part, _ in parts.values()])
        return _KeptRoot(seen, joined, files, [*files], [at.end + len(_BETWEEN) for at in files.values()])


class KnownTexts:
    """The texts of files, by root and path. All methods may be called from any thread."""

    def __init__(self) -> None:
        self._roots: dict[str, _KeptRoot] = {}
        self._others: dict[str, tuple[FileStat, str]] = {}
        self._chars = 0
        self._lock = threading.Lock()

    def read(self, tree: FileTree, path: str, max_bytes: int) -> str:
        """Read a file of a tree as text. Raises ``OSError`` if it is too large or no regular file."""
        # A tree of several roots, or of a commit, decides by itself which files it has.
        if type(tree) is not Disk:
            return tree.read(path, max_bytes).decode("utf-8", "replace")
        full, stat = f"{tree.root}/{path}", _stat(tree, path)
        root = self._roots.get(str(tree.root))
        kept = root.files.get(path) if root is not None else None
        if stat is not None and stat.size <= max_bytes:
            if root is not None and kept is not None and kept.stat == stat:
                return root.data[kept.start : kept.end].decode("utf-8", "replace")
            known, text = self._others.get(full, (None, ""))
            if known == stat:
                return text
        text = tree.read(path, max_bytes).decode("utf-8", "replace")
        if full in self._others:
            self._chars -= len(self._others.pop(full, (None, ""))[1])
        if stat is not None and not _is_recent(stat) and self._chars + len(text) <= _MAX_BYTES:
            self._others[full] = stat, text
            self._chars += len(text)
        return text

    def with_any(self, tree: FileTree, seen: ObservedRoot, paths: Sequence[str], words: Sequence[str]) -> list[str]:
        """Select the files that may have any of some words, of a root that is as a run has ``seen`` it."""
        root = self._root(tree, seen, paths)
        if any(_UNDECODABLE in word for word in words):
            return [*paths]
        found = root.with_any(words)
        return [path for path in paths if path in found or path not in root.files]

    def _root(self, tree: FileTree, seen: ObservedRoot, paths: Sequence[str]) -> _KeptRoot:
        """Read the files that are not kept yet."""
        name = str(tree.root)
        with self._lock:
            root = self._roots.pop(name, None) or _KeptRoot(seen, b"", {}, (), ())
            if seen is not root.seen:
                root = root.following(seen, {})
            room, new = _MAX_BYTES - len(root.data), {}
            for path in paths:
                if path not in root.files and (stat := seen.files.get(os.fsencode(path))) and stat.size <= room:
                    with suppress(OSError, ValueError):
                        data = read_unchanged(tree, path, stat)
                        if data is not None:
                            new[path] = data, stat
                            room -= len(data)
            self._roots[name] = root = root.following(seen, new) if new else root
            for oldest in [*self._roots][:-_MAX_ROOTS]:
                del self._roots[oldest]
        return root


def read_unchanged(tree: FileTree, path: str, stat: FileStat) -> bytes | None:
    """Read a file; ``None`` if it has another stat, or may be written again with the same one."""
    if _is_recent(stat) or stat.size > MAX_TEXT_BYTES:
        return None
    # Thousands of files are read for one question, and the stat of a regular file needs no look before the opening.
    opened = os.open(f"{tree.root}/{path}", READING)
    try:
        data = os.read(opened, stat.size + 1) if _stat_of(os.fstat(opened)) == stat else b""
    finally:
        os.close(opened)
    return data if len(data) == stat.size else None


def _is_recent(stat: FileStat) -> bool:
    return may_change_undetected(max(stat.modified, stat.changed), time.time_ns())


def _stat(tree: FileTree, path: str) -> FileStat | None:
    return _stat_of(os.lstat(f"{tree.root}/{path}"))


def _stat_of(found: os.stat_result) -> FileStat | None:
    """Return the stat of a regular file."""
    stat = FileStat(found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino)
    return stat if S_ISREG(found.st_mode) else None
