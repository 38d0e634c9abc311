"""Rewrite valid Java that the grammar cannot parse.

For maintainers: a rewriting keeps lengths and line ends, so that offsets and lines stay valid for the file; texts are
always cut from the original. The loader calls it only for files with syntax errors.

Source: The Java Language Specification, chapters 7.5.5 ("Single-Module-Import Declarations"),
8.4.1 ("Formal Parameters") and 8.8.7 ("Constructor Body").
"""

from __future__ import annotations

import re
from typing import Final

from oxigraph_code.languages.comments import rewritten

_OF_VARIADIC: Final = re.compile(rb"@\w+(?:\.\w+)*(?:\([^()]{0,500}\))?\s*(?=\.\.\.)")
_OF_MODULE: Final = re.compile(rb"(?<=^import )module(?=\s+\w)", re.MULTILINE)
# As the name of a method: the grammar has a call of a constructor as the first statement only.
_LATE_CONSTRUCTOR: Final = re.compile(rb"^([ \t]*)(?:s(?=uper\s*\()|t(?=his\s*\())", re.MULTILINE)


def mended(text: bytes) -> bytes:
    """Rewrite the constructs that the grammar is known not to parse."""
    return rewritten(text, ((_LATE_CONSTRUCTOR, rb"\1_"), (_OF_VARIADIC, None), (_OF_MODULE, None)))
