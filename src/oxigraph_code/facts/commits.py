"""The facts of one commit: author, date, message, and its changes to files.

For maintainers: as with the facts of files there is no RDF here, nor any access to a repository.
"""

from __future__ import annotations

from typing import NamedTuple

MAX_FILES = 30
"""A commit of more files is a bulk change, which means little for any of them."""


class Identity(NamedTuple):
    """An author or committer; either part may be empty."""

    name: str
    email: str


class CommitFacts(NamedTuple):
    """The metadata of a commit. ``parents`` are full hashes; ``date`` is ISO 8601 with a time zone.

    ``author`` and ``committer`` stand in the commit, ``author_person`` and ``committer_person`` in the mailmap, and
    so do ``co_authors``, whom the message names.
    ``is_cut`` is True if a shallow clone ends here: the parents and the changes are unknown.
    """

    hash: str
    parents: tuple[str, ...]
    author: Identity
    committer: Identity
    author_person: Identity
    committer_person: Identity
    date: str
    message: str
    co_authors: tuple[Identity, ...] = ()
    is_cut: bool = False


class ChangeFacts(NamedTuple):
    """The change of a commit to one file; paths are relative to the root of the repository.

    ``kind`` is ``added``, ``modified``, ``deleted`` or ``renamed``; ``old_path`` is the path before a rename. Line
    counts are -1 if they are unknown: for binary files, submodules and merges.
    """

    kind: str
    path: str
    old_path: str = ""
    lines_added: int = -1
    lines_deleted: int = -1


class WrittenLines(NamedTuple):
    """The number of lines that a commit last wrote; its author, date and subject.

    ``people`` are the author and the co-authors without robots.
    """

    hash: str
    author: str
    date: str
    subject: str
    lines: int
    people: tuple[str, ...] = ()


class Blame(NamedTuple):
    """Blame of lines: the commits, those with most lines first, and the newest of them.

    Also the number of uncommitted lines, and of lines older than the searched commits.
    """

    commits: tuple[WrittenLines, ...]
    uncommitted: int = 0
    older: int = 0
    last: WrittenLines | None = None


class TouchedFile(NamedTuple):
    """A changed file: its present path below the root, the kind of the change, and the present lines.

    ``lines`` are first and last lines; for a mere deletion, the line after it and the line before it.
    """

    path: str
    kind: str
    lines: tuple[tuple[int, int], ...] = ()


class TouchingCommit(NamedTuple):
    """A commit with the files that it touched; ``touched`` is empty for a bulk change.

    ``has_lines`` is False if the lines were not compared, because the limit on comparisons was reached.
    """

    hash: str
    author: str
    date: str
    subject: str
    files: int
    touched: tuple[TouchedFile, ...] = ()
    has_lines: bool = True


class RecentChanges(NamedTuple):
    """Uncommitted changes and commits, with counts of how much was searched.

    ``start`` is the root in its repository. ``reachable`` is the number of commits since a revision as git counts them,
    ``merges`` have several parents, among these or the searched commits. ``compared`` is the number of commits
    whose files were listed, and ``is_complete`` is False if that limit ended the search. ``differing`` are the files
    that differ from the revision, ``unread`` the number of further ones whose lines were not compared. ``base`` is the
    merge base of the revision and the present commit, if that is not the revision. ``history`` has the changed paths of
    the newest commits, without bulk changes.
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
