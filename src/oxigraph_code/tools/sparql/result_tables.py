"""Rows of a SELECT as a table or CSV.

For maintainers: SPARQL JSON has the type of every value, for programs; these forms leave it out.

Source: SPARQL 1.1 Query Results CSV and TSV Formats; RFC 4180.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence

from oxigraph_code.store import PREFIXES

FORMATS = ("json", "table", "csv")


def rows_as(format: str, text: str, max_bytes: int) -> tuple[str, int]:
    """Format rows of SPARQL JSON up to ``max_bytes`` (0 is no limit); return the text and the row count."""
    answer = json.loads(text)
    names: list[str] = answer["head"]["vars"]
    value = _csv_value if format == "csv" else shown_value
    rows = [[value(row.get(name)) for name in names] for row in answer["results"]["bindings"]]
    # Columns are parted by a bar without padding, which would take twice the room in long rows.
    lines = _csv([names, *rows]) if format == "csv" else [" | ".join(row).rstrip() + "\n" for row in (names, *rows)]
    head = len(lines) - len(rows)
    size, shown = sum(len(line.encode()) for line in lines[:head]), 0
    for line in lines[head:]:
        size += len(line.encode())
        if max_bytes and size > max_bytes:
            break
        shown += 1
    return "".join(lines[: head + shown]), shown


def _csv(rows: Sequence[Sequence[str]]) -> list[str]:
    lines = []
    for row in rows:
        buffer = io.StringIO()
        csv.writer(buffer).writerow(row)
        lines.append(buffer.getvalue())
    return lines


def _csv_value(term: Mapping[str, str] | None) -> str:
    if term is None:
        return ""
    return f"_:{term['value']}" if term["type"] == "bnode" else str(term["value"])


def shown_value(term: Mapping[str, str] | None) -> str:
    """Return a term of SPARQL JSON on one line, its IRI with a usual prefix."""
    if term is None:
        return ""
    if term["type"] == "uri":
        return next(
            (
                f"{prefix}:{term['value'].removeprefix(iri)}"
                for prefix, iri in PREFIXES.items()
                if term["value"].startswith(iri)
            ),
            term["value"],
        )
    # A row of a table is one line, even if a value has several.
    return " ".join(str(term["value"]).split())


def whole_lines(text: str, max_bytes: int) -> tuple[str, int]:
    """Return the first lines of a text that fit, and their number."""
    encoded = text.encode()
    if len(encoded) > max_bytes:
        encoded = encoded[: encoded.rfind(b"\n", 0, max_bytes) + 1]
    return encoded.decode(), encoded.count(b"\n")
