"""Recent changes in all repositories of a scope, as if there were one.

For maintainers: a question about a folder of projects has several repositories. This module must not know how changes
are shown.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

from oxigraph_code.errors import HistoryError
from oxigraph_code.facts.commits import RecentChanges, TouchedFile, TouchingCommit
from oxigraph_code.indexing.process.requests import FindRecent
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.tools.workspace.workspace import Call, Workspace


class ChangesOfRoots(NamedTuple):
    """The changes, and phrases about the roots that have none because git cannot answer there."""

    changes: RecentChanges
    without: tuple[str, ...] = ()


def changes_of_roots(
    workspace: Workspace,
    call: Call,
    scope: QuestionScope,
    most: int,
    within: str,
    since: str,
    files: Collection[str],
) -> ChangesOfRoots:
    """Find the recent changes in all roots of a scope, or in the one that a path is in.

    Raises the error of a root if no other has an answer.
    """
    parts, without = [], []
    failure: HistoryError | None = None
    for folder, tree in scope.trees.items():
        start = f"{folder}/" if folder else ""
        if within and not f"{within}/".startswith(start):
            continue
        inside = [path.removeprefix(start) for path in files if path.startswith(start)]
        place = f"{within}/".removeprefix(start).rstrip("/")
        paths = tuple(map(os.fsencode, inside))
        request = FindRecent(tree.root, workspace.settings, most, os.fsencode(place), since, paths)
        try:
            found = workspace.keeper.answer(request, call.progress, call.working)
        except HistoryError as error:
            failure = error
            without.append(f"without {folder}: {error.message}")
            continue
        parts.append(_below(found, folder) if folder else found)
    if failure is not None and not parts:
        raise failure
    return ChangesOfRoots(parts[0] if len(parts) == 1 else _joined(parts, 0 if since else most), tuple(without))


def _below(found: RecentChanges, folder: str) -> RecentChanges:
    """Put the changes of a root below its folder."""

    def placed(files: Iterable[TouchedFile]) -> tuple[TouchedFile, ...]:
        return tuple(file._replace(path=f"{folder}/{file.path}") for file in files)

    return found._replace(
        uncommitted=placed(found.uncommitted),
        differing=placed(found.differing),
        commits=tuple(
            commit._replace(subject=f"{folder}: {commit.subject}", touched=placed(commit.touched))
            for commit in found.commits
        ),
        history=tuple(tuple(f"{folder}/{path}" for path in paths) for paths in found.history),
    )


def _joined(parts: Sequence[RecentChanges], most: int) -> RecentChanges:
    """Join changes, the newest commits first; at most ``most`` of these, or all for 0."""
    commits = sorted((commit for part in parts for commit in part.commits), key=_moment, reverse=True)
    return RecentChanges(
        tuple(file for part in parts for file in part.uncommitted),
        tuple(commits[: most or None]),
        "",
        sum(part.reachable for part in parts),
        sum(part.merges for part in parts),
        sum(part.compared for part in parts),
        all(part.is_complete for part in parts),
        tuple(file for part in parts for file in part.differing),
        sum(part.unread for part in parts),
        any(part.is_shallow for part in parts),
        history=tuple(paths for part in parts for paths in part.history),
    )


def _moment(commit: TouchingCommit) -> float:
    return datetime.fromisoformat(commit.date).timestamp()
