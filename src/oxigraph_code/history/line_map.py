"""Positions of one version's lines in another version of the file.

For maintainers: a map lists runs of equal lines, so that the maps of consecutive versions compose without comparing
texts again; a line that was rewritten in between is in none of them. This module must not know the source of the
versions.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from operator import attrgetter
from typing import NamedTuple

from oxigraph_code.history.hunks import Hunks

_ENDLESS = 1 << 40


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
