"""Paths as people write them."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

# A path with a line, or with the first and the last of some, and whatever an answer says of it behind.
_PLACE = re.compile(
    r"(?P<path>[^\s:][^:]*?)(?::(?P<line>\d+)|#L(?P<start>\d+))(?:-L?(?P<end>\d+)|:\d+)?(?::?\s.*|:)?$",
    re.DOTALL,
)


def full_path(text: str) -> Path:
    """The path somebody means."""
    return expanded(text).absolute()


def expanded(text: str) -> Path:
    """A path with its home folder; that of nobody is a name like any other."""
    path = Path(text)
    with suppress(RuntimeError):
        path = path.expanduser()
    return path


class Pasted(NamedTuple):
    """A place as answers print it: a path, and the lines that stand behind it; 0 for those that do not."""

    path: str
    start: int = 0
    end: int = 0


def pasted(text: str) -> Pasted:
    """The place in a text that was copied from an answer: ``a/b.py:89``, ``a/b.py:89-120``, or a whole line of it."""
    plain = text.strip().strip("`'\"")
    found = _PLACE.match(plain)
    if found is None:
        return Pasted(plain)
    start = int(found["start"] or found["line"])
    return Pasted(found["path"], start, max(int(found["end"] or 0), 0))
