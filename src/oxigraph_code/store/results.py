"""Serialize the engine's results as text of a bounded size.

For maintainers: the iterator of a result belongs to the thread that queried (the engine aborts the process otherwise),
so this module runs in that thread. Rows are serialized one by one because the engine's own serializer cannot stop at a
size and leave valid JSON. This module must not know the use of results.

Source: SPARQL 1.1 Query Results JSON Format; SPARQL 1.2 for base directions and triple terms; N-Triples.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pyoxigraph

from oxigraph_code.store.protocol import QueryResult

COUNT_ON_ROWS = 200_000
COUNT_ON_SECONDS = 1.0

_ORDER = re.compile(r"\sORDER BY((?:\s+\?\w+)+)\s*\Z")

_XSD_INTEGER = pyoxigraph.NamedNode("http://www.w3.org/2001/XMLSchema#integer")
_XSD_STRING = "http://www.w3.org/2001/XMLSchema#string"
_LANGUAGE_DATATYPES = frozenset(
    f"http://www.w3.org/1999/02/22-rdf-syntax-ns#{name}" for name in ("langString", "dirLangString")
)


def answer_of(results: Any, max_bytes: int) -> QueryResult:
    """Serialize the results of a query; ``max_bytes`` 0 is no limit."""
    limit = max_bytes or float("inf")
    if isinstance(results, pyoxigraph.QueryBoolean):
        return QueryResult("ask", "true" if results else "false", 1, 1, True)
    if isinstance(results, pyoxigraph.QuerySolutions):
        return _select(results, limit)
    return _graph(results, limit)


def rows_of(query: str, ask: Callable[[str], Any]) -> tuple[list[str], list[list[str | None]]]:
    """Return the variables that a query selects, and their values in each solution as plain text.

    For each comparison in a sort, the engine loads the texts of two rows from the store, which takes several times as
    long as loading all texts once. So if a query is ordered by variables that it selects, the rows are sorted here.
    """
    order = _ORDER.search(query)
    solutions = ask(query[: order.start()] if order else query)
    names = [variable.value for variable in solutions.variables]
    sorted_by = order[1].replace("?", "").split() if order else []
    if not set(sorted_by) <= set(names):
        solutions, sorted_by = ask(query), []
    if columns := [names.index(name) for name in sorted_by]:
        solutions = sorted(solutions, key=lambda solution: [_place(solution[column]) for column in columns])
    return names, [[None if term is None else _text(term) for term in solution] for solution in solutions]


def _place(term: Any) -> tuple[int, int | str]:
    """Return the sort key of a term: unbound first, then nodes, whole numbers, texts."""
    if term is None:
        return 0, 0
    if not isinstance(term, pyoxigraph.Literal):
        return 1, _text(term)
    is_number = term.datatype == _XSD_INTEGER and term.value.isdecimal()
    return (2, int(term.value)) if is_number else (3, term.value)


def _text(term: Any) -> str:
    return f"<<( {term} )>>" if isinstance(term, pyoxigraph.Triple) else str(term.value)


def _select(solutions: pyoxigraph.QuerySolutions, limit: float) -> QueryResult:
    names = [variable.value for variable in solutions.variables]
    head = b'{"head":{"vars":' + msgspec.json.encode(names) + b'},"results":{"bindings":['
    parts: list[bytes] = []
    size = len(head) + len(b"]}}")
    rows = iter(solutions)
    for solution in rows:
        bindings = {name: _binding(term) for name, term in zip(names, solution, strict=True) if term is not None}
        row = msgspec.json.encode(bindings)
        size += len(row) + len(b",\n")
        if size > limit:
            total = _count_on(rows, len(parts) + 1)
            return QueryResult("select", _joined(head, parts), len(parts), total, False)
        parts.append(row)
    return QueryResult("select", _joined(head, parts), len(parts), len(parts), True)


def _joined(head: bytes, rows: list[bytes]) -> str:
    return (head + b",\n".join(rows) + b"]}}").decode()


def _graph(triples: Iterator[pyoxigraph.Triple], limit: float) -> QueryResult:
    seen: dict[str, None] = {}
    size = 0
    for triple in triples:
        line = f"{triple} .\n"
        if line in seen:
            continue
        size += len(line.encode())
        if size > limit:
            text, shown = "".join(seen), len(seen)
            seen[line] = None
            total = _count_on(triples, 0, lambda other: seen.setdefault(f"{other} .\n"))
            return QueryResult("graph", text, shown, total if total < 0 else len(seen), False)
        seen[line] = None
    return QueryResult("graph", "".join(seen), len(seen), len(seen), True)


def _count_on(items: Iterator[Any], counted: int, note: Callable[[Any], object] | None = None) -> int:
    """Count the number of all items, or -1 if counting the rest takes too long."""
    end = time.monotonic() + COUNT_ON_SECONDS
    for more, item in enumerate(items, 1):
        if more > COUNT_ON_ROWS or (more % 256 == 0 and time.monotonic() > end):
            return -1
        if note is not None:
            note(item)
        counted += 1
    return counted


def _binding(term: Any) -> dict[str, Any]:
    if isinstance(term, pyoxigraph.NamedNode):
        return {"type": "uri", "value": term.value}
    if isinstance(term, pyoxigraph.BlankNode):
        return {"type": "bnode", "value": term.value}
    if isinstance(term, pyoxigraph.Triple):
        parts = {"subject": term.subject, "predicate": term.predicate, "object": term.object}
        return {"type": "triple", "value": {name: _binding(part) for name, part in parts.items()}}
    binding = {"type": "literal", "value": term.value}
    datatype = term.datatype.value
    if term.language:
        binding["xml:lang"] = term.language
        if term.direction:
            binding["its:dir"] = term.direction.value
    elif datatype != _XSD_STRING and datatype not in _LANGUAGE_DATATYPES:
        binding["datatype"] = datatype
    return binding
