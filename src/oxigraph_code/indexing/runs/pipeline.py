"""The pipeline that all index runs follow: discover, read, resolve, diff, publish, record.

For maintainers: the modes of a run differ in how much they read and resolve, never in the graph that they write. A mode
that cannot get the graph of a full run gives up, and the next one is tried; ``Full`` never gives up. The first three
stages need no lock and take most of the time; ``write`` computes and writes the difference with the writer lock. This
module must not know any mode, nor a language. See decision 0095.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Set
from contextlib import closing
from typing import ClassVar, NamedTuple

from oxigraph_code.indexing.files.discovery import Discovery
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.model.ledger import Ledger, fingerprint
from oxigraph_code.indexing.model.paths import path_text
from oxigraph_code.indexing.model.progress import ProgressCallback, report_wait, utc_now
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.model.run_signals import ConcurrentWrite, NeedsFullRun
from oxigraph_code.languages.registry import Registry
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore, WriteSession

_MAX_ATTEMPTS = 3


class RunContext(NamedTuple):
    """The loaders, the store, the settings and the progress callback of a run."""

    registry: Registry
    store: LocalStore
    settings: Settings
    progress: ProgressCallback

    def fingerprint(self, languages: Set[str]) -> str:
        """Return the fingerprint of the ledgers of files in languages that this program can use."""
        return fingerprint(self.registry, self.settings, languages)


class RunMode(ABC):
    """One way to make a run.

    ``prepare`` and ``write`` raise ``NeedsFullRun`` or ``ConcurrentWrite`` to give up.
    """

    answers_early: ClassVar[bool] = False
    """True if the ledger is saved before the session ends, which may compact the store first."""

    found: Discovery
    projects: Projects
    ledger: Ledger | None = None
    """The ledger of the run, once it is recorded; ``None`` if the run cannot have one."""
    has_changes = True
    """False if ``prepare`` has found that the graph is up to date."""

    def __init__(self, context: RunContext) -> None:
        self.context = context
        self.began_ns = time.time_ns()
        self.started = utc_now()

    @abstractmethod
    def prepare(self) -> None:
        """Discover, read and resolve, without the writer lock."""

    @abstractmethod
    def write(self, session: WriteSession) -> None:
        """Compute the difference to the graph and write it. If it raises, nothing is published."""

    @abstractmethod
    def record(self, generation: int) -> None:
        """Save the ledger, for the graph of a generation."""

    def close(self) -> None:  # noqa: B027 - most modes have nothing to end
        """End the processes that work for the run."""

    @abstractmethod
    def report(self, seconds: float) -> IndexReport:
        """Return the report of the run."""


def make_run(modes: Iterable[Callable[[], RunMode]], context: RunContext, on_publish: Callable[[], None]) -> RunMode:
    """Make the run in the first mode that does not give up. The last mode must be ``Full``."""
    for new_mode in modes:
        for _ in range(_MAX_ATTEMPTS):
            mode = new_mode()
            try:
                _execute(mode, context, on_publish)
            except ConcurrentWrite:
                continue
            except NeedsFullRun:
                break
            return mode
    raise AssertionError("a full run does not give up")


def _execute(mode: RunMode, context: RunContext, on_publish: Callable[[], None]) -> None:
    with closing(mode):
        mode.prepare()
        if not mode.has_changes:
            mode.record(context.store.generation())
            return
        purpose = f"indexing {path_text(str(mode.found.root))}"
        with context.store.write(purpose, report_wait(context.progress)) as session:
            mode.write(session)
            if mode.answers_early:
                session.publish()
                # A process that is killed between these two lines makes the next run a full one.
                mode.record(session.generation)
                on_publish()
        if not mode.answers_early:
            mode.record(session.generation)
