"""Comments and attributes before a definition that belong to it.

For maintainers: no query can match all comments before a definition, so each is a match of its own and is joined here
to the definition behind it, as long as only blanks stand between. This module must not know any language.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping

from oxigraph_code.extraction.syntax.captured import CapturedLeading

# In bytes: a wider gap is not blank in practice, and the text between is read for every definition.
_WIDEST_GAP = 1_000


class LeadingTrivia:
    """The pieces of one file that lead to definitions."""

    def __init__(self, pieces: Mapping[int, CapturedLeading], text: Callable[[int, int], str]) -> None:
        self._pieces = [pieces[start] for start in sorted(pieces)]
        self._starts = [piece.span.start for piece in self._pieces]
        self._text = text

    def before(self, start: int) -> list[CapturedLeading]:
        """The pieces before a definition that starts there, in the order of the text."""
        found: list[CapturedLeading] = []
        if not self._starts:
            return found
        index = bisect_right(self._starts, start - 1) - 1
        while index >= 0:
            piece = self._pieces[index]
            gap = start - piece.span.end
            if not 0 <= gap <= _WIDEST_GAP or self._text(piece.span.end, start).strip():
                break
            found.append(piece)
            start = piece.span.start
            index -= 1
        return found[::-1]
