"""The symbols of a module as searches find them.

For maintainers: an index run has them at hand and notes them beside the graph, from which a search would read them back
slowly. This module must not know how they are made. See decision 0165.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

FOUND_SYMBOLS: Final = "symbols"
"""The name of the file with them beside a generation."""
# The most specific kind of a symbol comes first.
_RANK = ("route", "method", "enum", "trait", "class", "function")


class Found(NamedTuple):
    """A symbol, or a whole module, with line 1 and its path as its name.

    ``kinds`` begin with the most specific one.
    """

    iri: str
    kinds: tuple[str, ...]
    name: str
    line: int
    end: int
    signature: str
    visibility: str
    docstring: str


class Module(NamedTuple):
    """A module with its definitions."""

    iri: str
    language: str
    docstring: str
    symbols: Sequence[Found]


_module: msgspec.msgpack.Decoder[Module] = msgspec.msgpack.Decoder(Module)
_modules: msgspec.msgpack.Decoder[dict[str, bytes]] = msgspec.msgpack.Decoder(dict[str, bytes])
encode_found = msgspec.msgpack.Encoder().encode
decode_found = _module.decode


def noted_modules(content: bytes) -> Mapping[str, bytes]:
    """Return the encoded modules of a file by their IRIs; none if it is not as it was written."""
    try:
        return _modules.decode(content)
    except msgspec.DecodeError:
        return {}


@lru_cache(maxsize=256)
def kind_names(classes: tuple[str, ...]) -> tuple[str, ...]:
    """Return the kinds of a symbol by the IRIs of its classes."""
    return by_rank(entry.rpartition("#")[2].lower() for entry in classes)


def by_rank(kinds: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(kinds), key=lambda kind: (_RANK.index(kind) if kind in _RANK else len(_RANK), kind)))
