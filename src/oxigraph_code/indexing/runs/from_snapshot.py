"""Runs over a commit: derive its snapshots from the nearest state, or read everything.

For maintainers: the plan is made again with the writer lock, since another process may have written meanwhile. If the
prepared state is no longer the nearest, everything is read. This module must not know which snapshots are deleted.
"""

from __future__ import annotations

from collections.abc import Sequence

from oxigraph_code.indexing.delta.ledger_entries import ledger_of
from oxigraph_code.indexing.delta.nearest_state import NearestState, nearest_state
from oxigraph_code.indexing.delta.write_full import write_snapshots
from oxigraph_code.indexing.extract.cached_facts import open_cached_facts
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.project_iris import ProjectIris
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.graph_queries import ask_published
from oxigraph_code.indexing.model.progress import utc_now
from oxigraph_code.indexing.model.run_signals import NeedsFullRun
from oxigraph_code.indexing.runs.derived import Derived
from oxigraph_code.indexing.runs.full import Full
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.indexing.runs.snapshot_plan import SnapshotPlan
from oxigraph_code.store import WriteSession


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
            self.outcome = write_snapshots(
                session,
                self.findings,
                plan.iris,
                plan.graphs,
                known,
                self.started,
                self._finished,
                registry,
                cached,
                progress,
            )

    def record(self, generation: int) -> None:
        if not (self.found.is_whole and self.plan.wanted):
            return
        self.ledger = ledger_of(
            self.findings,
            self.outcome,
            self.context.registry,
            self.began_ns,
            self.context.fingerprint,
            self._finished,
        )
        if self.ledger is not None:
            self.ledger.save(self.context.settings.store_path, self.plan.graphs[0])
