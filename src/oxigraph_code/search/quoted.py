"""Names of members in texts in quotes and before colons: lists of fields, filters of queries, keys of objects.

For maintainers: what is found says that a text has the name, alone or among others that are joined by dots, slashes or
two underscores, or that it is a key or is declared, and nothing more. Texts with blanks are sentences. This module must
not know the graph.
"""

from __future__ import annotations

import re

_PART = r"[\w.:/@+\-]{0,80}"


def lines_with_key(text: str, name: str) -> list[int]:
    """The lines of a source file where a name stands in quotes, or before a colon as a key does."""
    if name not in text:
        return []
    word = rf"(?:(?<!\w)|(?<=__)){re.escape(name)}(?:(?!\w)|(?=__))"
    quoted = re.compile(rf"([\"'`]){_PART}?{word}{_PART}\1")
    key = re.compile(rf"(?:^|[{{,(])\s*{re.escape(name)}\s*\??:(?!:)")
    lines = enumerate(text.split("\n"), 1)
    return [number for number, line in lines if name in line and (quoted.search(line) or key.search(line))]
