"""Read the graph for the search index.

For maintainers: for a few modules, one query reads everything; for very many, one query for each property, joined here,
because the engine joins slowly and scans fast (see docs/decisions/0024). This module must not know the index.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code import identity
from oxigraph_code import vocabulary as code
from oxigraph_code.errors import QueryTimeout
from oxigraph_code.queries.lines import line_number

Ask = Callable[..., Sequence[Mapping[str, str]]]
"""Returns the rows of a query file for its name and its terms."""

MODULE = "module"
TEST = "test"
EXTERNAL = "external"
MARKED = "marked"
"""The kind of everything in a file that is marked as vendored, generated or the like."""
AT_ONCE = 50
"""The number of modules in one query."""
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


def content_hashes(ask: Ask) -> dict[str, str]:
    """Read the content hash of each module from the graph."""
    return {row["subject"]: row["value"] for row in ask("values_of", property=code.contentHash)}


def marked_modules(ask: Ask) -> set[str]:
    """Find the modules of files with a mark, such as ``generated``."""
    return {row["subject"] for row in ask("values_of", property=code.markedAs)}


def read_some(ask: Ask, modules: Collection[str], told: Callable[[int], None]) -> Iterable[Module]:
    """Read modules, in batches."""
    wanted = sorted(modules)
    for start in range(0, len(wanted), AT_ONCE):
        batch = wanted[start : start + AT_ONCE]
        symbols: dict[str, dict[str, Found]] = defaultdict(dict)
        for row in ask("symbols_to_find", module=batch):
            _gather(symbols[row["module"]], row)
        for row in ask("module_details", module=batch):
            inside = list(symbols[row["module"]].values())
            yield Module(row["module"], row.get("language", ""), row.get("docstring", ""), inside)
        told(start + len(batch))


def read_many(ask: Ask, modules: Collection[str], told: Callable[[int], None]) -> Iterable[Module]:
    """Read many modules by scanning the whole graph."""
    try:
        languages, docstrings, names = (
            _values(ask, term) for term in (code.language, code.docstring, code.qualifiedName)
        )
        signatures, visibilities = _values(ask, code.signature), _values(ask, code.visibility)
        kinds: dict[str, list[str]] = defaultdict(list)
        for row in ask("kinds_of_symbols"):
            kinds[row["symbol"]].append(_kind(row["kind"]))
        lines = {row["symbol"]: (line_number(row["line"]), line_number(row["end"])) for row in ask("lines_of_symbols")}
    except QueryTimeout:
        yield from read_some(ask, modules, told)
        return
    inside: dict[str, list[Found]] = defaultdict(list)
    for symbol, (line, end) in lines.items():
        module = _module_of(symbol, modules)
        if module and symbol in names and symbol in kinds:
            found = Found(
                symbol,
                by_rank(kinds[symbol]),
                names[symbol],
                line,
                end,
                signatures.get(symbol, ""),
                visibilities.get(symbol, ""),
                docstrings.get(symbol, ""),
            )
            inside[module].append(found)
    for number, module in enumerate(sorted(modules)):
        yield Module(module, languages.get(module, ""), docstrings.get(module, ""), inside[module])
        if number % AT_ONCE == 0:
            told(number)


def unresolved_projects(ask: Ask) -> set[str]:
    """Find the projects whose calls are still being resolved."""
    return {row["project"] for row in ask("projects") if "started" in row and "finished" not in row}


def tests(ask: Ask) -> set[str]:
    """Return the symbols that are tests."""
    return {row["symbol"] for row in ask("symbols_of_kind", kind=code.Test)}


def modules_with_routes(ask: Ask) -> set[str]:
    """Find the modules that register routes."""
    return {row["module"] for row in ask("symbols_of_kind", kind=code.Route)}


def outside(ask: Ask) -> dict[str, str]:
    """Read the names of library symbols that projects use, by IRI."""
    return {row["symbol"]: row["name"] for row in ask("external_names")}


def dependents(ask: Ask) -> dict[str, int]:
    """Count the dependents of each symbol that has any."""
    return {row["symbol"]: int(row["dependents"]) for row in ask("dependents_of_symbols")}


def _values(ask: Ask, term: str) -> dict[str, str]:
    return {row["subject"]: row["value"] for row in ask("values_of", property=term)}


def _gather(symbols: dict[str, Found], row: Mapping[str, str]) -> None:
    known = symbols.get(row["symbol"])
    kinds = [*(known.kinds if known else ()), _kind(row["kind"])]
    symbols[row["symbol"]] = Found(
        row["symbol"],
        by_rank(kinds),
        row["name"],
        line_number(row["line"]),
        line_number(row["end"]),
        row.get("signature", ""),
        row.get("visibility", ""),
        row.get("docstring", ""),
    )


def _module_of(symbol: str, modules: Collection[str]) -> str:
    """Extract the module from a symbol's IRI: its name may contain slashes, and a route has a ``?`` in it."""
    module, is_apart, _ = symbol.partition("?")
    module = module if is_apart else symbol.rpartition("/")[0]
    while module and module not in modules:
        module = module.rpartition("/")[0]
    return module


def _kind(iri: str) -> str:
    return iri.removeprefix(identity.BASE).lower()


def by_rank(kinds: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(kinds), key=lambda kind: (_RANK.index(kind) if kind in _RANK else len(_RANK), kind)))
