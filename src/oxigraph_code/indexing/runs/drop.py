"""Projects that are taken out of the graph: which are meant, and what goes with them.

For maintainers: a path stands for what a run over it would write, so for no other repository inside of it. What can be
meant in several ways is asked back and never guessed, for what goes may take long to come again. Commits belong to no
project and stay. This module must not know what tools say about it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from oxigraph_code import identity, rdf
from oxigraph_code.config import Settings
from oxigraph_code.file_tree import in_other_repository
from oxigraph_code.indexing.delta.write_full import take_out
from oxigraph_code.indexing.history.linking import HistoryLinks
from oxigraph_code.indexing.model.graph_queries import Asked, in_session, published
from oxigraph_code.indexing.model.known_snapshots import known_snapshots
from oxigraph_code.indexing.model.ledger import forget
from oxigraph_code.indexing.model.path_text import is_below, shown
from oxigraph_code.indexing.model.progress import Told, waiting_for
from oxigraph_code.indexing.model.report import DroppedProject, ProjectDropReport
from oxigraph_code.indexing.runs.snapshots import take_out_snapshot
from oxigraph_code.logs import event
from oxigraph_code.store import WritableStore

_FEW = 5


class _Known(NamedTuple):
    """A project of the graph, be it known by its snapshots alone."""

    iri: str
    name: str
    root: str


def drop_project(wanted: str, path: Path, store: WritableStore, settings: Settings, told: Told) -> ProjectDropReport:
    """Take the projects out that a name, a key, an IRI or a path stands for; ``path`` is what is wanted, as a path.

    Raises ``StoreError`` where the result cannot be written.
    """
    known = _known(published(store))
    meant = _meant(known, wanted, shown(str(path.resolve())))
    if not meant:
        return ProjectDropReport(known=tuple(map(_listed, known)))
    if len(meant) > 1:
        return ProjectDropReport(candidates=tuple(_listed(entry) for group in meant for entry in group[:_FEW]))
    (projects,) = meant
    names = ", ".join(entry.name for entry in projects[:_FEW])
    with store.write(f"dropping {names}", waiting_for(told)) as session:
        # Between the question and the turn, another process may have dropped them.
        there = {entry.iri for entry in _known(in_session(session))}
        projects = [entry for entry in projects if entry.iri in there]
        iris = {entry.iri for entry in projects}
        snapshots = [entry for entry in known_snapshots(in_session(session)) if entry.project_iri in iris]
        removed = sum(take_out_snapshot(session, entry) for entry in snapshots)
        removed += take_out(session, sorted(iris))
        removed += HistoryLinks(session).unlink_gone()
        kept = len(in_session(session)(rdf.about_any(sorted(iris)))) if iris else 0
        # The root of a repository of many projects need not be one itself.
        forget(settings.store_path, [path.resolve(), *(Path(entry.root) for entry in projects)])
        forget(settings.store_path, [entry.iri for entry in snapshots])
    event("dropped", projects=len(projects), snapshots=len(snapshots), triples_removed=removed, kept=kept)
    return ProjectDropReport(
        dropped=tuple(map(_listed, projects)),
        snapshots=tuple(entry.iri for entry in snapshots),
        removed=removed,
        kept=kept,
    )


def _known(asked: Asked) -> list[_Known]:
    working = {row[0]: _Known(*row) for row in asked(rdf.PROJECTS)}
    alone = {
        entry.project_iri: _Known(entry.project_iri, _key(entry.project_iri), entry.root)
        for entry in known_snapshots(asked)
        if entry.project_iri not in working
    }
    return sorted({**alone, **working}.values())


def _meant(known: Sequence[_Known], wanted: str, folder: str) -> list[list[_Known]]:
    """The groups of projects that may be meant; only one of them can be."""
    iri = wanted.strip().removeprefix("<").removesuffix(">")
    if named := [entry for entry in known if entry.iri == iri]:
        return [named]
    meant = [[entry] for entry in known if wanted in (entry.name, _key(entry.iri))]
    below = [entry for entry in known if is_below(entry.root, folder)]
    inside = [entry for entry in below if not in_other_repository(Path(entry.root), Path(folder))]
    if inside and [entry for group in meant for entry in group if entry not in inside]:
        return [*meant, inside]
    return [inside] if inside else meant


def _key(project_iri: str) -> str:
    return identity.decode(project_iri.removeprefix(identity.project("")))


def _listed(entry: _Known) -> DroppedProject:
    return DroppedProject(entry.name, entry.iri, entry.root)
