"""Read-only access to git: worktrees, commits, changes, blame.

For maintainers: this package alone imports pygit2; the git program is never run. pygit2 takes as long to load as a
small run, which mostly needs nothing of git. So modules that such a run loads call ``history.find_repository(...)`` and
do not import the name.
"""

from typing import TYPE_CHECKING

from oxigraph_code.lazy import lazy_names

if TYPE_CHECKING:
    from oxigraph_code.history.cloning import fetch_repository as fetch_repository
    from oxigraph_code.history.committed import CommittedFiles as CommittedFiles
    from oxigraph_code.history.hunks import replaced_lines as replaced_lines
    from oxigraph_code.history.people import is_robot as is_robot, people_of as people_of
    from oxigraph_code.history.renames import renamed_files as renamed_files
    from oxigraph_code.history.repository import (
        Repository as Repository,
        files_of as files_of,
        find_repository as find_repository,
        last_day as last_day,
        open_repository as open_repository,
        unreadable_repository as unreadable_repository,
    )
    from oxigraph_code.history.surviving import SurvivingLines as SurvivingLines
    from oxigraph_code.history.tracked import may_be_inside as may_be_inside, tracked_below as tracked_below
    from oxigraph_code.history.worktree import (
        Worktree as Worktree,
        files_of_state as files_of_state,
        open_worktree as open_worktree,
    )
else:
    __getattr__ = lazy_names(
        __name__,
        {
            "cloning": "fetch_repository",
            "committed": "CommittedFiles",
            "hunks": "replaced_lines",
            "people": "is_robot people_of",
            "renames": "renamed_files",
            "repository": "Repository files_of find_repository last_day open_repository unreadable_repository",
            "surviving": "SurvivingLines",
            "tracked": "may_be_inside tracked_below",
            "worktree": "Worktree files_of_state open_worktree",
        },
    )
