"""Read-only access to git: worktrees, commits, changes, blame.

For maintainers: this package alone imports pygit2; the git program is never run. pygit2 takes as long to load as a
small run, which mostly needs nothing of git. So modules that such a run loads call ``history.find_repository(...)`` and
do not import the name.
"""

from typing import TYPE_CHECKING

from oxigraph_code.lazy import lazy_names

if TYPE_CHECKING:
    from oxigraph_code.history.cloning import fetch_repository
    from oxigraph_code.history.committed import CommittedFiles
    from oxigraph_code.history.hunks import replaced_lines
    from oxigraph_code.history.people import is_robot, people_of
    from oxigraph_code.history.renames import renamed_files
    from oxigraph_code.history.repository import (
        Repository,
        files_of,
        find_repository,
        open_repository,
        unreadable_repository,
    )
    from oxigraph_code.history.surviving import SurvivingLines
    from oxigraph_code.history.tracked import may_be_inside, tracked_below
    from oxigraph_code.history.worktree import Worktree, files_of_state, open_worktree
else:
    __getattr__ = lazy_names(
        __name__,
        {
            "CommittedFiles": "committed",
            "Repository": "repository",
            "SurvivingLines": "surviving",
            "Worktree": "worktree",
            "fetch_repository": "cloning",
            "files_of": "repository",
            "files_of_state": "worktree",
            "find_repository": "repository",
            "is_robot": "people",
            "people_of": "people",
            "open_repository": "repository",
            "open_worktree": "worktree",
            "may_be_inside": "tracked",
            "tracked_below": "tracked",
            "renamed_files": "renames",
            "replaced_lines": "hunks",
            "unreadable_repository": "repository",
        },
    )

__all__ = [
    "CommittedFiles",
    "Repository",
    "SurvivingLines",
    "Worktree",
    "fetch_repository",
    "files_of",
    "files_of_state",
    "find_repository",
    "is_robot",
    "may_be_inside",
    "open_repository",
    "open_worktree",
    "people_of",
    "renamed_files",
    "replaced_lines",
    "tracked_below",
    "unreadable_repository",
]
