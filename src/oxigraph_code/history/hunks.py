"""The differences between two versions of a file, and the correspondence of their lines.

For maintainers: git counts lines from 1, and for an empty part has the line before it. A map lists runs of equal lines,
so that the maps of consecutive versions compose without comparing texts again. This module must not know the source of
the versions.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import NamedTuple

import pygit2

_ENDLESS = 1 << 40


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


class LineRun(NamedTuple):
    """Consecutive lines that both versions have: the first line on either side, and the number of lines."""

    old: int
    new: int
    lines: int


_old = attrgetter("old")


class LineMap:
    """The lines of an old version that a new version still has."""

    def __init__(self, runs: list[LineRun]) -> None:
        self._runs = runs

    @classmethod
    def from_hunks(cls, hunks: Hunks) -> LineMap:
        """Map the lines outside the differences of two versions."""
        runs: list[LineRun] = []
        old = new = 1
        for hunk in hunks:
            if hunk.old > old:
                runs.append(LineRun(old, new, hunk.old - old))
            old, new = hunk.old + hunk.old_lines, hunk.new + hunk.new_lines
        return cls([*runs, LineRun(old, new, _ENDLESS)])

    def then(self, later: LineMap) -> LineMap:
        """Compose with the map of the new version to a later one."""
        runs: list[LineRun] = []
        index, others = 0, later._runs
        for run in self._runs:
            shift, end = run.old - run.new, run.new + run.lines
            while index < len(others) and others[index].old + others[index].lines <= run.new:
                index += 1
            at = index
            while at < len(others) and others[at].old < end:
                other = others[at]
                start = max(run.new, other.old)
                last = min(end, other.old + other.lines)
                runs.append(LineRun(start + shift, start + other.new - other.old, last - start))
                at += 1
        return LineMap(runs)

    def within(self, first: int, lines: int) -> Iterator[LineRun]:
        """Find some consecutive lines of the old version that the new one still has."""
        for index in range(max(bisect_right(self._runs, first, key=_old) - 1, 0), len(self._runs)):
            run = self._runs[index]
            start, end = max(first, run.old), min(first + lines, run.old + run.lines)
            if run.old >= first + lines:
                return
            if start < end:
                yield LineRun(start, start + run.new - run.old, end - start)
