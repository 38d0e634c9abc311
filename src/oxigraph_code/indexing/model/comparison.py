"""The outcome of a comparison of two states. It crosses a process boundary."""

from __future__ import annotations

from typing import NamedTuple


class ComparedSymbol(NamedTuple):
    """A symbol of one of two states.

    ``name`` is the qualified name and ``short_name`` its last part, ``path`` is relative to the root, ``owner`` is
    the IRI of the enclosing symbol, ``module`` the file's IRI.
    """

    iri: str
    kinds: tuple[str, ...]
    name: str
    short_name: str
    path: str
    line: int
    end: int
    signature: str
    owner: str
    visibility: str
    module: str


class ComparedCall(NamedTuple):
    """A call edge that only one state has: the IRIs of both ends, and both as path and qualified name."""

    caller: str
    callee: str
    caller_name: str
    callee_name: str


Pairs = tuple[tuple[ComparedSymbol, ComparedSymbol], ...]
"""Symbols before, each with the same symbol after."""


class Comparison(NamedTuple):
    """The differences of two states below ``root``.

    ``differing`` counts files with another content, ``read`` those whose symbols were compared, ``unread`` are those
    that could not be read. ``resolved`` counts files whose calls were compared, of ``files`` in all. ``is_exact`` if
    the calls of all other files are known to be the same; otherwise ``naming`` counts unchanged files that contain the
    name of a changed symbol. ``moved_files`` are renamed files, as pairs of the earlier and the present path.
    """

    root: str
    base_commit: str
    head_commit: str
    added: tuple[ComparedSymbol, ...] = ()
    removed: tuple[ComparedSymbol, ...] = ()
    signatures: Pairs = ()
    bodies: Pairs = ()
    moved: Pairs = ()
    moved_files: tuple[tuple[str, str], ...] = ()
    lost: tuple[ComparedCall, ...] = ()
    gained: tuple[ComparedCall, ...] = ()
    differing: int = 0
    read: int = 0
    unread: tuple[str, ...] = ()
    resolved: int = 0
    files: int = 0
    is_exact: bool = True
    naming: int = 0
