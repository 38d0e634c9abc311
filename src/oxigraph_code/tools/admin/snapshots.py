"""Snapshots of git refs: load and drop.

For maintainers: the work is done in a process of its own; here its report becomes text, shortest lines first.
"""

from __future__ import annotations

from typing import Annotated

from oxigraph_code.errors import HistoryError
from oxigraph_code.indexing.model.report import SnapshotReport
from oxigraph_code.indexing.process.requests import DropSnapshots, LoadSnapshot
from oxigraph_code.tools.admin.run_summary import summary
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.preview import listed
from oxigraph_code.tools.workspace.paths import full_path
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace

_PREVIEW = 10
_MAX_GRAPHS = 3
_SHORT_HASH = 7


def load_snapshot(workspace: Workspace, call: Call, path: str, language: str, ref: str) -> Answer:
    """Index a ref as a snapshot, for ``load_code``."""
    if language:
        raise HistoryError(
            f"a snapshot of {ref} cannot be of {language} alone",
            hint="leave language out: a snapshot holds all languages",
            path=path,
        )
    target = full_path(path)
    report = call.make(LoadSnapshot(target, workspace.settings, ref))
    fields = {"ref": report.ref, "commit": report.commit, "graphs": report.graphs, "left": report.left}
    return Answer.with_fields(_summary(report), fields)


def drop_snapshot(
    workspace: Workspace,
    call: Call,
    path: Annotated[str, "repository, project or folder"],
    ref: Annotated[str, "as it was passed to load_code"],
) -> Answer:
    """Remove the snapshot of a branch, tag or commit.

    Use when: it is not asked about any more.
    Not for: other named graphs (sparql_update with DROP GRAPH).
    Returns: the graphs dropped, and the triples of users, which stay.
    """
    report = call.make(DropSnapshots(full_path(path), workspace.settings, ref))
    others = f"snapshots there: {', '.join(report.refs)}" if report.refs else "there are no other snapshots there"
    if not report.dropped:
        return Answer.nothing_found(f"nothing dropped: {full_path(path)} has no snapshot of {ref}\n{others}")
    lines = [
        f"dropped {', '.join(f'<{graph}>' for graph in report.dropped[:_PREVIEW])}: {counted(report.removed, 'triple')}"
    ]
    if len(report.dropped) > _PREVIEW:
        lines.append(f"and {len(report.dropped) - _PREVIEW:,} more graphs")
    lines += [f"kept in <{graph}>: {counted(count, 'triple')} that users added" for graph, count in report.kept.items()]
    fields = {"dropped": report.dropped, "removed": report.removed}
    return Answer.with_fields("\n".join([*lines, others]), fields)


def _summary(report: SnapshotReport) -> str:
    commit = report.commit[:_SHORT_HASH]
    where = f"{report.root}/{report.start}" if report.start else report.root
    if not report.graphs:
        return f"0 files: no source files a loader reads under {where} at {report.ref} (commit {commit})"
    state = f"{report.ref} is at commit {commit}"
    lines = [f"snapshot: {state}; indexed" if report.run else f"snapshot: {state}, as indexed before; nothing to do"]
    # The project of the whole checkout comes before those in its folders.
    projects = sorted(report.graphs, key=lambda project: (report.folders[project].count("/"), report.folders[project]))
    graphs = [f"graph of {report.names[project]}: <{report.graphs[project]}>" for project in projects]
    lines += listed(graphs, _MAX_GRAPHS, "and {} more graphs")
    if report.run:
        if report.made_from not in ("", report.ref):
            lines.append(f"made from {report.made_from} and the files that differ")
        lines.append(summary(report.run, []))
    if report.left:
        refs = ", ".join(report.left)
        lines.append(
            f"dropped to make room: the snapshots of {refs}, used least recently; OXIGRAPH_MAX_SNAPSHOTS keeps more"
        )
    lines.append(f'query it with default_graph="{report.graphs[projects[0]]}"')
    return "\n".join(lines)
