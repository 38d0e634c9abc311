"""The process that matches a regular expression: ``python -P -m oxigraph_code.search.matching``.

For maintainers: matching cannot be stopped, and some expressions never end on some texts, so it is done here, where the
parent can kill it; matches are reported as they are found. This module must not know the origin of files.
"""

from __future__ import annotations

import os
import re
import time
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from oxigraph_code import history
from oxigraph_code.errors import ArgumentError
from oxigraph_code.file_tree import Disk, FileTree
from oxigraph_code.processes.child import Progress, serve
from oxigraph_code.search.line_matches import line_matches

_TELL_S = 0.1
_LOOKED_AT = 8192
_BEFORE = 60
_WIDEST = 200


class Line(NamedTuple):
    """A matching line: its file, its number, and as much of its text around the match as can be shown."""

    path: str
    number: int
    text: str


def match(request: Any, tell: Progress) -> Any:
    """Report files done and matching lines as progress.

    Returns the number of skipped files, which are binary or too large, and True if there were more lines than wanted.
    """
    try:
        pattern = re.compile(request["pattern"], re.MULTILINE)
    except (re.error, OverflowError, RecursionError) as error:
        raise ArgumentError(
            f"the regular expression does not parse: {error}",
            hint="see the syntax of Python's re; put a backslash before ( [ . * + ? | { to mean the character",
            argument="query",
        ) from None
    root, commit = Path(os.fsdecode(request["root"])), request["commit"]
    tree = history.files_of(root, commit) if commit else Disk(root)
    most, passed_by = request["most"], 0
    found: list[Line] = []
    told = time.monotonic()
    for done, path in enumerate(map(os.fsdecode, request["paths"]), 1):
        text = _text(tree, path, request["most_bytes"])
        if text is None:
            passed_by += 1
        else:
            lines = islice(line_matches(pattern, text, _WIDEST, _BEFORE), most - len(found) + 1)
            found += (Line(path, *line) for line in lines)
        is_enough = len(found) > most
        if is_enough or time.monotonic() > told + _TELL_S or done == len(request["paths"]):
            tell([done, [(os.fsencode(line.path), line.number, line.text) for line in found[:most]]])
            most, found, told = most - len(found), [], time.monotonic()
        if is_enough:
            return [passed_by, True]
    return [passed_by, False]


def _text(tree: FileTree, path: str, most_bytes: int) -> str | None:
    try:
        content = tree.read(path, most_bytes)
    except (OSError, ValueError):
        return None
    return None if b"\0" in content[:_LOOKED_AT] else content.decode(errors="replace")


if __name__ == "__main__":
    serve(match)
