"""The differences between two versions of a file, and the correspondence of their lines.

For maintainers: git counts lines from 1, and for an empty part has the line before it. This module must not know the
source of the versions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import pygit2


class Hunk(NamedTuple):
    """Replaced lines: the first line and the number of lines of each side.

    If a side has none, its first line is the one that would follow.
    """

    old: int
    old_lines: int
    new: int
    new_lines: int


class Hunks(tuple[Hunk, ...]):
    """All differences of two versions, in order."""

    @classmethod
    def between(cls, old: pygit2.Blob | bytes, new: pygit2.Blob | bytes) -> Hunks:
        """Return the differences of two texts; none if one of them is binary."""
        patch = pygit2.Patch.create_from(old, new, context_lines=0)
        return cls(
            Hunk(
                hunk.old_start + (not hunk.old_lines),
                hunk.old_lines,
                hunk.new_start + (not hunk.new_lines),
                hunk.new_lines,
            )
            for hunk in patch.hunks
        )

    @classmethod
    def to_file(cls, blob: pygit2.Blob, data: bytes) -> Hunks:
        """Compare a committed file with its bytes on disk, whose line ends a checkout may have changed."""
        if blob.data == data:
            return NO_HUNKS
        return cls.between(blob, _with_ends_of(data, blob.data))

    def before(self, lines: Sequence[int]) -> list[int]:
        """Return the lines of the earlier version that lines of the later one come from, if any; sorted."""
        return [old for _, old in self._earlier_lines(lines) if old]

    def written(self, lines: Sequence[int]) -> list[int]:
        """Keep the sorted lines of the later version that the earlier one does not have."""
        return [line for line, old in self._earlier_lines(lines) if not old]

    def _earlier_lines(self, lines: Iterable[int]) -> Iterator[tuple[int, int]]:
        hunks = iter(self)
        hunk, shift = next(hunks, None), 0
        for line in lines:
            while hunk is not None and line >= hunk.new + hunk.new_lines:
                shift = hunk.old + hunk.old_lines - hunk.new - hunk.new_lines
                hunk = next(hunks, None)
            yield line, 0 if hunk is not None and line >= hunk.new else line + shift


NO_HUNKS = Hunks()


def replaced_lines(old: bytes, new: bytes) -> list[tuple[int, int]]:
    """Return the lines of a text that a later one replaces, and the neighbours of those that it adds."""
    hunks = Hunks.between(old, _with_ends_of(new, old))
    return [(hunk.old - (not hunk.old_lines), hunk.old + max(hunk.old_lines - 1, 0)) for hunk in hunks]


def _with_ends_of(data: bytes, model: bytes) -> bytes:
    return data.replace(b"\r\n", b"\n") if b"\r\n" in data and b"\r\n" not in model else data
