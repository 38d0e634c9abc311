"""Git's index without pygit2: its paths, and the files that a sparse checkout leaves out.

For maintainers: pygit2 does not expose the mark of the latter (``skip-worktree``), and its status reports such files as
deleted. To load it takes longer than many questions. This module must not know the use of the files.

Source: git, Documentation/gitformat-index.txt (index entry, versions 2 to 4; extensions).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_HEADER = struct.Struct(">4sLL")
_MODE, _FLAGS = struct.Struct(">L"), struct.Struct(">H")
_EXTENSION = struct.Struct(">4sL")
_VERSIONS = (2, 3, 4)
_FIRST_WITH_MARKS, _COMPRESSED = 3, 4
_BEFORE_MODE, _BEFORE_FLAGS = 24, 60
_EXTENDED, _SKIPPED, _LENGTH = 0x4000, 0x4000, 0x0FFF
_DIGEST = 20
UNREADABLE = (OSError, struct.error, IndexError, ValueError)


class IndexEntry(NamedTuple):
    """A path in the index, with its mode and its mark."""

    path: bytes
    mode: int
    is_left_out: bool


def left_out(repository: Path) -> frozenset[bytes]:
    """Return the paths that the index of a repository marks as left out of the working tree.

    ``repository`` is its own folder. None if the index cannot be read.
    """
    try:
        data = (repository / "index").read_bytes()
        if _HEADER.unpack_from(data)[1] < _FIRST_WITH_MARKS:
            return frozenset()
        return frozenset(entry.path for entry in entries_of(data) if entry.is_left_out)
    except UNREADABLE:
        return frozenset()


def entries_of(data: bytes) -> Iterator[IndexEntry]:
    """Yield the entries of an index. Raises ``ValueError`` for one that is not understood."""
    signature, version, count = _HEADER.unpack_from(data)
    if signature != b"DIRC" or version not in _VERSIONS:
        raise ValueError("no index of a known version")
    at, path = _HEADER.size, b""
    for _ in range(count):
        mode, flags = _MODE.unpack_from(data, at + _BEFORE_MODE)[0], _FLAGS.unpack_from(data, at + _BEFORE_FLAGS)[0]
        is_extended = bool(flags & _EXTENDED)
        start = at + _BEFORE_FLAGS + (4 if is_extended else 2)
        marks = _FLAGS.unpack_from(data, at + _BEFORE_FLAGS + 2)[0] if is_extended else 0
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
        yield IndexEntry(path, mode, bool(marks & _SKIPPED))
    while at < len(data) - _DIGEST:
        name, size = _EXTENSION.unpack_from(data, at)
        if not name[:1].isupper():  # entries are elsewhere, or stand for folders
            raise ValueError("an index with a required extension")
        at += _EXTENSION.size + size


def _number(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of variable length, as in pack files, and the offset after it."""
    byte = data[at]
    value = byte & 0x7F
    while byte & 0x80:
        at += 1
        byte = data[at]
        value = ((value + 1) << 7) | (byte & 0x7F)
    return value, at + 1
