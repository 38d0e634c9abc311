"""Which of the symbols that are gone are the same as some that are new.

For maintainers: a pair needs the same text, and that no other symbol could be meant; what is short is the same by
chance and must keep its name. This module must not know where the symbols come from.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence

from oxigraph_code.indexing.comparison.body_digest import BodyDigest
from oxigraph_code.indexing.model.comparison import ComparedSymbol

_LONG_ENOUGH = 3  # lines, to be known by the text alone


def find_moves(
    removed: Sequence[ComparedSymbol], added: Sequence[ComparedSymbol], digests: Mapping[ComparedSymbol, BodyDigest]
) -> dict[ComparedSymbol, ComparedSymbol]:
    """The new symbol for each of those that are gone and were found again."""
    moves: dict[ComparedSymbol, ComparedSymbol] = {}
    keys: tuple[Callable[[ComparedSymbol], tuple[str, ...]], ...] = (
        lambda symbol: (digests[symbol].digest, *symbol.kinds, symbol.name),
        lambda symbol: (digests[symbol].digest, *symbol.kinds, symbol.short_name),
        lambda symbol: (digests[symbol].digest, *symbol.kinds) if digests[symbol].lines >= _LONG_ENOUGH else (),
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
