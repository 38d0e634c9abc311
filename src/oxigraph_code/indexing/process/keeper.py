"""Keep the graph up to date with the files, as long as a server or a command runs.

For maintainers: a staleness check takes milliseconds. A run is made only if the check finds a change, in a resident
process, because importing the modules of a run takes longer than a small run. There is one run at a time; a caller who
needs another waits, and checks again. A run whose caller stops waiting continues. Nothing heavy may be imported here,
and this module must not know the queries.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.errors import OxigraphCodeError
from oxigraph_code.facts.commits import Blame, TouchedFile
from oxigraph_code.file_tree import has_any
from oxigraph_code.indexing.freshness.inotify import FolderEvents
from oxigraph_code.indexing.freshness.staleness import ChangeCount, StalenessCheck, SuspectFolders
from oxigraph_code.indexing.model.observed_root import (
    FileStat,
    ObservedRoot,
    file_stat,
    is_indexed,
    load_observed_root,
    program_fingerprint,
    record_path,
)
from oxigraph_code.indexing.model.progress import ProgressCallback
from oxigraph_code.indexing.model.report import FoundRoots, IndexReport
from oxigraph_code.indexing.process.job import ResidentWorker
from oxigraph_code.indexing.process.requests import Answer, Compare, FindRecent, FindRoots, Prepare, Request
from oxigraph_code.settings.config import Settings

_WAIT_S = 0.05
_REPEAT_S = 1.0
"""The time after which a waiting caller gets the last progress again, as a sign of life."""
_MARK = ".git"
_MAX_WATCHED = 4
"""The number of roots with inotify watches; the system has few inotify instances."""


class BackgroundRun:
    """A run in a thread of its own, in progress or ended."""

    def __init__(self, root: Path, worker: ResidentWorker, suspects: SuspectFolders | None) -> None:
        self.root = root
        self.report: IndexReport | None = None
        self.error: OxigraphCodeError | None = None
        self._worker = worker
        self._suspects = suspects
        self._published = threading.Event()
        self._rested = threading.Event()
        self._last = ("", 0, 0)

    @property
    def has_ended(self) -> bool:
        """True if its graph is published, or it has failed."""
        return self._published.is_set()

    def wait(self, until: float, progress: ProgressCallback, is_enough: Callable[[], bool] | None = None) -> bool:
        """Wait for the end, at most until a time of the monotonic clock; true if it has ended.

        The wait also ends when ``is_enough`` returns true.
        """
        reported, at = self._last, time.monotonic()
        # A caller who comes after the end needs another run, for which the process must be ready.
        event = self._rested if self._published.is_set() else self._published
        while not event.wait(min(_WAIT_S, max(0.0, until - time.monotonic()))):
            is_due = bool(reported[0]) and time.monotonic() - at >= _REPEAT_S
            if reported != self._last or is_due:
                reported, at = self._last, time.monotonic()
                progress(*reported)
            if time.monotonic() >= until or (is_enough is not None and is_enough()):
                return False
        return True

    def make(self) -> None:
        """Make the run, and wake all callers at its end."""
        try:
            self.report = self._worker.run(self.root, self._store_progress, self._published.set, self._suspects)
        except OxigraphCodeError as error:
            self.error = error
        finally:
            self._published.set()

    def rest(self) -> None:
        """Make the process ready for the next run. Callers no longer wait at this point."""
        try:
            self._worker.rest()
        finally:
            self._rested.set()

    def give_up(self) -> None:
        """Cancel the run, which loses only unpublished work."""
        self._worker.kill()

    def _store_progress(self, stage: str, done: int, total: int) -> None:
        self._last = (stage, done, total)


class _CheckedRoot(NamedTuple):
    """The check of a root, with the stat of the record that it was made from."""

    record: FileStat
    check: StalenessCheck


class Keeper:
    """Checks and runs for any number of roots. All methods may be called from any thread."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._worker = ResidentWorker(settings)
        self._lock = threading.Lock()
        self._check_lock = threading.Lock()
        self._roots: dict[Path, _CheckedRoot] = {}
        self._events: dict[Path, FolderEvents] = {}
        self._run: BackgroundRun | None = None
        self._found_roots: dict[Path, FoundRoots] = {}
        self._failures: dict[Path, OxigraphCodeError] = {}

    @property
    def pid(self) -> int:
        """The process of the present or last run."""
        return self._worker.pid

    def root_above(self, folder: Path) -> Path | None:
        """Return the nearest repository or indexed root at or above a folder. Manifests are not considered."""
        above = (folder, *folder.parents)
        return next((one for one in above if has_any(one, [_MARK]) or is_indexed(self._settings.store_path, one)), None)

    def may_hold_roots(self, root: Path) -> bool:
        """Return true if a root is no repository, and its last run left out repositories in it."""
        observed = None if has_any(root, [_MARK]) else self.observed(root)
        return observed is not None and "nested repository" in observed.report.skipped

    def roots_at(self, folder: Path) -> FoundRoots:
        """Find the root of a run over a folder, and the roots below.

        During a run, the last answer for the folder counts, or another process looks.
        """
        if not (self._is_busy() and folder in self._found_roots):
            with self._free_worker() as worker:
                self._found_roots[folder] = worker.ask(FindRoots(folder, self._settings))
        return self._found_roots[folder]

    def failure_of(self, root: Path) -> OxigraphCodeError | None:
        """Return the error that ended the last run over a root, if one did."""
        return self._failures.get(root)

    @contextmanager
    def _free_worker(self) -> Iterator[ResidentWorker]:
        """Provide the process of runs or, during a run, another one."""
        worker = ResidentWorker(self._settings) if self._is_busy() else self._worker
        try:
            yield worker
        finally:
            if worker is not self._worker:
                worker.close()

    def blame(self, root: Path, path: str, lines: Sequence[tuple[int, int]], commit: str = "") -> Blame | None:
        """Find the last author of some line ranges of a file; ``None`` if git does not know, or during a run."""
        return None if self._is_busy() else self._worker.blame(root, path, lines, commit)

    def answer(
        self,
        request: Request[Answer],
        progress: ProgressCallback,
        working: Callable[[Callable[[], None]], AbstractContextManager[None]],
    ) -> Answer:
        """Answer a request that writes nothing in the process of runs, or during a run in another.

        ``working`` gets a function that cancels it. Raises the errors of the work, and ``ChildFailed``.
        """
        with self._free_worker() as worker, working(worker.kill):
            found = worker.ask(request, progress=lambda step: progress(*step))
        if worker is self._worker and isinstance(request, Compare):
            threading.Thread(target=worker.rest, daemon=True).start()
        return found

    def prepare(self, root: Path) -> None:
        """Start the process of runs and load the code of comparisons, unless a run is in progress."""
        if not self._is_busy():
            self._worker.ask(Prepare(root, self._settings))

    def uncommitted(self, root: Path) -> tuple[TouchedFile, ...]:
        """List uncommitted changes below a root. Empty during a run, or if git cannot read the repository."""
        try:
            request = FindRecent(root, self._settings, 0, b"", "", None)
            return () if self._is_busy() else self._worker.ask(request).uncommitted
        except OxigraphCodeError:
            return ()

    def _is_busy(self) -> bool:
        with self._lock:
            return self._run is not None and not self._run.has_ended

    def observed(self, root: Path) -> ObservedRoot | None:
        """Return the record of the last run over a root, if this program can use it."""
        with self._check_lock:
            check = self._check_of(root)
            return check.observed if check is not None else None

    def changes(self, root: Path, finished: Mapping[str, str], *, is_followed: bool = False) -> ChangeCount | None:
        """Check a root for changes since its graph; ``None`` if it has no graph that this program can use.

        ``finished`` are the ends of the last runs by project, as the graph has them. ``is_followed`` if more checks of
        this root will follow.
        """
        with self._check_lock:
            check = self._check_of(root)
            if check is None or any(finished.get(iri) != check.observed.finished for iri in check.observed.iris):
                return None
            return check.changes(self._events_of(root) if is_followed or root in self._events else None)

    def run(self, root: Path) -> tuple[BackgroundRun, bool]:
        """Return the run in progress, or start one over a root; true if it was started."""
        with self._lock:
            if self._run is not None:
                return self._run, False
            self._worker.started()
            self._run = BackgroundRun(root, self._worker, self._suspects(root))
            threading.Thread(target=self._make, args=(self._run,), daemon=True).start()
            return self._run, True

    def close(self) -> None:
        """End the process of runs."""
        self._worker.close()
        with self._check_lock:
            while self._events:
                self._events.popitem()[1].close()

    def _make(self, run: BackgroundRun) -> None:
        try:
            run.make()
            self._failures.pop(run.root, None)
            if run.error is not None:
                self._failures[run.root] = run.error
            run.rest()
            # Load the new record now, so that the next check is faster.
            with self._check_lock:
                self._check_of(run.root)
        finally:
            with self._lock:
                self._run = None

    def _events_of(self, root: Path) -> FolderEvents | None:
        """Return the events of a root from the second check on: for a single check, comparing is cheaper."""
        known = self._events.pop(root, None)
        self._events[root] = known or FolderEvents()
        for other in [*self._events][:-_MAX_WATCHED]:
            self._events.pop(other).close()
        return known

    def _check_of(self, root: Path) -> StalenessCheck | None:
        path = record_path(self._settings.store_path, root, "seen")
        record = file_stat(path)
        known = self._roots.get(root)
        if known is None or known.record != record:
            observed = load_observed_root(path)
            if observed is None or observed.program != program_fingerprint(self._settings.selection):
                self._roots.pop(root, None)
                return None
            check = known.check if known is not None else StalenessCheck(observed)
            check.follow(observed)
            known = self._roots[root] = _CheckedRoot(record, check)
        return known.check

    def _suspects(self, root: Path) -> SuspectFolders | None:
        """Return the folders in which the last check of a root leaves changes possible."""
        with self._check_lock:
            known = self._roots.get(root)
            folders = known.check.suspect if known is not None else None
        return SuspectFolders(known.record, folders) if known is not None and folders is not None else None
