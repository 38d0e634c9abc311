"""Two refs, or a ref and the working tree, compared.

For maintainers: both sides are brought up to date first; then the graph says what only one of them has, and the text of
those symbols which of them are the same. The queries are put to the later side as default graph, which the working
graph is by itself, so that one query serves both.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

from oxigraph_code import identity, queries
from oxigraph_code.errors import HistoryError
from oxigraph_code.indexing.body import Body, BodyDigest
from oxigraph_code.indexing.job import BodiesJob, IndexJob, SnapshotJob
from oxigraph_code.indexing.report import SnapshotReport
from oxigraph_code.tools.listing import Format, Listing, MaxChars, Offset, Page, Row, Section, answer
from oxigraph_code.tools.moves import find_moves
from oxigraph_code.tools.paths import full_path
from oxigraph_code.tools.scope import Scope
from oxigraph_code.tools.symbols import Symbol, details
from oxigraph_code.tools.workspace import Answer, Call, Workspace

_SHORT = 7
_ORDINAL = re.compile(r"~\d+$")
_BODY_KINDS = frozenset({"Function", "Method", "Class", "Trait", "Enum", "Macro", "Implementation", "TypeAlias"})


class _Side(NamedTuple):
    """One side: what it is called, its commit (empty for the working tree), its graphs by project."""

    name: str
    commit: str
    graphs: dict[str, str]


def compare_refs(
    workspace: Workspace,
    call: Call,
    base: Annotated[str, "the earlier branch, tag or commit"],
    head: Annotated[str, "the later branch, tag or commit; else the working tree"] = "",
    path: Annotated[str, "repository, project or folder of one"] = ".",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Compare two branches, tags or commits, or one with the working tree: symbols, signatures and calls.

    Use when: a change, branch or release is reviewed; you ask what was added, removed, renamed, or calls differently.
    Not for: lines of text that differ (git diff); who changed what and when (load_git_history).
    Returns: counts, then a line for each symbol whose signature changed, that was removed, moved, renamed or added, and
    for each call lost or gained; at last how to ask for more, and SPARQL to adapt. Both sides are indexed first.
    """
    page = Page.asked(workspace.settings, offset, max_chars, format)
    before = _load(workspace, call, path, base)
    if head:
        loaded = _load(workspace, call, path, head)
        after = _Side(loaded.ref, loaded.commit, loaded.graphs)
    else:
        loaded = before
        after = _index(workspace, call, before)
    first = _Side(before.ref, before.commit, before.graphs)
    scope = Scope(Path(before.root), {**before.folders, **loaded.folders}, "", "")
    symbols: dict[str, list[Symbol]] = {"added": [], "removed": [], "signature": []}
    before_of: dict[str, str] = {}
    calls: dict[str, set[tuple[str, str]]] = {"gained": set(), "lost": set()}
    for project in sorted({*first.graphs, *after.graphs}):
        graph = first.graphs.get(project) or identity.snapshot(project, first.name)
        later = (after.graphs.get(project) or identity.snapshot(project, after.name)) if head else ""
        found = workspace.rows("compare_symbols", later, project=project, base=graph)
        before_of |= {row["symbol"]: row.get("before", "") for row in found if row["change"] == "signature"}
        for change, known in symbols.items():
            iris = [row["symbol"] for row in found if row["change"] == change]
            known += details(workspace, scope, iris, graph if change == "removed" else later).values()
        for row in workspace.rows("compare_calls", later, project=project, base=graph):
            calls[row["change"]].add((row["caller"], row["callee"]))
    moves = _moves(workspace, call, before.root, first, after, symbols)
    rows, counts = _changes(symbols, before_of, calls, moves)
    head = f"{_titled(first)} to {_titled(after)}: {_counted(counts)}"
    notes = [] if rows else ["no difference in symbols, signatures or calls"]
    listing = Listing(head, [Section("changes", rows)], notes=[*notes, *_adaptable(first, after)])
    return answer(listing, page)


def _load(workspace: Workspace, call: Call, path: str, ref: str) -> SnapshotReport:
    job = SnapshotJob(full_path(path), ref, workspace.settings)
    with call.working(job.kill):
        return job.run(call.told)


def _index(workspace: Workspace, call: Call, base: SnapshotReport) -> _Side:
    """The working tree, indexed."""
    if not base.has_worktree:
        raise HistoryError(f"{base.root} has no working tree", hint="name the later ref as head", path=base.root)
    job = IndexJob(Path(base.root, base.start), [], workspace.settings)
    with call.working(job.kill):
        job.run(call.told)
    return _Side("the working tree", "", {})


