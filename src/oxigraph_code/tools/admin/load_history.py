"""The tool that loads git history into the graph.

For maintainers: the work is done in a process of its own; here its report becomes text, shortest lines first.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec

from oxigraph_code import history
from oxigraph_code.errors import HistoryError, StoreError
from oxigraph_code.hints import call_of, said
from oxigraph_code.indexing.model.report import HistoryReport
from oxigraph_code.indexing.process.requests import LoadHistory
from oxigraph_code.queries import StringTerm
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.workspace.asked_roots import roots_at_path
from oxigraph_code.tools.workspace.scope import PathArg
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace

_MAX_COMMITS = 1_000_000
MAX_MISSING = 5_000
"""The commits that a question loads once; 4,393 took 9 s, and clients end a call after a minute."""
_PREVIEW = 10


def load_git_history(
    workspace: Workspace,
    call: Call,
    path: PathArg,
    max_commits: Annotated[int, "number of commits, the newest first", BY_NAME] = 500,
    branch: Annotated[str, "or a tag or revision"] = "",
) -> Answer:
    """Load git commits, linked to the code.

    Use when: a query is about authors, dates, messages, renames.
    Not for: the last changes (recent_changes needs no load).
    Returns: counts of commits, changes, people, modules.
    """
    if not 1 <= max_commits <= _MAX_COMMITS:
        raise HistoryError(
            f"max_commits cannot be {max_commits}", hint=f"use a number from 1 to {_MAX_COMMITS:,}", path=path
        )
    target = Path(path).expanduser().absolute()
    asked = roots_at_path(workspace, target)
    if asked is None:
        return _load(workspace, call, target, max_commits, branch)
    answers = []
    for repository in asked.roots:
        try:
            answers.append(_load(workspace, call, repository, max_commits, branch))
        except HistoryError as error:
            answers.append(Answer.with_fields(f"left out: {error.message}", {}))
    text = "\n".join(answer.text for answer in answers)
    return Answer.with_fields(text, {"loads": [answer.data for answer in answers]})


def load_missing_commits(workspace: Workspace, call: Call, root: Path) -> None:
    """Load the commits of the repository around a root that the graph lacks, of its newest 5,000."""
    repository = history.find_repository(root)
    with suppress(HistoryError, StoreError):
        commits = repository.newest(MAX_MISSING) if repository is not None else ()
        # A graph has the commits from the newest on, until one that an earlier load stopped at.
        ends = (commits[0], commits[-1]) if commits else ()
        if not all(workspace.rows("commits_by_prefix", hash=StringTerm(one.hash)) for one in ends):
            load_git_history(workspace, call, str(root), max_commits=MAX_MISSING)


def _load(workspace: Workspace, call: Call, path: Path, max_commits: int, branch: str) -> Answer:
    report = call.make(LoadHistory(path, workspace.settings, max_commits, branch))
    return Answer.with_fields(_summary(report, max_commits), msgspec.structs.asdict(report))


def _summary(report: HistoryReport, most: int) -> str:
    if not report.commits:
        return _nothing(report)
    at = f" at {report.revision}" if report.revision else ""
    known = report.commits - report.commits_added
    lines = [
        f"loaded history of {report.repository}{at}: {report.commits_added:,} commits added, "
        f"{known:,} already there, in {report.seconds:.1f} s",
        f"found: {report.changes_added:,} new file changes ({report.renames_added:,} renames); "
        f"{report.people:,} people; commits from {report.first_date} to {report.last_date}",
        f"graph: {report.added:,} added, {report.removed:,} removed",
    ]
    lines += _links(report)
    if report.cut:
        lines.append(
            f"shallow clone: the changes of {report.cut:,} commits at its end are not known; git fetch --unshallow"
        )
    if report.unreadable:
        lines.append(f"problems: {report.unreadable:,} commits could not be read and were skipped; git fsck names them")
    if report.has_more:
        lines.append(f"more: older commits were left out; raise {said(f'max_commits={most}')}")
    return "\n".join(lines)


def _nothing(report: HistoryReport) -> str:
    if report.unreadable:
        return f"0 commits: {report.unreadable:,} in {report.repository} cannot be read; git fsck names the damage"
    first = f"0 commits: {report.repository} has no commit on its current branch yet"
    if not report.branches:
        return f"{first}\ncall again after the first commit"
    return f"{first}\ncall again with branch set to one of: {shortened(report.branches, _PREVIEW)}"


def _links(report: HistoryReport) -> list[str]:
    if not report.projects:
        index = call_of("load_code", path=report.repository)
        return [f"linked: no project of this repository is indexed; {index} indexes it"]
    lines = [f"linked: {modules:,} modules of <{project}>" for project, modules in sorted(report.projects.items())]
    rest = len(lines) - _PREVIEW
    lines = [*lines[:_PREVIEW], *([f"linked: {rest:,} more projects"] if rest > 0 else [])]
    if report.unlinked:
        lines.append(f"not linked: {report.unlinked:,} commits that no branch, tag or HEAD leads to")
    return lines
