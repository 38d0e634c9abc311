"""Lists and tables that keep a function, and their readers.

For maintainers: a loop over a list calls no certain function. The text of a handover names the list, and the graph has
its readers. This is no call, and no step. This module must not know how an answer is ordered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.answer.use_lines import UseLines, lines_of
from oxigraph_code.tools.evidence.asked_symbol import HOLDING, AskedSymbol
from oxigraph_code.tools.evidence.evidence import Evidence
from oxigraph_code.tools.workspace.workspace import batched_rows

_WORD = re.compile(r"[\w$]+")
_ADDING = re.compile(r"(?:^|[.:>])(?:append|push|push_back|add|insert|unshift|extend|set|put)$")
"""A method that keeps its argument in the list or table."""
_MAX_SITES = 8
_MAX_READERS = 20


def held(subject: AskedSymbol) -> Evidence:
    """Find the readers of the few variables and fields in which handovers keep it."""
    readers: dict[str, list[Row]] = {}
    for holder in _holders(subject) if subject.is_function else ():
        rows = list(_readers(subject, holder))
        if len(rows) <= _MAX_READERS:
            readers[holder.name] = rows
    rows = [row for each in readers.values() for row in each]
    places = f"{counted(len(rows), 'other place')} {'reads' if len(rows) == 1 else 'read'}"
    fact = f"kept in {', '.join(name for name, each in readers.items() if each)}, which {places}"
    return Evidence.of_rows(fact, "held", rows, "reads the list or table that it is kept in:")


def _holders(subject: AskedSymbol) -> list[Symbol]:
    """Find the variables and fields that the text of a handover names, or that are its source."""
    words: dict[str, set[str]] = {}
    for site in subject.handovers[:_MAX_SITES]:
        is_adding = site.kind == "argument" and _ADDING.search(site.text) is not None
        if is_adding or (site.kind == "stored" and site.text):
            path = details(subject.workspace, subject.scope, [site.source])
            place = path[site.source].path if site.source in path else ""
            texts = [subject.code.of_call(place, line, site.text) for line in site.lines] if is_adding and place else []
            words.setdefault(site.source, set()).update(_WORD.findall(" ".join([site.text, *texts])))
    used = batched_rows(subject.workspace, "values_used", "source", [*words])
    pairs = [*((source, source) for source in words), *((row["source"], row["symbol"]) for row in used)]
    known = details(subject.workspace, subject.scope, [iri for _, iri in pairs])
    holding = {
        iri: known[iri]
        for source, iri in pairs
        if iri in known and known[iri].kind in HOLDING and (iri == source or known[iri].short_name in words[source])
    }
    return list(holding.values())


def _readers(subject: AskedSymbol, holder: Symbol) -> Iterator[Row]:
    edges = list(batched_rows(subject.workspace, "users_of", "symbol", [holder.iri]))
    reading, writing = (
        {row["user"] for row in edges if row["edge"].endswith(f"#{edge}")} for edge in ("references", "writes")
    )
    use = UseLines(subject.workspace, subject.scope, holder, lines_of([holder]))
    known = {holder.iri, *subject.callers, *(site.source for site in subject.handovers)}
    for user in Nodes(subject.workspace, subject.scope, sorted(reading - writing - known)).values():
        row = use.row(user)
        if "lines" in row.data and user.kind != "Module":
            yield row._replace(line=f"  {user.path}:{row.line.strip()} reads {holder.name}")
