"""Take the code out of a notebook, with the lines at which it stands in the file.

For maintainers: a notebook is JSON that its editors write with one line for each line of a cell. So the code keeps its
line numbers without a table of them. A notebook on one line has no lines, and is not read.
"""

from __future__ import annotations

import json
import re
from typing import Final

_KIND: Final = re.compile(rb'\s*"cell_type":\s*"(\w+)"')
_SOURCE: Final = re.compile(rb'\s*"source":\s*\[\s*$')
_TEXT: Final = re.compile(rb'\s*("(?:[^"\\]|\\.)*"),?\s*$')
_COMMANDS: Final = re.compile(r"\s*(?:[%!?]|\S*\?\s*$)")


def code_cells(notebook: bytes) -> bytes:
    """Return the code of a notebook; all other lines are empty, as are commands to the notebook."""
    lines = []
    is_code = is_inside = False
    for line in notebook.split(b"\n"):
        text = _TEXT.match(line) if is_inside else None
        is_inside = text is not None or _SOURCE.match(line) is not None
        if kind := _KIND.match(line):
            is_code = kind[1] == b"code"
        lines.append(_code(text[1]) if text and is_code else b"")
    return b"\n".join(lines)


def _code(text: bytes) -> bytes:
    try:
        found = str(json.loads(text)).rstrip("\n")
    except ValueError:
        return b""
    # A line of several would move those below it.
    return b"" if "\n" in found or _COMMANDS.match(found) else found.encode(errors="replace")
