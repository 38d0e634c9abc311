"""Churn: hot spots, and files that change together, over the newest commits.

For maintainers: a commit of very many files is left out, because it is no evidence that any two of them belong
together. This module must not know how commits are read, nor how answers look.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from oxigraph_code.tools.workspace.scope import QuestionScope, module_files
from oxigraph_code.tools.workspace.workspace import Workspace

_CANDIDATES = 40
_FEWEST_TOGETHER = 2


class HotSpot(NamedTuple):
    """A file with the count of commits that changed it and of files that depend on it."""

    path: str
    commits: int
    dependents: int


class CoChange(NamedTuple):
    """A file with the count of commits that changed it together with a path, and their share."""

    path: str
    commits: int
    share: float


class Churn:
    """The paths below the root that commits changed."""

    def __init__(self, workspace: Workspace, scope: QuestionScope, commits: Iterable[Iterable[str]]) -> None:
        self._workspace = workspace
        self._scope = scope
        self.commits = [set(paths) for paths in commits]

    def hot_spots(self, within: str, most: int) -> list[HotSpot]:
        """Return the files with the greatest product of changes and dependents, in a part of the root."""
        changes = Counter(path for paths in self.commits for path in paths if _is_in(path, within))
        modules = {path: module for module, path in module_files(self._workspace, self._scope).items()}
        often = [(path, count) for path, count in changes.most_common() if path in modules][:_CANDIDATES]
        often_changed = [modules[path] for path, _ in often]
        rows = self._workspace.cached_rows("dependent_files", module=often_changed) if often_changed else []
        files = {row["module"]: int(row["files"]) for row in rows}
        spots = [HotSpot(path, count, files.get(modules[path], 0)) for path, count in often]
        spots.sort(key=lambda spot: (-spot.commits * spot.dependents, -spot.commits, spot.path))
        return [spot for spot in spots if spot.commits > 1 and spot.dependents][:most]

    def together(self, within: str, most: int) -> list[CoChange]:
        """Return the files that change in the same commits as a file or folder."""
        changing = [paths for paths in self.commits if any(_is_in(path, within) for path in paths)]
        others = Counter(path for paths in changing for path in paths if not _is_in(path, within))
        found = [CoChange(path, count, count / len(changing)) for path, count in others.items()]
        found.sort(key=lambda entry: (-entry.commits, entry.path))
        return [entry for entry in found if entry.commits >= _FEWEST_TOGETHER][:most]


def _is_in(path: str, folder: str) -> bool:
    return not folder or path == folder or path.startswith(f"{folder}/")
