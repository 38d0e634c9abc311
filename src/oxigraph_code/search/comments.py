"""Comments above definitions, which the graph does not have unless they are documentation.

For maintainers: comments look alike in most languages: lines that begin with one of a few marks. More knowledge is not
needed: the comments are only searched for words, and never shown. A file that has changed since it was indexed is
skipped.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from pathlib import Path

from oxigraph_code.file_tree import Disk

_COMMENT = re.compile(r"\s*(?:#(?![!\[])|//|/\*|\*|--|;)[#/*!\-;<\s]*(.*)")
_MAX_LINES = 20
_MAX_BYTES = 4 * 1024 * 1024


def lines_as_indexed(root: Path, path: str, digest: str) -> Sequence[str]:
    """Read the lines of a file; none if it has changed since it was indexed."""
    try:
        content = Disk(root).read(path, _MAX_BYTES)
    except (OSError, ValueError):
        return ()
    if hashlib.sha256(content).hexdigest() != digest:
        return ()
    return content.decode(errors="replace").splitlines()


def below_comment(lines: Sequence[str], line: int) -> int:
    """Return the first line after a comment around a line, counted from 1; else the line itself."""
    place = line - 1
    while place < len(lines) and _COMMENT.match(lines[place]):
        place += 1
    return place + 1 if place < len(lines) else line


def comment_above(lines: Sequence[str], line: int) -> str:
    """Return the text of the comment that ends above a line, counted from 1."""
    found: list[str] = []
    place = line - 2
    while 0 <= place < len(lines) and len(found) < _MAX_LINES:
        comment = _COMMENT.match(lines[place])
        if comment is None:
            break
        found.append(comment[1])
        place -= 1
    return "\n".join(reversed(found))
