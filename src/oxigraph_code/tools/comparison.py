"""Two refs, or a ref and the working tree, compared.

For maintainers: both sides are brought up to date first; then the graph says what only one of them has, and the text of
those symbols which of them are the same. The queries are put to the later side as default graph, which the working
graph is by itself, so that one query serves both.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

from oxigraph_code import identity, queries
from oxigraph_code.errors import HistoryError
from oxigraph_code.indexing.body import Body, BodyDigest
from oxigraph_code.indexing.job import BodiesJob, IndexJob, SnapshotJob
from oxigraph_code.indexing.report import SnapshotReport
from oxigraph_code.tools.grouping import counted, outermost, tops
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
    path: Annotated[str, "repository, project, or only what is in this folder or file of one"] = ".",
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
    before = _load(workspace, call, path, base, head)
    if head:
        loaded = _load(workspace, call, path, head, base)
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
    changes = _Changes(scope, _below(scope.root, path), symbols, moves)
    rows, counts = changes.rows(before_of, calls)
    head = f"{_titled(first)} to {_titled(after)}: {_counted(counts)}"
    notes = [] if rows else ["no difference in symbols, signatures or calls"]
    listing = Listing(head, [Section("changes", rows)], notes=[*notes, *_adaptable(first, after)])
    return answer(listing, page)


def _load(workspace: Workspace, call: Call, path: str, ref: str, beside: str) -> SnapshotReport:
    job = SnapshotJob(full_path(path), ref, workspace.settings, beside)
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


def _below(root: Path, path: str) -> str:
    """Where a folder or file is below the root; empty where it is the root, or around it."""
    asked, top = (Path(os.path.realpath(entry)) for entry in (full_path(path), root))
    return asked.relative_to(top).as_posix().strip(".") if asked.is_relative_to(top) else ""


class _Changes:
    """What only one side has, as far as it is below a path. ``moves`` are the later symbols by those they were."""

    def __init__(
        self, scope: Scope, within: str, symbols: Mapping[str, Sequence[Symbol]], moves: Mapping[Symbol, Symbol]
    ) -> None:
        self._scope = scope
        self._within = within
        later = set(moves.values())
        self._signatures = list(filter(self._is_within, symbols["signature"]))
        self._removed = [entry for entry in symbols["removed"] if entry not in moves and self._is_within(entry)]
        self._added = [entry for entry in symbols["added"] if entry not in later and self._is_within(entry)]
        self._moves = {old: new for old, new in moves.items() if self._is_within(old) or self._is_within(new)}
        self._now = {old.iri: new.iri for old, new in moves.items()}

    def rows(
        self, before_of: Mapping[str, str], calls: Mapping[str, set[tuple[str, str]]]
    ) -> tuple[list[Row], Counter[str]]:
        """A row for each change, the most important first, and how many there are of each kind."""
        now = self._now
        # What a symbol that was moved calls is the same call.
        translated = {(now.get(one, one), now.get(other, other)): (one, other) for one, other in calls["lost"]}
        lost, no_more = self._told(
            [edge for at, edge in translated.items() if at not in calls["gained"]], self._removed
        )
        gained, new = self._told(calls["gained"] - translated.keys(), self._added)
        rows = [
            _row("signature", entry, f" {before_of[entry.iri]} → {entry.signature}", before=before_of[entry.iri])
            for entry in self._signatures
        ]
        rows += _outermost("removed", self._removed, no_more)
        counts = Counter({"signatures changed": len(self._signatures), "symbols removed": len(self._removed)})
        for old, later in sorted(self._moves.items(), key=lambda pair: (pair[1].path, pair[1].line)):
            change = "moved" if old.short_name == later.short_name else "renamed"
            counts[change] += 1
            if not old.owner or now.get(old.owner) != later.owner:
                rows.append(_row(change, later, f" from {old.path}:{old.line} {old.name}", before=old.data))
        rows += _outermost("added", self._added, new)
        for change, edges in (("call lost", lost), ("call gained", gained)):
            rows += [
                Row(f"{change} {one} → {other}", {"change": change, "caller": caller, "callee": callee})
                for (one, other), (caller, callee) in sorted(edges.items())
            ]
        return rows, counts + Counter(
            {"symbols added": len(self._added), "calls lost": len(lost), "calls gained": len(gained)}
        )

    def _told(
        self, edges: Iterable[tuple[str, str]], whole: Sequence[Symbol]
    ) -> tuple[dict[tuple[str, str], tuple[str, str]], Counter[str]]:
        """The calls by what they are called, several definitions being one; those of symbols that are new or gone as a
        whole are counted only, by the outermost of these."""
        outer = tops(whole)
        told: dict[tuple[str, str], tuple[str, str]] = {}
        counted_with: dict[tuple[str, str], str] = {}
        for caller, callee in sorted(edges):
            shown = self._shown(caller), self._shown(callee)
            if caller in outer:
                counted_with.setdefault(shown, outer[caller].iri)
            elif any(map(self._is_below, shown)):
                told.setdefault(shown, (caller, callee))
        return told, Counter(counted_with.values())

    def _shown(self, iri: str) -> str:
        project = identity.project_of(iri)
        return self._scope.path(project, identity.decode(_ORDINAL.sub("", iri.removeprefix(f"{project}/"))))

    def _is_within(self, symbol: Symbol) -> bool:
        return self._is_below(symbol.path)

    def _is_below(self, path: str) -> bool:
        return not self._within or f"{path}/".startswith(f"{self._within}/")


def _outermost(change: str, symbols: Sequence[Symbol], calls: Mapping[str, int]) -> list[Row]:
    """A row for each symbol that is not in another of them, with how many it has in it, and how many calls."""
    rows = []
    for entry, inside in outermost(symbols):
        words = f" and {inside:,} in it" if inside else ""
        made = calls.get(entry.iri, 0)
        words += f" · {counted(made, 'call')}" if made else ""
        rows.append(_row(change, entry, entry.signature + words, symbols_in_it=inside, calls=made))
    return rows


def _row(change: str, symbol: Symbol, words: str, **more: object) -> Row:
    return Row(f"{change} {symbol.place}{words}", {"change": change, **symbol.data, **more})


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
