"""Runs over a commit: derive its snapshots from the nearest state, or read everything.

For maintainers: the plan is made again with the writer lock, since another process may have written meanwhile. If the
prepared state is no longer the nearest, everything is read. This module must not know which snapshots are deleted.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Collection, Sequence

from oxigraph_code import identity
from oxigraph_code.indexing.delta.nearest_state import NearestState, nearest_state
from oxigraph_code.indexing.delta.write_full import FullStatements, write_snapshots
from oxigraph_code.indexing.extract.cached_facts import open_cached_facts
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.project_iris import IndexedProject, ProjectIris
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.graph_queries import ask_published
from oxigraph_code.indexing.model.paths import is_below, path_text
from oxigraph_code.indexing.model.progress import utc_now
from oxigraph_code.indexing.model.report import SnapshotReport
from oxigraph_code.indexing.model.run_signals import NeedsFullRun
from oxigraph_code.indexing.runs.derived import Derived
from oxigraph_code.indexing.runs.full import Full
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.rdf.snapshots import Snapshot
from oxigraph_code.store import ANYTHING, WriteSession


class FromSnapshot(Derived):
    """Derive the snapshots of a ref from an earlier state of it, another ref, or the working tree."""

    def __init__(self, context: RunContext, found: Discovery, projects: Projects, plan: SnapshotPlan) -> None:
        super().__init__(context)
        self.found = found
        self.projects = projects
        self.plan = plan

    def nearest(self) -> tuple[NearestState, ProjectIris]:
        _, store, settings, _ = self.context
        plan = self.plan
        nearest = nearest_state(
            self.found,
            plan.iris,
            plan.wanted,
            plan.known,
            ask_published(store),
            settings,
            self.context.fingerprint,
        )
        if nearest is None or plan.stale or plan.is_dirty:
            raise NeedsFullRun("no state is near, or the snapshots have to be compared")
        return nearest, plan.iris

    @property
    def is_own(self) -> bool:
        return self.ref == self.plan.wanted[0].ref

    def target(self, session: WriteSession) -> tuple[ProjectIris, Sequence[str]]:
        if self.plan.stale or self.plan.is_dirty:
            raise NeedsFullRun("the snapshots have to be compared")
        return self.plan.iris, self.plan.graphs

    def record(self, generation: int) -> None:
        if self.ledger is not None:
            self.ledger.save(self.context.settings.store_path, self.plan.graphs[0])


class FullSnapshot(Full):
    """Read and resolve all files of a commit, and compare all statements with its snapshots."""

    def __init__(self, context: RunContext, found: Discovery, plan: SnapshotPlan) -> None:
        super().__init__(context, found.root)
        self.found = found
        self.plan = plan

    def prepare(self) -> None:
        self.read()
        self.resolve()

    def write(self, session: WriteSession) -> None:
        registry, _, settings, progress = self.context
        plan, self._finished = self.plan, utc_now()
        known = {snapshot.iri for snapshot in plan.known}
        with open_cached_facts(self.found.tree, registry, settings) as cached:
            run = FullStatements(self.findings, self.started, self._finished, cached, progress)
            self.outcome = write_snapshots(session, run, plan.iris, plan.graphs, known)

    def record(self, generation: int) -> None:
        if self.found.is_whole and self.plan.wanted:
            self.save_ledger(self.plan.graphs[0])


class SnapshotPlan:
    """The snapshots of a ref, one per project of its commit."""

    def __init__(
        self,
        found: Discovery,
        projects: Projects,
        working: dict[str, str],
        known: Sequence[Snapshot],
        ref: str,
        fingerprint: str,
        dirty_subjects: Callable[[Collection[str], str], Collection[str]],
    ) -> None:
        """``working`` are the roots of the projects of the working graph by IRI, ``known`` all snapshots."""
        self.found = found
        self.ref = path_text(ref)
        self.known = known
        # A project has its IRI in the working graph, else that of its other snapshots.
        roots = set(working.values())
        only_snapshots = {snapshot.project_iri: snapshot.root for snapshot in known if snapshot.root not in roots}
        self.iris = ProjectIris(found, projects, {**only_snapshots, **working})
        self.wanted = [self._snapshot(indexed, fingerprint) for indexed in self.iris.projects]
        existing = {snapshot.iri: snapshot for snapshot in self.known}
        folder = path_text(str(found.root / found.start))
        wanted_iris = {snapshot.iri for snapshot in self.wanted}
        self.stale = [
            snapshot
            for snapshot in known
            if snapshot.ref == self.ref
            and snapshot.iri not in wanted_iris
            and is_below(snapshot.root, folder)
            and not self.iris.is_of_another_repository(snapshot.root[len(path_text(str(found.root))) :].strip("/"))
        ]
        """Snapshots of projects that the ref no longer has, or that have another IRI now."""
        now = [existing.get(entry.iri, entry._replace(commit=""))._replace(used="") for entry in self.wanted]
        self.is_dirty = any(dirty_subjects([ANYTHING, entry.project_iri], entry.iri) for entry in self.wanted)
        """True if other writers may have changed our statements in the snapshots."""
        is_same = now == [snapshot._replace(used="") for snapshot in self.wanted]
        self.is_current = is_same and not (self.stale or self.is_dirty)
        """True if the snapshots are up to date."""
        self.is_done = self.is_current and all(existing[entry.iri].used >= entry.used for entry in self.wanted)
        """True if the time of their last use is up to date as well."""

    @property
    def graphs(self) -> list[str]:
        """The graph of each project, in the order of ``iris.projects``."""
        return [snapshot.iri for snapshot in self.wanted]

    def _snapshot(self, indexed: IndexedProject, fingerprint: str) -> Snapshot:
        iri = identity.snapshot(indexed.iri, self.ref)
        hour = datetime.datetime.now(datetime.UTC).replace(minute=0, second=0, microsecond=0).isoformat()
        root = path_text(str(self.found.root / indexed.project.folder))
        return Snapshot(iri, indexed.iri, self.ref, self.found.tree.commit, fingerprint, hour, root)

    def report(self, **more: object) -> SnapshotReport:
        """Return the report of a run with this plan."""
        return SnapshotReport(
            self.ref,
            self.found.tree.commit,
            path_text(str(self.found.root)),
            path_text(self.found.start),
            {snapshot.project_iri: snapshot.iri for snapshot in self.wanted},
            {indexed.iri: indexed.project.name for indexed in self.iris.projects},
            {indexed.iri: path_text(indexed.project.folder) for indexed in self.iris.projects},
            (self.found.root / ".git").exists(),
            **more,  # type: ignore[arg-type]
        )
