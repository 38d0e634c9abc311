"""A snapshot that continues another state: what differs is found out, and the rest is said once more.

For maintainers: a branch that has moved is changed where it stands. Of another ref everything is written, of files that
mean what they meant as it was kept, for writing a graph out costs the engine as much as loading it. The outcome is that
of a run over everything. This module must not know which snapshots there ought to be.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.aliases import Alias
from oxigraph_code.config import Settings
from oxigraph_code.indexing.delta.nearest_state import Near
from oxigraph_code.indexing.delta.reresolve import Renewal, Renewing
from oxigraph_code.indexing.delta.write_delta import Rewriting
from oxigraph_code.indexing.delta.write_full import project_statements
from oxigraph_code.indexing.extract.cached_facts import Recall, recalling
from oxigraph_code.indexing.extract.reading import semantics_of
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.project_iris import Keys
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.graph_queries import Asked
from oxigraph_code.indexing.model.ledger import Entry, Ledger, ProjectNote, by_bytes
from oxigraph_code.indexing.model.progress import Told
from oxigraph_code.indexing.model.run_signals import MovedOn, TooLarge
from oxigraph_code.languages.registry import Registry
from oxigraph_code.store import WriteSession


class Continuation(NamedTuple):
    """What was found out of the files of a commit, beside what comes ``near`` to it."""

    found: Discovery
    projects: Projects
    near: Near
    aliases: Sequence[Alias]
    notes: Mapping[str, ProjectNote]
    renewal: Renewal

    def is_true(self, keys: Keys, asked: Asked) -> bool:
        """Whether projects are called as they were, and the graphs are what they were."""
        iris = {folder: note.iri for folder, note in self.notes.items()}
        return {keyed.project.folder: keyed.iri for keyed in keys.projects} == iris and self.near.is_true(asked)

    def rewriting(self, session: WriteSession, keys: Keys, registry: Registry, recall: Recall) -> Rewriting:
        """The writing of what differs."""
        return Rewriting(session, self.found, keys, self.near.ledger, self.notes, registry, recall)

    def write(
        self,
        rewriting: Rewriting,
        session: WriteSession,
        keys: Keys,
        graphs: Sequence[str],
        started: str,
        finished: str,
    ) -> tuple[int, int]:
        """Write the projects into graphs, in their order; how many statements were added and removed. Raises
        ``TooLarge``."""
        added = removed = 0
        if [self.near.graphs.get(keyed.iri) for keyed in keys.projects] == graphs:
            differences = [
                rewriting.difference([keyed], graph, self.near.changes, self.renewal, started, finished)
                for keyed, graph in zip(keys.projects, graphs, strict=True)
            ]
            for graph, (gone, fresh) in zip(graphs, differences, strict=True):
                rewriting.change(gone, fresh, graph)
                added, removed = added + len(fresh), removed + len(gone)
            return added, removed
        texts = [rewriting.text_of(keyed, self.renewal, started, finished) for keyed in keys.projects]
        # What is not known any more has shown itself by now.
        for graph, (path, count) in zip(graphs, texts, strict=True):
            session.add(path, graph)
            added += count
        return added, removed

    def ledger(self, finished: str, entries: Mapping[str, Entry]) -> Ledger:
        """What is noted of what was written."""
        return Ledger(
            fingerprint=self.near.ledger.fingerprint,
            generation=0,
            finished=finished,
            aliases=repr(self.aliases),
            apart=(),
            projects=by_bytes(self.notes),
            files=by_bytes(entries),
            kept_as=self.near.ledger.kept_as,
        )


def continue_from(
    near: Near,
    found: Discovery,
    projects: Projects,
    keys: Keys,
    registry: Registry,
    settings: Settings,
    told: Told,
    *,
    is_own: bool,
) -> Continuation | None:
    """Find out what differs; ``None`` where it is better to find out everything. ``is_own`` where the snapshot itself
    is continued, so that what is said of other files need not be known."""
    aliases = projects.aliases(file.path for file in found.files)
    notes = {}
    for keyed in keys.projects:
        lines = project_statements(found, projects, keyed.project, keyed.iri, keyed.enclosing_iri)
        notes[keyed.project.folder] = ProjectNote(keyed.iri, keyed.enclosing_iri, tuple(lines))
    try:
        with recalling(found.tree, registry, settings) as recall:
            work = Renewing(found, near.changes, near.ledger.entries, recall, settings, told)
            renewal = work.renew(
                semantics_of(registry),
                aliases,
                are_aliases_other=repr(aliases) != near.ledger.aliases,
                began_ns=time.time_ns(),
            )
            others = [entry for path, entry in renewal.entries.items() if path not in renewal.resolved and entry.digest]
            if not (is_own or all(recall.has_statements(entry.statements) for entry in others)):
                return None
    except (MovedOn, TooLarge):
        return None
    return Continuation(found, projects, near, aliases, notes, renewal)
