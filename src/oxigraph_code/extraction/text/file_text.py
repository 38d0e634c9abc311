"""Pieces of a file's text, by their spans.

For maintainers: pieces are cut to a useful length, so that a hostile file cannot make facts that are larger than
itself. Of overlapping spans the first and longest is kept. This module must not know their purpose.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

_LONGEST_LINE = 500


class FileText:
    """The text of one file, in UTF-8."""

    def __init__(self, source: bytes, uncommented: Callable[[str], str]) -> None:
        """``uncommented`` takes the comments out of a piece of it."""
        self._bytes = source
        self._uncommented = uncommented
        self._line_starts: list[int] = []
        self._ascii = source.decode("ascii") if source.isascii() else None

    @property
    def source(self) -> bytes:
        """All of it."""
        return self._bytes

    def piece(self, start: int, end: int) -> str:
        """Return the text between two byte offsets."""
        if self._ascii is not None:
            return self._ascii[start:end]  # offsets of bytes are offsets of characters
        # A parser that gave up may cut inside a character.
        return self._bytes[start:end].decode(errors="replace")

    def match(self, pattern: re.Pattern[bytes], offset: int) -> re.Match[bytes] | None:
        """Match a pattern at a byte offset."""
        return pattern.match(self._bytes, offset)

    def search_all(self, pattern: re.Pattern[bytes]) -> Iterator[re.Match[bytes]]:
        """Search for all places of that form, one behind the other."""
        return pattern.finditer(self._bytes)

    def line_before(self, offset: int) -> bytes:
        """Return the text of the line in front of a byte offset."""
        return self._bytes[max(self._bytes.rfind(b"\n", 0, offset) + 1, offset - _LONGEST_LINE) : offset]

    def byte(self, offset: int) -> bytes:
        """Return the byte at an offset, none outside of the text."""
        return self._bytes[offset : offset + 1] if offset >= 0 else b""

    def line_of(self, offset: int) -> int:
        """Return the line of a byte offset."""
        if not self._line_starts:
            self._line_starts = [0, *(match.end() for match in re.finditer(b"\n", self._bytes))]
        return bisect_right(self._line_starts, offset)

    def span(self, span: Span | None) -> str:
        if span is None:
            return ""
        start, end = span
        if self._ascii is not None:
            return self._ascii[start:end]
        return self.piece(start, end)

    def line(self, span: Span | None, longest: int = _LONGEST_LINE) -> str:
        """Return a piece of text on one line, without comments; a cut text ends with an ellipsis."""
        if span is None:
            return ""
        start, last = span
        end = min(last, start + 4 * longest)
        text = self.piece(start, end)
        if "\n" in text or "\r" in text or "  " in text:
            text = " ".join(self._uncommented(text).split())
        if end == last and len(text) <= longest:
            return text
        return text[: longest - 1] + "…"


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
