"""Names of members in texts in quotes: lists of fields, filters of queries, columns of tables.

For maintainers: what is found says that a text has the name, alone or among others that are joined by dots, slashes or
two underscores, and nothing more. Texts with blanks are sentences. This module must not know the graph.
"""

from __future__ import annotations

import re

_PART = r"[\w.:/@+\-]{0,80}"


def lines_that_quote(text: str, name: str) -> list[int]:
    """The lines of a source file where a name stands in quotes."""
    if name not in text:
        return []
    word = rf"(?:(?<!\w)|(?<=__)){re.escape(name)}(?:(?!\w)|(?=__))"
    quoted = re.compile(rf"([\"'`]){_PART}?{word}{_PART}\1")
    return [number for number, line in enumerate(text.split("\n"), 1) if name in line and quoted.search(line)]
