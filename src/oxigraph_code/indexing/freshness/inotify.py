"""What the system tells of some folders: in which of them something has happened, as true as a look.

For maintainers: Linux puts a notice into the queue before the call that changes a file returns, to whoever made it, so
where the queue has none of a folder, nothing has happened in that up to now. Other systems tell later, and file
systems that other machines write to do not tell at all: there, everybody looks. What no notice tells at all is written
through a memory map that is kept open, or through another name of the same file; who relies on notices looks at those
by other means. The library
``watchfiles`` passes events on later too. This module must not know what is in the folders.

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

from oxigraph_code import logs

# Modified, its attributes changed, closed after writing, moved away, moved here, made, deleted.
_CHANGES = 0x2 | 0x4 | 0x8 | 0x40 | 0x80 | 0x100 | 0x200
# The folder was deleted, moved, its file system unmounted; the queue overflowed; the folder is told of no more.
_ENDS = 0x400 | 0x800 | 0x2000 | 0x4000 | 0x8000
_FOLDERS_ONLY = 0x1000000 | 0x2000000
_EVENT = struct.Struct("iIII")
_AT_ONCE = 1 << 16

# ext2 to ext4, xfs, btrfs, tmpfs, f2fs, zfs, bcachefs, overlay: only this machine writes to them.
_OWN = frozenset({0xEF53, 0x58465342, 0x9123683E, 0x1021994, 0xF2F52010, 0x2FC12FC1, 0xCA451A4E, 0x794C7630})
_STATFS_BYTES = 256

_MOUNTS = Path("/proc/self/mountinfo")
_LIMIT = Path("/proc/sys/fs/inotify/max_user_watches")
_SHARE = 4
"""The part of the folders that a user may be told of which may be ours is one of so many."""

_PASSING = frozenset({errno.ENOENT, errno.ENOTDIR})


class Notices:
    """Told of what happens in folders, from ``cover`` to ``close``. One thread at a time."""

    def __init__(self) -> None:
        self._queue = self._mounts = -1
        self._told = select.poll() if sys.platform == "linux" else None
        self._folders: set[bytes] = set()
        # A folder may be there by several paths.
        self._paths: dict[int, list[bytes]] = defaultdict(list)

    def cover(self, root: bytes, folders: Iterable[bytes]) -> bool:
        """Be told of what happens in some folders below a root, from now on; whether all of it is told."""
        if self._told is None:
            return False
        try:
            if self._queue < 0:
                self._open(self._told)
            self._add(root, [folder for folder in folders if folder not in self._folders])
        except OSError as error:
            if error.errno not in _PASSING:
                self.close()
                self._told = None
                logs.event("no notices of changed files", logging.INFO, reason=errno.errorcode.get(error.errno or 0))
            return False
        return True

    def folders(self) -> frozenset[bytes] | None:
        """Those in which something has happened since this was asked last, ``None`` where that cannot be told."""
        if self._told is None or self._queue < 0:
            return None
        told = self._told.poll(0)
        if not told:
            return frozenset()
        found = list(self._events())
        if any(descriptor == self._mounts for descriptor, _ in told) or any(mask & _ENDS for _, mask in found):
            # What is told of is no more what lies at these paths.
            self.close()
            return None
        return frozenset(path for number, _ in found for path in self._paths[number])

    def close(self) -> None:
        """Be told of nothing any more."""
        for descriptor in (self._queue, self._mounts):
            if descriptor >= 0 and self._told is not None:
                self._told.unregister(descriptor)
                os.close(descriptor)
        self._queue = self._mounts = -1
        self._folders.clear()
        self._paths.clear()

    def _open(self, told: select.poll) -> None:
        self._mounts = os.open(_MOUNTS, os.O_RDONLY | os.O_CLOEXEC)
        told.register(self._mounts, select.POLLPRI)
        self._queue = _checked(_libc().inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC))
        told.register(self._queue, select.POLLIN)

    def _add(self, root: bytes, folders: list[bytes]) -> None:
        if (len(self._folders) + len(folders)) * _SHARE > int(_LIMIT.read_text()):
            raise OSError(errno.ENOSPC, "too many folders")
        if not all(map(_is_own, {root, *(set(folders) & set(_mount_points()))})):
            raise OSError(errno.EXDEV, "others write to its file system")
        for folder in folders:
            wanted = _CHANGES | _ENDS & 0xFFF | _FOLDERS_ONLY
            self._paths[_checked(_libc().inotify_add_watch(self._queue, folder, wanted))].append(folder)
            self._folders.add(folder)

    def _events(self) -> Iterator[tuple[int, int]]:
        """What has happened, and by which number a folder is known, as far as it was not asked for yet."""
        with suppress(BlockingIOError):
            while events := os.read(self._queue, _AT_ONCE):
                place = 0
                while place < len(events):
                    number, mask, _, size = _EVENT.unpack_from(events, place)
                    place += _EVENT.size + size
                    yield number, mask


@cache
def _libc() -> Any:
    return ctypes.CDLL(None, use_errno=True)


def _checked(result: int) -> int:
    if result < 0:
        raise OSError(ctypes.get_errno(), "not told")
    return result


def _mount_points() -> Iterator[bytes]:
    for line in _MOUNTS.read_bytes().splitlines():
        yield re.sub(rb"\\([0-7]{3})", lambda found: bytes([int(found[1], 8)]), line.split(b" ")[4])


def _is_own(folder: bytes) -> bool:
    """Whether only this machine writes to the file system of a folder, as far as that is known."""
    found = ctypes.create_string_buffer(_STATFS_BYTES)
    _checked(_libc().statfs(folder, found))
    return struct.unpack_from("l", found)[0] in _OWN
