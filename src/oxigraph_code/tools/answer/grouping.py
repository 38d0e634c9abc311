"""Symbols in an answer, grouped by file.

For maintainers: a path that stands once above the symbols of a file costs a third of one in each line. This module must
not know why the symbols are listed.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence

from oxigraph_code.tools.answer.listing import LazyRows, Row, Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import Symbol

EXTERNAL_TITLE = "outside of the project"

_MAX_LINES = 8


def by_file(
    name: str, known: Nodes, iris: Iterable[str], row: Callable[[Symbol], Row], title: str = ""
) -> list[Section]:
    """Return a section for each file with some of the symbols, ordered by path.

    ``title`` is a prefix of the section titles: the property that all the symbols share.
    """
    files: dict[str, dict[str, None]] = defaultdict(dict)
    for iri in iris:
        files[known.path(iri)][iri] = None
    # External symbols have no file, and come last.
    return [
        Section(name, rows_of(known, files[path], row), f"{title}{path or EXTERNAL_TITLE}")
        for path in sorted(files, key=lambda path: (not path, path))
    ]


def rows_of(known: Nodes, iris: Collection[str], row: Callable[[Symbol], Row]) -> Sequence[Row]:
    """Return a row for each of the symbols, ordered by file and line."""
    known.expect(iris)
    return LazyRows(len(iris), lambda: [row(symbol) for symbol in known.ordered(iris)])


def tops(symbols: Iterable[Symbol]) -> dict[str, Symbol]:
    """Map each symbol to the outermost of the symbols that contains it, which may be itself."""
    by_iri = {symbol.iri: symbol for symbol in symbols}
    found = {}
    for iri, top in by_iri.items():
        while top.owner in by_iri:
            top = by_iri[top.owner]
        found[iri] = top
    return found


def outermost(symbols: Iterable[Symbol]) -> list[tuple[Symbol, int]]:
    """Select the symbols that no other contains, in order, each with the count of symbols inside."""
    inside = Counter(tops(symbols).values())
    found = [(symbol, count - 1) for symbol, count in inside.items()]
    return sorted(found, key=lambda entry: (entry[0].path, entry[0].line, entry[0].iri))


def plain(symbol: Symbol) -> Row:
    """Return a row with the kind, name and place of a symbol."""
    # For a reference outside of all definitions, the graph has no line.
    line = "" if symbol.kind == "Module" else f"{symbol.line} "
    return Row(f"  {line}{symbol.label}", symbol.data)


def counted(count: int, noun: str) -> str:
    """Format a number of things, with ``noun`` in singular or plural."""
    return f"{count:,} {noun if count == 1 else plural(noun)}"


def plural(noun: str) -> str:
    """Put a regular noun into the plural."""
    if noun.endswith("s"):
        return f"{noun}es"
    return f"{noun[:-1]}ies" if noun.endswith("y") and noun[-2] not in "aeiou" else f"{noun}s"


def shown_lines(lines: Iterable[int]) -> str:
    """Format some line numbers of one file."""
    return shortened([str(line) for line in lines], _MAX_LINES)
