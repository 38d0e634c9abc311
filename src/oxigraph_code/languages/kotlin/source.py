"""Rewrite valid Kotlin in the forms of the grammar.

For maintainers: a rewriting keeps lengths and line ends, so that offsets stay right; texts are
always cut from the original. The loader calls it only for files with syntax errors.

Source: Kotlin language specification, "Syntax and grammar".
"""

from __future__ import annotations

import re
from typing import Final

_LONGEST: Final = 2_000_000
# The grammar ends the last declaration of a body by a line end or a semicolon only.
_ON_ONE_LINE: Final = re.compile(
    rb"^([^\n{}\"']*\b(?:class|interface|object)\b[^\n{}\"']{0,500}\{[^\n]{0,500}[^\s;{]) (?=\}[ \t]*\r?$)",
    re.MULTILINE,
)


def mended(text: bytes) -> bytes:
    """Rewrite the constructs that the grammar is known not to parse."""
    return text if len(text) > _LONGEST else _ON_ONE_LINE.sub(rb"\1;", text)
