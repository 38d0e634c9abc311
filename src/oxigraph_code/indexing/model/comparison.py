"""The outcome of a comparison of two states. It crosses a process boundary."""

from __future__ import annotations

from typing import NamedTuple

from oxigraph_code.facts import Parameter


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
    parameters: tuple[Parameter, ...] = ()
    returns: str = ""

    @property
    def plain_signature(self) -> str:
        """The signature as it is however a formatter writes it."""
        text = self.signature
        for written in filter(None, [*(entry.annotation for entry in self.parameters), self.returns]):
            text = text.replace(written, plain_type(written))
        return "".join(text.split()).replace(",)", ")")


def plain_type(text: str) -> str:
    """Write a type without spaces, and without brackets around all of it."""
    text = "".join(text.split())
    depth = 0
    for place, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if not depth:
            return plain_type(text[1:-1]) if 0 < place == len(text) - 1 else text
    return text


class ComparedCall(NamedTuple):
    """A use that only one state has: the IRIs of both ends, and both as path and qualified name.

    ``kind`` is the property that leads from one to the other, ``calls`` unless all uses are compared.
    """

    caller: str
    callee: str
    caller_name: str
    callee_name: str
    kind: str = "calls"


class ComparedName(NamedTuple):
    """A route, or a use of an external name, that only one state has.

    ``line`` is 0 if that is the earlier one.
    """

    kind: str
    name: str
    access: str
    path: str
    line: int


Pairs = tuple[tuple[ComparedSymbol, ComparedSymbol], ...]
"""Symbols before, each with the same symbol after."""


class Comparison(NamedTuple):
    """The differences of two states below ``root``.

    ``differing`` counts files with another content, ``read`` those whose symbols were compared, ``unread`` are those
    that could not be read. ``resolved`` counts files whose calls were compared, of ``files`` in all. ``is_exact`` if
    the calls of all other files are known to be the same; otherwise ``naming`` counts unchanged files that contain the
    name of a changed symbol. ``moved_files`` are renamed files, as pairs of the earlier and the present path. ``base``
    is the compared ref. ``names_lost`` and ``names_gained`` are compared only if all uses are. ``rewritten`` are the
    bodies in which one line differs: the IRI after, and the line before and after.
    """

    root: str
    base_commit: str
    head_commit: str
    added: tuple[ComparedSymbol, ...] = ()
    removed: tuple[ComparedSymbol, ...] = ()
    signatures: Pairs = ()
    bodies: Pairs = ()
    visibilities: Pairs = ()
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
    base: str = ""
    names_lost: tuple[ComparedName, ...] = ()
    names_gained: tuple[ComparedName, ...] = ()
    rewritten: tuple[tuple[str, str, str], ...] = ()

    @property
    def changed(self) -> Pairs:
        """Return the symbols that both states have and that differ, some more than once."""
        return (*self.signatures, *self.bodies, *self.visibilities, *self.moved)
