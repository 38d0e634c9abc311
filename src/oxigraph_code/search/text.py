"""Text search: lines that match a regular expression, with the symbols around them.

For maintainers: see ``matching`` for the reason of the child process. This module must not know the form of an answer.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, NamedTuple

from oxigraph_code.errors import ArgumentError, ChildFailed
from oxigraph_code.file_tree import FileTree
from oxigraph_code.processes.child import Child, DeadlinePassed
from oxigraph_code.search.matching import Line

_MATCHING = "oxigraph_code.search.matching"
_MEMORY_MB = 1_000
_LONGEST_PATTERN = 2_000


class Matches(NamedTuple):
    """The matching lines, with the numbers of searched and skipped files.

    ``was_ended`` is True if the time was up, ``has_more`` if there are more lines than wanted.
    """

    lines: Sequence[Line]
    searched: int
    passed_by: int
    was_ended: bool
    has_more: bool


def matches(
    tree: FileTree,
    paths: Sequence[str],
    pattern: str,
    most: int,
    most_bytes: int,
    seconds: float,
    working: Callable[[Callable[[], None]], AbstractContextManager[None]],
) -> Matches:
    """Match the lines of files in a tree, in the order of the files.

    ``working`` is entered with a function that ends the search.
    """
    if len(pattern) > _LONGEST_PATTERN:
        raise ArgumentError("the regular expression is too long", hint="look for less at once", argument="query")
    child = Child(_MATCHING, memory_mb=_MEMORY_MB)
    lines: list[Line] = []
    searched = 0

    def collect(news: Any) -> None:
        nonlocal searched
        searched = news[0]
        lines.extend(Line(os.fsdecode(path), number, text) for path, number, text in news[1])

    request = {
        "root": os.fsencode(tree.root),
        "commit": tree.commit,
        "paths": [os.fsencode(path) for path in paths],
        "pattern": pattern,
        "most": most,
        "most_bytes": most_bytes,
    }
    try:
        with working(child.kill):
            passed_by, has_more = child.request(request, deadline_s=seconds, progress=collect)
    except DeadlinePassed:
        return Matches(lines, searched, 0, was_ended=True, has_more=False)
    except ChildFailed:
        raise ArgumentError(
            "the regular expression needs more memory than it may have", hint="put it more simply", argument="query"
        ) from None
    finally:
        child.close()
    return Matches(lines, searched - passed_by, passed_by, was_ended=False, has_more=has_more)


class Around(NamedTuple):
    """The innermost symbol around a line."""

    kind: str
    name: str


def symbols_around(database: sqlite3.Connection, module: int, lines: Sequence[int]) -> dict[int, Around]:
    """Find the innermost symbols around lines of a module."""
    query = (
        "SELECT line, end, kinds, qualified FROM symbol WHERE module = ? AND instr(kinds, ' module ') = 0"
        " ORDER BY end - line DESC, line, qualified DESC"
    )
    found: dict[int, Around] = {}
    for first, last, kinds, name in database.execute(query, (module,)):
        found.update({line: Around(kinds.split()[0], name) for line in lines if first <= line <= last})
    return found
