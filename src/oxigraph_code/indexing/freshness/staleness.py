"""Staleness check: does anything below a root differ from what the last run over it observed?

For maintainers: a check compares stats only, thousands of files in milliseconds. Files written so recently that their
timestamp may hide another write are compared by content until they are old enough. Any difference is reason enough for
a run, which finds out what it means. If inotify covers the root, only folders with events are compared, and the folders
in which the last check found something. After a run the check continues from the new record. This module must not know
the contents of files. See decision 0020.
"""

from __future__ import annotations

import math
import os
import time
from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from oxigraph_code.indexing.freshness.inotify import FolderEvents
from oxigraph_code.indexing.model.observed_root import (
    FileStat,
    FolderStat,
    ObservedRoot,
    digest_of,
    file_stat,
    folder_stat,
    may_change_undetected,
)

_MAX_TRUST_S = 60.0
"""Seconds for which the absence of events replaces a full check, for writes that cause none."""

_Stat = TypeVar("_Stat", FileStat, FolderStat)


class ChangeCount(NamedTuple):
    """The number of files newer than the graph; ``is_other`` for manifests, git refs and the like.

    ``unread`` are new entries of folders that are of no kind that the run has read, or folders that lost such ones.
    """

    files: int = 0
    is_other: bool = False
    unread: tuple[bytes, ...] = ()

    def __bool__(self) -> bool:
        return self.files > 0 or self.is_other or bool(self.unread)


class SuspectFolders(NamedTuple):
    """The folders, by full path, that may have changed since the record with the stat ``record``."""

    record: FileStat
    folders: frozenset[bytes]


