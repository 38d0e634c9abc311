"""Entry points that a change reaches, and modules that export what it reaches.

For maintainers: a program has one route for each page and one main function for each example, and a line for each would
displace the other dependents, so those alike share one. This module must not know how edges are followed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol, brief
from oxigraph_code.tools.call_graph.dependents import Roles
from oxigraph_code.tools.external_names.running_routes import ReachedRoutes

_PREVIEW = 3
_MAX_GROUPED = 8
_ROUTE = ("route",)
_Kinds = tuple[str, ...]


class ReachedEntries(NamedTuple):
    """Rows of entry points and exporting modules, nearest first, with the total before they are grouped."""

    rows: Sequence[Row]
    total: int


def reached_entries(
    known: Nodes,
    distances: Mapping[str, int],
    roles: Roles,
    routes: ReachedRoutes,
    exporting: Mapping[str, Sequence[str]],
) -> ReachedEntries:
    """List the entry points among reached symbols, functions before whole files.

    ``distances`` has the steps to each symbol, ``exporting`` the symbols that each module exports.
    """
    far = {**distances, **routes.distances}
    kinds = {
        iri: kinds
        for iri, kinds in roles.entries.items()
        if iri not in roles.in_tests and iri not in exporting and not (kinds == _ROUTE and iri in routes.covered)
    }
    kinds |= dict.fromkeys(routes.distances, _ROUTE)
    faces = {iri: shown for iri, shown in exporting.items() if iri not in roles.in_tests}
    known.learn([*kinds, *faces, *chain.from_iterable(faces.values())])
    symbols = sorted(
        map(known.__getitem__, kinds),
        key=lambda symbol: (far[symbol.iri], symbol.kind == "Module", symbol.path, symbol.line),
    )
    rows = []
    for same, together in _grouped(symbols, kinds):
        nearest = together[0]
        rows.append(((far[nearest.iri], nearest.kind == "Module", nearest.path), _entry_row(same, together)))
    for iri, shown in faces.items():
        symbol = known[iri]
        line = f"  api: {symbol.path} shows {shortened(known.names(shown), _PREVIEW)}"
        row = Row(line, {**symbol.data, "kinds": ["api"], "shows": list(shown)})
        rows.append(((min(far[entry] for entry in shown), True, symbol.path), row))
    return ReachedEntries([row for _, row in sorted(rows, key=lambda entry: entry[0])], len(kinds) + len(faces))


def _grouped(symbols: Sequence[Symbol], kinds: Mapping[str, _Kinds]) -> list[tuple[_Kinds, list[Symbol]]]:
    """Group entry points of the same kinds that share a name, or else a file; in the order of first ones.

    A program has one route for each page and one main function for each example: a line for each would displace the
    other dependents.
    """
    alike: dict[tuple[_Kinds, str], list[Symbol]] = {}
    for symbol in symbols:
        alike.setdefault((kinds[symbol.iri], symbol.label), []).append(symbol)
    found: dict[tuple[_Kinds, str, bool], list[Symbol]] = {}
    for symbol in symbols:
        group = kinds[symbol.iri], symbol.label
        is_alone = len(alike[group]) == 1
        found.setdefault((group[0], symbol.path if is_alone else group[1], is_alone), []).append(symbol)
    return [(key[0], together) for key, together in found.items()]


def _entry_row(kinds: _Kinds, together: Sequence[Symbol]) -> Row:
    """Return a line for one entry point, or for several of the same kinds that share a name or a file."""
    first, *others = together
    if not others:
        text = first.path if first.kind == "Module" else f"{first.place}{brief(first.signature)}"
    elif others[0].label == first.label:
        places = [symbol.path if symbol.kind == "Module" else f"{symbol.path}:{symbol.line}" for symbol in together]
        text = (
            shortened(places, _MAX_GROUPED)
            if first.kind == "Module"
            else f"{first.label} in {shortened(places, _MAX_GROUPED)}"
        )
    else:
        lines = [f"{symbol.line} {symbol.label}" for symbol in together]
        text = f"{first.path}: {shortened(lines, _MAX_GROUPED)}"
    data = {"kinds": list(kinds), "symbols": [symbol.data for symbol in together]}
    return Row(f"  {', '.join(kinds)}: {text}", data)
