"""A run that derives the graph from a recorded state with similar files; the base of two modes.

For maintainers: the result equals a full run. This module must not know how the nearest state is chosen.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from oxigraph_code.indexing.delta.derived_state import DerivedState, derive_state
from oxigraph_code.indexing.delta.nearest_state import NearestState
from oxigraph_code.indexing.extract.cached_facts import open_cached_facts
from oxigraph_code.indexing.files.project_iris import ProjectIris
from oxigraph_code.indexing.model.graph_queries import ask_session
from oxigraph_code.indexing.model.progress import WRITING, utc_now
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.model.run_signals import NeedsFullRun
from oxigraph_code.indexing.runs.pipeline import RunMode
from oxigraph_code.indexing.runs.reporting import DeltaOutcome, report_of_delta
from oxigraph_code.store import WriteSession


class Derived(RunMode):
    """Find the nearest state, resolve the differences, and write the whole graph or the difference."""

    is_first = False
    """True if the graph has nothing about the root yet, so that the report does not count changes."""
    _state: DerivedState

    @abstractmethod
    def nearest(self) -> tuple[NearestState, ProjectIris]:
        """Discover the files, and return their nearest state and the IRIs of projects."""

    @abstractmethod
    def target(self, session: WriteSession) -> tuple[ProjectIris, Sequence[str]]:
        """Return the present IRIs of projects and the graph of each.

        Raises ``NeedsFullRun`` if the graph must not be derived.
        """

    @property
    def is_own(self) -> bool:
        """True if the nearest state is of the graph that the run writes."""
        return False

    @property
    def ref(self) -> str:
        """The ref of the nearest state; empty for the working tree."""
        return self._nearest.ref

    def prepare(self) -> None:
        registry, _, settings, progress = self.context
        self._nearest, iris = self.nearest()
        self._state = derive_state(
            self._nearest, self.found, self.projects, iris, registry, settings, progress, is_own=self.is_own
        )

    def write(self, session: WriteSession) -> None:
        registry, _, settings, progress = self.context
        iris, graphs = self.target(session)
        if not self._state.is_current(iris, ask_session(session)):
            raise NeedsFullRun("the nearest state is no longer in the graph")
        progress(WRITING, 0, 0)
        finished = utc_now()
        with open_cached_facts(self.found.tree, registry, settings) as cached:
            writer = self._state.writer(session, iris, cached)
            self.added, self.removed = self._state.write(writer, session, iris, graphs, self.started, finished)
        self.ledger = self._state.ledger(
            finished, writer.with_digests(self._state.reresolved.entries), self.context.fingerprint
        )

    def report(self, seconds: float) -> IndexReport:
        assert self.ledger is not None  # noqa: S101
        reresolved = self._state.reresolved
        outcome = DeltaOutcome(
            self._nearest.changes,
            self.ledger,
            self.added,
            self.removed,
            reresolved.parsed,
            reresolved.from_cache,
            self.is_first,
        )
        return report_of_delta(self.found, self.projects, outcome, seconds)
