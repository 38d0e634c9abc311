"""Remove projects from the graph, with their snapshots and records.

For maintainers: a path stands for the projects that a run over it would write, so not for those in nested repositories.
An ambiguous name is answered with the candidates, because indexing a project again may take long. Commits belong to no
project and stay. This module must not know the answers of tools.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import identity, rdf, vocabulary as code
from oxigraph_code.file_tree import in_other_repository
from oxigraph_code.indexing.delta.write_full import remove_projects
from oxigraph_code.indexing.history.linking import HistoryLinks
from oxigraph_code.indexing.model.graph_queries import GraphQuery, ask_published, ask_session, known_snapshots
from oxigraph_code.indexing.model.ledger import delete_records
from oxigraph_code.indexing.model.paths import is_below, path_text
from oxigraph_code.indexing.model.progress import ProgressCallback, report_wait
from oxigraph_code.indexing.model.report import DroppedProject, ProjectDropReport
from oxigraph_code.indexing.runs.snapshots import remove_snapshot
from oxigraph_code.processes.logs import event
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore, WriteSession

_MAX_LISTED = 5


class _KnownProject(NamedTuple):
    """A project in the graph, perhaps only by its snapshots."""

    iri: str
    name: str
    root: str


def drop_project(
    wanted: str, path: Path, store: LocalStore, settings: Settings, progress: ProgressCallback
) -> ProjectDropReport:
    """Remove the projects with a name, key, IRI or path. ``path`` is ``wanted`` as a path.

    Raises ``StoreError`` if the graph cannot be written.
    """
    known = _known_projects(ask_published(store))
    alternatives = _alternatives(known, wanted, path_text(str(path.resolve())))
    if not alternatives:
        return ProjectDropReport(known=tuple(map(_listed, known)))
    if len(alternatives) > 1:
        return ProjectDropReport(
            candidates=tuple(_listed(entry) for group in alternatives for entry in group[:_MAX_LISTED])
        )
    (projects,) = alternatives
    names = ", ".join(entry.name for entry in projects[:_MAX_LISTED])
    with store.write(f"dropping {names}", report_wait(progress)) as session:
        # Another process may have removed them before this one got the lock.
        present = {entry.iri for entry in _known_projects(ask_session(session))}
        projects = [entry for entry in projects if entry.iri in present]
        iris = {entry.iri for entry in projects}
        snapshots = [entry for entry in known_snapshots(ask_session(session)) if entry.project_iri in iris]
        removed = sum(remove_snapshot(session, entry) for entry in snapshots)
        removed += remove_projects(session, sorted(iris))
        removed += sum(_remove_reports(session, iri) for iri in iris)
        removed += HistoryLinks(session).unlink_gone()
        kept = len(ask_session(session)(rdf.about_any(sorted(iris)))) if iris else 0
        # The root of a repository with several projects need not be a project.
        delete_records(settings.store_path, [path.resolve(), *(Path(entry.root) for entry in projects)])
        delete_records(settings.store_path, [entry.iri for entry in snapshots])
    event("dropped", projects=len(projects), snapshots=len(snapshots), triples_removed=removed, kept=kept)
    return ProjectDropReport(
        dropped=tuple(map(_listed, projects)),
        snapshots=tuple(entry.iri for entry in snapshots),
        removed=removed,
        kept=kept,
    )


def _remove_reports(session: WriteSession, project: str) -> int:
    """Remove the graphs of reports about a project; return how many statements they had."""
    removed = 0
    for (graph,) in ask_session(session)(f"SELECT ?g {{ GRAPH ?g {{ ?g <{code.reportOf}> <{project}> }} }}"):
        if graph.startswith(identity.report(project, "")):
            rows = session.select(f"SELECT ?s ?p ?o {{ GRAPH <{graph}> {{ ?s ?p ?o }} }}")
            session.change([f"{' '.join(row)} ." for row in rows], (), graph)
            removed += len(rows)
    return removed


def _known_projects(ask: GraphQuery) -> list[_KnownProject]:
    working = {row[0]: _KnownProject(*row) for row in ask(rdf.PROJECTS)}
    alone = {
        entry.project_iri: _KnownProject(entry.project_iri, _key(entry.project_iri), entry.root)
        for entry in known_snapshots(ask)
        if entry.project_iri not in working
    }
    return sorted({**alone, **working}.values())


def _alternatives(known: Sequence[_KnownProject], wanted: str, folder: str) -> list[list[_KnownProject]]:
    """Return the alternatives that a name can stand for, each a group of projects."""
    iri = wanted.strip().removeprefix("<").removesuffix(">")
    if named := [entry for entry in known if entry.iri == iri]:
        return [named]
    alternatives = [[entry] for entry in known if wanted in (entry.name, _key(entry.iri))]
    below = [entry for entry in known if is_below(entry.root, folder)]
    inside = [entry for entry in below if not in_other_repository(Path(entry.root), Path(folder))]
    if inside and [entry for group in alternatives for entry in group if entry not in inside]:
        return [*alternatives, inside]
    return [inside] if inside else alternatives


def _key(project_iri: str) -> str:
    return identity.decode(project_iri.removeprefix(identity.project("")))


def _listed(entry: _KnownProject) -> DroppedProject:
    return DroppedProject(entry.name, entry.iri, entry.root)
