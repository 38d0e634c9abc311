"""What the loaded history says of files: which change most and matter most, and which change together.

For maintainers: a commit that touched very many files is left out, for it says nothing of any two of them. This module
must not know how answers look.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import NamedTuple

from oxigraph_code.commits import MOST_FILES
from oxigraph_code.tools.scope import Scope
from oxigraph_code.tools.workspace import Workspace

_CANDIDATES = 40
_FEWEST_TOGETHER = 2


class HotSpot(NamedTuple):
    """A file, how many commits changed it, and how many other files depend on it."""

    path: str
    commits: int
    dependents: int


class Together(NamedTuple):
    """A file, how many commits changed it together with what was asked for, and their share of those."""

    path: str
    commits: int
    share: float


class Churn:
    """The changes of a root. Paths are below the root; ``start`` is where that is in its repository."""

    def __init__(self, workspace: Workspace, scope: Scope, start: str) -> None:
        self._workspace = workspace
        self._scope = scope
        found: Mapping[str, set[str]] = defaultdict(set)
        # The projects of a root are in one repository, so that each has all of its commits.
        for row in workspace.rows("changed_paths", project=min(scope.projects)):
            found[row["commit"]].add(row["path"])
        small = [paths for paths in found.values() if len(paths) <= MOST_FILES]
        self.commits = [{path.removeprefix(start) for path in paths if path.startswith(start)} for paths in small]

    def hot_spots(self, within: str, most: int) -> list[HotSpot]:
        """The files with most changes times dependents, in a part of the root."""
        changes = Counter(path for paths in self.commits for path in paths if _is_in(path, within))
        rows = self._workspace.rows("module_paths", project=sorted(self._scope.projects))
        modules = {self._scope.path_of(row["module"]): row["module"] for row in rows}
        often = [(path, count) for path, count in changes.most_common() if path in modules][:_CANDIDATES]
        asked = [modules[path] for path, _ in often]
        rows = self._workspace.rows("dependent_files", module=asked) if asked else []
        files = {row["module"]: int(row["files"]) for row in rows}
        spots = [HotSpot(path, count, files.get(modules[path], 0)) for path, count in often]
        spots.sort(key=lambda spot: (-spot.commits * spot.dependents, -spot.commits, spot.path))
        return [spot for spot in spots if spot.commits > 1 and spot.dependents][:most]

    def together(self, within: str, most: int) -> list[Together]:
        """What changes in the same commits as a file or folder."""
        asked = [paths for paths in self.commits if any(_is_in(path, within) for path in paths)]
        others = Counter(path for paths in asked for path in paths if not _is_in(path, within))
        found = [Together(path, count, count / len(asked)) for path, count in others.items()]
        found.sort(key=lambda entry: (-entry.commits, entry.path))
        return [entry for entry in found if entry.commits >= _FEWEST_TOGETHER][:most]


def _is_in(path: str, folder: str) -> bool:
    return not folder or path == folder or path.startswith(f"{folder}/")
