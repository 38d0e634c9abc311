"""Rewrite C# with directives where the grammar has none.

For maintainers: a rewriting keeps lengths and line ends, so that offsets stay right; texts are always cut from the
original. The loader calls it only for files with syntax errors. One branch of each conditional is kept: the first one
that the current framework has, or else the first one.

Source: C# language specification, "Pre-processing directives".
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.languages.comments import blanked

_LONGEST: Final = 4_000_000
_DIRECTIVE: Final = re.compile(rb"^[ \t]*#[ \t]*(if|elif|else|endif)\b([^\r\n]*)", re.MULTILINE)
# Symbols that a build for the current framework does not define.
_UNDEFINED: Final = re.compile(
    rb"NETFRAMEWORK|NETSTANDARD\w*|NET\d{2,3}(?:_OR_GREATER)?|NETCOREAPP[123]\w*|DEBUG|MONO|UNITY\w*|false"
)
_OTHERS: Final = re.compile(
    rb"^[ \t]*#[ \t]*(?:region|endregion|pragma|nullable|line|error|warning)\b[^\r\n]*"
    rb"|\bref(?=\s+partial\s+struct\b)",
    re.MULTILINE,
)


def mended(text: bytes) -> bytes:
    """Blank directives, and the branches of conditionals that are not kept."""
    if len(text) > _LONGEST:
        return text
    out = bytearray(text)
    open_groups: list[list[tuple[re.Match[bytes], bool]]] = []
    for match in _DIRECTIVE.finditer(text):
        word = match[1]
        if word == b"if":
            open_groups.append([(match, _holds(match[2]))])
        elif open_groups:
            open_groups[-1].append((match, word == b"else" or (word == b"elif" and _holds(match[2]))))
            if word == b"endif":
                _keep_one(text, out, open_groups.pop())
    for match in (*_DIRECTIVE.finditer(text), *_OTHERS.finditer(text)):
        out[match.start() : match.end()] = blanked(match[0])
    return bytes(out)


def _keep_one(text: bytes, out: bytearray, parts: list[tuple[re.Match[bytes], bool]]) -> None:
    branches = parts[:-1]
    kept = next((nth for nth, (_, holds) in enumerate(branches) if holds), 0)
    for nth, (match, _) in enumerate(branches):
        if nth != kept:
            end = parts[nth + 1][0].start()
            out[match.end() : end] = blanked(text[match.end() : end])


def _holds(condition: bytes) -> bool:
    """Return true if a condition is not known to be false; brackets are passed over."""
    plain = condition.partition(b"//")[0]
    return any(all(_is_defined(part) for part in alternative.split(b"&&")) for alternative in plain.split(b"||"))


def _is_defined(part: bytes) -> bool:
    name = part.strip(b" \t()")
    if name.startswith(b"!"):
        return not _is_defined(name[1:])
    return _UNDEFINED.fullmatch(name) is None
