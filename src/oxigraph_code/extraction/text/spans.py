"""Spans that do not overlap, and the span around an offset.

For maintainers: lookups are fast for many offsets; of overlapping spans the first and longest is kept. This module must
not know their contents.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import NamedTuple


class Span(NamedTuple):
    """Byte offsets of a piece of text."""

    start: int
    end: int


class Spans:
    """Spans that do not overlap."""

    def __init__(self, spans: Iterable[tuple[int, int]]) -> None:
        self._spans: list[tuple[int, int]] = []
        for start, end in sorted(spans, key=lambda span: (span[0], -span[1])):
            if not self._spans or start >= self._spans[-1][1]:
                self._spans.append((start, end))
        self._starts = [start for start, _ in self._spans]

    def around(self, offset: int) -> tuple[int, int] | None:
        """Return the span that an offset is in."""
        at = bisect_right(self._starts, offset) - 1
        return self._spans[at] if at >= 0 and offset < self._spans[at][1] else None

    def hold(self, offset: int) -> bool:
        """Return true if an offset is in one of the spans."""
        return self.around(offset) is not None
