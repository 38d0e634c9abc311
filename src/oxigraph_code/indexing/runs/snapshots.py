"""Snapshots: the projects of a commit in named graphs, beside the working graph and under the same IRIs.

For maintainers: the stages are those of an index run, over the files of a commit. A snapshot holds a whole project; a
path in a repository of many stands for the projects at and below it, or else for the one around it. All graphs of a ref
are written in one session, so that nobody sees half of them, and a load that finds nothing changed takes no turn to
write. This module must not know what tools say about it.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from oxigraph_code import __version__
from oxigraph_code.config import Settings
from oxigraph_code.errors import HistoryError
from oxigraph_code.history import Repository, open_repository
from oxigraph_code.indexing.delta.write_full import take_out
from oxigraph_code.indexing.files.discovery import Discovery, discover_in
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.graph_queries import Asked, in_session, published
from oxigraph_code.indexing.model.known_snapshots import known_snapshots
from oxigraph_code.indexing.model.ledger import forget
from oxigraph_code.indexing.model.path_text import is_below, shown
from oxigraph_code.indexing.model.progress import Told, now, waiting_for
from oxigraph_code.indexing.model.report import DropReport, SnapshotReport
from oxigraph_code.indexing.runs.reporting import tell
from oxigraph_code.indexing.runs.snapshot_plan import SnapshotPlan
from oxigraph_code.indexing.runs.snapshot_run import SnapshotRun
from oxigraph_code.languages.loader import extracts
from oxigraph_code.languages.registry import Registry
from oxigraph_code.rdf.snapshots import Snapshot, snapshot_lines
from oxigraph_code.store import ANYTHING, INDEX_FORMAT, WritableStore, WriteSession

_FEWEST = 2  # to be compared with one another
_PROJECTS = "SELECT ?project ?root { ?project a code:Project ; code:rootPath ?root }"


def load_snapshot(
    path: Path,
    ref: str,
    registry: Registry,
    store: WritableStore,
    settings: Settings,
    told: Told,
) -> SnapshotReport:
    """Bring the snapshots of a ref up to date with what it leads to.

    Raises ``FileError`` and ``HistoryError`` for what cannot be read, ``StoreError`` where the result cannot be
    written.
    """
    began, started = time.monotonic(), now()
    told("looking for files", 0, 0)
    repository = open_repository(path)
    found = _discover(repository, path, ref, registry, settings)
    fingerprint = _fingerprint(registry, settings)
    projects = Projects(found, registry)

    def planned(working: dict[str, str], asked: Asked, graphs: WritableStore | WriteSession) -> SnapshotPlan:
        return SnapshotPlan(found, projects, working, known_snapshots(asked), ref, fingerprint, graphs.dirty_subjects)

    # What is in the graph already is told without waiting for anybody.
    asked = published(store)
    plan = planned(dict(asked(_PROJECTS)), asked, store)
    if plan.is_done:
        return plan.report()
    purpose, waiting = f"indexing {shown(ref)} of {shown(str(found.root))}", waiting_for(told)
    with store.work(f"snapshot of {ref} of {found.root}", purpose, waiting):
        plan = planned(dict(asked(_PROJECTS)), asked, store)
        if plan.is_done:
            return plan.report()
        run = SnapshotRun(found, projects, registry, settings, told)
        if not plan.is_current:
            run.find_out(plan, asked)
        with store.write(purpose, waiting) as session:
            plan = planned(session.projects(), in_session(session), session)
            for snapshot in plan.stale:
                take_out_snapshot(session, snapshot)
            if not plan.is_current:
                run.write(session, plan, started)
                for snapshot in plan.wanted:
                    session.mark_reconciled([ANYTHING, snapshot.project_iri], snapshot.iri)
            for snapshot in plan.wanted:
                _describe(session, snapshot)
            left = _make_room(session, plan, max(_FEWEST, settings.max_snapshots))
        gone = [snapshot.iri for snapshot in (*plan.stale, *left)]
    forget(settings.store_path, gone)
    run.keep(plan)
    report = run.report(time.monotonic() - began)
    if report is not None:
        tell("snapshot", report, session.generation)
    return plan.report(run=report, left=_refs(left), made_from=run.made_from)


def drop_snapshot(path: Path, ref: str, store: WritableStore, settings: Settings, told: Told) -> DropReport:
    """Take the snapshots of a ref out of the graph: those of the projects at and below a path, or else of the nearest
    around it. Neither the path nor the ref need be there any more."""
    folder = shown(str(path.resolve()))

    def there(known: Sequence[Snapshot]) -> list[Snapshot]:
        below = [snapshot for snapshot in known if is_below(snapshot.root, folder)]
        around = sorted({snapshot.root for snapshot in known if is_below(folder, snapshot.root)}, key=len)
        return below or [snapshot for snapshot in known if snapshot.root in around[-1:]]

    if not any(snapshot.ref == shown(ref) for snapshot in there(known_snapshots(published(store)))):
        return DropReport((), 0, {}, _refs(there(known_snapshots(published(store)))))

    with store.write(f"dropping the snapshot of {shown(ref)}", waiting_for(told)) as session:
        known = there(known_snapshots(in_session(session)))
        gone = [snapshot for snapshot in known if snapshot.ref == shown(ref)]
        removed = sum(take_out_snapshot(session, snapshot) for snapshot in gone)
        kept = {snapshot.iri: len(in_session(session)(_all_in(snapshot.iri))) for snapshot in gone}
    forget(settings.store_path, [snapshot.iri for snapshot in gone])
    left = _refs(snapshot for snapshot in known if snapshot not in gone)
    return DropReport(tuple(snapshot.iri for snapshot in gone), removed, {k: n for k, n in kept.items() if n}, left)


def _refs(snapshots: Iterable[Snapshot]) -> tuple[str, ...]:
    return tuple(sorted({snapshot.ref for snapshot in snapshots}))


def _all_in(graph: str) -> str:
    return f"SELECT ?p {{ GRAPH <{graph}> {{ ?s ?p ?o }} }}"


def _is_repository(path: Path, repository: Repository) -> bool:
    """Whether a path lies where git keeps its own, which stands for the repository."""
    return not repository.has_worktree or is_below(str(path.resolve()), repository.identity)


def _discover(repository: Repository, path: Path, ref: str, registry: Registry, settings: Settings) -> Discovery:
    """What the commit of a ref has at and below a path, or in the project around it."""
    commit = repository.tip(ref)
    tree = repository.files(commit)
    start = "" if _is_repository(path, repository) else repository.below(path).rstrip("/")
    if tree.has_file(start):
        start = start.rpartition("/")[0]
    if not tree.has_folder(start):
        where = f"{start} of " if start else ""
        raise HistoryError(
            f"{path}: {shown(ref)} has no folder {where}{repository.folder}".rstrip(),
            hint="name a folder that the commit has, such as the root of the repository",
            path=str(path),
        )
    found = discover_in(tree, start, registry, settings)
    folder = Projects(found, registry).folder_of(f"{start}/")
    return found if folder == start else discover_in(tree, folder, registry, settings)


def _fingerprint(registry: Registry, settings: Settings) -> str:
    """Of everything that turns files into statements."""
    parts = [__version__, str(INDEX_FORMAT), settings.selection]
    for loader in registry.loaders:
        try:
            parts.append(f"{loader.language_id} {loader.fingerprint if extracts(loader) else ''}")
        except Exception:
            parts.append(loader.language_id)
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def _describe(session: WriteSession, snapshot: Snapshot) -> None:
    before, now_ = set(session.triples_owned_by([snapshot.iri])), set(snapshot_lines(snapshot))
    session.change(before - now_, sorted(now_ - before))


def take_out_snapshot(session: WriteSession, snapshot: Snapshot) -> int:
    """Take a snapshot out, but for what others wrote into its graph; how many statements that were."""
    removed = take_out(session, [snapshot.project_iri], snapshot.iri)
    session.change(list(session.triples_owned_by([snapshot.iri])), ())
    return removed


def _make_room(session: WriteSession, plan: SnapshotPlan, most: int) -> list[Snapshot]:
    """Let the least recently used snapshots of the projects go."""
    mine = {snapshot.iri for snapshot in plan.wanted}
    projects = {snapshot.project_iri for snapshot in plan.wanted}
    others = [snapshot for snapshot in known_snapshots(in_session(session)) if snapshot.project_iri in projects]
    gone: list[Snapshot] = []
    for _, group in groupby(sorted(others, key=lambda entry: entry.project_iri), key=lambda entry: entry.project_iri):
        ranked = sorted(group, key=lambda entry: (entry.iri in mine, entry.used, entry.iri), reverse=True)
        gone += ranked[most:]
    for snapshot in gone:
        take_out_snapshot(session, snapshot)
    return gone
