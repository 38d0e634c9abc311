"""A graph derived from the graph of a similar state: a snapshot of another ref, or a sibling checkout.

For maintainers: only the differences are resolved. A graph that is its own nearest state, as of a branch that moved, is
changed in place. Any other graph is written completely, with the cached statements of clean files, because copying a
graph in the store takes as long as loading it. The result equals a full run. This module must not know which snapshots
should exist.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence, Set
from typing import NamedTuple

from oxigraph_code.facts.aliases import Alias
from oxigraph_code.indexing.delta.nearest_state import NearestState
from oxigraph_code.indexing.delta.reresolve import Reresolution, Reresolved
from oxigraph_code.indexing.delta.write_delta import DeltaWriter
from oxigraph_code.indexing.delta.write_full import project_statements
from oxigraph_code.indexing.extract.cached_facts import CachedFacts, open_cached_facts
from oxigraph_code.indexing.extract.reading import SemanticsByLanguage
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.project_iris import ProjectIris
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.graph_queries import GraphQuery
from oxigraph_code.indexing.model.ledger import Ledger, LedgerEntry, ProjectEntry, by_bytes, languages_of
from oxigraph_code.indexing.model.progress import ProgressCallback
from oxigraph_code.indexing.model.run_signals import ConcurrentWrite, NeedsFullRun
from oxigraph_code.languages.registry import Registry
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import WriteSession


class DerivedState(NamedTuple):
    """The files of a root, resolved as far as they differ from the ``nearest`` state."""

    found: Discovery
    nearest: NearestState
    aliases: Sequence[Alias]
    project_entries: Mapping[str, ProjectEntry]
    reresolved: Reresolved

    def is_current(self, iris: ProjectIris, ask: GraphQuery) -> bool:
        """Return true if the projects still have the same IRIs, and the nearest state is still in the graph."""
        known = {folder: entry.iri for folder, entry in self.project_entries.items()}
        now = {indexed.project.folder: indexed.iri for indexed in iris.projects}
        return now == known and self.nearest.is_current(ask)

    def writer(self, session: WriteSession, iris: ProjectIris, cached: CachedFacts) -> DeltaWriter:
        """Return the writer for ``write``; afterwards it knows the digests of the statements."""
        return DeltaWriter(session, self.found, iris, self.nearest.ledger, self.project_entries, cached)

    def write(
        self,
        writer: DeltaWriter,
        session: WriteSession,
        iris: ProjectIris,
        graphs: Sequence[str],
        started: str,
        finished: str,
    ) -> tuple[int, int]:
        """Write each project into its graph; return how many statements were added and removed.

        Raises ``NeedsFullRun``, before anything is written.
        """
        added = removed = 0
        if [self.nearest.graphs.get(indexed.iri) for indexed in iris.projects] == graphs:
            differences = [
                writer.difference([indexed], graph, self.nearest.changes, self.reresolved, started, finished)
                for indexed, graph in zip(iris.projects, graphs, strict=True)
            ]
            for graph, (old, new) in zip(graphs, differences, strict=True):
                writer.change(old, new, graph)
                added, removed = added + len(new), removed + len(old)
            return added, removed
        texts = [writer.text_of(indexed, self.reresolved, started, finished) for indexed in iris.projects]
        # From here on no statement can be missing.
        for graph, (path, count) in zip(graphs, texts, strict=True):
            session.add(path, graph)
            added += count
        return added, removed

    def ledger(
        self, finished: str, entries: Mapping[str, LedgerEntry], fingerprint: Callable[[Set[str]], str]
    ) -> Ledger:
        """Return the ledger of the derived graph, without a generation."""
        return Ledger(
            fingerprint=fingerprint(languages_of(entries.values())),
            generation=0,
            finished=finished,
            aliases=repr(self.aliases),
            other_roots=(),
            projects=by_bytes(self.project_entries),
            files=by_bytes(entries),
            statement_names=self.nearest.ledger.statement_names,
        )


def derive_state(
    nearest: NearestState,
    found: Discovery,
    projects: Projects,
    iris: ProjectIris,
    registry: Registry,
    settings: Settings,
    progress: ProgressCallback,
    *,
    is_own: bool,
) -> DerivedState:
    """Resolve the differences between files and their nearest state.

    ``is_own`` if the state is of the graph that will be written: then the statements of clean files need not be cached.
    Raises ``NeedsFullRun``.
    """
    aliases = projects.aliases(file.path for file in found.files)
    entries = {}
    for indexed in iris.projects:
        lines = project_statements(found, projects, indexed.project, indexed.iri, indexed.enclosing_iri)
        entries[indexed.project.folder] = ProjectEntry(indexed.iri, indexed.enclosing_iri, tuple(lines))
    try:
        with open_cached_facts(found.tree, registry, settings) as cached:
            work = Reresolution(found, nearest.changes, nearest.ledger.entries, cached, progress)
            reresolved = work.run(
                SemanticsByLanguage(registry),
                aliases,
                aliases_changed=repr(aliases) != nearest.ledger.aliases,
                began_ns=time.time_ns(),
            )
            clean = [
                entry for path, entry in reresolved.entries.items() if path not in reresolved.resolved and entry.digest
            ]
            if not (is_own or all(cached.has_statements(entry.statements) for entry in clean)):
                raise NeedsFullRun("the statements of some files are no longer cached")
    except ConcurrentWrite as error:
        raise NeedsFullRun(f"{error} changed during the run") from None
    return DerivedState(found, nearest, aliases, entries, reresolved)
