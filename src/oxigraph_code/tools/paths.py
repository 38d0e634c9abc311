"""Paths as people write them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def full_path(text: str) -> Path:
    """The path somebody means."""
    return expanded(text).absolute()


def expanded(text: str) -> Path:
    """A path with its home folder; that of nobody is a name like any other."""
    path = Path(text)
    with suppress(RuntimeError):
        path = path.expanduser()
    return path
