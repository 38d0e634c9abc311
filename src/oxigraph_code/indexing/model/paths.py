"""Paths as text, as the graph has them, and tests of containment."""

from __future__ import annotations

import re

_SURROGATES = re.compile("[\ud800-\udfff]")


def path_text(path: str) -> str:
    """Return a path as the graph has it: bytes that are not valid text become U+FFFD."""
    return _SURROGATES.sub("\ufffd", path)


def is_within(path: str, folder: str) -> bool:
    """Return true if a path is a folder or below it; the common root is the empty path."""
    return not folder or path == folder or path.startswith(f"{folder}/")


def is_below(path: str, folder: str) -> bool:
    """Return true if a full path is a folder or below it."""
    return path == folder or path.startswith(f"{folder.rstrip('/')}/")
