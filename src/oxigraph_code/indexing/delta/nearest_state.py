"""What is noted of other states of the files of a commit, and which of them comes nearest.

For maintainers: most of what a branch means has been found out for another one, or for the working tree. Only what was
noted of the whole root, under the same names, says anything; and only while the graphs hold what those runs wrote. This
module must not know how a snapshot is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code import identity, rdf
from oxigraph_code.config import Settings
from oxigraph_code.indexing.delta.changed_files import Changes, compare
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.project_iris import Keys
from oxigraph_code.indexing.model.graph_queries import Asked
from oxigraph_code.indexing.model.ledger import Ledger, find_ledger
from oxigraph_code.rdf.snapshots import Snapshot


class Near(NamedTuple):
    """A state that was noted, of a ``ref`` or, without one, of the working tree; the graphs that it is in, by project;
    and how the files are other."""

    ref: str
    ledger: Ledger
    graphs: Mapping[str, str]
    changes: Changes

    def is_true(self, asked: Asked) -> bool:
        """Whether the graphs hold what the run wrote that noted it."""
        ended = {("", project): finished for project, _, finished in asked(rdf.RUNS)}
        ended.update({(graph, project): finished for graph, project, finished in asked(rdf.snapshots.RUNS)})
        return all(ended.get((graph, project)) == self.ledger.finished for project, graph in self.graphs.items())


def nearest(
    found: Discovery,
    keys: Keys,
    wanted: Sequence[Snapshot],
    known: Sequence[Snapshot],
    asked: Asked,
    settings: Settings,
    fingerprint: str,
) -> Near | None:
    """What comes nearest to what was found in a commit: the ``wanted`` snapshots as they are, if there is anything of
    them, else of the other ``known`` ones and the working tree that with the fewest differences."""
    if not found.is_whole or not wanted:
        return None
    near, is_there = None, {entry.iri for entry in wanted} & {entry.iri for entry in known}
    for ref, ledger in _noted(found, wanted[0], known, settings, fingerprint):
        if is_there and ref != wanted[0].ref:
            continue
        notes = {keyed.project.folder: (keyed.iri, keyed.enclosing_iri) for keyed in keys.projects}
        if {folder: (note.iri, note.enclosing_iri) for folder, note in ledger.notes.items()} != notes:
            continue
        graphs = {iri: identity.snapshot(iri, ref) if ref else "" for iri, _ in notes.values()}
        changes = compare(found.tree, found.files, ledger.entries, settings.max_file_bytes)
        candidate = Near(ref, ledger, graphs, changes)
        if not candidate.is_true(asked):
            continue
        if ref == wanted[0].ref:
            return candidate
        if near is None or _distance(candidate) < _distance(near):
            near = candidate
    return near


def _noted(
    found: Discovery, wanted: Snapshot, known: Sequence[Snapshot], settings: Settings, fingerprint: str
) -> Iterator[tuple[str, Ledger]]:
    """What is noted, by ref: of the wanted snapshot itself, of others of the same project, and of the working tree,
    which has none."""
    others = [entry for entry in known if (entry.project_iri, entry.root) == (wanted.project_iri, wanted.root)]
    for snapshot in sorted(others, key=lambda entry: (entry.iri != wanted.iri, entry.iri)):
        ledger = find_ledger(settings.store_path, snapshot.iri, fingerprint)
        if ledger is not None:
            yield snapshot.ref, ledger
    ledger = find_ledger(settings.store_path, found.root, fingerprint)
    if ledger is not None:
        yield "", ledger


def _distance(near: Near) -> int:
    return len(near.changes.to_read) + len(near.changes.removed)
