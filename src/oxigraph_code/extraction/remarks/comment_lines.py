"""Lines of comments and docstrings, without the marks around them.

For maintainers: a line keeps its place in the file, since a fault in it is reported with line and column. Marks look
alike in all languages. This module must not know the meaning of a text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

_COMMENT: Final = re.compile(r"[ \t]*(?:/\*+!?|\*+(?!/)|//+[/!]?|#+!?|--+|;+|<!--|\{\{--|\{#)? ?")
_STRING: Final = re.compile(r"[ \t]*(?:[rRbBuUfF]{0,2}(?:\"\"\"|'''|[\"'`]))?")
_CLOSING: Final = re.compile(r"\s*(?:\*+/|\"\"\"|'''|-->|--\}\}|#\}|[-=]?%>)\s*$")


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
