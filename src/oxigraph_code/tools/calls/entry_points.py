"""Rows for entry points, grouped if they read alike.

For maintainers: a program has one route for each page and one main function for each example, so a line for each would
displace the other dependents. This module must not know what reaches them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol, brief

_MOST = 8

Kinds = tuple[str, ...]


def entry_points(symbols: Sequence[Symbol], kinds: Mapping[str, Kinds]) -> list[tuple[Kinds, list[Symbol]]]:
    """Group entry points of the same kinds that share a name, or else a file; in the order of first ones."""
    alike: dict[tuple[Kinds, str], list[Symbol]] = {}
    for symbol in symbols:
        alike.setdefault((kinds[symbol.iri], symbol.label), []).append(symbol)
    found: dict[tuple[Kinds, str, bool], list[Symbol]] = {}
    for symbol in symbols:
        group = kinds[symbol.iri], symbol.label
        is_alone = len(alike[group]) == 1
        found.setdefault((group[0], symbol.path if is_alone else group[1], is_alone), []).append(symbol)
    return [(key[0], together) for key, together in found.items()]


def entry_row(kinds: Kinds, together: Sequence[Symbol]) -> Row:
    """A line for one entry point, or for several of the same kinds that share a name or a file."""
    first, *others = together
    if not others:
        text = first.path if first.kind == "Module" else f"{first.place}{brief(first.signature)}"
    elif others[0].label == first.label:
        places = [symbol.path if symbol.kind == "Module" else f"{symbol.path}:{symbol.line}" for symbol in together]
        text = shortened(places, _MOST) if first.kind == "Module" else f"{first.label} in {shortened(places, _MOST)}"
    else:
        lines = [f"{symbol.line} {symbol.label}" for symbol in together]
        text = f"{first.path}: {shortened(lines, _MOST)}"
    data = {"kinds": list(kinds), "symbols": [symbol.data for symbol in together]}
    return Row(f"  {', '.join(kinds)}: {text}", data)
