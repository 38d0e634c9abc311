"""Snapshots: the projects of a commit in named graphs, with the same IRIs as in the working graph.

For maintainers: a snapshot holds a whole project. A path stands for the projects at and below it, or else for the one
around it. All snapshots of a ref are written in one session, so that no reader gets only some of them, and a load that
finds them up to date does not take the writer lock. This module must not know the answers of tools.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from oxigraph_code import __version__
from oxigraph_code.errors import HistoryError
from oxigraph_code.history import Repository, open_repository
from oxigraph_code.indexing.delta.write_full import WriteOutcome, remove_projects
from oxigraph_code.indexing.files.discovery import Discovery, discover_in
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.graph_queries import GraphQuery, ask_published, ask_session, known_snapshots
from oxigraph_code.indexing.model.ledger import delete_records
from oxigraph_code.indexing.model.paths import is_below, path_text
from oxigraph_code.indexing.model.progress import ProgressCallback, report_wait
from oxigraph_code.indexing.model.report import DropReport, IndexReport, SnapshotReport
from oxigraph_code.indexing.model.run_signals import NeedsFullRun
from oxigraph_code.indexing.runs.from_snapshot import FromSnapshot, FullSnapshot, SnapshotPlan
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.indexing.runs.reporting import log_run
from oxigraph_code.languages.loader import fingerprint_of
from oxigraph_code.languages.registry import Registry
from oxigraph_code.rdf.snapshots import Snapshot, snapshot_lines
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import ANYTHING, INDEX_FORMAT, LocalStore, WriteSession

_MIN_SNAPSHOTS = 2
"""The smallest limit of snapshots per project: two can be compared."""
_PROJECTS = "SELECT ?project ?root { ?project a code:Project ; code:rootPath ?root }"

_Mode = FromSnapshot | FullSnapshot


def load_snapshot(path: Path, ref: str, context: RunContext) -> SnapshotReport:
    """Bring the snapshots of a ref up to date with its commit.

    Raises ``FileError`` and ``HistoryError`` if the path or the commit cannot be read, ``StoreError`` if the graph
    cannot be written.
    """
    began = time.monotonic()
    registry, store, settings, progress = context
    progress("looking for files", 0, 0)
    repository = open_repository(path)
    found = _discover(repository, path, ref, registry, settings)
    fingerprint = _fingerprint(found, registry, settings)
    projects = Projects(found, registry)

    def make_plan(working: dict[str, str], ask: GraphQuery, graphs: LocalStore | WriteSession) -> SnapshotPlan:
        return SnapshotPlan(found, projects, working, known_snapshots(ask), ref, fingerprint, graphs.dirty_subjects)

    # Checked first without any lock: mostly the snapshots are up to date.
    ask = ask_published(store)
    plan = make_plan(dict(ask(_PROJECTS)), ask, store)
    if plan.is_done:
        return plan.report()
    purpose, waiting = f"indexing {path_text(ref)} of {path_text(str(found.root))}", report_wait(progress)
    with store.work(f"snapshot of {ref} of {found.root}", purpose, waiting):
        plan = make_plan(dict(ask(_PROJECTS)), ask, store)
        if plan.is_done:
            return plan.report()
        prepared = None if plan.is_current else _prepared(context, found, projects, plan)
        written: _Mode | None = None
        with store.write(purpose, waiting) as session:
            plan = make_plan(session.projects(), ask_session(session), session)
            for snapshot in plan.stale:
                remove_snapshot(session, snapshot)
            if not plan.is_current:
                written = _write(session, context, found, plan, prepared)
                for snapshot in plan.wanted:
                    session.mark_reconciled([ANYTHING, snapshot.project_iri], snapshot.iri)
            for snapshot in plan.wanted:
                _describe(session, snapshot)
            evicted = _make_room(session, plan, max(_MIN_SNAPSHOTS, settings.max_snapshots))
        removed = [snapshot.iri for snapshot in (*plan.stale, *evicted)]
    delete_records(settings.store_path, removed)
    report: IndexReport | None = None
    made_from = ""
    if written is not None:
        written.record(session.generation)
        if isinstance(written, FromSnapshot):
            made_from = written.ref or "the working tree"
        if isinstance(written, FromSnapshot) or written.outcome != WriteOutcome():
            report = written.report(time.monotonic() - began)
            log_run("snapshot", report, session.generation)
    return plan.report(run=report, left=_refs(evicted), made_from=made_from)


def _prepared(context: RunContext, found: Discovery, projects: Projects, plan: SnapshotPlan) -> _Mode:
    """Read and resolve, without the writer lock."""
    derived = FromSnapshot(context, found, projects, plan)
    try:
        derived.prepare()
    except NeedsFullRun:
        full = FullSnapshot(context, found, plan)
        full.prepare()
        return full
    return derived


def _write(
    session: WriteSession, context: RunContext, found: Discovery, plan: SnapshotPlan, prepared: _Mode | None
) -> _Mode:
    """Write the snapshots of a plan. If the prepared run does not fit the graph any more, read everything."""
    if prepared is not None:
        prepared.plan = plan
        try:
            prepared.write(session)
        except NeedsFullRun:
            prepared = None
    if prepared is None:
        prepared = FullSnapshot(context, found, plan)
        prepared.prepare()
        prepared.write(session)
    return prepared


def drop_snapshot(
    path: Path, ref: str, store: LocalStore, settings: Settings, progress: ProgressCallback
) -> DropReport:
    """Remove the snapshots of a ref: of projects at and below a path, else of the nearest around it.

    Neither the path nor the ref need exist any more.
    """
    folder = path_text(str(path.resolve()))

    def in_scope(known: Sequence[Snapshot]) -> list[Snapshot]:
        below = [snapshot for snapshot in known if is_below(snapshot.root, folder)]
        around = sorted({snapshot.root for snapshot in known if is_below(folder, snapshot.root)}, key=len)
        return below or [snapshot for snapshot in known if snapshot.root in around[-1:]]

    known = in_scope(known_snapshots(ask_published(store)))
    if not any(snapshot.ref == path_text(ref) for snapshot in known):
        return DropReport((), 0, {}, _refs(known))

    with store.write(f"dropping the snapshot of {path_text(ref)}", report_wait(progress)) as session:
        known = in_scope(known_snapshots(ask_session(session)))
        dropped = [snapshot for snapshot in known if snapshot.ref == path_text(ref)]
        removed = sum(remove_snapshot(session, snapshot) for snapshot in dropped)
        kept = {snapshot.iri: len(ask_session(session)(_all_in(snapshot.iri))) for snapshot in dropped}
    delete_records(settings.store_path, [snapshot.iri for snapshot in dropped])
    left = _refs(snapshot for snapshot in known if snapshot not in dropped)
    return DropReport(tuple(snapshot.iri for snapshot in dropped), removed, {k: n for k, n in kept.items() if n}, left)


def _refs(snapshots: Iterable[Snapshot]) -> tuple[str, ...]:
    return tuple(sorted({snapshot.ref for snapshot in snapshots}))


def _all_in(graph: str) -> str:
    return f"SELECT ?p {{ GRAPH <{graph}> {{ ?s ?p ?o }} }}"


def _is_repository(path: Path, repository: Repository) -> bool:
    """Return true if a path is the repository itself: bare, or the ``.git`` folder."""
    return not repository.has_worktree or is_below(str(path.resolve()), repository.identity)


def _discover(repository: Repository, path: Path, ref: str, registry: Registry, settings: Settings) -> Discovery:
    """Find the files of a ref's commit at and below a path, or in the project around it."""
    commit = repository.tip(ref)
    tree = repository.files(commit)
    start = "" if _is_repository(path, repository) else repository.below(path).rstrip("/")
    if tree.has_file(start):
        start = start.rpartition("/")[0]
    if not tree.has_folder(start):
        where = f"{start} of " if start else ""
        raise HistoryError(
            f"{path}: {path_text(ref)} has no folder {where}{repository.folder}".rstrip(),
            hint="name a folder that the commit has, such as the root of the repository",
            path=str(path),
        )
    found = discover_in(tree, start, registry, settings)
    folder = Projects(found, registry).folder_of(f"{start}/")
    return found if folder == start else discover_in(tree, folder, registry, settings)


