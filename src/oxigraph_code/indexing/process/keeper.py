"""Keeps the graph up to date with the files, for as long as a server or a command lives.

For maintainers: a look costs milliseconds; only where it finds something other is a run made, in a process that is kept
for the next one, since loading what a run needs takes longer than a small run. One run at a time: whoever asks during
one waits for that, and looks again. A run that is not waited for goes on. Nothing heavy may be imported here, and this
module must not know what is asked of the graph.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.commits import Blame, RecentChanges, TouchedFile
from oxigraph_code.config import Settings
from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.indexing.freshness.inotify import Notices
from oxigraph_code.indexing.freshness.staleness import Doubt, Glance, Newer
from oxigraph_code.indexing.model.observed_root import Look, Seen, beside_store, find_seen, look_at, program_mark
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.process.job import KeptIndexing

Told = Callable[[str, int, int], None]
_WAIT_S = 0.05
_MARK = ".git"
_MOST_FOLLOWED = 4
"""How many roots there may be notices of; the system has few queues for them."""


class Run:
    """A run that is going on in a thread of its own, or has ended."""

    def __init__(self, root: Path, job: KeptIndexing, doubt: Doubt | None) -> None:
        self.root = root
        self.report: IndexReport | None = None
        self.error: OxigraphCodeError | None = None
        self._job = job
        self._doubt = doubt
        self._ended = threading.Event()
        self._rested = threading.Event()
        self._last = ("", 0, 0)

    @property
    def has_ended(self) -> bool:
        return self._ended.is_set()

    def wait(self, until: float, told: Told) -> bool:
        """Wait for its end, but no longer than until a moment of the monotonic clock; whether it has ended."""
        heard = self._last
        # Who comes after the end is about to start the next one.
        event = self._rested if self._ended.is_set() else self._ended
        while not event.wait(min(_WAIT_S, max(0.0, until - time.monotonic()))):
            if heard != self._last:
                heard = self._last
                told(*heard)
            if time.monotonic() >= until:
                return False
        return True

    def make(self) -> None:
        """Make it, and let everybody know."""
        try:
            self.report = self._job.run(self.root, self._hear, self._ended.set, self._doubt)
        except OxigraphCodeError as error:
            self.error = error
        finally:
            self._ended.set()

    def rest(self) -> None:
        """Make the process ready for the next one; who waited for the end of this one is gone by then."""
        try:
            self._job.rest()
        finally:
            self._rested.set()

    def give_up(self) -> None:
        """End it. What it had not published is lost, and nothing else."""
        self._job.kill()

    def _hear(self, stage: str, done: int, total: int) -> None:
        self._last = (stage, done, total)


class _Known(NamedTuple):
    """What is known of a root, as it was kept at some time."""

    kept: Look
    glance: Glance


class Keeper:
    """Any thread may ask."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._job = KeptIndexing(settings)
        self._lock = threading.Lock()
        self._looking = threading.Lock()
        self._known: dict[Path, _Known] = {}
        self._notices: dict[Path, Notices] = {}
        self._run: Run | None = None

    @property
    def pid(self) -> int:
        """The process that makes runs, or made the last one."""
        return self._job.pid

    def root_above(self, folder: Path) -> Path | None:
        """The nearest root at or above a folder, as far as that can be told without knowing languages."""
        for candidate in (folder, *folder.parents):
            if look_at(candidate / _MARK) != Look() or look_at(self._kept(candidate)) != Look():
                return candidate
        return None

    def root_of(self, folder: Path) -> tuple[Path, bool]:
        """The root that a run over a folder is about, and whether something says that it is one."""
        return self._job.root_of(folder)

    def blame(self, root: Path, path: str, lines: Sequence[tuple[int, int]]) -> Blame | None:
        """Who wrote some lines of a file last; ``None`` where that cannot be told, or not while a run is going on."""
        return None if self._is_busy() else self._job.blame(root, path, lines)

    def recent(
        self,
        root: Path,
        most: int,
        within: str,
        since: str,
        files: Collection[str],
        working: Callable[[Callable[[], None]], AbstractContextManager[None]],
    ) -> RecentChanges:
        """Find recent changes below a root, or a part of it, in a process of its own while a run is going on.

        Lines are compared of ``files`` alone. ``working`` is entered with a function that gives the search up. Raises
        what ``recent.recent_changes`` raises.
        """
        job = KeptIndexing(self._settings) if self._is_busy() else self._job
        try:
            with working(job.kill):
                return job.recent(root, most, within, since, files)
        finally:
            if job is not self._job:
                job.close()

    def uncommitted(self, root: Path) -> tuple[TouchedFile, ...]:
        """What is changed below a root and not committed; nothing where that cannot be told, or while a run is going
        on."""
        try:
            return () if self._is_busy() else self._job.recent(root, 0, "", "").uncommitted
        except OxigraphCodeError:
            return ()

    def _is_busy(self) -> bool:
        with self._lock:
            return self._run is not None and not self._run.has_ended

    def seen(self, root: Path) -> Seen | None:
        """What the last run over a root saw, where this program can use it."""
        with self._looking:
            glance = self._glance(root)
            return glance.seen if glance is not None else None

    def newer(self, root: Path, finished: Mapping[str, str], *, is_followed: bool = False) -> Newer | None:
        """What is newer than the graph, ``None`` where the graph has nothing of a root that this program could use.

        ``finished`` is when the last runs ended, as the projects in the graph say. A root ``is_followed`` that will be
        asked about again and again.
        """
        with self._looking:
            glance = self._glance(root)
            if glance is None or any(finished.get(iri) != glance.seen.finished for iri in glance.seen.iris):
                return None
            return glance.newer(self._notices_of(root) if is_followed else None)

    def run(self, root: Path) -> tuple[Run, bool]:
        """The run that is going on, or a new one over a root; whether it is a new one."""
        with self._lock:
            if self._run is not None:
                return self._run, False
            self._job.started()
            self._run = Run(root, self._job, self._doubt(root))
            threading.Thread(target=self._make, args=(self._run,), daemon=True).start()
            return self._run, True

    def close(self) -> None:
        """End the process that makes runs."""
        self._job.close()
        with self._looking:
            while self._notices:
                self._notices.popitem()[1].close()

    def _make(self, run: Run) -> None:
        try:
            run.make()
            run.rest()
            # The next look begins sooner.
            with self._looking:
                self._glance(run.root)
        finally:
            with self._lock:
                self._run = None

    def _notices_of(self, root: Path) -> Notices | None:
        """Those of a root, from the second time on that it is asked about: for a single question a look costs less."""
        known = self._notices.pop(root, None)
        self._notices[root] = known or Notices()
        for other in [*self._notices][:-_MOST_FOLLOWED]:
            self._notices.pop(other).close()
        return known

    def _kept(self, root: Path) -> Path:
        return beside_store(self._settings.store_path, root, "seen")

    def _glance(self, root: Path) -> Glance | None:
        path = self._kept(root)
        kept = look_at(path)
        known = self._known.get(root)
        if known is None or known.kept != kept:
            seen = find_seen(path)
            if seen is None or seen.program != program_mark(self._settings.selection):
                self._known.pop(root, None)
                return None
            glance = known.glance if known is not None else Glance(seen)
            glance.follow(seen)
            known = self._known[root] = _Known(kept, glance)
        return known.glance

    def _doubt(self, root: Path) -> Doubt | None:
        """Where a run has to look, by the last look at a root."""
        with self._looking:
            known = self._known.get(root)
            folders = known.glance.doubtful if known is not None else None
        return Doubt(known.kept, folders) if known is not None and folders is not None else None
