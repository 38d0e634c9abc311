"""Edit YAML in place, where its maps are written as blocks.

For maintainers: an edit adds or removes whole lines, since no YAML writer keeps every comment and blank. The caller
compares the data before and after, so a text that these lines do not fit is left alone. This module must not know any
client. See decision 0132.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import yaml

_STEP = 2


def read(text: str) -> Any:
    """Read the value of a text; an empty text is an empty map.

    Raises ``ValueError`` with line and column.
    """
    try:
        return yaml.safe_load(text) or {}
    except yaml.YAMLError as error:
        raise ValueError(" ".join(str(error).split())) from None


def put(text: str, path: Sequence[str], value: Any) -> str:
    """Set the block at a path of two keys. Raises ``ValueError`` if the first is not written as a block."""
    key, name = path
    lines = drop(text, path).splitlines(keepends=True)
    at = _line_of(lines, key, 0, 0, len(lines))
    newline = "\r\n" if "\r\n" in text else "\n"
    if at < 0:
        if key in read(text):
            raise ValueError(f"{key} is not written as a block")
        if lines and not lines[-1].endswith("\n"):
            lines[-1] += newline
        return "".join([*lines, f"{key}:{newline}", *_block(name, value, _STEP, newline)])
    end = _end(lines, at, 0)
    if end < len(lines) or not lines[end - 1].endswith("\n"):
        lines[end - 1] = lines[end - 1].rstrip("\r\n") + newline
    first = next((line for line in lines[at + 1 : end] if line.strip() and not line.lstrip().startswith("#")), "")
    indent = len(first) - len(first.lstrip()) if first else _STEP
    return "".join([*lines[:end], *_block(name, value, indent, newline), *lines[end:]])


def drop(text: str, path: Sequence[str]) -> str:
    """Remove the block at a path of two keys, and the first if it is empty without it."""
    key, name = path
    lines = text.splitlines(keepends=True)
    at = _line_of(lines, key, 0, 0, len(lines))
    if at < 0:
        return text
    end = _end(lines, at, 0)
    for index in range(at + 1, end):
        indent = len(lines[index]) - len(lines[index].lstrip())
        if indent and _line_of(lines, name, indent, index, index + 1) == index:
            last = _end(lines, index, indent)
            is_alone = not "".join(lines[at + 1 : index] + lines[last:end]).strip()
            return "".join(lines[:at] + lines[end:] if is_alone else lines[:index] + lines[last:])
    return text


def _line_of(lines: Sequence[str], key: str, indent: int, start: int, end: int) -> int:
    """Return the line that opens the block of a key, -1 if there is none."""
    opening = re.compile(rf"{' ' * indent}(?:{re.escape(key)}|\"{re.escape(key)}\"|'{re.escape(key)}'):\s*(?:#.*)?$")
    return next((index for index in range(start, end) if opening.match(lines[index].rstrip())), -1)


def _end(lines: Sequence[str], at: int, indent: int) -> int:
    """Return the end of the block that a line opens, before the blank lines and comments after it."""
    end = at + 1
    for index in range(at + 1, len(lines)):
        stripped = lines[index].strip()
        if not stripped or (stripped.startswith("#") and not lines[index].startswith(" " * (indent + 1))):
            continue
        if len(lines[index]) - len(lines[index].lstrip()) <= indent:
            break
        end = index + 1
    return end


def _block(name: str, value: Any, indent: int, newline: str) -> list[str]:
    shown = yaml.safe_dump({name: value}, sort_keys=False, allow_unicode=True, indent=_STEP)
    return [f"{' ' * indent}{line}{newline}" for line in shown.splitlines()]