def _fingerprint(found: Discovery, registry: Registry, settings: Settings) -> str:
    """Digest the versions of the program, the index format, the settings and the loaders."""
    parts = [__version__, str(INDEX_FORMAT), settings.selection]
    languages = sorted({file.language for file in found.files})
    parts += [f"{language} {fingerprint_of(registry.loader(language))}" for language in languages]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def _describe(session: WriteSession, snapshot: Snapshot) -> None:
    before, now = set(session.triples_owned_by([snapshot.iri])), set(snapshot_lines(snapshot))
    session.change(before - now, sorted(now - before))


def remove_snapshot(session: WriteSession, snapshot: Snapshot) -> int:
    """Remove our statements of a snapshot; return how many there were. Statements of users stay."""
    removed = remove_projects(session, [snapshot.project_iri], snapshot.iri)
    session.change(list(session.triples_owned_by([snapshot.iri])), ())
    return removed


def _make_room(session: WriteSession, plan: SnapshotPlan, limit: int) -> list[Snapshot]:
    """Remove the least recently used snapshots of each project beyond a limit."""
    wanted = {snapshot.iri for snapshot in plan.wanted}
    projects = {snapshot.project_iri for snapshot in plan.wanted}
    known = [snapshot for snapshot in known_snapshots(ask_session(session)) if snapshot.project_iri in projects]
    evicted: list[Snapshot] = []
    for _, group in groupby(sorted(known, key=lambda entry: entry.project_iri), key=lambda entry: entry.project_iri):
        ranked = sorted(group, key=lambda entry: (entry.iri in wanted, entry.used, entry.iri), reverse=True)
        evicted += ranked[limit:]
    for snapshot in evicted:
        remove_snapshot(session, snapshot)
    return evicted
