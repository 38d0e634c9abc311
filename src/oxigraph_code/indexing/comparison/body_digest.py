"""Digests of the text of symbols, by which one is known again under another name or in another place.

For maintainers: they are taken when two states are compared, of symbols that only one of them has, or that both have;
no symbol has to carry one in the graph for that. Indentation and the name of the symbol itself count for nothing. This
module must not know what is made of likeness.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from textwrap import dedent
from typing import NamedTuple


class BodyDigest(NamedTuple):
    """The digest of a text, empty where the text cannot be read, and how many lines it has that are not blank."""

    digest: str
    lines: int


def body_digest(lines: Sequence[str], start: int, end: int, name: str) -> BodyDigest:
    """Digest the text of a symbol called ``name`` between two lines of a file."""
    own = [line.rstrip() for line in lines[start - 1 : end]]
    filled = [line for line in own if line]
    if not filled:
        return BodyDigest("", 0)
    # What stands before it on its first line is not its own.
    text = dedent("\n".join([own[0].lstrip(), dedent("\n".join(own[1:]))]))
    nameless = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "\0", text)
    return BodyDigest(hashlib.sha256(nameless.encode("utf-8", "replace")).hexdigest(), len(filled))
