"""The files that a sparse checkout leaves out of the working tree, as marked in git's index.

For maintainers: pygit2 does not expose the mark (``skip-worktree``), and its status reports such a file as deleted; so
the index is parsed here. It is read only if some file looks deleted, and an index whose version has no such marks costs
a dozen bytes. This module must not know the use of the files.

Source: git, Documentation/gitformat-index.txt (index entry, versions 2 to 4).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

_HEADER = struct.Struct(">4sLL")
_FIRST_WITH_MARKS, _COMPRESSED = 3, 4
_BEFORE_FLAGS = 60
_EXTENDED, _SKIPPED, _LENGTH = 0x4000, 0x4000, 0x0FFF


def left_out(repository: Path) -> frozenset[bytes]:
    """Return the paths that the index of a repository marks as left out of the working tree.

    ``repository`` is its own folder. None if the index cannot be read.
    """
    try:
        data = (repository / "index").read_bytes()
        signature, version, count = _HEADER.unpack_from(data)
        if signature != b"DIRC" or version < _FIRST_WITH_MARKS:
            return frozenset()
        return frozenset(_skipped(data, version, count))
    except (OSError, struct.error, IndexError, ValueError):
        return frozenset()


def _skipped(data: bytes, version: int, count: int) -> Iterator[bytes]:
    at, path = _HEADER.size, b""
    for _ in range(count):
        (flags,) = struct.unpack_from(">H", data, at + _BEFORE_FLAGS)
        is_extended = bool(flags & _EXTENDED)
        start = at + _BEFORE_FLAGS + (4 if is_extended else 2)
        marks = struct.unpack_from(">H", data, at + _BEFORE_FLAGS + 2)[0] if is_extended else 0
        if version == _COMPRESSED:
            dropped, start = _number(data, start)
            end = data.index(b"\0", start)
            path = path[: len(path) - dropped] + data[start:end]
            at = end + 1
        else:
            length = flags & _LENGTH
            end = start + length if length < _LENGTH else data.index(b"\0", start)
            path = data[start:end]
            # An entry is padded with one to eight zeros to a multiple of eight bytes.
            at += ((end - at) // 8 + 1) * 8
        if marks & _SKIPPED:
            yield path


def _number(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of variable length, as in pack files, and the offset after it."""
    byte = data[at]
    value = byte & 0x7F
    while byte & 0x80:
        at += 1
        byte = data[at]
        value = ((value + 1) << 7) | (byte & 0x7F)
    return value, at + 1
