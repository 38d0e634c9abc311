"""Symbols in an answer, grouped by the files they are in.

For maintainers: a path that is said once, above what is in the file, costs a third of one in each line. This module
must not know why the symbols are listed.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence

from oxigraph_code.tools.answer.listing import Later, Row, Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol

OUTSIDE = "outside of the project"

_MOST_LINES = 8


def by_file(
    name: str, known: Nodes, iris: Iterable[str], row: Callable[[Symbol], Row], title: str = ""
) -> list[Section]:
    """A section for each file with some of the symbols, in the order of paths; the files of each ``title``, which says
    what they have in common."""
    files: dict[str, dict[str, None]] = defaultdict(dict)
    for iri in iris:
        files[known.path(iri)][iri] = None
    # What has no file is outside, and comes last.
    return [
        Section(name, rows_of(known, files[path], row), f"{title}{path or OUTSIDE}")
        for path in sorted(files, key=lambda path: (not path, path))
    ]


def rows_of(known: Nodes, iris: Collection[str], row: Callable[[Symbol], Row]) -> Sequence[Row]:
    """A row for each of some symbols, by their places."""
    known.expect(iris)
    return Later(len(iris), lambda: [row(symbol) for symbol in known.ordered(iris)])


def tops(symbols: Iterable[Symbol]) -> dict[str, Symbol]:
    """For each symbol the outermost of them that it is in, which may be itself."""
    by_iri = {symbol.iri: symbol for symbol in symbols}
    found = {}
    for iri, top in by_iri.items():
        while top.owner in by_iri:
            top = by_iri[top.owner]
        found[iri] = top
    return found


def outermost(symbols: Iterable[Symbol]) -> list[tuple[Symbol, int]]:
    """The symbols that are in none of the others, by their places, each with how many of the others are in it."""
    inside = Counter(tops(symbols).values())
    found = [(symbol, count - 1) for symbol, count in inside.items()]
    return sorted(found, key=lambda entry: (entry[0].path, entry[0].line, entry[0].iri))


def plain(symbol: Symbol) -> Row:
    """What a symbol is, and where."""
    # The graph knows no line of what refers to something from outside of all definitions.
    line = "" if symbol.kind == "Module" else f"{symbol.line} "
    return Row(f"  {line}{symbol.label}", symbol.data)


def counted(count: int, noun: str) -> str:
    """A number of things; ``noun`` is what one is called."""
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def shown_lines(lines: Iterable[int]) -> str:
    """Some lines of one file."""
    return shortened([str(line) for line in lines], _MOST_LINES)
