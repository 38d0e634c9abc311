"""The first run over a worktree or clone: derive its graph from an indexed sibling's.

For maintainers: only for a root that is not in the graph yet, so that nothing has to be compared. Statements about
files that are the same are rewritten for the IRIs of this root. This module must not know the content of a statement.
See decision 0034.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from oxigraph_code import rdf
from oxigraph_code.file_tree import is_gone
from oxigraph_code.indexing.delta.changed_files import compare
from oxigraph_code.indexing.delta.nearest_state import NearestState
from oxigraph_code.indexing.delta.write_full import project_iris_in
from oxigraph_code.indexing.extract.indexed_sites import IndexedSites
from oxigraph_code.indexing.files.discovery import discover
from oxigraph_code.indexing.files.project_iris import ProjectIris
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.history.linking import HistoryLinks
from oxigraph_code.indexing.model.graph_queries import ask_published, known_snapshots, reserved_iris
from oxigraph_code.indexing.model.ledger import Ledger, load_ledger
from oxigraph_code.indexing.model.run_signals import NeedsFullRun
from oxigraph_code.indexing.runs.derived import Derived
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.store import ANYTHING, WriteSession

_SHARE = 0.5
"""The share of files that must have the same path and size in the sibling."""


class FromSibling(Derived):
    """Derive the graph of a root from the ledger of a sibling."""

    is_first = True
    _iris: ProjectIris

    def __init__(self, context: RunContext, path: Path, languages: Sequence[str]) -> None:
        super().__init__(context)
        self._path = path
        self._languages = languages

    def nearest(self) -> tuple[NearestState, ProjectIris]:
        registry, store, settings, _ = self.context
        if not store.generation():
            raise NeedsFullRun("nothing is in the store")
        ask = ask_published(store)
        known = {root: (iri, name) for iri, name, root in ask(rdf.PROJECTS)}
        # A project whose root is gone may have moved to this one, which a full run finds out.
        if not known or any(map(is_gone, known)):
            raise NeedsFullRun("no sibling in the graph, or a project may have moved")
        self.found = discover(self._path, registry, self._languages, settings)
        self.projects = Projects(self.found, registry)
        if not self.found.is_whole or not self.found.files or not self.projects.all:
            raise NeedsFullRun("not a run over a whole root with files")
        roots_by_iri = {iri: root for root, (iri, _) in known.items()}
        reserved = reserved_iris(known_snapshots(ask), roots_by_iri, self.found.root)
        iris = ProjectIris(self.found, self.projects, roots_by_iri, reserved)
        _check_is_new(iris)
        # A project without a name of its own has the name of its folder, which may differ in the sibling.
        names = {project.name for project in self.projects.all if project.is_named}
        roots = [Path(root) for root, (_, name) in known.items() if name in names or not names]
        if any(IndexedSites.of_root(settings.store_path, root).files for root in (self.found.root, *roots)):
            raise NeedsFullRun("an index of another tool is about one of the roots alone")
        found = ((root, load_ledger(settings.store_path, root, self.context.fingerprint)) for root in roots)
        ledgers = [(root, ledger) for root, ledger in found if ledger is not None]
        nearest = next(self._siblings(ledgers), None)
        if nearest is None or not nearest.is_current(ask):
            raise NeedsFullRun("no sibling has enough of the files")
        return nearest, iris

    def _siblings(self, ledgers: Sequence[tuple[Path, Ledger]]) -> Iterator[NearestState]:
        """Yield the states of siblings with the same project folders, those with most of the files first."""
        sizes = {(file.path, file.size) for file in self.found.files}
        folders = {project.folder for project in self.projects.all}
        ranked = []
        for root, ledger in ledgers:
            same = sum((path, entry.size) in sizes for path, entry in ledger.entries.items())
            if ledger.project_entries.keys() == folders and same >= len(sizes) * _SHARE:
                ranked.append((-same, root, ledger))
        for _, root, ledger in sorted(ranked, key=lambda entry: entry[:2]):
            max_bytes = self.context.settings.max_file_bytes
            changes = compare(self.found.tree, self.found.files, ledger.entries, max_bytes)
            ledger = msgspec.structs.replace(ledger, statement_names=ledger.stored_names(root))
            yield NearestState("", ledger, dict.fromkeys(ledger.project_iris.values(), ""), changes)

    def target(self, session: WriteSession) -> tuple[ProjectIris, Sequence[str]]:
        iris = project_iris_in(session, self.found, self.projects)
        # A full run removes statements that other writers made about the new IRIs.
        if session.dirty_subjects([ANYTHING, *(indexed.iri for indexed in iris.projects)]):
            raise NeedsFullRun("another writer has written about the projects")
        _check_is_new(iris)
        self._iris = iris
        return iris, [""] * len(iris.projects)

    def write(self, session: WriteSession) -> None:
        super().write(session)
        linked = HistoryLinks(session).link(self._iris.roots)
        self.added += sum(entry.added for entry in linked.values())

    def record(self, generation: int) -> None:
        assert self.ledger is not None  # noqa: S101
        other_roots = self._iris.other_roots
        self.ledger = msgspec.structs.replace(self.ledger, generation=generation, other_roots=other_roots)
        self.ledger.save(self.context.settings.store_path, self.found.root)


def _check_is_new(iris: ProjectIris) -> None:
    if any(indexed.is_known for indexed in iris.projects) or len(iris.parts) != len(iris.projects):
        raise NeedsFullRun("some of the projects are in the graph already")
