"""Rewrite a schema of Prisma as the classes and enumerations that the grammar of scripts parses.

For maintainers: ``model User {`` becomes ``class User {`` in place, and ``name String?`` becomes ``name :String``; a
view becomes the alias of a type, since its keyword is shorter. Lengths and line ends stay; texts are cut from the file.
A block of settings leaves the variables of the environment that it reads. Source: the reference of the Prisma schema.
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.languages.comments import blanked

_BLOCK: Final = re.compile(
    rb"^(?P<indent>[ \t]*)(?P<kind>model|enum|view|type)(?P<name>[ \t]+\w+)(?P<gap>[ \t]+)\{"
    rb"(?P<lines>[^\n]*(?:\n(?![ \t]*\})[^\n]*)*\n[ \t]*)\}",
    re.MULTILINE,
)
_KEYWORDS: Final = {b"model": b"class", b"view": b"type"}
_FIELD: Final = re.compile(rb"^([ \t]*\w+[ \t]*)[ \t](\w+(?:\[\])?)")
_VARIANT: Final = re.compile(rb"^([ \t]*)[ \t](\w+)")
_KEPT: Final = re.compile(rb"//[^\r\n]*|\benv\([ \t]*\"\w+\"[ \t]*\)")


def as_classes(text: bytes) -> bytes:
    """Rewrite the blocks of a schema, and blank the rest except comments."""
    parts: list[bytes] = []
    last = 0
    for block in _BLOCK.finditer(text):
        kind, gap = block["kind"], block["gap"]
        opening = gap if kind in (b"model", b"enum") else b"=" + gap[1:]
        parts += [_rest(text[last : block.start()]), block["indent"], _KEYWORDS.get(kind, kind), block["name"], opening]
        parts.append(b"{")
        form, written = (_VARIANT, rb"\1,\2") if kind == b"enum" else (_FIELD, rb"\1:\2")
        is_first = kind == b"enum"
        for line in block["lines"].splitlines(keepends=True):
            entry = form.match(line)
            # Entries of an enumeration have a comma between them.
            begin = b"" if entry is None else entry[0] if is_first else entry.expand(written)
            parts += [begin, _rest(line[len(begin) :])]
            is_first = is_first and entry is None
        parts.append(b"}")
        last = block.end()
    return b"".join([*parts, _rest(text[last:])])


def _rest(text: bytes) -> bytes:
    """Blank a text except its comments and the variables of the environment that it reads."""
    kept = bytearray(blanked(text))
    for found in _KEPT.finditer(text):
        kept[found.start() : found.end()] = found[0]
    return bytes(kept)
