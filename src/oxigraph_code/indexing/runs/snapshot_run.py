"""Finding out what a commit says, and writing it: as a continuation of what comes nearest, or else from nothing.

For maintainers: what was found out before the writer's turn may not fit any more what is there in it; then everything
is found out. This module must not know which snapshots make room.
"""

from __future__ import annotations

import time

from oxigraph_code.config import Settings
from oxigraph_code.indexing.delta.derive_snapshot import Continuation, continue_from
from oxigraph_code.indexing.delta.ledger_entries import ledger_of
from oxigraph_code.indexing.delta.nearest_state import nearest
from oxigraph_code.indexing.delta.write_full import Written, statements_of, write_difference
from oxigraph_code.indexing.extract.cached_facts import Recall, recalling
from oxigraph_code.indexing.extract.findings import Findings
from oxigraph_code.indexing.extract.reading import read_all
from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.graph_diff import Part
from oxigraph_code.indexing.model.graph_queries import Asked, in_session
from oxigraph_code.indexing.model.ledger import Ledger, fingerprint
from oxigraph_code.indexing.model.progress import Told, now
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.model.run_signals import TooLarge
from oxigraph_code.indexing.runs.incremental import Update
from oxigraph_code.indexing.runs.reporting import report_of_findings, report_of_update
from oxigraph_code.indexing.runs.snapshot_plan import SnapshotPlan
from oxigraph_code.languages.registry import Registry
from oxigraph_code.store import WriteSession


class SnapshotRun:
    """One run over what was found in a commit."""

    def __init__(
        self, found: Discovery, projects: Projects, registry: Registry, settings: Settings, told: Told
    ) -> None:
        self._found = found
        self._projects = projects
        self._registry = registry
        self._settings = settings
        self._told = told
        self._began_ns = time.time_ns()
        self._mark = fingerprint(registry, settings)
        self._continuation: Continuation | None = None
        self._findings: Findings | None = None
        self._ledger: Ledger | None = None
        self._written = Written()

    def find_out(self, plan: SnapshotPlan, asked: Asked) -> None:
        """Find out what there is to write, while nobody has to wait."""
        near = nearest(self._found, plan.keys, plan.wanted, plan.known, asked, self._settings, self._mark)
        if near is not None and not (plan.stale or plan.is_touched):
            self._continuation = continue_from(
                near,
                self._found,
                self._projects,
                plan.keys,
                self._registry,
                self._settings,
                self._told,
                is_own=near.ref == plan.wanted[0].ref,
            )
        if self._continuation is None:
            self._find_out_everything()

    def _find_out_everything(self) -> Findings:
        self._continuation = None
        self._findings = self._findings or read_all(self._found, self._registry, self._settings, self._told)
        return self._findings

    def write(self, session: WriteSession, plan: SnapshotPlan, started: str) -> None:
        """Write the snapshots."""
        finished = now()
        if self._is_continued(session, plan, started, finished):
            return
        findings = self._find_out_everything()
        self._told("writing the graph", 0, 0)
        with recalling(self._found.tree, self._registry, self._settings) as recall:
            self._written = self._write_everything(session, plan, findings, started, finished, recall)
        if self._found.is_whole:
            self._ledger = ledger_of(findings, self._written, self._registry, self._began_ns, self._mark, finished)

    def _is_continued(self, session: WriteSession, plan: SnapshotPlan, started: str, finished: str) -> bool:
        it = self._continuation
        if it is None or plan.stale or plan.is_touched or not it.is_true(plan.keys, in_session(session)):
            return False
        self._told("writing the graph", 0, 0)
        try:
            with recalling(self._found.tree, self._registry, self._settings) as recall:
                rewriting = it.rewriting(session, plan.keys, self._registry, recall)
                graphs = [snapshot.iri for snapshot in plan.wanted]
                added, removed = it.write(rewriting, session, plan.keys, graphs, started, finished)
        except TooLarge:
            return False
        self._written = Written(tuple(plan.keys.projects), 0, added, removed)
        self._ledger = it.ledger(finished, rewriting.noted(it.renewal.entries))
        return True

    def _write_everything(
        self,
        session: WriteSession,
        plan: SnapshotPlan,
        findings: Findings,
        started: str,
        finished: str,
        recall: Recall,
    ) -> Written:
        total = added = removed = 0
        known, kept = {snapshot.iri for snapshot in plan.known}, dict[str, bytes]()
        for keyed, snapshot in zip(plan.keys.projects, plan.wanted, strict=True):
            before = session.triples_of([keyed.iri], snapshot.iri) if snapshot.iri in known else ()
            statements = statements_of(findings, plan.keys, [keyed], started, finished, self._registry, recall, kept)
            difference = write_difference(session, before, {keyed.iri: Part(keyed.iri)}, statements, snapshot.iri)
            total += difference.total
            added += difference.added_count
            removed += len(difference.removed)
        return Written(tuple(plan.keys.projects), total, added, removed, statements=kept)

    def keep(self, plan: SnapshotPlan) -> None:
        """Keep what was noted, once it is published."""
        if self._ledger is not None and plan.wanted:
            self._ledger.keep(self._settings.store_path, plan.wanted[0].iri)

    @property
    def made_from(self) -> str:
        """What the snapshots continue: a ref, or the working tree; empty where that is nothing."""
        if self._continuation is None:
            return ""
        return self._continuation.near.ref or "the working tree"

    def report(self, seconds: float) -> IndexReport | None:
        """What was found and written, ``None`` where that is nothing."""
        if self._written == Written():
            return None
        if (it := self._continuation) is not None and self._ledger is not None:
            renewal, added, removed = it.renewal, self._written.added, self._written.removed
            update = Update(
                self._found,
                self._projects,
                it.near.changes,
                self._ledger,
                added,
                removed,
                renewal.anew,
                renewal.from_cache,
            )
            return report_of_update(update, seconds)
        return report_of_findings(self._findings, self._written, seconds) if self._findings is not None else None
