"""Jobs in a child process: runs, loads of history and snapshots, comparisons; see ``index_worker``.

For maintainers: the server process stays small and answers other requests while a job runs. Cancelling a job kills its
process, which loses only what the job had not published. Nothing heavy may be imported here.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Generic

from oxigraph_code.errors import ChildFailed, OxigraphCodeError
from oxigraph_code.facts.commits import Blame
from oxigraph_code.indexing.freshness.noop_run import report_if_unchanged
from oxigraph_code.indexing.freshness.staleness import SuspectFolders
from oxigraph_code.indexing.model.progress import ProgressCallback
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.process.requests import Answer, FindBlame, Index, MeasureSize, Request
from oxigraph_code.processes import child
from oxigraph_code.settings.config import Settings

_MODULE = "oxigraph_code.indexing.process.index_worker"
_MAX_RESIDENT_MB = 1000
_BLAME_S = 60.0
_HINT = "nothing was changed in the graph; call again to start over"


class Job(Generic[Answer]):
    """A request to a process of its own. ``kill`` may be called from any thread."""

    def __init__(self, request: Request[Answer]) -> None:
        self._request = request
        self._child: child.Child | None = None
        self._lock = threading.Lock()
        self._is_cancelled = False

    def run(self, progress: ProgressCallback, deadline_s: float | None = None) -> Answer:
        """Wait for the answer.

        Raises the errors of the work, ``ChildFailed`` if the process was killed, and ``DeadlinePassed``.
        """
        with self._lock:
            if self._is_cancelled:
                raise ChildFailed("the run was cancelled", hint=_HINT)
            self._child = child.Child(_MODULE)
        try:
            data = self._child.request(self._request, deadline_s, progress=lambda step: progress(*step))
            return self._request.read_answer(data)
        except ChildFailed as error:
            error.hint = _HINT
            raise
        finally:
            self._child.close()

    def kill(self) -> None:
        """Cancel the job, which loses only unpublished work."""
        with self._lock:
            self._is_cancelled = True
            if self._child is not None:
                self._child.kill()


class IndexJob(Job[IndexReport]):
    """An index run, unless a staleness check shows that nothing has changed."""

    def __init__(self, path: Path, languages: Sequence[str], settings: Settings, *, full: bool = False) -> None:
        super().__init__(Index(path, settings, tuple(languages), full))
        self._may_skip = not full and not languages
        self._path, self._settings = path, settings

    def run(self, progress: ProgressCallback, deadline_s: float | None = None) -> IndexReport:
        if self._may_skip and (report := report_if_unchanged(self._path, self._settings)):
            return report
        return super().run(progress, deadline_s)


class ResidentWorker:
    """A worker process that stays alive between runs, until it dies or uses too much memory.

    One run at a time; ``kill`` and ``close`` may be called from any thread.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._child: child.Child | None = None
        self._lock = threading.Lock()
        self._closed = False

    @property
    def pid(self) -> int:
        """The process of the present or last request, 0 before the first."""
        return self._child.pid if self._child is not None else 0

    def run(
        self, path: Path, progress: ProgressCallback, on_publish: Callable[[], None], suspects: SuspectFolders | None
    ) -> IndexReport:
        """Bring the graph up to date and wait for the end of the run.

        ``on_publish`` is called when the new graph is published. Raises the errors of ``index_run.index``, and
        ``ChildFailed``.
        """
        request = Index(path, self._settings, is_resident=True, suspects=suspects)
        return self.ask(request, progress=lambda step: progress(*step) if step else on_publish())

    def rest(self) -> None:
        """Let the process free the memory of the last run, and end it if it is still too large."""
        worker = self._child
        with suppress(OxigraphCodeError):
            size = MeasureSize(Path(), self._settings)
            if worker is not None and int(worker.request(size)) > _MAX_RESIDENT_MB:
                with self._lock:
                    # Another thread may have replaced it meanwhile.
                    self._child = None if self._child is worker else self._child
                worker.close()

    def blame(self, root: Path, path: str, lines: Sequence[tuple[int, int]], commit: str) -> Blame | None:
        """Find the last author of some line ranges of a file; ``None`` if git does not know."""
        try:
            return self.ask(FindBlame(root, self._settings, os.fsencode(path), tuple(lines), commit), _BLAME_S)
        except (child.DeadlinePassed, ChildFailed):
            return None

    def ask(
        self, request: Request[Answer], deadline_s: float | None = None, progress: child.Progress | None = None
    ) -> Answer:
        """Answer a request. Raises the errors of the work, and ``ChildFailed`` if the process was killed."""
        worker = self.started()
        try:
            return request.read_answer(worker.request(request, deadline_s, progress))
        except ChildFailed:
            # One that was ended for its size while this request waited is replaced.
            if self._child is worker:
                raise
        return self.ask(request, deadline_s, progress)

    def kill(self) -> None:
        """Cancel the run, which loses only unpublished work."""
        with self._lock:
            if self._child is not None:
                self._child.kill()

    def close(self) -> None:
        """End the process for good, and the run if there is one."""
        self._closed = True
        with self._lock:
            if self._child is not None:
                self._child.close()

    def started(self) -> child.Child:
        """Return the process; start one if there is none."""
        with self._lock:
            if self._closed:
                raise ChildFailed("no process is started any more")
            if self._child is None or not self._child.alive:
                self._child = child.start(_MODULE)
            return self._child
