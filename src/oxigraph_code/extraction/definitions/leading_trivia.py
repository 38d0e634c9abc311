"""Comments and attributes before a definition that belong to it.

For maintainers: no query can match all comments before a definition, so each is a match of its own and is joined here
to the definition behind it, as long as only blanks stand between. This module must not know any language.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping

from oxigraph_code.extraction.syntax.captured import CapturedLeading
from oxigraph_code.facts.access_paths import UNKNOWN

# In bytes: a wider gap is not blank in practice, and the text between is read for every definition.
_WIDEST_GAP = 1_000
_LONGEST_LINE = 400
_OPENING = "([{,;"
"""The ends of code that a comment behind it is not about."""


class LeadingTrivia:
    """The pieces of one file that lead to definitions."""

    def __init__(self, pieces: Mapping[int, CapturedLeading], text: Callable[[int, int], str]) -> None:
        self._pieces: list[CapturedLeading] = []
        for start in sorted(pieces):
            # A comment in an attribute is part of it.
            if not self._pieces or start >= self._pieces[-1].span.end:
                self._pieces.append(pieces[start])
        self._starts = [piece.span.start for piece in self._pieces]
        self._text = text

    def before(self, start: int) -> list[CapturedLeading]:
        """Return the pieces before a definition that starts there, in the order of the text."""
        found: list[CapturedLeading] = []
        if not self._starts:
            return found
        index = bisect_right(self._starts, start - 1) - 1
        while index >= 0:
            piece = self._pieces[index]
            gap = start - piece.span.end
            between = self._text(piece.span.end, start) if 0 <= gap <= _WIDEST_GAP else UNKNOWN
            if between.strip() or (piece.is_adjacent and between.count("\n") > 1):
                break
            if "\n" in between and self._follows_code(piece, index):
                break
            found.append(piece)
            start = piece.span.start
            index -= 1
        return found[::-1]

    def _follows_code(self, piece: CapturedLeading, index: int) -> bool:
        """Return true if a piece that ends its line stands behind code on that line, and so belongs to it."""
        begin = max(0, piece.span.start - _LONGEST_LINE, self._pieces[index - 1].span.end if index else 0)
        before = self._text(begin, piece.span.start).rpartition("\n")[2].rstrip()
        return bool(before) and before[-1] not in _OPENING
