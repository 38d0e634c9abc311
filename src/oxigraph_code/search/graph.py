"""Read the graph for the search index.

For maintainers: one query reads everything about some modules. A large first run notes the same beside the graph,
because reading that much takes long (see docs/decisions/0165). This module must not know the index.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from oxigraph_code import vocabulary as code
from oxigraph_code.facts.found import Found, Module, by_rank, kind_names
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


def content_hashes(ask: Ask) -> dict[str, str]:
    """Read the content hash of each module from the graph."""
    return {row["subject"]: row["value"] for row in ask("values_of", property=code.contentHash)}


def marked_modules(ask: Ask) -> set[str]:
    """Find the modules of files with a mark, such as ``generated``."""
    return {row["subject"] for row in ask("values_of", property=code.markedAs)}


def read(ask: Ask, modules: Collection[str], told: Callable[[int], None]) -> Iterable[Module]:
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


def unresolved_projects(ask: Ask) -> set[str]:
    """Find the projects whose calls are still being resolved."""
    return {row["project"] for row in ask("projects") if "started" in row and "finished" not in row}


def tests(ask: Ask) -> set[str]:
    """Return the symbols that are tests."""
    return {row["symbol"] for row in ask("symbols_of_kind", kind=code.Test)}


def routes(ask: Ask) -> dict[str, str]:
    """Return the module that registers each route."""
    return {row["symbol"]: row["module"] for row in ask("symbols_of_kind", kind=code.Route)}


def outside(ask: Ask) -> dict[str, str]:
    """Read the names of library symbols that projects use, by IRI."""
    return {row["symbol"]: row["name"] for row in ask("external_names")}


def dependents(ask: Ask) -> dict[str, int]:
    """Count the dependents of each symbol that has any."""
    return {row["symbol"]: int(row["dependents"]) for row in ask("dependents_of_symbols")}


def _gather(symbols: dict[str, Found], row: Mapping[str, str]) -> None:
    known = symbols.get(row["symbol"])
    kinds = (*(known.kinds if known else ()), *kind_names((row["kind"],)))
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
