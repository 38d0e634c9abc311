"""Paths as people type them or copy them from answers.

For maintainers: this module must not know which paths exist.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

# A path with a line or a range of lines, and any text of an answer behind it.
_PLACE = re.compile(
    r"(?P<path>[^\s:][^:]*?)(?::(?P<line>\d+)|#L(?P<start>\d+))(?:-L?(?P<end>\d+)|:\d+)?(?::?\s.*|:)?$",
    re.DOTALL,
)


def full_path(text: str) -> Path:
    """Expand and complete a path as a user types it."""
    return expanded(text).absolute()


def expanded(text: str) -> Path:
    """Expand the home folder in a path; ``~name`` of an unknown user stays a plain name."""
    path = Path(text)
    with suppress(RuntimeError):
        path = path.expanduser()
    return path


class Pasted(NamedTuple):
    """A place as answers print it: a path and a range of lines, 0 if there are none."""

    path: str
    start: int = 0
    end: int = 0


def pasted(text: str) -> Pasted:
    """Parse a place copied from an answer: ``a/b.py:89``, ``a/b.py:89-120``, or a whole line."""
    plain = text.strip().strip("`'\"")
    found = _PLACE.match(plain)
    if found is None:
        return Pasted(plain)
    start = int(found["start"] or found["line"])
    return Pasted(found["path"], start, max(int(found["end"] or 0), 0))
