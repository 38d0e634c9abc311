"""Find moved and renamed symbols by the text of their bodies.

For maintainers: digests are computed only for symbols that are compared, so the graph needs none. Indentation and the
name of the symbol are ignored. A pair must have the same body, and no other symbol may have it; a short body is the
same by chance, so these must also have the same name. This module must not know the source of the symbols.
"""

from __future__ import annotations

import hashlib
import re
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from textwrap import dedent
from typing import NamedTuple

from oxigraph_code.indexing.model.comparison import ComparedSymbol

_MIN_LINES = 3  # lines of a body that identify a symbol without its name


class BodyDigest(NamedTuple):
    """The digest of a body, and the number of its lines that are not blank.

    An empty digest if it cannot be read.
    """

    digest: str
    lines: int


def body_digest(lines: Sequence[str], start: int, end: int, name: str) -> BodyDigest:
    """Digest the body of a symbol in the lines ``start`` to ``end`` of a file."""
    own = [line.rstrip() for line in lines[start - 1 : end]]
    filled = [line for line in own if line]
    if not filled:
        return BodyDigest("", 0)
    # Text before the symbol on its first line is not part of it.
    text = dedent("\n".join([own[0].lstrip(), dedent("\n".join(own[1:]))]))
    nameless = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "\0", text)
    return BodyDigest(hashlib.sha256(nameless.encode("utf-8", "replace")).hexdigest(), len(filled))


def find_moves(
    removed: Sequence[ComparedSymbol], added: Sequence[ComparedSymbol], digests: Mapping[ComparedSymbol, BodyDigest]
) -> dict[ComparedSymbol, ComparedSymbol]:
    """Pair removed symbols with the added ones that have the same body."""
    moves: dict[ComparedSymbol, ComparedSymbol] = {}
    keys: tuple[Callable[[ComparedSymbol], tuple[str, ...]], ...] = (
        lambda symbol: (digests[symbol].digest, *symbol.kinds, symbol.name),
        lambda symbol: (digests[symbol].digest, *symbol.kinds, symbol.short_name),
        lambda symbol: (digests[symbol].digest, *symbol.kinds) if digests[symbol].lines >= _MIN_LINES else (),
    )
    for key in keys:
        found = set(moves.values())
        gone = _by_key([symbol for symbol in removed if symbol not in moves], digests, key)
        new = _by_key([symbol for symbol in added if symbol not in found], digests, key)
        for shared in gone.keys() & new.keys():
            if len(gone[shared]) == len(new[shared]) == 1:
                moves[gone[shared][0]] = new[shared][0]
    return moves


def _by_key(
    symbols: Sequence[ComparedSymbol],
    digests: Mapping[ComparedSymbol, BodyDigest],
    key: Callable[[ComparedSymbol], tuple[str, ...]],
) -> dict[tuple[str, ...], list[ComparedSymbol]]:
    by_key: dict[tuple[str, ...], list[ComparedSymbol]] = defaultdict(list)
    for symbol in symbols:
        if digests[symbol].digest and key(symbol):
            by_key[key(symbol)].append(symbol)
    return by_key
