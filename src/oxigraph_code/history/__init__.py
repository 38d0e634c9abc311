"""What git knows: worktrees, commits, changes. The only importer of pygit2; the git program is never run."""

from oxigraph_code.history.committed import CommittedFiles
from oxigraph_code.history.hunks import Hunks
from oxigraph_code.history.repository import Repository, files_of, find_repository, open_repository
from oxigraph_code.history.worktree import Worktree, files_of_state, open_worktree

__all__ = [
    "CommittedFiles",
    "Hunks",
    "Repository",
    "Worktree",
    "files_of",
    "files_of_state",
    "find_repository",
    "open_repository",
    "open_worktree",
]
