"""The files below a folder, on disk or in a commit.

For maintainers: every file of a project is read through a tree, so that callers need not know which of the two it is. A
listed file may have become a link, a pipe or an endless device since: only regular files are read, up to a limit. Paths
are relative to the root, with ``/`` between the parts. This module must not know the use of files, nor commits.
"""

from __future__ import annotations

import errno
import os
import posixpath
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import takewhile
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import NamedTuple, Protocol

# Not following, since a file may have become a link by now; not blocking, since it may be a pipe.
_FLAGS = ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC", "O_BINARY")
READING = os.O_RDONLY | sum(getattr(os, flag, 0) for flag in _FLAGS)


class FolderEntry(NamedTuple):
    """An entry of a folder. A link is neither a folder nor a file."""

    name: str
    is_folder: bool


class FileTree(Protocol):
    """Files below a folder. Failures are ``OSError``."""

    @property
    def root(self) -> Path:
        """The folder, which need not exist if the files are from a commit."""

    @property
    def commit(self) -> str:
        """The hash of the commit; empty for the files on disk."""

    def entries(self, folder: str) -> Sequence[FolderEntry]:
        """Return the entries of a folder."""

    def real_path(self, path: str) -> str:
        """Resolve links; the path begins with ``..`` if it leads out of the root."""

    def has_file(self, path: str) -> bool:
        """Return true if a path is a file, and no link, folder or device."""

    def has_folder(self, path: str) -> bool:
        """Return true if a path is a folder."""

    def read(self, path: str, most: int) -> bytes:
        """Read a regular file of at most ``most`` bytes.

        Errors are ``EFBIG`` for a larger file, ``EISDIR`` for a folder, ``EINVAL`` or ``ELOOP`` for anything else.
        """


class Disk:
    """The files on disk."""

    commit = ""

    def __init__(self, root: Path) -> None:
        self._folder = os.path.realpath(root)
        self.root = Path(self._folder)

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
        """Return true if a folder exists."""
        return (self.root / path).is_dir()

    def read(self, path: str, most: int) -> bytes:
        # As text, since thousands of files are read for one question.
        file = f"{self._folder}/{path}"
        # Before opening as well, because opening a device can have effects.
        _must_be_regular(os.stat(file).st_mode)  # noqa: PTH116 - as text
        opened = os.open(file, READING)
        try:
            _must_be_regular(os.fstat(opened).st_mode)
            parts = []
            while most >= 0 and (part := os.read(opened, min(most + 1, 1 << 16))):
                parts.append(part)
                most -= len(part)
        finally:
            os.close(opened)
        if most < 0:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        return b"".join(parts)


class Disks(Disk):
    """The files on disk of folders below a root. All other files there belong to no project."""

    def __init__(self, root: Path, folders: Iterable[str]) -> None:
        super().__init__(root)
        self._folders = tuple(folders)

    def entries(self, folder: str) -> list[FolderEntry]:
        return super().entries(folder) if self._has(folder) else []

    def real_path(self, path: str) -> str:
        real = super().real_path(path)
        return real if self._has(real) else f"../{real}"

    def has_file(self, path: str) -> bool:
        return self._has(path) and super().has_file(path)

    def has_folder(self, path: str) -> bool:
        return self._has(path) and super().has_folder(path)

    def read(self, path: str, most: int) -> bytes:
        if not self._has(path):
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), path)
        return super().read(path, most)

    def _has(self, path: str) -> bool:
        plain = posixpath.normpath(path)
        return any(not folder or plain == folder or plain.startswith(f"{folder}/") for folder in self._folders)


class NoFiles:
    """The files of a graph from another machine: they are not here."""

    commit = ""

    def __init__(self, root: Path) -> None:
        self.root = root

    def entries(self, folder: str) -> list[FolderEntry]:
        return []

    def real_path(self, path: str) -> str:
        raise FileNotFoundError(path)

    def has_file(self, path: str) -> bool:
        return False

    def has_folder(self, path: str) -> bool:
        return False

    def read(self, path: str, most: int) -> bytes:
        raise OSError(errno.EREMOTE, os.strerror(errno.EREMOTE))


def text_of(tree: FileTree, path: str, most: int, looked_at: int = 0) -> str:
    """Read a file as text; empty without one, or with a zero byte in its ``looked_at`` first bytes."""
    try:
        data = tree.read(path, most)
    except (OSError, ValueError):
        return ""
    return "" if b"\0" in data[:looked_at] else data.decode("utf-8", "replace")


def is_gone(root: str) -> bool:
    """Return true if nothing exists any more at a full path, for certain."""
    try:
        os.lstat(root)
    except (FileNotFoundError, NotADirectoryError):
        # A path with undecodable bytes cannot be looked up.
        return "\ufffd" not in root
    except (OSError, ValueError):
        return False
    return False


def in_other_repository(folder: Path, root: Path) -> bool:
    """Return true if a folder, at or below a root, is in another repository below the root."""
    between = takewhile(lambda path: path != root, (folder, *folder.parents))
    return any(os.path.lexists(path / ".git") for path in between)


def _must_be_regular(mode: int) -> None:
    if S_ISDIR(mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not S_ISREG(mode):
        raise OSError(errno.EINVAL, "not a regular file")


def has_any(folder: Path, names: Iterable[str]) -> bool:
    """Test a folder for any of the names; ``*`` in a name stands for any beginning."""
    names = tuple(names)
    endings = tuple(name[1:] for name in names if name.startswith("*"))
    if any(os.path.lexists(folder / name) for name in names if not name.startswith("*")):
        return True
    try:
        return bool(endings) and any(one.name.endswith(endings) for one in folder.iterdir())
    except OSError:
        return False


def root_above(folder: Path, manifests: Iterable[str], is_indexed: Callable[[Path], bool]) -> Path:
    """Return the root of the repository that contains a folder.

    Without a repository, it is the nearest folder at or above that has a manifest or is indexed as a root, else the
    folder itself.
    """
    names, above = tuple(manifests), (folder, *folder.parents)
    repository = next((candidate for candidate in above if has_any(candidate, [".git"])), None)
    marked = (candidate for candidate in above if has_any(candidate, names) or is_indexed(candidate))
    return repository or next(marked, folder)


def is_too_wide(folder: Path) -> bool:
    """Return true for the home folder and the root of a file system, which may hold everything."""
    with suppress(RuntimeError):
        return folder in (Path.home(), Path(folder.anchor))
    return False
