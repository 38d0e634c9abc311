"""Reports of index runs, removals, and loads of history and snapshots.

They cross a process boundary.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec


class FileProblem(NamedTuple):
    """A diagnostic of a file; ``line`` and ``column`` are 0 if unknown."""

    path: str
    severity: str
    message: str
    line: int
    column: int


class ProjectReport(NamedTuple):
    """A project that a run wrote, with the number of its files that it read."""

    name: str
    iri: str
    root: str
    files: int


class MovedProject(NamedTuple):
    """A project whose folder ``was`` another one, which is gone."""

    name: str
    was: str
    now: str


class Upgrade(NamedTuple):
    """The outcome of an upgrade.

    ``rebuilt`` are the names of the projects that were indexed again, ``kept`` of those that were not, with the reason.
    ``snapshots`` counts snapshots, which are upgraded on their next load.
    """

    rebuilt: tuple[str, ...]
    kept: tuple[str, ...]
    snapshots: int


class Rebuilt(NamedTuple):
    """The outcome of a repair.

    ``saved`` counts users' statements, ``is_whole`` if all were saved, ``aside`` is the folder of the damaged files.
    ``roots`` were indexed again, ``left`` could not be.
    """

    saved: int
    is_whole: bool
    aside: str
    roots: tuple[str, ...]
    left: tuple[str, ...]


class IndexReport(msgspec.Struct, frozen=True):
    """The outcome of an index run.

    ``projects`` are the largest ones that it wrote, of ``project_count``. ``counts`` has the number of definitions by
    kind, ``resolved`` of call sites by rule, ``unresolved`` by reason.

    ``is_full`` if all files were read. ``changes`` counts the files that were ``added``, ``changed``, ``removed`` and
    ``unchanged`` since the last run; it is empty for a first run, and for a full run over a part. ``parsed`` and
    ``from_cache`` count the files that were parsed and those with cached facts, including the files around a part.
    ``changed_files`` are the first paths that an incremental run added, changed or removed. ``triples`` counts all
    statements of the projects, 0 unless the run covers whole projects.

    ``marked_problem_count`` counts problems of files that ``.gitattributes`` sets apart; ``problem_count`` does not.
    ``moved`` projects have another folder than before, ``gone`` are the IRIs of projects that no longer exist.
    ``upgrade`` and ``rebuilt`` are the outcomes of an upgrade and of a repair before the run. ``checkout`` is the
    branch and the commit that are checked out; both are empty without a repository.
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
    is_full: bool = True
    changes: dict[str, int] = {}
    marked_problem_count: int = 0
    parsed: int = 0
    from_cache: int = 0
    triples: int = 0
    added: int = 0
    removed: int = 0
    moved: tuple[MovedProject, ...] = ()
    gone: tuple[str, ...] = ()
    upgrade: Upgrade | None = None
    rebuilt: Rebuilt | None = None
    changed_files: tuple[str, ...] = ()
    checkout: tuple[str, str] = ("", "")


class SnapshotReport(msgspec.Struct, frozen=True):
    """The outcome of loading a ref's snapshots.

    ``run`` is ``None`` if nothing had changed. ``made_from`` is the state that the snapshots were derived from, a ref
    or the working tree, if any. ``graphs`` are the IRIs of the snapshots by project IRI, ``names`` the names of the
    projects, ``folders`` their folders below the root. ``left`` are the refs whose snapshots were removed to make room.
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
    """The outcome of a removal of snapshots.

    ``dropped`` are their IRIs, ``removed`` counts statements, ``kept`` counts statements of users by graph. ``refs``
    still have snapshots.
    """

    dropped: tuple[str, ...]
    removed: int
    kept: dict[str, int]
    refs: tuple[str, ...]


class DroppedProject(NamedTuple):
    """A project that was removed, or that a name may stand for."""

    name: str
    iri: str
    root: str


class ProjectDropReport(msgspec.Struct, frozen=True):
    """The outcome of a removal of projects.

    ``snapshots`` are the IRIs of their snapshots, ``removed`` counts statements, ``kept`` counts statements of users
    about the projects. If the name was ambiguous, nothing was removed and ``candidates`` are the alternatives; if it
    was unknown, ``known`` are all projects.
    """

    dropped: tuple[DroppedProject, ...] = ()
    snapshots: tuple[str, ...] = ()
    removed: int = 0
    kept: int = 0
    candidates: tuple[DroppedProject, ...] = ()
    known: tuple[DroppedProject, ...] = ()


class HistoryReport(msgspec.Struct, frozen=True):
    """The outcome of a load of git history.

    ``commits`` were read; if the branch has none, ``branches`` are the others. Dates are days. ``cut`` counts commits
    at the end of a shallow clone. ``projects`` are the projects that have some of the commits, with the number of their
    modules that these changed. ``unlinked`` counts commits that are on no branch or tag.
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


class FoundRoots(NamedTuple):
    """The root of a run over a folder, and the roots below the folder if these are the projects to ask.

    ``is_marked`` if the root has a repository or a manifest, or was indexed before. ``left_out`` are phrases about the
    files and folders at this place that belong to no root, or were not searched.
    """

    root: Path
    is_marked: bool
    below: tuple[Path, ...] = ()
    left_out: tuple[str, ...] = ()
