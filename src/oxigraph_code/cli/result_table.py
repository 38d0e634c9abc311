"""Rows of a SPARQL result as a table at a terminal.

For maintainers: in a pipe the rows are the text that the tool writes. A cell is one line, cut at the width of its
column, and numbers stand at the right.
"""

from __future__ import annotations

import io
import json
import shutil

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from oxigraph_code.cli import output
from oxigraph_code.tools.sparql.result_tables import shown_value

_NUMBERS = ("integer", "decimal", "double", "float", "int", "long", "nonNegativeInteger")


def show_rows(text: str, notice: str = "") -> None:
    """Print the rows of SPARQL JSON."""
    result = json.loads(text)
    names: list[str] = result["head"]["vars"]
    rows = result["results"]["bindings"]
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for name in names:
        terms = [row[name] for row in rows if name in row]
        are_numbers = bool(terms) and all(term.get("datatype", "").endswith(_NUMBERS) for term in terms)
        # Without enough room, rich narrows the columns that could wrap, the widest first.
        table.add_column(name, justify="right" if are_numbers else "left", no_wrap=are_numbers)
    for row in rows:
        table.add_row(*(Text(shown_value(row.get(name)), no_wrap=True, overflow="ellipsis") for name in names))
    stream, width = io.StringIO(), shutil.get_terminal_size().columns
    Console(file=stream, width=width, force_terminal=output.has_colours()).print(table if rows else "")
    lines = [line.rstrip() for line in stream.getvalue().splitlines()]
    output.show("\n".join(["1 row" if len(rows) == 1 else f"{len(rows):,} rows", *lines]), notice)
