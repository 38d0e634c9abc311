"""The tool that drops projects.

For maintainers: the work is done in a process of its own; here its report becomes text, shortest lines first.
"""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import Annotated

from oxigraph_code.hints import call_of
from oxigraph_code.indexing.model.report import DroppedProject, ProjectDropReport
from oxigraph_code.indexing.process.requests import DropProjects
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.workspace.paths import full_path
from oxigraph_code.tools.workspace.workspace import Answer, Call, Workspace

_PREVIEW = 10


def drop_project(
    workspace: Workspace,
    call: Call,
    project: Annotated[str, "name, path or IRI, as index_status lists them; of a path also the projects in it"],
) -> Answer:
    """Remove a project with its snapshots.

    Use when: its folder is gone, or it was indexed by mistake.
    Not for: one snapshot (drop_snapshot); deleted files, which questions notice.
    Returns: the projects dropped, and what stays: triples of users, and commits.
    """
    report = call.make(DropProjects(full_path(project), workspace.settings, project))
    if report.candidates:
        head = f"nothing dropped: {project} may be any of these; name one by its IRI"
        return Answer.nothing_found("\n".join([head, *_listed(report.candidates)]))
    if not report.dropped:
        head = f"nothing dropped: no project is {project}"
        return Answer.nothing_found("\n".join([head, *_near(project, report.known)]))
    fields = {"dropped": [entry.iri for entry in report.dropped], "removed": report.removed}
    return Answer.with_fields("\n".join(_dropped(report)), fields)


def _dropped(report: ProjectDropReport) -> list[str]:
    names = shortened([entry.name for entry in report.dropped], _PREVIEW)
    lines = [f"dropped {names}: {counted(report.removed, 'triple')}", *_listed(report.dropped)]
    if report.snapshots:
        lines.append(
            f"with {len(report.snapshots):,} snapshots: {shortened([f'<{iri}>' for iri in report.snapshots], _PREVIEW)}"
        )
    if report.kept:
        removal = call_of("sparql_update")
        lines.append(f"kept: {counted(report.kept, 'triple')} about it that users added; {removal} removes them")
    return [*lines, "commits stay: they belong to no project"]


def _near(project: str, known: Sequence[DroppedProject]) -> list[str]:
    if not known:
        return ["no project is in the graph"]
    names = {entry.name for entry in known}
    near = difflib.get_close_matches(project, names, n=_PREVIEW, cutoff=0.5)
    around = [entry for entry in known if entry.name in near or str(full_path(project)).startswith(f"{entry.root}/")]
    return ["near to it:", *_listed(around)] if around else ["there are:", *_listed(known)]


def _listed(projects: Sequence[DroppedProject]) -> list[str]:
    lines = [f"{entry.name} · {entry.root} · <{entry.iri}>" for entry in projects[:_PREVIEW]]
    more = len(projects) - len(lines)
    return [*lines, f"and {more:,} more; {call_of('index_status')} lists them"] if more else lines
