"""A quick look at a root: whether anything is other than the last run over it saw.

For maintainers: only what the file system tells from outside is compared, some thousand files in some milliseconds;
what may have been written without looking other is compared by what is in it, until it has become old enough. Any
difference is reason enough for a run, and what it means is that run's to tell. Where notices come as soon as anything
happens, that none came since a look found nothing is as good as another look; what they do not tell of is looked at all
the same. This module must not know what is read.
"""

from __future__ import annotations

import math
import os
import time
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.indexing.notices import Notices
from oxigraph_code.indexing.seen import FolderLook, Look, Seen, digest_of, look_at, look_at_folder, may_change_unseen

_LONGEST_S = 60.0
"""How long notices are taken for a look, for what they may not tell of."""


class Newer(NamedTuple):
    """How many files are newer than the graph, as far as a look tells, and whether something else is."""

    files: int = 0
    is_other: bool = False

    def __bool__(self) -> bool:
        return self.files > 0 or self.is_other


class Glance:
    """Looks at a root again and again. One thread at a time."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self._files = {self._full(path): look for path, look in seen.files.items()}
        self._folders = {self._full(path): look for path, look in seen.folders.items()}
        self._others = {self._full(path): look for path, look in seen.others.items()}
        self._contents = {self._full(path): digest for path, digest in seen.contents.items()}
        self._unsettled = {path for path, look in self._folders.items() if may_change_unseen(look.written, seen.began)}
        # What notices do not tell of: that a folder around the root goes, what is written to a file by another name.
        self._apart = {path: Look(number=look.number) for path, look in self._folders.items() if path == seen.root}
        self._same_until = -math.inf

    def newer(self, notices: Notices | None = None) -> Newer:
        """What is newer than what was seen. As long as there are no ``notices``, files need no look."""
        now, began = time.time_ns(), time.monotonic()
        is_quiet = notices is not None and notices.are_none() and began < self._same_until
        if is_quiet and not self._differing(self._apart):
            return self._differences(now, [], [])
        # What could not be listed has nothing in it that was seen.
        listed = (path for path, look in self._folders.items() if look.number)
        is_told = notices is not None and notices.cover(self.seen.root, listed)
        found = self._differences(now, self._differing(self._files), self._other_folders(now))
        self._same_until = began + _LONGEST_S if is_told and not found else -math.inf
        return found

    def _differences(self, now: int, files: list[bytes], folders: list[bytes]) -> Newer:
        """What is newer, where some files and folders are, and what else is looked at may be."""
        gone = {path for path in (*files, *folders) if not os.path.lexists(path)}
        # Where something went, that is what counts.
        left = {path.rpartition(b"/")[0] for path in gone}
        came = [path for path in folders if path not in gone and path not in left]
        others = self._differing(self._others)
        for path in [path for path in self._contents if path not in files and path not in others]:
            look = self._files.get(path) or self._others[path]
            if not self._holds_the_same(path):
                (files if path in self._files else others).append(path)
            elif not may_change_unseen(max(look.written, look.changed), now):
                del self._contents[path]
        return Newer(len(files) + len(came), bool(others))

    def differing_files(self) -> list[str] | None:
        """The files that do not look as they did, relative to the root; ``None`` where a folder holds other names."""
        if self._other_folders(time.time_ns()):
            return None
        return [os.fsdecode(path[len(self.seen.root) + 1 :]) for path in self._differing(self._files)]

    def folders(self) -> dict[bytes, FolderLook]:
        """How the folders looked when they were looked at last, relative to the root."""
        return {path: self._folders[self._full(path)] for path in self.seen.folders}

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

    def _other_folders(self, now: int) -> list[bytes]:
        """The folders in which something came or went."""
        found = []
        for path, look in self._folders.items():
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

    def _full(self, path: bytes) -> bytes:
        if path in self.seen.others:
            # It may lie outside of the root.
            return os.fsencode(Path(os.fsdecode(self.seen.root), os.fsdecode(path)))
        return self.seen.root + b"/" + path if path else self.seen.root
