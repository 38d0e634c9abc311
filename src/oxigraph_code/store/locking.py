"""Locks of the operating system, which a process releases when it dies.

For maintainers: a lock belongs to an open file, not to a process, so two threads of one process exclude each other too.
Files are opened without following a symbolic link at the end: the store may be in a hostile checkout, and a write must
not land elsewhere. Python has no shared file locks on Windows; there each holder locks a byte at random, and an
exclusive lock takes all of them. This module must not know the purpose of a lock.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
# Far after the text in the file: Windows does not let others read locked bytes.
_WINDOWS_START = 1 << 30
_WINDOWS_BYTES = 1 << 29


class FileLock:
    """A lock that is held. ``try_exclusive`` and ``try_shared`` return ``None`` if it is not free."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @classmethod
    def try_exclusive(cls, path: Path, *, create: bool) -> FileLock | None:
        flags = os.O_RDWR | _NO_FOLLOW | (os.O_CREAT if create else 0)
        return cls._locked(os.open(path, flags, 0o644), shared=False)

    @classmethod
    def try_shared(cls, path: Path) -> FileLock | None:
        """Lock an existing file: one created here might belong to a generation that was just removed."""
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
        """Overwrite the beginning of the locked file."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        os.write(self._descriptor, text)

    def is_at(self, path: Path) -> bool:
        """Return true if the locked file is still the one at a path."""
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
    import secrets

    def _lock(descriptor: int, shared: bool) -> bool:
        # Any byte: one that follows from the process would let its own readers exclude each other.
        os.lseek(descriptor, _WINDOWS_START + (secrets.randbelow(_WINDOWS_BYTES) if shared else 0), os.SEEK_SET)
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
