"""The forms of string literals and comments of a language, and a reader that needs no syntax tree.

For maintainers: the arguments of a few selected calls are read off the bytes, so that no node has to be matched for the
texts of a whole file. Text that has no such form is unknown, never read as another one. This module must not know any
language; each describes its own forms.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

UNKNOWN: Final = "…"
"""The mark for an unknown part of a text."""

_ESCAPED: Final = re.compile(r"""\\(["'`/\\])""")
_LONGEST: Final = 20_000


class Quote(NamedTuple):
    """One form of a string literal: a pattern for its start, its end, and the start of an interpolation.

    The pattern has no groups. In a raw literal a backslash is kept; without any escapes, ``escape`` is empty.
    """

    opening: bytes
    closing: bytes
    hole: bytes = b""
    is_raw: bool = False
    escape: bytes = rb"\\[\s\S]"


class Piece(NamedTuple):
    """A part of a text: as it is written, or the offsets of an expression that is put there."""

    text: str
    start: int = -1
    end: int = -1


class QuotedText(NamedTuple):
    """A text in quotes: where it ends, and its parts."""

    end: int
    pieces: tuple[Piece, ...]


class TextForms:
    """The forms of string literals, comments and anonymous functions of one language.

    ``named`` is the mark between the name of an argument and its value; ``ignored`` may precede a value without
    changing it, ``claimed`` may follow it; ``function`` is an anonymous function up to its body, if that is no scope of
    the kind ``function``; ``expression`` is a regular expression literal, and ``result`` precedes a returned value.
    ``first`` is a pattern of the bytes that string literals begin with; with many quotes, it makes the search faster.
    """

    def __init__(
        self,
        *,
        quotes: Sequence[Quote] = (),
        comment: bytes = b"(?!)",
        named: bytes = b"",
        ignored: bytes = b"(?!)",
        claimed: bytes = b"(?!)",
        function: bytes = b"(?!)",
        expression: bytes = b"(?!)",
        spread: bytes = b"(?!)",
        result: bytes = b"(?!)",
        first: bytes = b"",
    ) -> None:
        self._first = first
        self._quotes = tuple(quotes)
        self._comment = comment
        self.named = re.compile(rb"([^\W\d]\w*)\s*" + re.escape(named) + rb"(?![=>])\s*") if named else None
        self.ignored = re.compile(ignored)
        self.claimed = re.compile(claimed)
        self.function = re.compile(function)
        self.expression = re.compile(expression)
        self.spread = re.compile(spread)
        self.result = re.compile(result)

    @cached_property
    def comment(self) -> re.Pattern[bytes]:
        return re.compile(rb"(?:\s+|" + self._comment + rb")+")

    @cached_property
    def mark(self) -> re.Pattern[bytes]:
        """The marks that a reader stops at: comments, string literals, brackets, commas and joined texts."""
        openings = b"|".join(b"(?:" + quote.opening + b")" for quote in self._quotes) or b"(?!)"
        text = rb"(?=" + self._first + rb")(?:" + openings + rb")"
        return re.compile(rb"(?P<comment>" + self._comment + rb")|(?P<text>" + text + rb")|[()\[\]{},+]")

    @cached_property
    def _opening(self) -> re.Pattern[bytes]:
        """The start of any string literal; the number of the group is that of the quote, from 1."""
        return re.compile(b"|".join(b"(" + quote.opening + b")" for quote in self._quotes) or b"(?!)")

    @cached_property
    def _insides(self) -> list[re.Pattern[bytes]]:
        """The marks in the literals of each quote: escapes, interpolations and the end."""
        found = []
        for quote in self._quotes:
            escape = quote.escape + b"|" if quote.escape else b""
            hole = re.escape(quote.hole) + b"|" if quote.hole else b""
            found.append(re.compile(escape + hole + re.escape(quote.closing)))
        return found

    def literal(self, source: bytes, start: int, end: int) -> QuotedText | None:
        """The text in quotes that begins at an offset, if one does and it ends before ``end``."""
        match = self._opening.match(source, start, end)
        if match is None or match.lastindex is None:
            return None
        nth = match.lastindex - 1
        return self._closed(source, match.end(), min(end, start + _LONGEST), self._insides[nth], self._quotes[nth])

    def _closed(
        self, source: bytes, start: int, end: int, inside: re.Pattern[bytes], quote: Quote
    ) -> QuotedText | None:
        pieces: list[Piece] = []
        position = begun = start
        while found := inside.search(source, position, end):
            if found[0] == quote.closing:
                pieces.append(Piece(_plain(source[begun : found.start()], quote)))
                return QuotedText(found.end(), tuple(piece for piece in pieces if piece.text or piece.start >= 0))
            position = found.end()
            if quote.hole and found[0] == quote.hole:
                if quote.hole == b"{" and source[position : position + 1] == b"{":
                    position += 1  # which stands for the bracket itself
                    continue
                after = self.closing(source, position - 1, end)
                if after < 0:
                    return None
                pieces += [Piece(_plain(source[begun : found.start()], quote)), Piece("", position, after - 1)]
                position = begun = after
        return None

    def closing(self, source: bytes, start: int, end: int) -> int:
        """The offset behind the bracket that closes the one at an offset, -1 if there is none."""
        depth, position = 0, start
        while found := self.mark.search(source, position, end):
            position = found.end()
            if found["text"] is not None:
                literal = self.literal(source, found.start(), end)
                position = literal.end if literal is not None else position
            elif found[0] in b"([{":
                depth += 1
            elif found[0] in b")]}":
                depth -= 1
                if depth <= 0:
                    return position
        return -1


def _plain(written: bytes, quote: Quote) -> str:
    text = written.decode(errors="replace")
    return text if quote.is_raw else _ESCAPED.sub(r"\1", text)
