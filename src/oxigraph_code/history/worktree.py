"""Git's view of the files of a working tree: tracked, ignored, uncommitted.

For maintainers: a repository that cannot be opened (broken, or owned by another user) is no repository here: its files
are then found as in any folder. This module must not know the use of the files.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from stat import S_ISREG

import pygit2
from pygit2.enums import ConfigLevel, FileStatus

from oxigraph_code.facts.commits import ChangeFacts
from oxigraph_code.history.git_index import UNREADABLE, entries_of, left_out

_DELETED = FileStatus.WT_DELETED | FileStatus.INDEX_DELETED
_ADDED = FileStatus.WT_NEW | FileStatus.INDEX_NEW
_XDG = ["config", "ignore"]


class Worktree:
    """The working tree of a repository. Paths are relative to ``root``, with ``/`` between segments."""

    def __init__(self, repository: pygit2.Repository) -> None:
        self._repository = repository
        self.root = Path(os.path.realpath(repository.workdir))
        self.tracked = frozenset(self._tracked_files())
        self._tracked_folders = frozenset(_folders(self.tracked))

    def _tracked_files(self) -> list[str]:
        # A submodule is a repository of its own, and a link is not a file.
        with suppress(*UNREADABLE):
            entries = entries_of(Path(self._repository.path, "index").read_bytes())
            return [os.fsdecode(entry.path) for entry in entries if S_ISREG(entry.mode)]
        return [entry.path for entry in self._repository.index if S_ISREG(int(entry.mode))]

    def tracks_below(self, folder: str) -> bool:
        """Return true if git tracks any file in a folder."""
        return folder in self._tracked_folders

    def ignores(self, path: str, *, is_folder: bool) -> bool:
        """Return true if git ignores a path; it never ignores a tracked one."""
        if path in (self._tracked_folders if is_folder else self.tracked):
            return False
        try:
            return bool(self._repository.path_is_ignored(f"{path}/" if is_folder else path))
        except (pygit2.GitError, ValueError, UnicodeEncodeError):
            return False


def open_worktree(path: Path) -> Worktree | None:
    """Open the working tree that contains a path, ``None`` without a readable one."""
    try:
        found = pygit2.discover_repository(str(path))
        if found is None:
            return None
        repository = pygit2.Repository(found)
        return None if repository.is_bare or repository.workdir is None else Worktree(repository)
    except (pygit2.GitError, KeyError, ValueError, OSError, UnicodeError):
        return None


def tracked_by_pygit2(folder: Path) -> tuple[str, ...]:
    """List the tracked files below a folder of any repository; see ``tracked_below``."""
    try:
        found = pygit2.discover_repository(str(folder))
        index = os.lstat(Path(found or "", "index"))
    except (pygit2.GitError, OSError, UnicodeError):
        return ()
    return _tracked_below(folder, (index.st_mtime_ns, index.st_ctime_ns, index.st_size, index.st_ino))


@lru_cache(maxsize=8)
def _tracked_below(folder: Path, stat_of_index: tuple[int, ...]) -> tuple[str, ...]:
    worktree = open_worktree(folder)
    if worktree is None:
        return ()
    below = os.path.relpath(os.path.realpath(folder), worktree.root).replace(os.sep, "/")
    prefix = "" if below == "." else f"{below}/"
    return tuple(sorted(path.removeprefix(prefix) for path in worktree.tracked if path.startswith(prefix)))


def uncommitted(repository: pygit2.Repository, files: Sequence[str] | None = None) -> list[ChangeFacts]:
    """Return the changes to files since the last commit, untracked files included, in the order of paths.

    Of some ``files`` alone, without looking at the others, if these are given. Files that a sparse checkout leaves
    out do not count as deleted.
    """
    changes = []
    if files is None:
        found = sorted(repository.status(untracked_files="all").items())
    else:
        found = [(file, _status_of(repository, file)) for file in sorted(files)]
    is_any_gone = any(status == FileStatus.WT_DELETED for _, status in found)
    skipped = left_out(Path(repository.path)) if is_any_gone else frozenset()
    for path, status in found:
        if status & FileStatus.IGNORED or status == FileStatus.CURRENT:
            continue
        if status == FileStatus.WT_DELETED and os.fsencode(path) in skipped:
            continue
        if status & FileStatus.WT_DELETED or status == FileStatus.INDEX_DELETED:
            kind = "deleted"
        elif status & _ADDED and not status & _DELETED:
            kind = "added"
        else:
            kind = "modified"
        changes.append(ChangeFacts(kind, path))
    return changes


def _status_of(repository: pygit2.Repository, file: str) -> int:
    try:
        return int(repository.status_file(file))
    except (pygit2.GitError, KeyError, ValueError):
        # It is gone or a folder, and git does not know it.
        return FileStatus.CURRENT


def files_of_state(path: Path) -> list[str]:
    """List the files outside the working tree that decide on its commit, tracked and ignored files.

    Not all of them need exist.
    """
    configured = {ConfigLevel.SYSTEM: ["gitconfig"], ConfigLevel.GLOBAL: [".gitconfig"], ConfigLevel.XDG: _XDG}
    ours = [
        f"{folder}/{name}"
        for level, names in configured.items()
        for folder in pygit2.settings.search_path[level].split(os.pathsep)
        for name in names
    ]
    try:
        found = pygit2.discover_repository(str(path))
        if found is None:
            return ours
        repository = pygit2.Repository(found)
        own = os.path.realpath(repository.path)
        reference = repository.lookup_reference("HEAD").target
    except (pygit2.GitError, KeyError, ValueError, OSError, UnicodeError):
        return ours
    try:
        # A linked worktree shares all but its checkout with the main repository.
        shared = os.path.realpath(Path(own, Path(own, "commondir").read_text(encoding="utf-8").strip()))
    except (OSError, UnicodeError):
        shared = own
    names = ["config", "info/exclude", "packed-refs", *([reference] if isinstance(reference, str) else [])]
    return [*ours, f"{own}/HEAD", f"{own}/index", *(f"{shared}/{name}" for name in names)]


def _folders(paths: Iterable[str]) -> set[str]:
    folders: set[str] = set()
    for path in paths:
        folder = path.rpartition("/")[0]
        while folder and folder not in folders:
            folders.add(folder)
            folder = folder.rpartition("/")[0]
    return folders
