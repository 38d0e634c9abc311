"""The files of a commit, read from git's objects; the working tree is not used.

For maintainers: the bytes are the committed ones, without the conversions of a checkout (line ends, filters). Links are
followed inside of the commit only; a submodule is a repository of its own. A missing or broken object is a file that
cannot be read. This module must not know the use of the files.
"""

from __future__ import annotations

import errno
import os
import posixpath
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pygit2
from pygit2.enums import FileMode

from oxigraph_code.file_tree import FolderEntry

_BROKEN = (pygit2.GitError, KeyError, ValueError)
_MAX_LINKS = 40
_REGULAR = (FileMode.BLOB, FileMode.BLOB_EXECUTABLE)


class _Item(NamedTuple):
    """An entry of a tree."""

    mode: int
    object: pygit2.Oid


class CommittedFiles:
    """The files of one commit, at their paths below the root of the working tree, which need not exist."""

    def __init__(self, repository: pygit2.Repository, root: Path, commit: str) -> None:
        self.root = root
        self.commit = commit
        self._repository = repository
        self._folders: dict[str, dict[str, _Item]] = {}

    def entries(self, folder: str) -> list[FolderEntry]:
        return [FolderEntry(name, item.mode == FileMode.TREE) for name, item in self._folder(folder).items()]

    def has_file(self, path: str) -> bool:
        item = self._item(path)
        return item is not None and item.mode in _REGULAR

    def has_folder(self, path: str) -> bool:
        """Return true if a path is a folder, and no link or submodule."""
        item = self._item(path)
        return item is not None and item.mode == FileMode.TREE

    def read(self, path: str, most: int) -> bytes:
        item = self._item(path)
        if item is None:
            raise _problem(errno.ENOENT)
        if item.mode == FileMode.TREE:
            raise _problem(errno.EISDIR)
        if item.mode not in _REGULAR:
            raise OSError(errno.EINVAL, "not a regular file")
        if self._size(item) > most:
            raise _problem(errno.EFBIG)
        return self._data(item)

    def real_path(self, path: str) -> str:
        if path.startswith("/"):
            return "../"
        links = 0
        done, waiting = "", [part for part in path.split("/") if part not in ("", ".")]
        while waiting:
            part = waiting.pop(0)
            if part == ".." and not done:
                return "../"
            done = posixpath.dirname(done) if part == ".." else posixpath.join(done, part)
            item = self._item(done)
            if item is None:
                raise _problem(errno.ENOENT)
            if item.mode == FileMode.LINK:
                links += 1
                if links > _MAX_LINKS:
                    raise _problem(errno.ELOOP)
                target = os.fsdecode(self._data(item))
                if target.startswith("/"):
                    return "../"
                done = posixpath.dirname(done)
                waiting = [entry for entry in target.split("/") if entry not in ("", ".")] + waiting
        return done or "."

    def files_below(self, start: str, skipped: Counter[str]) -> list[tuple[str, int, str]]:
        """Return the regular files below a folder, sorted by path, with their sizes and git's digests.

        Other entries are counted in ``skipped``.
        """
        found = []
        waiting = [start]
        while waiting:
            folder = waiting.pop()
            try:
                items = self._folder(folder)
            except OSError:
                skipped["folder that cannot be read"] += 1
                continue
            for name, item in items.items():
                path = posixpath.join(folder, name)
                if item.mode == FileMode.TREE:
                    waiting.append(path)
                elif item.mode == FileMode.LINK:
                    skipped["symbolic link"] += 1
                elif item.mode == FileMode.COMMIT:
                    skipped["nested repository"] += 1
                else:
                    found.append((path, item))
        return self._sized(found, skipped)

    def files_at(self, paths: Iterable[str], skipped: Counter[str]) -> list[tuple[str, int, str]]:
        """Return the regular files at some paths, as ``files_below`` does."""
        items = ((path, self._item(path)) for path in paths)
        return self._sized([(path, item) for path, item in items if item and item.mode in _REGULAR], skipped)

    def _sized(self, found: Iterable[tuple[str, _Item]], skipped: Counter[str]) -> list[tuple[str, int, str]]:
        sized = []
        for path, item in sorted(found):
            try:
                sized.append((path, self._size(item), str(item.object)))
            except OSError as error:
                skipped[f"entry that cannot be read ({error.strerror})"] += 1
        return sized

    def _item(self, path: str) -> _Item | None:
        folder, _, name = path.strip("/").rpartition("/")
        if name in ("", "."):
            return self._top
        try:
            return self._folder(folder).get(name)
        except OSError:
            return None

    @property
    def _top(self) -> _Item:
        try:
            return _Item(FileMode.TREE, self._repository[self.commit].peel(pygit2.Tree).id)
        except _BROKEN:
            raise _problem(errno.EIO) from None

    def _folder(self, path: str) -> dict[str, _Item]:
        path = "" if path == "." else path
        if path not in self._folders:
            item = self._item(path)
            if item is None or item.mode != FileMode.TREE:
                raise _problem(errno.ENOENT if item is None else errno.ENOTDIR)
            try:
                tree = self._repository[item.object]
                # Names may be any bytes.
                self._folders[path] = {
                    os.fsdecode(entry.raw_name or b""): _Item(int(entry.filemode), entry.id)
                    for entry in tree  # type: ignore[attr-defined]
                }
            except (*_BROKEN, TypeError):
                raise _problem(errno.EIO) from None
        return self._folders[path]

    def _size(self, item: _Item) -> int:
        try:
            return int(self._repository.odb.read_header(item.object)[1])
        except _BROKEN:
            raise _problem(errno.EIO) from None

    def _data(self, item: _Item) -> bytes:
        try:
            return bytes(self._repository.odb.read(item.object)[1])
        except _BROKEN:
            raise _problem(errno.EIO) from None


def _problem(number: int) -> OSError:
    return OSError(number, os.strerror(number))
