"""Marks of a file: its attributes in ``.gitattributes`` and its owners in ``CODEOWNERS``."""

from __future__ import annotations

from typing import NamedTuple


class FileMarks(NamedTuple):
    """The kinds that set a file apart, such as ``generated``, and its owners as written."""

    kinds: tuple[str, ...] = ()
    owners: tuple[str, ...] = ()


NO_MARKS = FileMarks()
