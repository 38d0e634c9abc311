"""Which part of a file is script, and what has to be rewritten for the grammar to read it.

For maintainers: every rewriting keeps length and line ends, so that offsets and lines stay those of the file. What is
rewritten is only what the parser sees; texts are always cut from the original.
"""

from __future__ import annotations

import re

_OPENING = re.compile(rb"<script(?=[\s>])|<!--", re.IGNORECASE)
_CLOSING = re.compile(rb"</script\s*>", re.IGNORECASE)
_NOT_LINE_END = re.compile(rb"[^\r\n]+")

# "in" and "out" in front of a type parameter, which the grammar does not know.
_VARIANCE = re.compile(rb"(?<=[<,\s])(?:in\s+out|in|out)(?=\s+[A-Za-z_$][\w$]*\s*(?:[,>=]|extends\b))")
_VARIANCE_PLACE = re.compile(rb"[<,]\s*$")
# A signature on a line of its own that begins with its type parameters: the grammar takes them for arguments of what
# ends the line before, where the language does not.
_SIGNATURE = re.compile(rb"(?<=[\w>\])}\"'/;])(\s*\n[ \t]*)[ \t](?=<[A-Za-z_$][^\n]*)")
# A mapped type that makes its members optional, written with a sign.
_OPTIONAL = re.compile(rb"(?<=\])\+(?=\?\s*:)")
_LONGEST_MENDED = 2_000_000


def script_of(text: bytes) -> bytes:
    """A single file of Vue or Svelte with everything blank that stands outside of its script blocks."""
    parts: list[bytes] = []
    last = 0
    while opening := _OPENING.search(text, last):
        if opening[0] == b"<!--":
            end = text.find(b"-->", opening.end())
            if end < 0:
                break
            parts.append(_blanked(text[last:end]))
            last = end
            continue
        start = text.find(b">", opening.end()) + 1
        closing = _CLOSING.search(text, start) if start else None
        if closing is None:
            break
        parts += [_blanked(text[last:start]), text[start : closing.start()]]
        last = closing.start()
    return b"".join([*parts, _blanked(text[last:])])


def mended(text: bytes) -> bytes:
    """The text with its type parameters written so that the grammar can read them."""
    if len(text) > _LONGEST_MENDED:
        return text
    text = _VARIANCE.sub(lambda match: _blank(match) if _begins_parameter(text, match.start()) else match[0], text)
    text = _OPTIONAL.sub(b" ", text)
    return _SIGNATURE.sub(rb"\1;", text)


def _begins_parameter(text: bytes, start: int) -> bool:
    return _VARIANCE_PLACE.search(text, max(0, start - 200), start) is not None


def _blank(match: re.Match[bytes]) -> bytes:
    return _blanked(match[0])


def _blanked(text: bytes) -> bytes:
    return _NOT_LINE_END.sub(lambda match: b" " * len(match[0]), text)
