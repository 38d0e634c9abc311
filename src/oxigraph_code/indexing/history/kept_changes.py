"""The uncommitted changes of repositories, kept while nothing that git looks at changes.

For maintainers: to find them, git compares all tracked files and lists all folders, 70 ms for 6,900 files. So from the
second question on these folders are watched, and git is asked about the files in folders with an event. It looks at all
again if anything else may decide: its index and settings, files of patterns, a folder that is new or gone. Folders that
git ignores are not watched. This module must not know who asks. See decisions 0028 and 0183.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.facts.commits import ChangeFacts
from oxigraph_code.history import Repository
from oxigraph_code.history.worktree import files_of_state, open_worktree
from oxigraph_code.indexing.freshness.inotify import FolderEvents
from oxigraph_code.indexing.model.observed_root import FileStat, file_stat

_MAX_TRUST_S = 60.0
"""Seconds for which the absence of events replaces a look at all files, for writes that cause none."""
_MAX_ROOTS = 2
_GIT = b".git"
_PATTERNS = frozenset((b".gitignore", b".gitattributes"))
_known: dict[str, _KeptChanges] = {}


def uncommitted_in(repository: Repository) -> list[ChangeFacts]:
    """Return the changes of a repository since the last commit, as git does."""
    known = _known.pop(repository.folder, None) or _KeptChanges(repository.folder)
    _known[repository.folder] = known
    for other in [*_known][:-_MAX_ROOTS]:
        _known.pop(other).events.close()
    return known.of(repository)


class _ListedFolder(NamedTuple):
    """The names of files and folders in a folder.

    Not ``is_kept`` if some changes below it cause no events in it.
    """

    files: frozenset[bytes]
    folders: frozenset[bytes]
    is_kept: bool


class _KeptChanges:
    """The changes of one repository, and the folders in which git looked for them."""

    def __init__(self, folder: str) -> None:
        self.events = FolderEvents()
        self._root = os.fsencode(folder)
        self._is_asked_again = False
        self._until = 0.0
        self._state: list[FileStat] = []
        self._folders: dict[bytes, _ListedFolder] = {}
        self._found: dict[str, ChangeFacts] = {}

    def of(self, repository: Repository) -> list[ChangeFacts]:
        state = [file_stat(Path(path)) for path in files_of_state(Path(repository.folder))]
        changed = self.events.changed_folders()
        is_same = changed is not None and state == self._state
        files, unknown = self._in_folders(changed or ()) if is_same else ([], [self._root])
        if unknown or time.monotonic() > self._until:
            is_kept = self._is_asked_again and self._watch(unknown)
            self._until = time.monotonic() + _MAX_TRUST_S if is_kept else 0.0
            self._is_asked_again, self._state = True, state
            self._found = {change.path: change for change in repository.uncommitted()}
        elif files:
            self._found = {path: change for path, change in self._found.items() if path not in files}
            self._found |= {change.path: change for change in repository.uncommitted(files)}
        return [self._found[path] for path in sorted(self._found)]

    def _in_folders(self, changed: Iterable[bytes]) -> tuple[list[str], list[bytes]]:
        """List the files that are or were in folders, and the folders below which more may have changed."""
        files, unknown = set[bytes](), []
        for path in changed:
            before, now = self._folders[path], self._look(path)
            names = before.files | now.files
            files |= {path + b"/" + name for name in names}
            if before.folders != now.folders or _PATTERNS & names or not now.is_kept:
                unknown.append(path)
        return [self._below_root(path) for path in files], unknown

    def _watch(self, folders: list[bytes]) -> bool:
        """Watch folders and those below that git does not ignore; false if some changes cause no events."""
        worktree = open_worktree(Path(os.fsdecode(self._root)))
        while worktree is not None and folders:
            is_kept = self.events.watch(self._root, folders) and all(self._look(path).is_kept for path in folders)
            if not is_kept:
                self.events.close()
                return False
            below = [path + b"/" + name for path in folders for name in self._folders[path].folders if name != _GIT]
            folders = [path for path in below if not worktree.ignores(self._below_root(path), is_folder=True)]
        return worktree is not None

    def _look(self, path: bytes) -> _ListedFolder:
        """List a folder.

        A file with a second name may be written by that, and a nested repository changes in itself.
        """
        files, folders, links = set[bytes](), set[bytes](), 0
        with suppress(OSError), os.scandir(path) as entries:
            for entry in entries:
                is_folder = entry.is_dir(follow_symlinks=False)
                (folders if is_folder else files).add(entry.name)
                links += not is_folder and entry.stat(follow_symlinks=False).st_nlink > 1
        is_nested = path != self._root and _GIT in files | folders
        found = self._folders[path] = _ListedFolder(frozenset(files), frozenset(folders), not links and not is_nested)
        return found

    def _below_root(self, path: bytes) -> str:
        return os.fsdecode(path[len(self._root) + 1 :])
