"""Rewrite valid PHP in the forms of the grammar.

For maintainers: a rewriting keeps lengths and line ends, so that offsets stay right. The loader calls it only for files
with syntax errors.

Source: the PHP manual, "Using namespaces: Aliasing/Importing".
"""

from __future__ import annotations

import re
from typing import Final

_LAST_COMMA: Final = re.compile(
    rb"^([ \t]{0,99}use\s[\w\\\s]{1,300}\{[^{};]{1,9999}),(?=(?:\s|//[^\n]{0,999}\n){0,99}\}\s{0,9};)", re.MULTILINE
)


def mended(text: bytes) -> bytes:
    """Take the comma behind the last name of a group of imports out."""
    return _LAST_COMMA.sub(rb"\1 ", text)
