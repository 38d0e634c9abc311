"""Two refs, or a ref and the working tree, compared.

For maintainers: both sides are brought up to date first; then the graph says what only one of them has, and the text of
those symbols which of them are the same. The queries are put to the later side as default graph, which the working
graph is by itself, so that one query serves both. What is shown is cut between lines, never inside one.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

from oxigraph_code import identity, queries
from oxigraph_code.errors import HistoryError
from oxigraph_code.indexing.body import Body, BodyDigest
from oxigraph_code.indexing.job import BodiesJob, IndexJob, SnapshotJob
from oxigraph_code.indexing.report import SnapshotReport
from oxigraph_code.tools.moves import Symbol, find_moves
from oxigraph_code.tools.paths import full_path
from oxigraph_code.tools.workspace import Answer, Call, Workspace

_SHORT = 7
_MOST_CHARS = 40_000
_FEWEST_CHARS = 1_000
_NOTICE_CHARS = 80
_AT_ONCE = 500  # symbols in a query
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
    offset: Annotated[int, "how many lines to pass by"] = 0,
    max_chars: Annotated[int, "length of the answer, at most 40,000"] = 8_000,
) -> Answer:
    """Compare two branches, tags or commits, or one with the working tree: symbols, signatures and calls.

    Use when: a change, branch or release is reviewed; you ask what was added, removed, renamed, or calls differently.
    Not for: lines of text that differ (git diff); who changed what and when (load_git_history).
    Returns: counts, then a line for each symbol whose signature changed, that was removed, moved, renamed or added, and
    for each call lost or gained; at last how to ask for more, and SPARQL to adapt. Both sides are indexed first.
    """
    before = _load(workspace, call, path, base)
    if head:
        loaded = _load(workspace, call, path, head)
        after = _Side(loaded.ref, loaded.commit, loaded.graphs)
    else:
        loaded = before
        after = _index(workspace, call, before)
    first = _Side(before.ref, before.commit, before.graphs)
    folders = {**before.folders, **loaded.folders}
    symbols: dict[str, list[Symbol]] = {"added": [], "removed": [], "signature": []}
    calls: dict[str, set[tuple[str, str]]] = {"gained": set(), "lost": set()}
    for project in sorted({*first.graphs, *after.graphs}):
        graph = first.graphs.get(project) or identity.snapshot(project, first.name)
        later = (after.graphs.get(project) or identity.snapshot(project, after.name)) if head else ""
        found = _rows(workspace, later, "compare_symbols", project=project, base=graph)
        before_of = {row["symbol"]: row.get("before", "") for row in found if row["change"] == "signature"}
        for change, known in symbols.items():
            iris = [row["symbol"] for row in found if row["change"] == change]
            details = _symbols(workspace, graph if change == "removed" else later, iris, folders[project])
            known += [symbol._replace(before=before_of.get(symbol.iri, "")) for symbol in details]
        for row in _rows(workspace, later, "compare_calls", project=project, base=graph):
            calls[row["change"]].add((row["caller"], row["callee"]))
    moves = _moves(workspace, call, before.root, first, after, symbols)
    lines, counts = _lines(symbols, calls, moves)
    total = f"{_titled(first)} to {_titled(after)}: {_counted(counts)}"
    last = _adaptable(first, after)
    room = min(max(max_chars, _FEWEST_CHARS), _MOST_CHARS) - sum(len(line) + 1 for line in (total, *last))
    return Answer("\n".join([total, *_within(lines, max(offset, 0), room), *last]))


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


def _rows(workspace: Workspace, graph: str, name: str, **iris: str | Sequence[str]) -> list[dict[str, str]]:
    text = workspace.store.query(queries.bind(name, **iris), graph, max_bytes=0).text
    return [{key: term["value"] for key, term in row.items()} for row in json.loads(text)["results"]["bindings"]]


def _symbols(workspace: Workspace, graph: str, iris: Sequence[str], folder: str) -> list[Symbol]:
    """Each symbol once, with the most telling of its kinds."""
    found: dict[str, Symbol] = {}
    for start in range(0, len(iris), _AT_ONCE):
        for row in _rows(workspace, graph, "symbol_details", symbol=iris[start : start + _AT_ONCE]):
            kind = row["kind"].removeprefix(identity.BASE)
            if row["symbol"] in found and kind != "Method":
                continue
            found[row["symbol"]] = Symbol(
                row["symbol"],
                kind,
                row["name"],
                f"{folder}/{row['path']}" if folder else row["path"],
                int(row["line"]),
                int(row["end"]),
                row.get("signature", ""),
                owner=row.get("owner", ""),
            )
    return sorted(found.values(), key=lambda symbol: (symbol.path, symbol.line, symbol.iri))


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


def _lines(
    symbols: dict[str, list[Symbol]], calls: dict[str, set[tuple[str, str]]], moves: dict[Symbol, Symbol]
) -> tuple[list[str], Counter[str]]:
    """A line for each change, the most important first, and how many there are of each kind."""
    new = set(moves.values())
    iris = {old.iri: later.iri for old, later in moves.items()}
    lines = [f"signature {_place(entry)} {entry.before} → {entry.signature}" for entry in symbols["signature"]]
    counts = Counter({"signatures changed": len(lines)})
    removed = [entry for entry in symbols["removed"] if entry not in moves]
    lines += _outermost("removed", removed)
    counts["symbols removed"] = len(removed)
    for old, later in sorted(moves.items(), key=lambda pair: (pair[1].path, pair[1].line)):
        change = "moved" if old.short_name == later.short_name else "renamed"
        counts[change] += 1
        if not old.owner or iris.get(old.owner) != later.owner:
            lines.append(f"{change} {_place(later)} from {old.path}:{old.line} {old.name}")
    added = [entry for entry in symbols["added"] if entry not in new]
    lines += _outermost("added", added)
    counts["symbols added"] = len(added)
    # What a symbol that was moved calls is the same call.
    translated = {
        (iris.get(caller, caller), iris.get(callee, callee)): (caller, callee) for caller, callee in calls["lost"]
    }
    lost = [edge for now, edge in translated.items() if now not in calls["gained"]]
    gained = calls["gained"] - translated.keys()
    lines += [f"call lost {_shown(caller)} → {_shown(callee)}" for caller, callee in sorted(lost)]
    lines += [f"call gained {_shown(caller)} → {_shown(callee)}" for caller, callee in sorted(gained)]
    counts["calls lost"], counts["calls gained"] = len(lost), len(gained)
    return lines, counts


def _outermost(change: str, symbols: Sequence[Symbol]) -> list[str]:
    """A line for each symbol that is not in another of them, with how many it has in it."""
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
        f"{change} {_place(entry)}{entry.signature}"
        + (f" and {inside[entry.iri]:,} in it" if inside[entry.iri] else "")
        for entry in outer
    ]


def _place(symbol: Symbol) -> str:
    return f"{symbol.path}:{symbol.line} {symbol.kind.lower()} {symbol.name}"


def _shown(iri: str) -> str:
    return identity.decode(iri.removeprefix(f"{identity.BASE}project/").partition("/")[2])


def _titled(side: _Side) -> str:
    return f"{side.name} ({side.commit[:_SHORT]})" if side.commit else side.name


def _counted(counts: Counter[str]) -> str:
    order = ("signatures changed", "symbols removed", "moved", "renamed", "symbols added", "calls lost", "calls gained")
    return ", ".join(f"{counts[what]:,} {what}" for what in order)


def _within(lines: Sequence[str], offset: int, room: int) -> list[str]:
    """As many lines as there is room for, and how to get the others; a single one that is too long is cut."""
    room -= _NOTICE_CHARS
    shown: list[str] = []
    for line in lines[offset:]:
        if len(line) + 1 > room:
            if not shown:
                shown.append(f"{line[: max(room - 2, 0)]}…")
            break
        room -= len(line) + 1
        shown.append(line)
    rest = len(lines) - offset - len(shown)
    if rest > 0:
        shown.append(f"{rest:,} lines left out; more: offset={offset + len(shown)}")
    return shown or ([] if lines else ["no difference in symbols, signatures or calls"])


def _adaptable(base: _Side, head: _Side) -> list[str]:
    """The query to begin with for whoever asks more than this."""
    if not base.graphs:
        return []
    project, graph = next(iter(sorted(base.graphs.items())))
    where = f', default_graph="{head.graphs[project]}"' if project in head.graphs else ""
    query = " ".join(queries.bind("symbols_added", base=graph).split())
    return [f"to adapt, sparql_query{where}: {query.partition('> ')[2]}"]
