"""From the bytes of a file to UTF-8 text the parser can read.

For maintainers: a file in the wrong encoding is read as well as it can be and carries a diagnostic; it is never a hole.
This module must not know any grammar.
"""

from __future__ import annotations

import codecs
from typing import NamedTuple

from oxigraph_code.facts import Diagnostic

_BYTE_ORDER_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


class Source(NamedTuple):
    """A file's text as UTF-8 bytes, and the diagnostics of reading it."""

    text: bytes
    diagnostics: tuple[Diagnostic, ...] = ()


def read_source(content: bytes, declared_encoding: str = "") -> Source:
    """Read the text of a file; ``declared_encoding`` is stated in its own syntax."""
    for mark, encoding in _BYTE_ORDER_MARKS:
        if content.startswith(mark):
            if encoding == "utf-8":
                return _utf8(content[len(mark) :])
            return _decoded(content, encoding)
    if declared_encoding and _is_other_encoding(declared_encoding):
        return _decoded(content, declared_encoding)
    return _utf8(content)


def _is_other_encoding(name: str) -> bool:
    try:
        return codecs.lookup(name).name not in ("utf-8", "ascii")
    except LookupError:
        return True


def _utf8(content: bytes) -> Source:
    if content.isascii():
        return _without_nul(content)
    try:
        content.decode()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        note = Diagnostic("warning", "not UTF-8 and no encoding is declared; read as Latin-1", line)
        return _without_nul(content.decode("latin-1").encode(), note)
    return _without_nul(content)


def _decoded(content: bytes, encoding: str) -> Source:
    try:
        return _without_nul(content.decode(encoding).lstrip("\ufeff").encode(errors="replace"))
    except LookupError:
        note = Diagnostic("warning", f"declares an encoding nobody knows: {encoding[:40]!r}; read as Latin-1", 1)
    except (UnicodeError, ValueError):
        note = Diagnostic("warning", f"not valid {encoding}; read as Latin-1", 1)
    return _without_nul(content.decode("latin-1").encode(), note)


def _without_nul(text: bytes, *notes: Diagnostic) -> Source:
    position = text.find(b"\0")
    if position < 0:
        return Source(text, notes)
    line = text.count(b"\n", 0, position) + 1
    # A space keeps every offset where it was.
    return Source(text.replace(b"\0", b" "), (*notes, Diagnostic("error", "contains NUL bytes; read as spaces", line)))
