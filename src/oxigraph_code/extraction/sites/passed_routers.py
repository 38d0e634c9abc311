"""The calls of one file that pass a router to a function, which may register routes on it.

For maintainers: such a function has any name, so its calls are found by their arguments: the name of a router in the
file, a name with a router's type, a usual name for routers, or the call that makes one. Files without routers are not
searched. This module must not know any framework.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

from tree_sitter import Node

from oxigraph_code.extraction.syntax.captured import CapturedReference
from oxigraph_code.extraction.syntax.captured_expressions import type_of_child
from oxigraph_code.extraction.values.file_pass import ReadFile
from oxigraph_code.patterns.frameworks import RouterNames

_MAX_CALLS: Final = 500
_MAX_STEPS: Final = 20
_BEHIND: Final = re.compile(rb"\s*[,)]")


def passing_calls(
    file: ReadFile, names: RouterNames, made: Collection[Node], named: Iterable[str]
) -> list[CapturedReference]:
    """Find the calls with a router among their arguments.

    ``made`` are the calls of the file that make or mount routers, ``named`` the names that have routers.
    """
    if not made and not any(names.is_imported(entry.path) for entry in file.imports):
        return []
    captured, source = file.captured, file.text.source
    declared = (match[1].decode() for match in _declarations(names.types).finditer(source))
    words = (word.encode() for word in sorted({*named, *names.usual, *declared} - {""}))
    present = b"|".join(re.escape(word) for word in words if word in source) or rb"(?!)"
    pattern = re.compile(rb"(?<![\w$])(?:" + present + rb")(?![\w$])")
    found = [_call_around(node) for node in made]
    for match in pattern.finditer(source):
        if _BEHIND.match(source, match.end()):
            nodes = (root.descendant_for_byte_range(*match.span()) for root in captured.trees)
            found += [_call_around(node) for node in nodes if node is not None]
    calls = {(call.start, call.end): call for call in captured.references if call.kind == "call"} if any(found) else {}
    spans = dict.fromkeys(node.byte_range for node in found if node is not None)
    return [calls[span] for span in spans if span in calls][:_MAX_CALLS]


@cache
def _declarations(types: frozenset[str]) -> re.Pattern[bytes]:
    """Return the pattern of a name with one of these types behind it."""
    any_of = b"|".join(re.escape(name.encode()) for name in sorted(types)) or rb"(?!)"
    return re.compile(
        rb"(?<![\w$.])([A-Za-z_]\w*)(?::|\s)\s*[*&]?(?:mut\s+)?(?:\w+(?:\.|::))*(?:" + any_of + rb")(?!\w)"
    )


def _call_around(node: Node) -> Node | None:
    """Find the call that an expression is a whole argument of, also behind the path that its name ends."""
    for _ in range(_MAX_STEPS):
        around = node.parent
        if around is None or around.end_byte != node.end_byte:
            return around.parent if around is not None and type_of_child(around, 0) == "(" else None
        if type_of_child(around, 1) == "=":
            return None
        node = around
    return None
