"""Rewrite valid Go that the grammar cannot parse.

For maintainers: a rewriting keeps lengths and line ends, so that offsets and lines stay valid for the file; texts are
always cut from the original. The loader calls it only for files with syntax errors. The grammar takes only a type as
the argument of ``new``; under another name it is a call like any other, and ``bindings.scm`` knows it.

Source: The Go Programming Language Specification, chapter "Allocation".
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.languages.comments import rewritten

_NESTED: Final = rb"[^][(){}\"`+]*+(?:\[[^][(){}\"`+]*+\][^][(){}\"`+]*+)*+"
_MADE_OF: Final = rb"(?:\s*+(?:\*|\[[^][\"`]*+\]|map\[" + _NESTED + rb"\]|(?:<-\s*+)?chan\b(?:\s*+<-)?))*+"
_NAMED: Final = rb"[^\W\d]\w*+(?:\.\w++)?(?:\[(?!\d)" + _NESTED + rb"\])?\s*+,?\s*+\)"
_OF_VALUE: Final = re.compile(
    rb"(?<![.\w])new(?=\((?!" + _MADE_OF + rb"\s*+(?:(?:struct|interface|func)\b|" + _NAMED + rb")))"
)


def mended(text: bytes) -> bytes:
    """Rewrite the constructs that the grammar is known not to parse."""
    return rewritten(text, ((_OF_VALUE, b"_ew"),))
