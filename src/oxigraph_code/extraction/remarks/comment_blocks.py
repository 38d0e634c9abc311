"""Find the comments and docstrings of a file that may state something for people.

For maintainers: one search over the bytes finds candidates, so a file without any costs next to nothing. The tree tells
if one stands in a comment, by the kind of its node, which all grammars call so; docstrings are known as such. A comment
of several lines is joined by its mark. A line keeps its place in the file, since a fault in it is reported with line
and column. This module must not know any language, nor the meaning of a text.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from oxigraph_code.extraction.values.file_pass import FilePass, ReadFile
from oxigraph_code.facts import Definition

# A pattern that begins with a set of bytes is searched three times as fast as one of several beginnings.
_SEEN: Final = re.compile(
    rb"[@A-Zh.#](?:(?<=@)(?:knowgraph|deprecated|since|owner|see|internal)\b|(?<=\bT)ODO\b|(?<=\bF)IXME\b"
    rb"|(?<=\bD)eprecated:|(?<=h)ttps?://|(?<=\.)\. (?:deprecated|versionadded|seealso)::"
    rb"|(?:(?<=[\s(:]#)|(?<=[\s(:][A-Z])[A-Z0-9]{1,9}-)\d)"
)
_MARK: Final = re.compile(r"[ \t]*(#+|//[/!]?|--+|;+)")
_OF_FILE: Final = re.compile(r"\s*@(?:component|file|fileoverview|packageDocumentation)\b")
_MAX_CANDIDATES: Final = 2_000
_MAX_LINES: Final = 200
_MAX_PARENTS: Final = 3
_MAX_STEPS: Final = 500
MODULE: Final = -1
_COMMENT: Final = re.compile(r"[ \t]*(?:/\*+!?|\*+(?!/)|//+[/!]?|#+!?|--+|;+|<!--|\{\{--|\{#)? ?")
_STRING: Final = re.compile(r"[ \t]*(?:[rRbBuUfF]{0,2}(?:\"\"\"|'''|[\"'`]))?")
_CLOSING: Final = re.compile(r"\s*(?:\*+/|\"\"\"|'''|-->|--\}\}|#\}|[-=]?%>)\s*$")


class CommentBlock(NamedTuple):
    """The lines of a comment or docstring.

    ``definition`` is the one that it stands at or in, -1 for the module; ``is_about`` that one as a whole, or only
    about some lines of it.
    """

    definition: int
    is_about: bool
    lines: Sequence[CommentLine]


class CommentBlocks(FilePass):
    """The comments and docstrings of one file."""

    def __init__(self, file: ReadFile, place: Sequence[int], definitions: Sequence[Definition]) -> None:
        """``place`` has the number of the definition of each draft, or -1."""
        super().__init__(file)
        self._documented = {span.start: (span.end, MODULE) for span in file.captured.docs}
        for draft, number in zip(file.drafts, place, strict=True):
            if number >= 0:
                self._documented |= {span.start: (span.end, number) for span in draft.docs}
        self._docs = sorted(self._documented)
        self._by_line = sorted((entry.start_line, -entry.end_line, nth) for nth, entry in enumerate(definitions))

    def __iter__(self) -> Iterator[CommentBlock]:
        """Yield those that may state something, in the order of the text."""
        done = 0
        for match in islice(self._text.search_all(_SEEN), _MAX_CANDIDATES):
            if match.start() >= done and (found := self._around(match.start())) is not None:
                done, block = found
                yield block

    def _around(self, offset: int) -> tuple[int, CommentBlock] | None:
        """Return the end and the text of the comment or docstring around an offset."""
        start, end = self._comment(offset)
        if end:
            return self._joined(start, end)
        at = bisect_right(self._docs, offset) - 1
        start = self._docs[at] if at >= 0 else offset
        end, definition = self._documented.get(start, (0, MODULE))
        if offset >= end:
            return None
        lines = lines_of(self._text.piece(start, end), *self._position(start), is_string=True)
        return end, CommentBlock(definition, True, lines)

    def _comment(self, offset: int) -> tuple[int, int]:
        node = self._captured.node_at(offset, offset + 1)
        for _ in range(_MAX_PARENTS):
            if node is None or "comment" in node.type:
                break
            node = node.parent
        if node is None or "comment" not in node.type:
            return 0, 0
        while node.parent is not None and "comment" in node.parent.type:
            node = node.parent
        return node.start_byte, node.end_byte

    def _joined(self, start: int, end: int) -> tuple[int, CommentBlock]:
        """Return a comment with the lines above and below it that continue it."""
        before = self._text.line_before(start).decode(errors="replace")
        mark = _MARK.match(self._text.piece(start, end))
        if mark is not None and not before.strip():
            begin = f"{before}{mark[1]}".encode()
            start -= len(before.encode())
            for _ in range(_MAX_LINES):
                above = self._text.line_before(max(start - 1, 0))
                if not start or not above.startswith(begin):
                    break
                start -= len(above) + 1
            source = self._text.source
            end = self._line_end(end)
            for _ in range(_MAX_LINES):
                if end >= len(source) or not source.startswith(begin, end + 1):
                    break
                end = self._line_end(end + 1)
        lines = lines_of(self._text.piece(start, end), *self._position(start), is_string=False)
        if before.strip() and start not in self._documented:
            ends_line = not self._text.source[end : self._line_end(end)].strip()
            return end, CommentBlock(*self._subject_beside(lines[0].number, ends_line), lines)
        return end, CommentBlock(*self._subject(start, lines), lines)

    def _line_end(self, offset: int) -> int:
        end = self._text.source.find(b"\n", offset)
        return end if end >= 0 else len(self._text.source)

    def _position(self, offset: int) -> tuple[int, int]:
        return self._text.line_of(offset), len(self._text.line_before(offset).decode(errors="replace")) + 1

    def _subject(self, start: int, lines: Sequence[CommentLine]) -> tuple[int, bool]:
        """Return the definition that a comment stands at or in, and if it is about all of that."""
        if any(_OF_FILE.match(line.text) for line in lines):
            return MODULE, True
        if (documented := self._documented.get(start)) is not None:
            return documented[1], True
        first, last = lines[0].number, lines[-1].number
        below = bisect_right(self._by_line, (last + 1,))
        if below < len(self._by_line) and self._by_line[below][0] == last + 1:
            return self._by_line[below][2], True
        return self._around_line(first)

    def _subject_beside(self, line: int, ends_line: bool) -> tuple[int, bool]:
        """Return the subject of a comment behind code: the definition of its line, not the next one below."""
        at = bisect_right(self._by_line, (line,))
        if ends_line and at < len(self._by_line) and self._by_line[at][0] == line:
            return self._by_line[at][2], True
        return self._around_line(line)

    def _around_line(self, line: int) -> tuple[int, bool]:
        below = bisect_right(self._by_line, (line + 1,))
        for start, end, number in reversed(self._by_line[max(below - _MAX_STEPS, 0) : below]):
            if start <= line <= -end:
                return number, False
        return MODULE, line == 1


class CommentLine(NamedTuple):
    """One line of text: its number and the column at which it begins, both from 1."""

    number: int
    column: int
    text: str


def lines_of(text: str, number: int, column: int, *, is_string: bool) -> list[CommentLine]:
    """Take the marks off a comment or a docstring that begins at a line and column."""
    found = []
    for index, line in enumerate(text.splitlines()):
        begin = 0
        if not is_string or not index:
            mark = (_STRING if is_string else _COMMENT).match(line)
            begin = mark.end() if mark else 0
        found.append(CommentLine(number + index, begin + (1 if index else column), _CLOSING.sub("", line[begin:])))
    return found


def indentation(lines: Sequence[CommentLine]) -> int:
    """Return the indentation that all lines after the first share."""
    return min((len(line.text) - len(line.text.lstrip()) for line in lines[1:] if line.text.strip()), default=0)
