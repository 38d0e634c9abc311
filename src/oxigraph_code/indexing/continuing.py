"""A snapshot that continues another state: what differs is found out, and the rest is copied.

For maintainers: a branch that has moved is changed where it stands, another ref is copied from the graph that comes
nearest, for writing a statement costs less than finding it out. The outcome is that of a run over everything. This
module must not know which snapshots there ought to be.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from oxigraph_code import rdf
from oxigraph_code.aliases import Alias
from oxigraph_code.config import Settings
from oxigraph_code.indexing.asking import Asked
from oxigraph_code.indexing.discovery import Discovery
from oxigraph_code.indexing.keys import Keys
from oxigraph_code.indexing.known import MovedOn, TooLarge
from oxigraph_code.indexing.ledger import Ledger, ProjectNote, by_bytes
from oxigraph_code.indexing.nearness import Near
from oxigraph_code.indexing.projects import Projects
from oxigraph_code.indexing.reading import Told, semantics_of
from oxigraph_code.indexing.recall import recalling
from oxigraph_code.indexing.renewal import Renewal, Renewing
from oxigraph_code.indexing.rewriting import Rewriting
from oxigraph_code.indexing.writing import project_statements
from oxigraph_code.languages.registry import Registry
from oxigraph_code.rdf.snapshots import Snapshot
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

    def write(
        self,
        session: WriteSession,
        keys: Keys,
        wanted: Sequence[Snapshot],
        started: str,
        finished: str,
        registry: Registry,
    ) -> tuple[int, int]:
        """Write the snapshots; how many statements were added and removed. Raises ``TooLarge``."""
        rewriting = Rewriting(session, self.found, keys, self.near.ledger, self.notes, registry)
        differences = [
            rewriting.difference(
                [keyed], self.near.graphs[keyed.iri], self.near.changes, self.renewal, started, finished
            )
            for keyed in keys.projects
        ]
        added = removed = 0
        for keyed, snapshot, (gone, fresh) in zip(keys.projects, wanted, differences, strict=True):
            source = self.near.graphs[keyed.iri]
            if source == snapshot.iri:
                rewriting.change(gone, fresh, source)
                added, removed = added + len(fresh), removed + len(gone)
                continue
            if not source:
                # Which commits there are is said of working trees alone.
                rows = session.select(rdf.history.commits_of(keyed.iri))
                gone |= {rdf.history.commit_of_project_line(keyed.iri, commit[1:-1]) for (commit,) in rows}
            added += session.copy(keyed.iri, source, snapshot.iri, gone, sorted(fresh))
        return added, removed

    def ledger(self, finished: str) -> Ledger:
        """What is noted of the snapshots that were written."""
        return Ledger(
            fingerprint=self.near.ledger.fingerprint,
            generation=0,
            finished=finished,
            aliases=repr(self.aliases),
            apart=(),
            projects=by_bytes(self.notes),
            files=by_bytes(self.renewal.entries),
        )


def continue_from(
    near: Near,
    found: Discovery,
    projects: Projects,
    keys: Keys,
    registry: Registry,
    settings: Settings,
    told: Told,
) -> Continuation | None:
    """Find out what differs; ``None`` where it is better to find out everything."""
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
    except (MovedOn, TooLarge):
        return None
    return Continuation(found, projects, near, aliases, notes, renewal)
