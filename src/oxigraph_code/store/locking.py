"""Locks of the operating system, so that a process that dies lets go of what it held.

For maintainers: a lock belongs to an open file, not to a process, so two threads of one process exclude each other
too. Files are opened without following a last symbolic link: the store may lie in a hostile checkout, and what is
written here must not land elsewhere. Windows has no shared lock on files through Python; there each holder locks a
byte of its own, and who wants the lock alone asks for all of them. This module must not know what is locked.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
# Far behind any text in the file: Windows does not let others read what is locked.
_WINDOWS_START = 1 << 30
_WINDOWS_BYTES = 1 << 29


class FileLock:
    """A lock that is held. ``try_exclusive`` and ``try_shared`` answer ``None`` where somebody else is in the way."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @classmethod
    def try_exclusive(cls, path: Path, *, create: bool) -> FileLock | None:
        flags = os.O_RDWR | _NO_FOLLOW | (os.O_CREAT if create else 0)
        return cls._locked(os.open(path, flags, 0o644), shared=False)

    @classmethod
    def try_shared(cls, path: Path) -> FileLock | None:
        """Of a file that exists: a file made here could be one that was just taken away with what it stands for."""
        return cls._locked(os.open(path, os.O_RDONLY | _NO_FOLLOW), shared=True)

    @classmethod
    def _locked(cls, descriptor: int, *, shared: bool) -> FileLock | None:
        try:
            if _lock(descriptor, shared):
                return cls(descriptor)
        except BaseException:
            os.close(descriptor)
            raise
        os.close(descriptor)
        return None

    def write(self, text: bytes) -> None:
        """Write over the beginning of the locked file."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, text)

    def is_at(self, path: Path) -> bool:
        """Whether the locked file is still the one at a path."""
        try:
            return os.path.samestat(os.fstat(self._descriptor), path.lstat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int, shared: bool) -> bool:
        os.lseek(descriptor, _WINDOWS_START + (os.getpid() % _WINDOWS_BYTES if shared else 0), os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1 if shared else _WINDOWS_BYTES)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(descriptor: int, shared: bool) -> bool:
        try:
            fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
