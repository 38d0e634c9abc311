"""Where two versions of a file differ, and which line of one is which of the other.

For maintainers: git counts lines from 1, and says of a part that is empty after which line it is. This module must not
know where the versions come from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import pygit2


class Hunk(NamedTuple):
    """Lines that were replaced by others: the first of each side, and how many; of a side that has none, the first is
    the line that would follow."""

    old: int
    old_lines: int
    new: int
    new_lines: int


class Hunks(tuple[Hunk, ...]):
    """All differences of two versions, in order."""

    @classmethod
    def between(cls, old: pygit2.Blob | bytes, new: pygit2.Blob | bytes) -> Hunks:
        """The differences of two texts; none where one of them is binary."""
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
        """Compare a committed file with its bytes on disk, where a checkout may have changed the ends of lines."""
        if blob.data == data:
            return NO_HUNKS
        if b"\r\n" in data and b"\r\n" not in blob.data:
            data = data.replace(b"\r\n", b"\n")
        return cls.between(blob, data)

    def before(self, lines: Sequence[int]) -> list[int]:
        """What some lines of the later version, sorted, are in the earlier one, without those that it has not."""
        return [old for _, old in self._told(lines) if old]

    def written(self, lines: Sequence[int]) -> list[int]:
        """Those of some lines of the later version, sorted, that the earlier one has not."""
        return [line for line, old in self._told(lines) if not old]

    def _told(self, lines: Iterable[int]) -> Iterator[tuple[int, int]]:
        hunks = iter(self)
        hunk, shift = next(hunks, None), 0
        for line in lines:
            while hunk is not None and line >= hunk.new + hunk.new_lines:
                shift = hunk.old + hunk.old_lines - hunk.new - hunk.new_lines
                hunk = next(hunks, None)
            yield line, 0 if hunk is not None and line >= hunk.new else line + shift


NO_HUNKS = Hunks()
