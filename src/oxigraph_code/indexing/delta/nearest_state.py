"""Choose the recorded state that is nearest to the files of a root, to derive their graph from it.

For maintainers: most files of a branch are resolved already for another branch or for the working tree. A state can be
used if its ledger covers the same root with the same project IRIs, and its graph is still the one that the run wrote.
This module must not know how a graph is derived. See decision 0019.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from typing import NamedTuple

from oxigraph_code import identity, rdf
from oxigraph_code.indexing.delta.changed_files import Changes, compare
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.project_iris import ProjectIris
from oxigraph_code.indexing.model.graph_queries import GraphQuery
from oxigraph_code.indexing.model.ledger import Ledger, load_ledger
from oxigraph_code.rdf.snapshots import Snapshot
from oxigraph_code.settings.config import Settings


class NearestState(NamedTuple):
    """A recorded state: of a ``ref``, or of the working tree if that is empty.

    ``graphs`` are the graphs of its projects by IRI; the working graph is the empty text. ``changes`` are the changes
    from the state to the files.
    """

    ref: str
    ledger: Ledger
    graphs: Mapping[str, str]
    changes: Changes

    def is_current(self, ask: GraphQuery) -> bool:
        """Return true if the run of the ledger wrote the graphs."""
        finished = {("", project): end for project, _, end in ask(rdf.RUNS)}
        finished.update({(graph, project): end for graph, project, end in ask(rdf.snapshots.RUNS)})
        return all(finished.get((graph, project)) == self.ledger.finished for project, graph in self.graphs.items())


def nearest_state(
    found: Discovery,
    iris: ProjectIris,
    wanted: Sequence[Snapshot],
    known: Sequence[Snapshot],
    ask: GraphQuery,
    settings: Settings,
    fingerprint: Callable[[Set[str]], str],
) -> NearestState | None:
    """Return the state nearest to the files of a commit.

    That is the present state of the ``wanted`` snapshots, if there is one, else the one with the fewest changed files
    among the ``known`` snapshots and the working tree.
    """
    if not found.is_whole or not wanted:
        return None
    nearest, exists = None, bool({entry.iri for entry in wanted} & {entry.iri for entry in known})
    for ref, ledger in _ledgers(found, wanted[0], known, settings, fingerprint):
        if exists and ref != wanted[0].ref:
            continue
        projects = {indexed.project.folder: (indexed.iri, indexed.enclosing_iri) for indexed in iris.projects}
        recorded = {folder: (entry.iri, entry.enclosing_iri) for folder, entry in ledger.project_entries.items()}
        if recorded != projects:
            continue
        graphs = {iri: identity.snapshot(iri, ref) if ref else "" for iri, _ in projects.values()}
        changes = compare(found.tree, found.files, ledger.entries, settings.max_file_bytes)
        candidate = NearestState(ref, ledger, graphs, changes)
        if not candidate.is_current(ask):
            continue
        if ref == wanted[0].ref:
            return candidate
        if nearest is None or _distance(candidate) < _distance(nearest):
            nearest = candidate
    return nearest


def _ledgers(
    found: Discovery,
    wanted: Snapshot,
    known: Sequence[Snapshot],
    settings: Settings,
    fingerprint: Callable[[Set[str]], str],
) -> Iterator[tuple[str, Ledger]]:
    """Yield ledgers by ref: first the wanted snapshot, then others of its project, then the working tree."""
    others = [entry for entry in known if (entry.project_iri, entry.root) == (wanted.project_iri, wanted.root)]
    for snapshot in sorted(others, key=lambda entry: (entry.iri != wanted.iri, entry.iri)):
        ledger = load_ledger(settings.store_path, snapshot.iri, fingerprint)
        if ledger is not None:
            yield snapshot.ref, ledger
    ledger = load_ledger(settings.store_path, found.root, fingerprint)
    if ledger is not None:
        yield "", ledger


def _distance(state: NearestState) -> int:
    return len(state.changes.to_read) + len(state.changes.removed)
