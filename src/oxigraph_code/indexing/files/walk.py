"""Walking through the folders on disk, and what tells one state of a file from another.

For maintainers: links are never followed, so that nothing outside the root is ever read and no loop is ever walked.
Paths are put together as text, for there may be a hundred thousand. This module must not know what a file is for.
"""

from __future__ import annotations

import os
from collections import Counter, deque
from collections.abc import Sequence
from typing import NamedTuple

from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.files.git_attributes import ATTRIBUTES_FILE
from oxigraph_code.indexing.files.ignores import BUILT, IGNORE_FILE, Ignores
from oxigraph_code.indexing.model.observed_root import NotingDisk

Stamp = tuple[int, int, int]
"""What the file system says that changes when a file does: when it was written, when anything of it was changed, and
which file it is. All 0 is like no other. Of a file in a commit it is git's digest, in numbers below 0."""

NEVER: Stamp = (0, 0, 0)
_DIGITS = 40
_BITS = 54
_PART = (1 << _BITS) - 1


class Listed(NamedTuple):
    """A regular file, with its size in bytes."""

    path: str
    size: int
    stamp: Stamp


def stamp_of(status: os.stat_result) -> Stamp:
    """The stamp of a file on disk."""
    return status.st_mtime_ns, status.st_ctime_ns, status.st_ino


def stamp_of_blob(digest: str) -> Stamp:
    """The stamp of a file in a commit, from git's digest of what is in it."""
    number = int(digest[:_DIGITS], 16)
    high, middle, low = ((number >> place) & _PART for place in (2 * _BITS, _BITS, 0))
    return -1 - high, -1 - middle, -1 - low


def walk(
    tree: FileTree,
    start: str,
    is_ignored: Ignores,
    skipped: Counter[str],
    passed_by: str | None = None,
    most: int | None = None,
) -> list[Listed]:
    """The regular files below a folder in the order of their paths, with their sizes and stamps.

    What is at and below ``passed_by`` is left out; after ``most`` entries no further folder is looked into.
    """
    waiting = deque([start])
    found: list[Listed] = []
    seen = 0
    # The nearest folders first, so that what a limit leaves out is what is far.
    while waiting and (most is None or seen < most):
        folder = waiting.popleft()
        try:
            place = f"{tree.root}/{folder}"
            status = os.lstat(place)
            with os.scandir(place) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except OSError as error:
            skipped[f"folder that cannot be read ({error.strerror})"] += 1
            _noted(tree, folder)
            continue
        seen += len(entries)
        _noted(tree, folder, status, entries)
        for entry in entries:
            path = f"{folder}/{entry.name}" if folder else entry.name
            if path == passed_by:
                continue
            try:
                if entry.is_symlink():
                    skipped["symbolic link"] += 1
                elif entry.is_dir(follow_symlinks=False):
                    if why := is_ignored(path, True):
                        skipped[_skipped_folder(entry.name, why)] += entry.name != ".git"
                    elif os.path.lexists(f"{entry.path}/.git"):
                        skipped["nested repository"] += 1
                        if isinstance(tree, NotingDisk):
                            tree.note(f"{path}/.git")
                    else:
                        waiting.append(path)
                elif entry.is_file(follow_symlinks=False):
                    if why := is_ignored(path, False):
                        skipped[f"{why} file"] += 1
                    else:
                        status = entry.stat(follow_symlinks=False)
                        found.append(Listed(path, status.st_size, stamp_of(status)))
                else:
                    skipped["special file"] += 1
            except OSError as error:
                skipped[f"entry that cannot be read ({error.strerror})"] += 1
    return sorted(found)


def _skipped_folder(name: str, why: str) -> str:
    return f"folder {name} ({BUILT})" if why == BUILT else f"{why} folder"


def _noted(
    tree: FileTree, folder: str, status: os.stat_result | None = None, entries: Sequence[os.DirEntry[str]] = ()
) -> None:
    if isinstance(tree, NotingDisk):
        tree.listed(folder, status, entries)
        for entry in entries:
            if entry.name in (IGNORE_FILE, ATTRIBUTES_FILE):
                tree.note(f"{folder}/{entry.name}" if folder else entry.name)
