"""Inotify events as a substitute for checks: a watched folder without an event has not changed.

For maintainers: Linux queues an event before the call that changes a file returns, on the same machine, so an empty
queue proves that nothing has happened so far. Other systems notify later, and file systems that other machines write to
do not notify at all: there each check compares all files. No event comes for a write through an open memory map or
through another hard link of a file: the caller checks these. The library ``watchfiles`` delivers events with a delay,
so it cannot replace this module. This module must not know the contents of folders. See decision 0028.

Source: inotify(7), statfs(2), proc_pid_mountinfo(5).
"""

from __future__ import annotations

import ctypes
import errno
import logging
import os
import re
import select
import struct
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from oxigraph_code.processes import logs

# IN_MODIFY, IN_ATTRIB, IN_CLOSE_WRITE, IN_MOVED_FROM, IN_MOVED_TO, IN_CREATE, IN_DELETE.
_CHANGES = 0x2 | 0x4 | 0x8 | 0x40 | 0x80 | 0x100 | 0x200
# IN_DELETE_SELF, IN_MOVE_SELF, IN_UNMOUNT, IN_Q_OVERFLOW, IN_IGNORED: the watch no longer covers its path.
_ENDS = 0x400 | 0x800 | 0x2000 | 0x4000 | 0x8000
# IN_ONLYDIR, IN_DONT_FOLLOW.
_FOLDERS_ONLY = 0x1000000 | 0x2000000
_EVENT = struct.Struct("iIII")
_READ_BYTES = 1 << 16

# ext2 to ext4, xfs, btrfs, tmpfs, f2fs, zfs, bcachefs, overlay: only this machine writes to them.
_LOCAL_FILE_SYSTEMS = frozenset(
    {0xEF53, 0x58465342, 0x9123683E, 0x1021994, 0xF2F52010, 0x2FC12FC1, 0xCA451A4E, 0x794C7630}
)
_STATFS_BYTES = 256

_MOUNTS = Path("/proc/self/mountinfo")
_LIMIT = Path("/proc/sys/fs/inotify/max_user_watches")
_SHARE = 4
"""One in so many of the user's watches may be ours."""

_TRANSIENT = frozenset({errno.ENOENT, errno.ENOTDIR})


class FolderEvents:
    """Events of watched folders, from ``watch`` to ``close``. Not thread-safe."""

    def __init__(self) -> None:
        self._queue = self._mounts = -1
        self._poll = select.poll() if sys.platform == "linux" else None
        self._folders: set[bytes] = set()
        # One folder may have several paths, by bind mounts.
        self._paths: dict[int, list[bytes]] = defaultdict(list)

    def watch(self, root: bytes, folders: Iterable[bytes]) -> bool:
        """Watch folders below a root from now on; false if not all of their changes cause events."""
        if self._poll is None:
            return False
        try:
            if self._queue < 0:
                self._open(self._poll)
            self._add(root, [folder for folder in folders if folder not in self._folders])
        except OSError as error:
            if error.errno not in _TRANSIENT:
                self.close()
                self._poll = None
                logs.event("inotify is not available", logging.INFO, reason=errno.errorcode.get(error.errno or 0))
            return False
        return True

    def changed_folders(self) -> frozenset[bytes] | None:
        """Return the folders with events since the last call; ``None`` if events may be missing."""
        if self._poll is None or self._queue < 0:
            return None
        ready = self._poll.poll(0)
        if not ready:
            return frozenset()
        found = list(self._events())
        if any(descriptor == self._mounts for descriptor, _ in ready) or any(mask & _ENDS for _, mask in found):
            # The watched paths may lead to other folders now.
            self.close()
            return None
        return frozenset(path for watch, _ in found for path in self._paths[watch])

    def close(self) -> None:
        """Stop watching."""
        for descriptor in (self._queue, self._mounts):
            if descriptor >= 0 and self._poll is not None:
                self._poll.unregister(descriptor)
                os.close(descriptor)
        self._queue = self._mounts = -1
        self._folders.clear()
        self._paths.clear()

    def _open(self, poll: select.poll) -> None:
        self._mounts = os.open(_MOUNTS, os.O_RDONLY | os.O_CLOEXEC)
        poll.register(self._mounts, select.POLLPRI)
        self._queue = _checked(_libc().inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC))
        poll.register(self._queue, select.POLLIN)

    def _add(self, root: bytes, folders: list[bytes]) -> None:
        if (len(self._folders) + len(folders)) * _SHARE > int(_LIMIT.read_text()):
            raise OSError(errno.ENOSPC, "too many folders")
        if not all(map(_is_local, {root, *(set(folders) & set(_mount_points()))})):
            raise OSError(errno.EXDEV, "other machines may write to its file system")
        for folder in folders:
            wanted = _CHANGES | _ENDS & 0xFFF | _FOLDERS_ONLY
            self._paths[_checked(_libc().inotify_add_watch(self._queue, folder, wanted))].append(folder)
            self._folders.add(folder)

    def _events(self) -> Iterator[tuple[int, int]]:
        """Read the queue: watch descriptor and mask of each event."""
        with suppress(BlockingIOError):
            while events := os.read(self._queue, _READ_BYTES):
                offset = 0
                while offset < len(events):
                    watch, mask, _, size = _EVENT.unpack_from(events, offset)
                    offset += _EVENT.size + size
                    yield watch, mask


@cache
def _libc() -> Any:
    return ctypes.CDLL(None, use_errno=True)


def _checked(result: int) -> int:
    if result < 0:
        raise OSError(ctypes.get_errno(), "inotify failed")
    return result


def _mount_points() -> Iterator[bytes]:
    for line in _MOUNTS.read_bytes().splitlines():
        yield re.sub(rb"\\([0-7]{3})", lambda found: bytes([int(found[1], 8)]), line.split(b" ")[4])


def _is_local(folder: bytes) -> bool:
    """Return true if only this machine is known to write to the file system of a folder."""
    found = ctypes.create_string_buffer(_STATFS_BYTES)
    _checked(_libc().statfs(folder, found))
    return struct.unpack_from("l", found)[0] in _LOCAL_FILE_SYSTEMS