class StalenessCheck:
    """Repeated checks of one root. Not thread-safe."""

    def __init__(self, observed: ObservedRoot) -> None:
        self.observed = observed
        self._files = {self._below_root(path): found for path, found in observed.files.items()}
        self._folders = {self._below_root(path): found for path, found in observed.folders.items()}
        self._others = {self._full_path(path): found for path, found in observed.others.items()}
        self._digests = self._digests_of(observed)
        self._recent = {
            path for path, found in self._folders.items() if may_change_undetected(found.modified, observed.began)
        }
        # Changes that cause no event in a watched folder: the root moves with a parent, or a hard link is written.
        self._without_events = {
            path: FileStat(inode=found.inode) for path, found in self._folders.items() if path == observed.root
        }
        self._suspect: frozenset[bytes] = frozenset()
        self._trusted_until = -math.inf

    def follow(self, observed: ObservedRoot) -> None:
        """Continue from the record of a later run.

        Files and folders in which the records differ are checked again.
        """
        before, self.observed = self.observed, observed
        files = _differing_keys(before.files, observed.files)
        folders = _differing_keys(before.folders, observed.folders)
        for path in files:
            _set_or_remove(self._files, self._below_root(path), observed.files.get(path))
        for path in folders:
            found = observed.folders.get(path)
            _set_or_remove(self._folders, self._below_root(path), found)
            if found is not None and may_change_undetected(found.modified, observed.began):
                self._recent.add(self._below_root(path))
        self._others = {self._full_path(path): found for path, found in observed.others.items()}
        self._digests = self._digests_of(observed)
        stats = {**self._others, **self._files}
        for path in [path for path in self._without_events if path != observed.root]:
            _set_or_remove(self._without_events, path, stats.get(path))
        self._suspect |= {_folder_of(self._below_root(path)) for path in files} | {*map(self._below_root, folders)}
        if not observed.folders.keys() <= before.folders.keys():
            self._trusted_until = -math.inf

    @property
    def suspect(self) -> frozenset[bytes] | None:
        """The folders in which something may differ from the record; ``None`` if that can be anywhere."""
        return self._suspect if time.monotonic() < self._trusted_until else None

    def changes(self, events: FolderEvents | None = None) -> ChangeCount:
        """Compare the files with the record. With ``events``, folders without an event are not compared."""
        now, began = time.time_ns(), time.monotonic()
        notified = events.changed_folders() if events is not None else None
        files, folders = self._files, self._folders
        if notified is not None and began < self._trusted_until and not self._changed(self._without_events):
            files, folders = self._in_folders(self._suspect | notified)
        else:
            # A folder that could not be listed has no files in the record.
            listed = (path for path, found in folders.items() if found.inode)
            is_watched = events is not None and events.watch(self.observed.root, listed)
            self._trusted_until = began + _MAX_TRUST_S if is_watched else -math.inf
        changed_files, changed_folders = self._changed(files), self._changed_folders(folders, now)
        self._suspect = frozenset((*map(_folder_of, changed_files), *changed_folders))
        return self._count(now, changed_files, changed_folders)

    def _count(self, now: int, files: list[bytes], folders: list[bytes]) -> ChangeCount:
        """Count changed files, compare recent ones by content, and compare manifests and git refs."""
        removed = {path for path in (*files, *folders) if not os.path.lexists(path)}
        # A folder that lost an entry is counted by that entry.
        lost_entries = {_folder_of(path) for path in removed}
        with_new_entries = [path for path in folders if path not in removed and path not in lost_entries]
        others = self._changed(self._others)
        for path in [path for path in self._digests if path not in files and path not in others]:
            found = self._files.get(path) or self._others[path]
            if not self._has_same_content(path):
                (files if path in self._files else others).append(path)
            elif not may_change_undetected(max(found.modified, found.changed), now):
                del self._digests[path]
        new = {path: self._new_entries(path) for path in with_new_entries}
        is_sought = any(entry.name in self.observed.sought for entries in new.values() for entry in entries or ())
        unread = [self._unread_entries(path, entries) for path, entries in new.items()]
        with_sources = sum(not entries for entries in unread)
        return ChangeCount(
            len(files) + with_sources, bool(others) or is_sought, tuple(path for entries in unread for path in entries)
        )

    def _new_entries(self, folder: bytes) -> list[os.DirEntry[bytes]] | None:
        """List the new entries of a folder; ``None`` if it cannot be listed.

        Entries that the run ignored are not in the record, but older than it.
        """
        try:
            unknown = [entry for entry in os.scandir(folder) if entry.path not in self._files]
            return [
                entry
                for entry in unknown
                if entry.path not in self._folders
                and entry.stat(follow_symlinks=False).st_ctime_ns >= self.observed.began
            ]
        except OSError:
            return None

    def _unread_entries(self, folder: bytes, new: list[os.DirEntry[bytes]] | None) -> list[bytes]:
        """Select the new entries of a folder; none if one is a folder, or of an extension that is read."""
        extensions = {_extension_of(path) for path in self._files}
        shown = [entry for entry in new or () if not entry.name.startswith(b".")]
        try:
            has_source = any(entry.is_dir() or _extension_of(entry.name) in extensions for entry in shown)
        except OSError:
            has_source = True
        return [] if has_source or new is None else [entry.path for entry in shown] or [folder]

    def changed_files(self, within: frozenset[bytes] | None) -> list[str] | None:
        """List the files with another stat, relative to the root, in some folders or in all.

        ``None`` if a folder has other entries.
        """
        files, folders = (self._files, self._folders) if within is None else self._in_folders(within)
        if self._changed_folders(folders, time.time_ns()):
            return None
        return [os.fsdecode(path[len(self.observed.root) + 1 :]) for path in self._changed(files)]

    def folders(self) -> dict[bytes, FolderStat]:
        """Return the stat of each folder at the last check, by path relative to the root."""
        return {path: self._folders[self._below_root(path)] for path in self.observed.folders}

    def _changed(self, stats: dict[bytes, FileStat]) -> list[bytes]:
        changed = []
        for path, (size, modified, status_changed, inode) in stats.items():
            try:
                now = os.lstat(path)
            except OSError:
                is_same = False
            else:
                is_same = (now.st_mtime_ns, now.st_ctime_ns) == (modified, status_changed) and now.st_size == size
                is_same = is_same and now.st_ino == inode
                if now.st_nlink > 1:
                    self._without_events[path] = stats[path]
            # Most files are the same, and the comparison above costs half of ``file_stat``.
            if not is_same and file_stat(path) != stats[path]:
                changed.append(path)
        return changed

    def _changed_folders(self, folders: Mapping[bytes, FolderStat], now: int) -> list[bytes]:
        """List the folders with other entries. The others get their present stat."""
        changed = []
        for path, known in folders.items():
            try:
                status = os.lstat(path)
                modified, inode = status.st_mtime_ns, status.st_ino
            except OSError:
                modified, inode = 0, 0
            if (modified, inode) == known[:2] and path not in self._recent:
                continue
            fresh = folder_stat(path)
            if (fresh.inode, fresh.names) != known[1:]:
                changed.append(path)
                continue
            self._folders[path] = fresh
            if may_change_undetected(fresh.modified, now):
                self._recent.add(path)
            else:
                self._recent.discard(path)
        return changed

    def _has_same_content(self, path: bytes) -> bool:
        try:
            with open(path, "rb") as opened:  # noqa: PTH123 - paths of the file system are bytes
                return digest_of(opened.read()) == self._digests[path]
        except OSError:
            return False

    def _in_folders(self, folders: frozenset[bytes]) -> tuple[dict[bytes, FileStat], dict[bytes, FolderStat]]:
        """Select the recorded files in folders, and these folders."""
        files = {path: found for path, found in self._files.items() if _folder_of(path) in folders} if folders else {}
        return files, {path: self._folders[path] for path in folders if path in self._folders}

    def _digests_of(self, observed: ObservedRoot) -> dict[bytes, bytes]:
        return {
            self._full_path(path) if path in observed.others else self._below_root(path): digest
            for path, digest in observed.contents.items()
        }

    def _below_root(self, path: bytes) -> bytes:
        return self.observed.root + b"/" + path if path else self.observed.root

    def _full_path(self, path: bytes) -> bytes:
        """Return the full path of an entry that may be outside of the root."""
        root = self.observed.root
        return os.path.join(root, path) if path else root  # noqa: PTH118 - paths of the file system are bytes


def _extension_of(path: bytes) -> bytes:
    return path.rpartition(b"/")[2].rpartition(b".")[2]


def _folder_of(path: bytes) -> bytes:
    return path.rpartition(b"/")[0]


def _differing_keys(before: Mapping[bytes, object], now: Mapping[bytes, object]) -> list[bytes]:
    """List the keys that only one of two mappings has, or that have another value."""
    changed = [path for path, found in now.items() if before.get(path) != found]
    return changed + [path for path in before if path not in now]


def _set_or_remove(stats: dict[bytes, _Stat], path: bytes, found: _Stat | None) -> None:
    if found is None:
        stats.pop(path, None)
    else:
        stats[path] = found
