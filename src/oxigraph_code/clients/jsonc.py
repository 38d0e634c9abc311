"""Edit JSON with comments in place.

For maintainers: clients keep JSON with comments and trailing commas, and rewriting a file would lose both. So a scanner
finds the places of members in the text, and an edit changes that part alone. This module must not know any client.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

_TRIVIA = re.compile(r"(?:[\s\ufeff]+|//[^\n]*|/\*.*?\*/)*", re.DOTALL)
_REST_OF_LINE = re.compile(r"[ \t]*(?://[^\n]*|/\*[^\n]*?\*/[ \t]*)?")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_LITERAL = re.compile(r"[^\s,\]}/]+")
_MAX_DEPTH = 200


class _Node(NamedTuple):
    """A value in the text, from ``start`` to ``end``; ``members`` if it is an object."""

    start: int
    end: int
    value: Any
    members: list[_Member] | None = None


class _Member(NamedTuple):
    """A member of an object: the text of its key begins at ``start``."""

    start: int
    key: str
    node: _Node


def read(text: str) -> Any:
    """Read the value of a text; an empty text is an empty object.

    Raises ``ValueError`` with line and column.
    """
    return _scan(text).value


def put(text: str, path: Sequence[str], value: Any) -> str:
    """Set the member at a path of keys, with its missing parents.

    Raises ``ValueError`` if a parent is no object.
    """
    if not text.strip():
        text = "{}\n"
    node, depth = _scan(text), 0
    while True:
        if node.members is None:
            raise ValueError(f"{'.'.join(path[:depth]) or 'the file'} is not an object")
        member = next((entry for entry in node.members if entry.key == path[depth]), None)
        if member is None:
            break
        node, depth = member.node, depth + 1
        if depth == len(path):
            return text[: node.start] + _rendered(value, _indent(text, node.start), text) + text[node.end :]
    for key in reversed(path[depth + 1 :]):
        value = {key: value}
    return _with_member(text, node, path[depth], value)


def drop(text: str, path: Sequence[str]) -> str:
    """Remove the member at a path of keys, and parents that are empty without it."""
    nodes = [_scan(text)]
    for key in path:
        member = next((entry for entry in nodes[-1].members or () if entry.key == key), None)
        if member is None:
            return text
        nodes.append(member.node)
    depth = len(path)
    while depth > 1 and _holds_only(text, nodes[depth - 1], nodes[depth]):
        depth -= 1
    return _without_member(text, nodes[depth - 1], path[depth - 1])


def _holds_only(text: str, node: _Node, inner: _Node) -> bool:
    """Return true if an object has a single member and no comment."""
    members = node.members or []
    rest = text[node.start + 1 : members[0].start] + text[inner.end : node.end - 1]
    return len(members) == 1 and not rest.replace(",", "").strip()


def _with_member(text: str, node: _Node, key: str, value: Any) -> str:
    members, newline = node.members or [], _newline(text)
    if not members:
        outer = _indent(text, node.start)
        inner = outer + _unit(text)
        member = f"{json.dumps(key)}: {_rendered(value, inner, text)}"
        inside = text[node.start + 1 : node.end - 1].rstrip()
        return f"{text[: node.start + 1]}{inside}{newline}{inner}{member}{newline}{outer}{text[node.end - 1 :]}"
    last = members[-1]
    end = last.node.end
    comma = _after_trivia(text, end)
    has_comma = text[comma] == ","
    if "\n" not in text[node.start : last.start]:
        return f"{text[:end]}, {json.dumps(key)}: {json.dumps(value)}{text[end:]}"
    after = _end_of_line(text, comma + 1 if has_comma else end)
    indent = _indent(text, last.start)
    member = f"{json.dumps(key)}: {_rendered(value, indent, text)}"
    between = text[end:after] if has_comma else f",{text[end:after]}"
    return f"{text[:end]}{between}{newline}{indent}{member}{',' if has_comma else ''}{text[after:]}"


def _without_member(text: str, node: _Node, key: str) -> str:
    members = node.members or []
    at = next(index for index, entry in enumerate(members) if entry.key == key)
    start, end = members[at].start, members[at].node.end
    comma = _after_trivia(text, end)
    if text[comma] == ",":
        end = comma + 1
    elif at:
        comma = _after_trivia(text, members[at - 1].node.end)
        text = text[:comma] + text[comma + 1 :]
        start, end = start - 1, end - 1
    indent = len(text[:start]) - len(text[:start].rstrip(" \t"))
    line = start - indent
    if text[:line].endswith("\n") and text[_end_of_line(text, end) :][:1] in ("\r", "\n"):
        start = line - len(_newline(text))
    return text[:start] + text[end:]


def _rendered(value: Any, indent: str, text: str) -> str:
    """Return a value as it is written behind an indentation, in the style of the text."""
    shown = json.dumps(value, indent=_unit(text), ensure_ascii=False)
    return shown.replace("\n", f"{_newline(text)}{indent}")


def _newline(text: str) -> str:
    return "\r\n" if "\r\n" in text else "\n"


def _indent(text: str, at: int) -> str:
    """Return the indentation of the line of a place."""
    line = text[text.rfind("\n", 0, at) + 1 : at]
    return line[: len(line) - len(line.lstrip(" \t"))]


def _unit(text: str) -> str:
    """Return one step of indentation, as the first indented line has it."""
    found = re.search(r"\n([ \t]+)\S", text)
    return found[1] if found is not None else "  "


def _scan(text: str) -> _Node:
    if not text.strip():
        return _Node(0, 0, {}, [])
    try:
        node = _value(text, _after_trivia(text, 0), 0)
    except IndexError:
        raise ValueError("the text ends too early") from None
    end = _after_trivia(text, node.end)
    if end < len(text):
        raise ValueError(f"unexpected text at {_place(text, end)}")
    return node


def _value(text: str, at: int, depth: int) -> _Node:
    if depth > _MAX_DEPTH:
        raise ValueError("nested too deeply")
    if text[at] == "{":
        return _object(text, at, depth)
    if text[at] == "[":
        return _array(text, at, depth)
    match = _STRING.match(text, at) if text[at] == '"' else _LITERAL.match(text, at)
    try:
        if match is not None:
            return _Node(at, match.end(), json.loads(match[0]))
    except json.JSONDecodeError:
        pass
    raise ValueError(f"no value at {_place(text, at)}")


def _object(text: str, at: int, depth: int) -> _Node:
    members: list[_Member] = []
    start, at = at, _after_trivia(text, at + 1)
    while text[at] != "}":
        key = _STRING.match(text, at)
        if key is None:
            raise ValueError(f"no key at {_place(text, at)}")
        colon = _after_trivia(text, key.end())
        if text[colon] != ":":
            raise ValueError(f"no colon at {_place(text, colon)}")
        node = _value(text, _after_trivia(text, colon + 1), depth + 1)
        members.append(_Member(at, json.loads(key[0]), node))
        at = _next(text, node.end, "}")
    return _Node(start, at + 1, {entry.key: entry.node.value for entry in members}, members)


def _array(text: str, at: int, depth: int) -> _Node:
    items: list[Any] = []
    start, at = at, _after_trivia(text, at + 1)
    while text[at] != "]":
        node = _value(text, at, depth + 1)
        items.append(node.value)
        at = _next(text, node.end, "]")
    return _Node(start, at + 1, items)


def _next(text: str, at: int, closing: str) -> int:
    """Return the place of the next element or of the closing bracket."""
    at = _after_trivia(text, at)
    if text[at] == ",":
        return _after_trivia(text, at + 1)
    if text[at] != closing:
        raise ValueError(f"no comma at {_place(text, at)}")
    return at


def _after_trivia(text: str, at: int) -> int:
    match = _TRIVIA.match(text, at)
    return match.end() if match is not None else at


def _end_of_line(text: str, at: int) -> int:
    """Return the end of the comment and the blanks that follow a place on its line."""
    match = _REST_OF_LINE.match(text, at)
    return match.end() if match is not None else at


def _place(text: str, at: int) -> str:
    line = text.count("\n", 0, at) + 1
    return f"line {line}, column {at - text.rfind(chr(10), 0, at)}"
