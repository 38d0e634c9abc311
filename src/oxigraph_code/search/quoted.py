"""Names of members in strings and before colons: lists of fields, filters of queries, keys of objects.

For maintainers: a hit means that a string has the name, alone or joined with others by dots, slashes or two
underscores, or that it is a key or a declaration, nothing more. Strings with blanks are sentences. This module must not
know the graph.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_COMMENT = re.compile(r"//|(?:^|\s)#(?![\[\w])|^\s*/?\*")
# A quote between letters is none, as in comments and in lifetimes of types.
_STRING = re.compile(
    r"\"\"\"[\s\S]*?\"\"\"|\'\'\'[\s\S]*?\'\'\'|`[^`]*`|\"(?:\\.|[^\"\\\n])*\"|(?<!\w)'(?:\\.|[^'\\\n])*'(?!\w)"
)
_NOT_LINE_END = re.compile(r"[^\n]")
_PART = r"[\w.:/@+\-]{0,80}"


class FieldLines(NamedTuple):
    """The lines of a source file with a name in a string, and others with it before a colon."""

    quoted: list[int]
    keys: list[int]


def lines_with(text: str, name: str) -> FieldLines:
    """Find a name in strings, or before a colon as the key of an object."""
    found = FieldLines([], [])
    if name not in text:
        return found
    word = rf"(?:(?<!\w)|(?<=__)){re.escape(name)}(?:(?!\w)|(?=__))"
    quoted = re.compile(rf"([\"'`]){_PART}?{word}{_PART}\1")
    key = re.compile(rf"(?:^|[{{,(])\s*{re.escape(name)}\s*\??:(?!:)")
    for number, line in enumerate(text.split("\n"), 1):
        if name not in line:
            continue
        if quoted.search(line):
            found.quoted.append(number)
        elif key.search(line):
            found.keys.append(number)
    return found


def lines_that_end_in(text: str, name: str) -> list[int]:
    """The lines with a string that is a name, or a path that ends in it."""
    if name not in text:
        return []
    ending = re.compile(rf"([\"'`])(?:{_PART}[.:/#])?{re.escape(name)}\1")
    return [number for number, line in enumerate(text.split("\n"), 1) if name in line and ending.search(line)]


def lines_like_calls(text: str, name: str) -> list[int]:
    """The lines with a name before a bracket, without strings, and comments that begin on the line."""
    if name not in text:
        return []
    call = re.compile(rf"(?<![\w$]){re.escape(name)}\s*(?:::)?(?:<[^<>()]*>)?\(")
    text = _STRING.sub(lambda match: _NOT_LINE_END.sub(" ", match[0]), text)
    found = []
    for number, line in enumerate(text.split("\n"), 1):
        match = call.search(line) if name in line else None
        if match is not None and not _COMMENT.search(line, 0, match.start()):
            found.append(number)
    return found
