"""The patterns of a query that can match a tree, by the nodes that they need.

For maintainers: a pattern is compiled for milliseconds, and a file has the nodes of about half of them. So a command
that reads one file leaves out those that need a node, or a node in another, that the tree lacks. Anything else in a
pattern counts as met. This module must not know captures.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tree_sitter import Language, Node

_TOKEN: Final = re.compile(r'"(?:\\.|[^"\\])*"|[()\[\]]|[^\s()\[\]";]+|;[^\n]*')
_KIND: Final = re.compile(r"[A-Za-z]\w*")

# The parts of a pattern: a token, or a list that begins with its bracket.
_Part = str | list["_Part"]
Edges = frozenset[tuple[int, int]]
"""The types of nodes, each with the type of the node around it; the root is in itself."""


def edges_of(root: Node) -> Edges:
    """Collect the types of the nodes of a tree."""
    cursor = root.walk()
    around, kind = [], root.kind_id
    found = {(kind, kind)}
    while True:
        if cursor.goto_first_child():
            around.append(kind)
        else:
            while not cursor.goto_next_sibling():
                if not cursor.goto_parent():
                    return frozenset(found)
                around.pop()
        node = cursor.node
        if node is not None:
            kind = node.kind_id
            found.add((around[-1], kind))


def possible(text: str, grammar: Language, edges: Edges) -> str:
    """Return the patterns of a query that can match a tree with these edges."""
    kinds = {kind for _, kind in edges}

    def is_met(part: _Part, around: int) -> bool:
        """Return true if nothing is missing for a part of a pattern, in a node of a type; -1 for any type."""
        if isinstance(part, str):
            return True
        if part[0] == "[":
            choices = [one for one in part[1:] if isinstance(one, list) or one[0] in '"_']
            return any(is_met(one, around) for one in choices) or not choices
        first = part[1] if len(part) > 1 else ""
        if isinstance(first, str) and first[:1] not in ("", '"'):
            if first[0] == "#":
                return True
            found = grammar.id_for_node_kind(first, True) if _KIND.fullmatch(first) else None
            kind = found if found is not None and grammar.node_kind_is_visible(found) else -1
            if kind >= 0 and ((around, kind) not in edges if around >= 0 else kind not in kinds):
                return False
            around = kind
        nexts = [*part[2:], ""]
        return all(
            is_met(one, around) or (isinstance(after, str) and after[:1] in ("?", "*"))
            for one, after in zip(part[1:], nexts, strict=True)
        )

    return "".join(pattern for pattern, part in _patterns(text) if is_met(part, -1))


def _patterns(text: str) -> Iterator[tuple[str, _Part]]:
    """Yield the text and the parts of each pattern."""
    starts, parts = list[int](), list[_Part]()
    open_parts: list[list[_Part]] = [parts]
    for match in _TOKEN.finditer(text):
        token = match[0]
        if token in ("(", "["):
            if len(open_parts) == 1:
                starts.append(match.start())
            open_parts.append([token])
        elif token in (")", "]"):
            closed = open_parts.pop()
            open_parts[-1].append(closed)
        elif len(open_parts) > 1 and token[0] != ";":
            open_parts[-1].append(token)
    for start, end, part in zip(starts, [*starts[1:], len(text)], parts, strict=True):
        yield text[start:end], part
