"""References to a file: the files that import it, and the uses of its symbols.

For maintainers: a file is accepted in place of a symbol because answers print paths. An unresolved call may mean any
symbol of its name, so the first line also counts those by the names in the file. This module must not know how paths
are written.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import chain

from oxigraph_code.queries import StringTerm
from oxigraph_code.queries.lines import line_number
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted, shown_lines
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.symbol_details import Symbol, modules_at, symbols_in
from oxigraph_code.tools.evidence.handovers import handover_rows, handovers_of
from oxigraph_code.tools.symbols.named_symbol import resolve
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import AnsweredEarly, Workspace, batched_rows

_PARTS = re.compile(r"::|[./]")


def file_named(workspace: Workspace, scope: QuestionScope, text: str) -> str:
    """Find the module of a path that a text is, if it is no symbol; empty for none or several."""
    modules = modules_at(workspace, scope, text) if set(text) & set("/.") else []
    is_exact = len(modules) == 1 and scope.path_of(modules[0]) == text.removeprefix("./")
    if len(modules) == 1 and not is_exact:
        with suppress(AnsweredEarly):
            resolve(workspace, scope, text)
            return ""
    return modules[0] if len(modules) == 1 else ""


def file_references(workspace: Workspace, scope: QuestionScope, module: str) -> Listing:
    """Return all references from other files to a file and its symbols."""
    symbols = symbols_in(workspace, scope, [module])
    importing = _importing(workspace, scope, module, symbols.values())
    uses = _uses(workspace, module, [*symbols])
    path = scope.path_of(module)
    rows = [_row(symbols[iri], uses[iri]) for iri in symbols if iri in uses]
    others = {other for modules in uses.values() for other in modules}
    sites = [*chain.from_iterable(handovers_of(workspace, [module]))]
    naming = handover_rows(sites, Nodes(workspace, scope, [site.source for site in sites]))
    names = sorted({symbol.short_name for symbol in symbols.values()})
    calls = {
        row["site"] for row in batched_rows(workspace, "unresolved_calls", "name", [StringTerm(name) for name in names])
    }
    unresolved = sum(scope.holds(site) and not site.startswith(f"{module}/") for site in calls)
    facts = [
        f"{len(rows):,} of its {counted(len(symbols), 'symbol')} used in {counted(len(others), 'other file')}",
        f"named in {counted(len(naming), 'text')}" if naming else "",
        f"{counted(unresolved, 'unresolved call')} by their names" if unresolved else "",
        scope.freshness,
    ]
    return Listing(
        f"{counted(len(importing), 'file')} import {path}" if len(importing) != 1 else f"1 file imports {path}",
        [
            Section("imports", importing, "imports it:"),
            Section("handovers", naming, "names it in a text:"),
            Section("uses", rows, "is used from other files:"),
        ],
        facts=[fact for fact in facts if fact],
        narrower=f"symbol={path}:name for one of its symbols",
        next_step="find_references of one symbol, as path:name, lists its uses; impact_analysis follows further",
        data={"path": path},
    )


def _importing(workspace: Workspace, scope: QuestionScope, module: str, symbols: Iterable[Symbol]) -> list[Row]:
    """Make rows for the importers of a file or its symbols, with the lines of matching imports."""
    rows = workspace.rows("importing_modules", module=[module])
    paths = {row["other"]: scope.path_of(row["other"]) for row in rows if row["other"] != module}
    others = sorted(paths, key=lambda other: (is_about_others(paths[other]), paths[other]))
    place = _PARTS.split(scope.path_of(module).rpartition(".")[0])
    names = {symbol.short_name for symbol in symbols}
    lines: dict[str, list[int]] = defaultdict(list)
    for row in batched_rows(workspace, "import_lines", "module", others):
        parts = [part for part in _PARTS.split(row["path"]) if part]
        if _leads(parts, place) or (parts[-1:] and parts[-1] in names and _leads(parts[:-1], place)):
            lines[row["module"]].append(line_number(row["line"]))
    found = []
    for other in others:
        path, at = paths[other], sorted(set(lines[other]))
        found.append(Row(f"  {path}{f':{shown_lines(at)}' if at else ''}", {"path": path, "lines": at}))
    return found


def _leads(parts: Sequence[str], place: Sequence[str]) -> bool:
    """Return true if an import path ends as the path of a file does, in its name and the folder before it."""
    shared = list(zip(reversed(parts), reversed(place), strict=False))
    return bool(shared) and all(one == other for one, other in shared[:2])


def _uses(workspace: Workspace, module: str, symbols: Sequence[str]) -> dict[str, dict[str, int]]:
    """Count the users of each symbol by module, without pure imports."""
    users: dict[str, set[str]] = defaultdict(set)
    for row in batched_rows(workspace, "dependents", "symbol", symbols):
        if not row["edge"].endswith("#imports") and not row["other"].startswith(f"{module}/"):
            users[row["symbol"]].add(row["other"])
    homes = {
        row["symbol"]: row["module"]
        for row in batched_rows(workspace, "modules_of", "symbol", [*set().union(*users.values())])
    }
    found: dict[str, dict[str, int]] = {}
    for symbol, others in users.items():
        counts: dict[str, int] = defaultdict(int)
        for other in others:
            counts[homes.get(other, other)] += 1
        counts.pop(module, None)
        if counts:
            found[symbol] = dict(counts)
    return found


def _row(symbol: Symbol, users: dict[str, int]) -> Row:
    used = f"{counted(sum(users.values()), 'user')} in {counted(len(users), 'file')}"
    return Row(f"  {symbol.line} {symbol.label} · {used}", {**symbol.data, "users": sum(users.values())})
