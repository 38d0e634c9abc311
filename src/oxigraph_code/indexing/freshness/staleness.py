"""A quick look at a root: whether anything is other than the last run over it saw.

For maintainers: only what the file system tells from outside is compared, some thousand files in some milliseconds;
what may have been written without looking other is compared by what is in it, until it has become old enough. Any
difference is reason enough for a run, and what it means is that run's to tell. Where notices come as soon as anything
happens, only folders that they tell of are looked at, and what they do not tell of at all; so it goes on, after a run,
from what that saw. This module must not know what is read.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple, TypeVar

from oxigraph_code.indexing.freshness.inotify import Notices
from oxigraph_code.indexing.model.observed_root import (
    FolderLook,
    Look,
    Seen,
    digest_of,
    look_at,
    look_at_folder,
    may_change_unseen,
)

_LONGEST_S = 60.0
"""How long notices are taken for a look, for what they may not tell of."""


_L = TypeVar("_L", Look, FolderLook)


class Newer(NamedTuple):
    """How many files are newer than the graph, as far as a look tells, and whether something else is."""

    files: int = 0
    is_other: bool = False

    def __bool__(self) -> bool:
        return self.files > 0 or self.is_other


class Doubt(NamedTuple):
    """The folders, as full paths, in which something may be other than it was seen, and how that looks as it was
    kept."""

    kept: Look
    folders: frozenset[bytes]


class Glance:
    """Looks at a root again and again. One thread at a time."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self._files = {self._inside(path): look for path, look in seen.files.items()}
        self._folders = {self._inside(path): look for path, look in seen.folders.items()}
        self._others = {self._anywhere(path): look for path, look in seen.others.items()}
        self._contents = self._contents_of(seen)
        self._unsettled = {path for path, look in self._folders.items() if may_change_unseen(look.written, seen.began)}
        # What notices do not tell of: that a folder around the root goes, what is written to a file by another name.
        self._apart = {path: Look(number=look.number) for path, look in self._folders.items() if path == seen.root}
        self._doubtful: frozenset[bytes] = frozenset()
        self._told_until = -math.inf

    def follow(self, seen: Seen) -> None:
        """Go on from what a later run over the same root saw; where that saw something else, it is looked at again."""
        before, self.seen = self.seen, seen
        files = _differing_keys(before.files, seen.files)
        folders = _differing_keys(before.folders, seen.folders)
        for path in files:
            _put(self._files, self._inside(path), seen.files.get(path))
        for path in folders:
            look = seen.folders.get(path)
            _put(self._folders, self._inside(path), look)
            if look is not None and may_change_unseen(look.written, seen.began):
                self._unsettled.add(self._inside(path))
        self._others = {self._anywhere(path): look for path, look in seen.others.items()}
        self._contents = self._contents_of(seen)
        looks = {**self._others, **self._files}
        for path in [path for path in self._apart if path != seen.root]:
            _put(self._apart, path, looks.get(path))
        self._doubtful |= {_folder_of(self._inside(path)) for path in files} | {*map(self._inside, folders)}
        if not seen.folders.keys() <= before.folders.keys():
            self._told_until = -math.inf

    @property
    def doubtful(self) -> frozenset[bytes] | None:
        """The folders in which something may be other than it was seen; ``None`` where that may be anywhere."""
        return self._doubtful if time.monotonic() < self._told_until else None

    def newer(self, notices: Notices | None = None) -> Newer:
        """What is newer than what was seen. Where ``notices`` do not tell that something happened, files need no
        look."""
        now, began = time.time_ns(), time.monotonic()
        told = notices.folders() if notices is not None else None
        files, folders = self._files, self._folders
        if told is not None and began < self._told_until and not self._differing(self._apart):
            files, folders = self._inside_of(self._doubtful | told)
        else:
            # What could not be listed has nothing in it that was seen.
            listed = (path for path, look in folders.items() if look.number)
            is_told = notices is not None and notices.cover(self.seen.root, listed)
            self._told_until = began + _LONGEST_S if is_told else -math.inf
        other_files, other_folders = self._differing(files), self._other_folders(folders, now)
        self._doubtful = frozenset((*map(_folder_of, other_files), *other_folders))
        return self._differences(now, other_files, other_folders)

    def _differences(self, now: int, files: list[bytes], folders: list[bytes]) -> Newer:
        """What is newer, where some files and folders are, and what else is looked at may be."""
        gone = {path for path in (*files, *folders) if not os.path.lexists(path)}
        # Where something went, that is what counts.
        left = {_folder_of(path) for path in gone}
        came = [path for path in folders if path not in gone and path not in left]
        others = self._differing(self._others)
        for path in [path for path in self._contents if path not in files and path not in others]:
            look = self._files.get(path) or self._others[path]
            if not self._holds_the_same(path):
                (files if path in self._files else others).append(path)
            elif not may_change_unseen(max(look.written, look.changed), now):
                del self._contents[path]
        return Newer(len(files) + len(came), bool(others))

    def differing_files(self, within: frozenset[bytes] | None) -> list[str] | None:
        """The files that do not look as they did, relative to the root, of those in some folders or of all; ``None``
        where a folder holds other names."""
        files, folders = (self._files, self._folders) if within is None else self._inside_of(within)
        if self._other_folders(folders, time.time_ns()):
            return None
        return [os.fsdecode(path[len(self.seen.root) + 1 :]) for path in self._differing(files)]

    def folders(self) -> dict[bytes, FolderLook]:
        """How the folders looked when they were looked at last, relative to the root."""
        return {path: self._folders[self._inside(path)] for path in self.seen.folders}

    def _differing(self, looks: dict[bytes, Look]) -> list[bytes]:
        found = []
        for path, (size, written, changed, number) in looks.items():
            try:
                now = os.lstat(path)
            except OSError:
                is_same = False
            else:
                is_same = (now.st_mtime_ns, now.st_ctime_ns) == (written, changed) and now.st_size == size
                is_same = is_same and now.st_ino == number
                if now.st_nlink > 1:
                    self._apart[path] = looks[path]
            # Most look the same, and that is told here at half of the cost.
            if not is_same and look_at(path) != looks[path]:
                found.append(path)
        return found

    def _other_folders(self, folders: Mapping[bytes, FolderLook], now: int) -> list[bytes]:
        """The folders, of some, in which something came or went."""
        found = []
        for path, look in folders.items():
            try:
                status = os.lstat(path)
                written, number = status.st_mtime_ns, status.st_ino
            except OSError:
                written, number = 0, 0
            if (written, number) == look[:2] and path not in self._unsettled:
                continue
            fresh = look_at_folder(path)
            if (fresh.number, fresh.names) != look[1:]:
                found.append(path)
                continue
            self._folders[path] = fresh
            if may_change_unseen(fresh.written, now):
                self._unsettled.add(path)
            else:
                self._unsettled.discard(path)
        return found

    def _holds_the_same(self, path: bytes) -> bool:
        try:
            with open(path, "rb") as opened:  # noqa: PTH123 - paths of the file system are bytes
                return digest_of(opened.read()) == self._contents[path]
        except OSError:
            return False

    def _inside_of(self, folders: frozenset[bytes]) -> tuple[dict[bytes, Look], dict[bytes, FolderLook]]:
        """The files in some folders, and these."""
        files = {path: look for path, look in self._files.items() if _folder_of(path) in folders} if folders else {}
        return files, {path: self._folders[path] for path in folders if path in self._folders}

    def _contents_of(self, seen: Seen) -> dict[bytes, bytes]:
        return {
            self._anywhere(path) if path in seen.others else self._inside(path): digest
            for path, digest in seen.contents.items()
        }

    def _inside(self, path: bytes) -> bytes:
        return self.seen.root + b"/" + path if path else self.seen.root

    def _anywhere(self, path: bytes) -> bytes:
        """The path of something that may lie outside of the root."""
        return os.fsencode(Path(os.fsdecode(self.seen.root), os.fsdecode(path)))


def _folder_of(path: bytes) -> bytes:
    return path.rpartition(b"/")[0]


def _differing_keys(before: Mapping[bytes, object], now: Mapping[bytes, object]) -> list[bytes]:
    """What is in one of two and not in the other, or otherwise."""
    came = [path for path, look in now.items() if before.get(path) != look]
    return came + [path for path in before if path not in now]


def _put(looks: dict[bytes, _L], path: bytes, look: _L | None) -> None:
    if look is None:
        looks.pop(path, None)
    else:
        looks[path] = look
