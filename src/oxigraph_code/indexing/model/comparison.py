"""The outcome of a comparison of two states, as data that crosses a process boundary."""

from __future__ import annotations

from typing import NamedTuple


class ComparedSymbol(NamedTuple):
    """A symbol of one of the two states: its IRI, its kinds, its qualified name and the last part of that, the path of
    its file below the root, its lines and its signature; ``owner`` is the IRI of the symbol around it, ``module`` that
    of its file."""

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
    """A call edge that only one state has: the IRIs of both ends, and both as a path with a qualified name behind."""

    caller: str
    callee: str
    caller_name: str
    callee_name: str


Pairs = tuple[tuple[ComparedSymbol, ComparedSymbol], ...]
"""Symbols as they were, with what they are."""


class Comparison(NamedTuple):
    """The differences of two states below ``root``.

    ``differing`` counts the files that differ, ``read`` those of them that were compared by symbols, and ``unread``
    names those that could not be. ``resolved`` counts the files whose calls were compared, of ``files`` that there are;
    ``is_exact`` where the calls of all others are known to be the same; else ``naming`` counts the files that do not
    differ and name a symbol that does. ``moved_files`` are renamed files, each with its earlier path first.
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
