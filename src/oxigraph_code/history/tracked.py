"""The tracked files of a folder, for questions: read from git's index, without loading pygit2 for it.

For maintainers: a repository that is set up in an unusual way, or belongs to another user, is left to pygit2. This
module must not know the use of the files.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Final

from oxigraph_code.history.git_index import UNREADABLE, entries_of

_UNUSUAL: Final = (b"worktree", b"objectformat", b"bare = true", b"include")


def tracked_below(folder: Path) -> tuple[str, ...]:
    """List the tracked files below a folder, sorted; none without a readable repository."""
    try:
        below = Path(os.path.realpath(folder))
        top = next(one for one in (below, *below.parents) if (one / ".git").exists())
        index = os.lstat(top / ".git" / "index")
        return _tracked_below(below, top, (index.st_mtime_ns, index.st_ctime_ns, index.st_size, index.st_ino))
    except StopIteration:
        return ()
    except UNREADABLE:
        from oxigraph_code.history.worktree import tracked_by_pygit2

        return tracked_by_pygit2(folder)


def may_be_inside(folder: Path) -> bool:
    """Return false if neither a folder nor one above it has a name by which a repository is found."""
    below = Path(os.path.realpath(folder))
    return any((one / name).exists() for one in (below, *below.parents) for name in (".git", "HEAD"))


@lru_cache(maxsize=8)
def _tracked_below(below: Path, top: Path, stat_of_index: tuple[int, ...]) -> tuple[str, ...]:
    repository = top / ".git"
    of_folder, config = repository.lstat(), (repository / "config").read_bytes().lower()
    is_own = os.name == "nt" or of_folder.st_uid == os.geteuid()
    if not (is_own and S_ISDIR(of_folder.st_mode)) or any(one in config for one in _UNUSUAL):
        raise ValueError("an unusual repository")
    prefix = os.fsencode("" if below == top else f"{below.relative_to(top).as_posix()}/")
    entries = entries_of((repository / "index").read_bytes())
    # A submodule is a repository of its own, and a link is not a file.
    found = {entry.path for entry in entries if S_ISREG(entry.mode) and entry.path.startswith(prefix)}
    return tuple(sorted(os.fsdecode(path.removeprefix(prefix)) for path in found))
