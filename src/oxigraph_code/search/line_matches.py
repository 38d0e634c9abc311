"""The lines of a text that a pattern matches, with as much of each as can be shown.

For maintainers: a process that only matches loads this, so it imports nothing of the index.
"""

from __future__ import annotations

import re
from collections.abc import Iterator


def line_matches(pattern: re.Pattern[str], text: str, widest: int, before: int) -> Iterator[tuple[int, str]]:
    """Yield the number of each line with a match, and its text.

    A line of more than ``widest`` characters is cut, to begin up to ``before`` characters before its first match.
    """
    number, counted, last = 1, 0, 0
    for match in pattern.finditer(text):
        number += text.count("\n", counted, match.start())
        counted = match.start()
        if number == last:
            continue
        last = number
        start, end = text.rfind("\n", 0, match.start()) + 1, text.find("\n", match.start())
        line = text[start : end if end >= 0 else len(text)]
        first = max(match.start() - start - before, 0) if len(line) > widest else 0
        shown = line[first : first + widest].strip()
        yield number, f"{'…' if first else ''}{shown}{'…' if first + widest < len(line) else ''}"
