"""What an index run or a load of history did, as data that crosses a process boundary."""

from __future__ import annotations

from typing import NamedTuple

import msgspec


class FileProblem(NamedTuple):
    """A diagnostic with the file it is about; ``line`` and ``column`` are 0 where unknown."""

    path: str
    severity: str
    message: str
    line: int
    column: int


class ProjectReport(NamedTuple):
    """A project that an index run wrote, with the number of its files that it read."""

    name: str
    iri: str
    root: str
    files: int


class Moved(NamedTuple):
    """A project whose folder ``was`` one that is gone, and is another now."""

    name: str
    was: str
    now: str


class Upgrade(NamedTuple):
    """What became of a store whose projects were indexed by an older program: those that were indexed again, those
    that stay as they were, with the reason, and how many snapshots do until they are loaded."""

    rebuilt: tuple[str, ...]
    kept: tuple[str, ...]
    snapshots: int


class Rebuilt(NamedTuple):
    """A damaged store that was built again: how many statements of users were ``saved``, whether these are all, where
    the damaged files are, the other roots that were indexed again, and those that could not be."""

    saved: int
    is_whole: bool
    aside: str
    roots: tuple[str, ...]
    left: tuple[str, ...]


class IndexReport(msgspec.Struct, frozen=True):
    """What an index run found and wrote.

    ``projects`` are some of those written, the largest first, of ``project_count``. ``counts`` are by kind of
    definition; ``resolved`` are call sites by rule, ``unresolved`` by reason. ``changes`` counts the files that were
    ``added``, ``changed``, ``removed`` and ``unchanged``, where the run looked only at what had changed. ``triples`` is
    0 for a run that did not look at all the projects'. ``marked_problem_count`` are the problems besides, of files that
    ``.gitattributes`` sets apart. ``anew`` and ``from_cache`` count the files that were read and
    those whose facts were known, with the files around a part that its references may lead into. Projects that were
    elsewhere before have ``moved``; those that are no more are ``gone``, as IRIs. ``upgrade`` is what was
    done before, where the store was an older program's, ``rebuilt`` where it was damaged.
    """

    projects: tuple[ProjectReport, ...]
    project_count: int
    root: str
    languages: dict[str, int]
    counts: dict[str, int]
    resolved: dict[str, int]
    unresolved: dict[str, int]
    dependencies: int
    problems: tuple[FileProblem, ...]
    problem_count: int
    skipped: dict[str, int]
    seconds: float
    start: str = ""
    changes: dict[str, int] = {}
    marked_problem_count: int = 0
    anew: int = 0
    from_cache: int = 0
    triples: int = 0
    added: int = 0
    removed: int = 0
    moved: tuple[Moved, ...] = ()
    gone: tuple[str, ...] = ()
    upgrade: Upgrade | None = None
    rebuilt: Rebuilt | None = None


class SnapshotReport(msgspec.Struct, frozen=True):
    """What a load of a snapshot did. ``run`` is what it found and wrote, ``None`` where nothing had changed;
    ``made_from`` the state that it continued, if any: a ref, or the working tree.

    ``graphs`` are the snapshots by the IRIs of their projects, ``names`` what they are called, ``folders`` where they
    are below the root, which has a working tree or is a bare repository. ``left`` are the refs of snapshots that had to
    make room.
    """

    ref: str
    commit: str
    root: str
    start: str
    graphs: dict[str, str] = {}
    names: dict[str, str] = {}
    folders: dict[str, str] = {}
    has_worktree: bool = True
    run: IndexReport | None = None
    made_from: str = ""
    left: tuple[str, ...] = ()


class DropReport(msgspec.Struct, frozen=True):
    """What became of the snapshots of a ref: how many were dropped, and how many triples of other people stay, by
    graph. ``refs`` are those that there are still snapshots of."""

    dropped: tuple[str, ...]
    removed: int
    kept: dict[str, int]
    refs: tuple[str, ...]


class DroppedProject(NamedTuple):
    """A project that was dropped, or that may have been meant."""

    name: str
    iri: str
    root: str


class ProjectDropReport(msgspec.Struct, frozen=True):
    """What became of projects: those that were dropped with the ``snapshots`` of them, as IRIs, how many triples went,
    and how many of other people about them are ``kept``.

    Where several may have been meant, nothing was dropped and they are the ``candidates``; where none, all are
    ``known``.
    """

    dropped: tuple[DroppedProject, ...] = ()
    snapshots: tuple[str, ...] = ()
    removed: int = 0
    kept: int = 0
    candidates: tuple[DroppedProject, ...] = ()
    known: tuple[DroppedProject, ...] = ()


class HistoryReport(msgspec.Struct, frozen=True):
    """What a load of git history found and wrote.

    ``commits`` were looked at; 0 where the branch has none yet, and ``branches`` then names the others. Dates are days.
    ``cut`` are commits at the end of a shallow clone. ``projects`` are the projects that have some of the commits, with
    the number of their modules that have changes. ``unlinked`` commits are on no branch or tag of theirs.
    """

    repository: str
    revision: str = ""
    branches: tuple[str, ...] = ()
    commits: int = 0
    commits_added: int = 0
    changes_added: int = 0
    renames_added: int = 0
    people: int = 0
    first_date: str = ""
    last_date: str = ""
    has_more: bool = False
    cut: int = 0
    unreadable: int = 0
    projects: dict[str, int] = {}
    unlinked: int = 0
    added: int = 0
    removed: int = 0
    seconds: float = 0.0
