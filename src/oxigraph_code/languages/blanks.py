"""Spaces in place of text that a grammar does not read, for the rewriting of sources.

For maintainers: keep lengths and line ends, so that offsets in the rewritten text are right for the original.
"""

from __future__ import annotations

import re
from typing import Final

_NOT_LINE_END: Final = re.compile(rb"[^\r\n]")


def blanked(text: bytes) -> bytes:
    """Replace all bytes by spaces except line ends."""
    return _NOT_LINE_END.sub(b" ", text)


def as_comment(text: bytes) -> bytes:
    """Replace the marks of a comment in markup by marks of a script."""
    return b"/*%b*/" % text[2:-2].replace(b"*/", b"  ")