def _moves(
    workspace: Workspace, call: Call, root: str, base: _Side, head: _Side, symbols: dict[str, list[Symbol]]
) -> dict[Symbol, Symbol]:
    removed = [symbol for symbol in symbols["removed"] if symbol.kind in _BODY_KINDS]
    added = [symbol for symbol in symbols["added"] if symbol.kind in _BODY_KINDS]
    if not removed or not added:
        return {}
    wanted = [(base.commit, removed), (head.commit, added)]
    asked = [
        (commit, [Body(entry.path, entry.line, entry.end, entry.short_name) for entry in entries])
        for commit, entries in wanted
    ]
    job = BodiesJob(Path(root), asked, workspace.settings)
    digests: dict[Symbol, BodyDigest] = {}
    with call.working(job.kill):
        for (_, entries), answers in zip(wanted, job.run(call.told), strict=True):
            digests.update(zip(entries, answers, strict=True))
    return find_moves(removed, added, digests)


def _changes(
    symbols: Mapping[str, Sequence[Symbol]],
    before_of: Mapping[str, str],
    calls: Mapping[str, set[tuple[str, str]]],
    moves: Mapping[Symbol, Symbol],
) -> tuple[list[Row], Counter[str]]:
    """A row for each change, the most important first, and how many there are of each kind."""
    new = set(moves.values())
    iris = {old.iri: later.iri for old, later in moves.items()}
    rows = [
        _row("signature", entry, f" {before_of[entry.iri]} → {entry.signature}", before=before_of[entry.iri])
        for entry in symbols["signature"]
    ]
    counts = Counter({"signatures changed": len(rows)})
    removed = [entry for entry in symbols["removed"] if entry not in moves]
    rows += _outermost("removed", removed)
    counts["symbols removed"] = len(removed)
    for old, later in sorted(moves.items(), key=lambda pair: (pair[1].path, pair[1].line)):
        change = "moved" if old.short_name == later.short_name else "renamed"
        counts[change] += 1
        if not old.owner or iris.get(old.owner) != later.owner:
            rows.append(_row(change, later, f" from {old.path}:{old.line} {old.name}", before=old.data))
    added = [entry for entry in symbols["added"] if entry not in new]
    rows += _outermost("added", added)
    counts["symbols added"] = len(added)
    # What a symbol that was moved calls is the same call.
    translated = {
        (iris.get(caller, caller), iris.get(callee, callee)): (caller, callee) for caller, callee in calls["lost"]
    }
    lost = [edge for now, edge in translated.items() if now not in calls["gained"]]
    gained = calls["gained"] - translated.keys()
    for change, edges in (("call lost", lost), ("call gained", gained)):
        rows += [
            Row(f"{change} {_shown(caller)} → {_shown(callee)}", {"change": change, "caller": caller, "callee": callee})
            for caller, callee in sorted(edges)
        ]
    counts["calls lost"], counts["calls gained"] = len(lost), len(gained)
    return rows, counts


def _outermost(change: str, symbols: Sequence[Symbol]) -> list[Row]:
    """A row for each symbol that is not in another of them, with how many it has in it."""
    by_iri = {symbol.iri: symbol for symbol in symbols}
    inside: Counter[str] = Counter()
    outer = []
    for symbol in symbols:
        top = symbol
        while top.owner in by_iri:
            top = by_iri[top.owner]
        if top is symbol:
            outer.append(symbol)
        else:
            inside[top.iri] += 1
    outer.sort(key=lambda entry: (entry.path, entry.line, entry.iri))
    return [
        _row(
            change,
            entry,
            entry.signature + (f" and {inside[entry.iri]:,} in it" if inside[entry.iri] else ""),
            symbols_in_it=inside[entry.iri],
        )
        for entry in outer
    ]


def _row(change: str, symbol: Symbol, words: str, **more: object) -> Row:
    return Row(f"{change} {symbol.place}{words}", {"change": change, **symbol.data, **more})


def _shown(iri: str) -> str:
    return identity.decode(_ORDINAL.sub("", iri.removeprefix(f"{identity.BASE}project/").partition("/")[2]))


def _titled(side: _Side) -> str:
    return f"{side.name} ({side.commit[:_SHORT]})" if side.commit else side.name


def _counted(counts: Counter[str]) -> str:
    order = ("signatures changed", "symbols removed", "moved", "renamed", "symbols added", "calls lost", "calls gained")
    said = {what: what.replace("s ", " ", 1) if counts[what] == 1 else what for what in order}
    return ", ".join(f"{counts[what]:,} {said[what]}" for what in order)


def _adaptable(base: _Side, head: _Side) -> list[str]:
    """The query to begin with for whoever asks more than this."""
    if not base.graphs:
        return []
    project, graph = next(iter(sorted(base.graphs.items())))
    where = f', default_graph="{head.graphs[project]}"' if project in head.graphs else ""
    query = " ".join(queries.bind("symbols_added", base=graph).split())
    return [f"to adapt, sparql_query{where}: {query.partition('> ')[2]}"]
