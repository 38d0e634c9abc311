"""Walk the folders of a root, and stamp each file so that a later run can tell if it changed.

For maintainers: links are never followed, so no file outside of the root is read and no cycle is walked. Paths are
joined as text, because there may be a hundred thousand. This module must not know the use of a file.
"""

from __future__ import annotations

import os
from collections import Counter, deque
from collections.abc import Sequence
from typing import NamedTuple

from oxigraph_code.file_tree import FileTree
from oxigraph_code.indexing.files.git_attributes import ATTRIBUTES_FILE
from oxigraph_code.indexing.files.ignores import BUILT, IGNORE_FILE, IgnoreCheck
from oxigraph_code.indexing.model.observed_root import RecordingDisk

FileStamp = tuple[int, int, int]
"""The mtime in ns, ctime in ns and inode of a file on disk.

Of a file in a commit it is the digest of its blob, as three negative numbers.
"""

NO_STAMP: FileStamp = (0, 0, 0)
"""Equal to the stamp of no file."""
_DIGITS = 40
_BITS = 54
_PART = (1 << _BITS) - 1


class ListedFile(NamedTuple):
    """A regular file: its path relative to the root, its size in bytes and its stamp."""

    path: str
    size: int
    stamp: FileStamp


def stamp_of(status: os.stat_result) -> FileStamp:
    """Return the stamp of a file on disk."""
    return status.st_mtime_ns, status.st_ctime_ns, status.st_ino


def stamp_of_blob(digest: str) -> FileStamp:
    """Return the stamp of a file in a commit, from the hexadecimal digest of its blob."""
    number = int(digest[:_DIGITS], 16)
    high, middle, low = ((number >> shift) & _PART for shift in (2 * _BITS, _BITS, 0))
    return -1 - high, -1 - middle, -1 - low


def walk(
    tree: FileTree,
    start: str,
    ignore_reason: IgnoreCheck,
    skipped: Counter[str],
    excluded: str | None = None,
    max_entries: int | None = None,
) -> list[ListedFile]:
    """List the regular files below a folder, sorted by path. Skipped entries are counted by reason.

    ``excluded`` is a path to leave out with everything below it. After ``max_entries`` no further folder is listed.
    """
    pending = deque([start])
    found: list[ListedFile] = []
    entry_count = 0
    # Breadth first, so that a limit cuts off the deepest folders.
    while pending and (max_entries is None or entry_count < max_entries):
        folder = pending.popleft()
        try:
            full_path = f"{tree.root}/{folder}"
            status = os.lstat(full_path)
            with os.scandir(full_path) as listing:
                entries = sorted(listing, key=lambda entry: entry.name)
        except OSError as error:
            skipped[f"folder that cannot be read ({error.strerror})"] += 1
            _record(tree, folder)
            continue
        entry_count += len(entries)
        _record(tree, folder, status, entries)
        for entry in entries:
            path = f"{folder}/{entry.name}" if folder else entry.name
            if path == excluded:
                continue
            try:
                if entry.is_symlink():
                    skipped["symbolic link"] += 1
                elif entry.is_dir(follow_symlinks=False):
                    if reason := ignore_reason(path, True):
                        skipped[_skipped_folder(entry.name, reason)] += entry.name != ".git"
                    elif os.path.lexists(f"{entry.path}/.git"):
                        skipped["nested repository"] += 1
                        if isinstance(tree, RecordingDisk):
                            tree.record(f"{path}/.git")
                    else:
                        pending.append(path)
                elif entry.is_file(follow_symlinks=False):
                    if reason := ignore_reason(path, False):
                        skipped[f"{reason} file"] += 1
                    else:
                        status = entry.stat(follow_symlinks=False)
                        found.append(ListedFile(path, status.st_size, stamp_of(status)))
                else:
                    skipped["special file"] += 1
            except OSError as error:
                skipped[f"entry that cannot be read ({error.strerror})"] += 1
    return sorted(found)


def _skipped_folder(name: str, reason: str) -> str:
    return f"folder {name} ({BUILT})" if reason == BUILT else f"{reason} folder"


def _record(
    tree: FileTree, folder: str, status: os.stat_result | None = None, entries: Sequence[os.DirEntry[str]] = ()
) -> None:
    if isinstance(tree, RecordingDisk):
        tree.record_listing(folder, status, entries)
        for entry in entries:
            if entry.name in (IGNORE_FILE, ATTRIBUTES_FILE):
                tree.record(f"{folder}/{entry.name}" if folder else entry.name)
