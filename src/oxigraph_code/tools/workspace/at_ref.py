"""A workspace at a branch, a tag or a commit.

For maintainers: a snapshot has the shape and the IRIs of the working graph, so every structure tool answers from it,
if it reads the graphs and the files that the workspace and its scope name. This module must not know the question.
"""

from __future__ import annotations

from pathlib import Path

from oxigraph_code import history
from oxigraph_code.errors import HistoryError
from oxigraph_code.hints import said
from oxigraph_code.indexing.process.requests import LoadSnapshot
from oxigraph_code.settings.project_file import ignored_settings
from oxigraph_code.tools.workspace.scope import QuestionScope, SnapshotWorkspace, find_scope
from oxigraph_code.tools.workspace.workspace import AnsweredEarly, Call, Workspace

_SHORT = 7


def at_ref(workspace: Workspace, call: Call, project: str, ref: str) -> Workspace:
    """Open the snapshot of a ref; make or renew it if it is missing or the ref has moved.

    Raises ``AnsweredEarly`` if no project or several are meant, ``HistoryError`` for a ref that does not exist, and the
    errors of a snapshot run.
    """
    scope = find_scope(workspace, call, project)
    if len(scope.roots) > 1:
        names = ", ".join(scope.roots)
        head = f"ref is answered for one project at a time, here for none · {scope.freshness}"
        raise AnsweredEarly.nothing_found(f"{head}\n{said('name one with project=NAME')}: {names}")
    repository = history.open_repository(scope.root)
    commit = repository.tip(ref)
    if not commit:
        raise HistoryError(f"{ref} is no commit", hint="name a branch, tag or commit", path=str(scope.root))
    found = _snapshots(workspace, scope, ref, commit)
    if not found:
        call.make(LoadSnapshot(scope.root, workspace.settings, ref))
        found = _snapshots(workspace, scope, ref, commit)
    if not found:
        raise AnsweredEarly.nothing_found(f"{ref} has no source files that a loader reads in {scope.root}")

    files = repository.files(commit)
    words = " · ".join([f"snapshot of {ref} at {commit[:_SHORT]}", *ignored_settings(files)])

    def make() -> SnapshotWorkspace:
        return SnapshotWorkspace(
            workspace.settings,
            workspace.store,
            workspace.keeper,
            workspace.patience_s,
            graphs=tuple(sorted(found)),
            scope=QuestionScope(scope.root, dict(found.values()), commit, words, files),
        )

    return workspace.cached(f"at {commit} {ref} {' '.join(sorted(found))}", make)


def _snapshots(workspace: Workspace, scope: QuestionScope, ref: str, commit: str) -> dict[str, tuple[str, str]]:
    """Map the graphs of a ref at a commit to their projects, with folders below the root."""
    found = {}
    for row in workspace.rows("snapshots"):
        folder, root = Path(row["root"]), scope.root
        if (row["ref"], row["commit"]) == (ref, commit) and folder.is_relative_to(root):
            below = folder.relative_to(root).as_posix()
            found[row["snapshot"]] = (row["project"], "" if below == "." else below)
    return found
