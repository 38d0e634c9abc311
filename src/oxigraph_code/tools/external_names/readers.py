"""Readers of the variables, fields and flags that hold the value of an external name.

For maintainers: a program looks a setting up once and reads its value elsewhere, so readers stand below the row of the
use that they follow. This module must not know how a use is found.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.lines import line_number
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.symbol_details import Symbol, details, symbols_in
from oxigraph_code.tools.answer.use_lines import UseLines
from oxigraph_code.tools.call_graph.call_sites import CallGraph
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Workspace, batched_rows

_HOLDING = ("Variable", "Field")
_MAX_VALUE = 8
"""The most lines of a value, if its readers count as readers of a name in it."""
_TAKEN = re.compile(r"(\w+)\s*(?::=?|=)(?!=)")
"""The name that a value is given to, as a field of an object or by an assignment."""


def readers_of_holders(workspace: Workspace, scope: QuestionScope, rows: Sequence[Row]) -> dict[int, list[Row]]:
    """Find the readers of the variables and fields whose values have the name, by the number of its row."""
    places = {(row.data["path"], row.data["line"]): number for number, row in enumerate(rows)}
    modules = [module for path in dict.fromkeys(path for path, _ in places) for module in scope.modules_of(path)]
    taking = _taking(workspace, scope, rows)
    holding = {**(symbols_in(workspace, scope, modules) if modules else {}), **details(workspace, scope, [*taking])}
    found: dict[int, list[Row]] = {}
    taken = Counter((symbol.path, symbol.line) for symbol in holding.values() if symbol.kind == "Variable")
    for symbol in holding.values():
        own = range(symbol.line, symbol.end + 1)
        if taken[symbol.path, symbol.line] > 1 and symbol.short_name not in {row.data["name"] for row in rows}:
            continue  # several are assigned at once, and another one may hold the name
        inside = [number for (path, line), number in places.items() if path == symbol.path and line in own]
        at = [*taking.get(symbol.iri, inside)]
        is_asked = symbol.kind in _HOLDING or any(rows[number].data["iri"] == symbol.iri for number in at)
        if not at or not is_asked or len(own) > _MAX_VALUE:
            continue
        edges = batched_rows(workspace, "users_of", "symbol", [symbol.iri])
        readers = {row["user"] for row in edges if row["edge"].endswith("references")}
        readers.update(CallGraph(workspace).callers([symbol.iri]).at(1) if symbol.kind == "Method" else ())
        users = Nodes(workspace, scope, sorted(readers))
        use = UseLines(workspace, scope, symbol, {symbol.path: own})
        shown = ((user, use.row(user)) for user in users.values() if user.iri not in (symbol.iri, symbol.owner))
        found.setdefault(at[0], []).extend(
            row._replace(line=f"  {symbol.name}, which holds it, is read at {user.path}:{row.line.strip()}")
            for user, row in shown
            if "lines" in row.data
        )
    return found


def below(rows: Sequence[Row], readers: Mapping[int, Sequence[Row]]) -> list[Row]:
    """Put readers below the rows of their uses, which are given by number."""
    return [each for number, row in enumerate(rows) for each in (row, *readers.get(number, ()))]


def inside(user: Symbol | None) -> str:
    """Phrase the symbol around a use; empty at the level of a module."""
    return f" in {user.label}" if user is not None and user.kind != "Module" else ""


def readers_of_flags(workspace: Workspace, scope: QuestionScope, name: str) -> list[Row]:
    """Find the reads of the flags that take a variable of the environment."""
    reads = [row for row in workspace.rows("reads_of_flags", name=[StringTerm(name)]) if scope.holds(row["module"])]
    users = details(workspace, scope, list(dict.fromkeys(row["user"] for row in reads)))
    found = []
    for row in reads:
        path, around = scope.path_of(row["module"]), inside(users.get(row["user"]))
        data = {"path": path, "line": line_number(row["line"]), "access": "reads", "kind": "flag", "iri": row["user"]}
        found.append(
            Row(f"  {row['flag']}, which holds it, is read at {path}:{row['line']}{around}", {**data, "name": name})
        )
    return found


def _taking(workspace: Workspace, scope: QuestionScope, rows: Sequence[Row]) -> dict[str, list[int]]:
    """Find the fields that functions set to the value of the name, with the numbers of the rows."""
    written: dict[str, list[str]] = {}
    for edge in batched_rows(workspace, "fields_written", "user", [*{r.data["iri"]: 0 for r in rows if r.data["iri"]}]):
        written.setdefault(edge["user"], []).append(edge["symbol"])
    fields = details(workspace, scope, [field for each in written.values() for field in each])
    found: dict[str, list[int]] = {}
    for number, row in enumerate(rows):
        last = row.data["line"]
        text = scope.text(row.data["path"], workspace.settings.max_file_bytes) if row.data["iri"] in written else ""
        before = "\n".join(text.split("\n")[max(0, last - 2) : last]).partition(row.data["name"])[0]
        names = _TAKEN.findall(before)[-1:]
        for field in written.get(row.data["iri"], ()):
            if field in fields and fields[field].short_name in names:
                found.setdefault(field, []).append(number)
    return found
