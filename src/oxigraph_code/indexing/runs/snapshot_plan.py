"""Which snapshots there ought to be for a ref, against those that there are.

For maintainers: it is made twice, before the writer's turn and in it, for another process may have written meanwhile.
This module must not know how a snapshot is made.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Collection, Sequence

from oxigraph_code import identity
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.project_iris import Keyed, Keys
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.path_text import is_below, shown
from oxigraph_code.indexing.model.report import SnapshotReport
from oxigraph_code.rdf.snapshots import Snapshot
from oxigraph_code.store import ANYTHING


class SnapshotPlan:
    """What there ought to be for a ref, against what there is."""

    def __init__(
        self,
        found: Discovery,
        projects: Projects,
        working: dict[str, str],
        known: Sequence[Snapshot],
        ref: str,
        fingerprint: str,
        touched: Callable[[Collection[str], str], Collection[str]],
    ) -> None:
        self.found = found
        self.ref = shown(ref)
        self.known = known
        # A project is known by what the working graph calls it, else by what its other snapshots do.
        roots = set(working.values())
        alone = {snapshot.project_iri: snapshot.root for snapshot in known if snapshot.root not in roots}
        self.keys = Keys(found, projects, {**alone, **working})
        self.wanted = [self._snapshot(keyed, fingerprint) for keyed in self.keys.projects]
        there = {snapshot.iri: snapshot for snapshot in self.known}
        folder = shown(str(found.root / found.start))
        mine = {snapshot.iri for snapshot in self.wanted}
        self.stale = [
            snapshot
            for snapshot in known
            if snapshot.ref == self.ref
            and snapshot.iri not in mine
            and is_below(snapshot.root, folder)
            and not self.keys.is_of_another_repository(snapshot.root[len(shown(str(found.root))) :].strip("/"))
        ]
        """Of projects that the ref does not have any more, or that are called otherwise now."""
        same = [there.get(snapshot.iri, snapshot._replace(commit=""))._replace(used="") for snapshot in self.wanted]
        self.is_touched = any(touched([ANYTHING, entry.project_iri], entry.iri) for entry in self.wanted)
        """Whether others may have changed what is ours in them."""
        is_same = same == [snapshot._replace(used="") for snapshot in self.wanted]
        self.is_current = is_same and not (self.stale or self.is_touched)
        self.is_done = self.is_current and all(there[snapshot.iri].used >= snapshot.used for snapshot in self.wanted)

    def _snapshot(self, keyed: Keyed, fingerprint: str) -> Snapshot:
        iri = identity.snapshot(keyed.iri, self.ref)
        hour = datetime.datetime.now(datetime.UTC).replace(minute=0, second=0, microsecond=0).isoformat()
        root = shown(str(self.found.root / keyed.project.folder))
        return Snapshot(iri, keyed.iri, self.ref, self.found.tree.commit, fingerprint, hour, root)

    def report(self, **more: object) -> SnapshotReport:
        return SnapshotReport(
            self.ref,
            self.found.tree.commit,
            shown(str(self.found.root)),
            shown(self.found.start),
            {snapshot.project_iri: snapshot.iri for snapshot in self.wanted},
            {keyed.iri: keyed.project.name for keyed in self.keys.projects},
            {keyed.iri: shown(keyed.project.folder) for keyed in self.keys.projects},
            (self.found.root / ".git").exists(),
            **more,  # type: ignore[arg-type]
        )
