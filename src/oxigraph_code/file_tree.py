"""The files below a folder, as runs and manifests see them: on disk, or in a commit as if it were checked out there.

For maintainers: everything that is read of a project is read through a tree, so that nothing above needs to know which
of the two it is. What was a file when it was listed may have become a link, a pipe or something endless since: only
regular files are read, and no more of them than is allowed. Paths are relative to the root, with ``/`` between the
parts. This module must not know what is done with what is read, nor what a commit is.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Sequence
from itertools import takewhile
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import NamedTuple, Protocol


class FolderEntry(NamedTuple):
    """What is in a folder. What a link leads to is neither a folder nor a file of it."""

    name: str
    is_folder: bool


class FileTree(Protocol):
    """Files below a folder. What cannot be done is an ``OSError``."""

    @property
    def root(self) -> Path:
        """The folder, which need not be there if the files are those of a commit."""

    @property
    def commit(self) -> str:
        """The hash of the commit; empty for the files on disk."""

    def entries(self, folder: str) -> Sequence[FolderEntry]:
        """What is in a folder."""

    def real_path(self, path: str) -> str:
        """The path that links on the way lead to; it begins with ``..`` where that is outside of the root."""

    def has_file(self, path: str) -> bool:
        """Whether a file is there that is no link, folder or device."""

    def read(self, path: str, most: int) -> bytes:
        """The bytes of a regular file, no more than ``most``: ``EFBIG`` for a larger one, ``EISDIR`` for a folder,
        ``EINVAL`` or ``ELOOP`` for what else is no such file."""


class Disk:
    """The files that are there now."""

    commit = ""

    def __init__(self, root: Path) -> None:
        self.root = Path(os.path.realpath(root))

    def entries(self, folder: str) -> list[FolderEntry]:
        with os.scandir(self.root / folder) as found:
            return [FolderEntry(entry.name, entry.is_dir(follow_symlinks=False)) for entry in found]

    def real_path(self, path: str) -> str:
        real = os.path.realpath(self.root / path, strict=True)
        if os.path.splitdrive(real)[0] != os.path.splitdrive(self.root)[0]:
            return "../"
        return os.path.relpath(real, self.root).replace(os.sep, "/").removeprefix("./")

    def has_file(self, path: str) -> bool:
        try:
            return S_ISREG((self.root / path).lstat().st_mode)
        except (OSError, ValueError):
            return False

    def has_folder(self, path: str) -> bool:
        """Whether a folder is there."""
        return (self.root / path).is_dir()

    def read(self, path: str, most: int) -> bytes:
        file = self.root / path
        # Before opening as well, because opening a device can have effects.
        _must_be_regular(file.stat().st_mode)
        # Not following, since it may have become a link by now; not blocking, since it may be a pipe.
        flags = os.O_RDONLY
        for flag in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY"):
            flags |= getattr(os, flag, 0)
        with os.fdopen(os.open(file, flags), "rb", buffering=0) as opened:
            _must_be_regular(os.fstat(opened.fileno()).st_mode)
            parts = []
            while most >= 0 and (part := opened.read(min(most + 1, 1 << 20))):
                parts.append(part)
                most -= len(part)
        if most < 0:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        return b"".join(parts)


def is_gone(root: str) -> bool:
    """Whether there is certainly nothing any more at a full path."""
    try:
        os.lstat(root)
    except (FileNotFoundError, NotADirectoryError):
        # What is no text in a path cannot be looked for.
        return "\ufffd" not in root
    except (OSError, ValueError):
        return False
    return False


def in_other_repository(folder: Path, root: Path) -> bool:
    """Whether a folder at or below a root, both as full paths, lies in a repository below the root."""
    between = takewhile(lambda path: path != root, (folder, *folder.parents))
    return any(os.path.lexists(path / ".git") for path in between)


def _must_be_regular(mode: int) -> None:
    if S_ISDIR(mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not S_ISREG(mode):
        raise OSError(errno.EINVAL, "not a regular file")


def root_above(folder: Path, manifests: Iterable[str]) -> Path:
    """The root of the repository that a folder lies in; without one the nearest folder at or above that has one of some
    manifests, else the folder itself."""
    above = (folder, *folder.parents)
    for names in ((".git",), tuple(manifests)):
        for candidate in above:
            if any(os.path.lexists(candidate / name) for name in names):
                return candidate
    return folder
