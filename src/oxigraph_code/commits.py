"""What one commit says: who made it, when, and what it did to which files.

For maintainers: as with the facts of files there is no RDF here, and nothing of how a repository is read.
"""

from __future__ import annotations

from typing import NamedTuple

MOST_FILES = 30
"""A commit of more files is one in bulk: it says little about any of them."""


class Identity(NamedTuple):
    """Somebody who authors or commits; either part may be empty."""

    name: str
    email: str


class CommitFacts(NamedTuple):
    """What a commit says of itself. ``parents`` are full hashes; ``date`` is ISO 8601 with a time zone.

    ``author`` and ``committer`` are as the commit has them, ``author_person`` and ``committer_person`` what the mailmap
    makes of them. ``is_cut`` where a shallow clone ends: the parents are not known, nor what the commit changed.
    """

    hash: str
    parents: tuple[str, ...]
    author: Identity
    committer: Identity
    author_person: Identity
    committer_person: Identity
    date: str
    message: str
    is_cut: bool = False


class ChangeFacts(NamedTuple):
    """What a commit did to one file; paths are relative to the root of the repository.

    ``kind`` is ``added``, ``modified``, ``deleted`` or ``renamed``; ``old_path`` is for what was renamed. Numbers of
    lines are -1 where they are not known: of binary files, of submodules, and in merges.
    """

    kind: str
    path: str
    old_path: str = ""
    lines_added: int = -1
    lines_deleted: int = -1


class WrittenLines(NamedTuple):
    """How many of some lines a commit wrote last; its author, its date and the first line of its message."""

    hash: str
    author: str
    date: str
    subject: str
    lines: int


class Blame(NamedTuple):
    """Who wrote some lines last: the commits, those with most lines first, and the newest of them. How many lines are
    not committed, and how many are older than what was looked at."""

    commits: tuple[WrittenLines, ...]
    uncommitted: int = 0
    older: int = 0
    last: WrittenLines | None = None


class TouchedFile(NamedTuple):
    """What a change did to a file: its path below the root as it is now, the kind of the change, and the lines, from
    and to, of the file as it is now; where lines were only taken away, the one that follows and the one before it."""

    path: str
    kind: str
    lines: tuple[tuple[int, int], ...] = ()


class TouchingCommit(NamedTuple):
    """A commit with the files that it touched; ``touched`` is empty for a commit of more files than are listed.

    ``has_lines`` is false where the lines were not compared, because the bound on comparisons was reached.
    """

    hash: str
    author: str
    date: str
    subject: str
    files: int
    touched: tuple[TouchedFile, ...] = ()
    has_lines: bool = True


class RecentChanges(NamedTuple):
    """Uncommitted changes and commits, with the counts that say how much was looked at.

    ``start`` is the root in its repository. ``reachable`` is the number of commits since a revision as git counts them,
    ``merges`` those of them, or of the commits that were passed, with several parents. ``compared`` is the number of
    commits whose files were listed, and ``is_complete`` is false where that bound ended the search. ``differing`` are
    the files that are not what they were at the revision, ``unread`` how many more there are whose lines were not
    compared. ``base`` is the commit in which a revision and the present commit part, where that is not the revision.
    ``history`` has the changed paths of the newest commits, without those of very many files.
    """

    uncommitted: tuple[TouchedFile, ...]
    commits: tuple[TouchingCommit, ...]
    start: str
    reachable: int = 0
    merges: int = 0
    compared: int = 0
    is_complete: bool = True
    differing: tuple[TouchedFile, ...] = ()
    unread: int = 0
    is_shallow: bool = False
    base: str = ""
    history: tuple[tuple[str, ...], ...] = ()
