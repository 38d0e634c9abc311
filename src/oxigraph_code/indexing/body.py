"""The text of a symbol, and its digest, as data that crosses a process boundary."""

from __future__ import annotations

from typing import NamedTuple


class Body(NamedTuple):
    """Where the text of a symbol stands: the file relative to the root, the first and the last line, and its name."""

    path: str
    start: int
    end: int
    name: str


class BodyDigest(NamedTuple):
    """The digest of a text, empty where the text cannot be read, and how many lines it has that are not blank."""

    digest: str
    lines: int
