"""What git knows: worktrees, commits, changes. The only importer of pygit2; the git program is never run."""

from oxigraph_code.history.worktree import Worktree, open_worktree

__all__ = ["Worktree", "open_worktree"]
