"""Jobs in a child process: runs, loads of history and snapshots, comparisons; see ``index_worker``.

For maintainers: the server process stays small and answers other requests while a job runs. Cancelling a job kills its
process, which loses only what the job had not published. Nothing heavy may be imported here.
"""

from __future__ import annotations

import dataclasses
import os
import threading
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from oxigraph_code.errors import ChildFailed, HistoryError, OxigraphCodeError
from oxigraph_code.facts.commits import Blame, RecentChanges
from oxigraph_code.history.git_address import GitAddress
from oxigraph_code.indexing.freshness.noop_run import report_if_unchanged
from oxigraph_code.indexing.freshness.staleness import SuspectFolders
from oxigraph_code.indexing.model.comparison import Comparison
from oxigraph_code.indexing.model.found_roots import FoundRoots
from oxigraph_code.indexing.model.progress import ProgressCallback
from oxigraph_code.indexing.model.report import (
    DropReport,
    HistoryReport,
    IndexReport,
    ProjectDropReport,
    SnapshotReport,
)
from oxigraph_code.processes import child
from oxigraph_code.settings.config import Settings

_MODULE = "oxigraph_code.indexing.process.index_worker"
_MAX_RESIDENT_MB = 1000
_BLAME_S = 60.0
_HINT = "nothing was changed in the graph; call again to start over"


def _request(path: Path, settings: Settings, request: dict[str, Any]) -> dict[str, Any]:
    values = {field.name: getattr(settings, field.name) for field in dataclasses.fields(settings)}
    wire = {name: os.fsencode(value) if isinstance(value, Path) else value for name, value in values.items()}
    return {**request, "path": os.fsencode(path), "settings": wire}


class _Job:
    """A request to a process of its own. ``kill`` may be called from any thread."""

    def __init__(self, path: Path, settings: Settings, **request: Any) -> None:
        self._request = _request(path, settings, request)
        self._child: child.Child | None = None
        self._lock = threading.Lock()
        self._is_cancelled = False

    def _answer(self, progress: ProgressCallback, deadline_s: float | None = None) -> Any:
        with self._lock:
            if self._is_cancelled:
                raise ChildFailed("the run was cancelled", hint=_HINT)
            self._child = child.Child(_MODULE)
        try:
            return self._child.request(self._request, deadline_s, progress=lambda step: progress(*step))
        except ChildFailed as error:
            error.hint = _HINT
            raise
        finally:
            self._child.close()

    def kill(self) -> None:
        """Cancel the job. Only what it had not published is lost."""
        with self._lock:
            self._is_cancelled = True
            if self._child is not None:
                self._child.kill()


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
        self,
        path: Path,
        progress: ProgressCallback,
        on_publish: Callable[[], None],
        suspects: SuspectFolders | None,
    ) -> IndexReport:
        """Bring the graph up to date and wait for the end of the run.

        ``on_publish`` is called when the new graph is published. Raises the errors of ``index_run.index``, and
        ``ChildFailed``.
        """
        worker = self.started()
        options = {"do": "index", "languages": [], "full": False, "is_resident": True, "suspects": suspects}
        request = _request(path, self._settings, options)
        report = worker.request(request, progress=lambda step: progress(*step) if step else on_publish())
        return msgspec.convert(report, IndexReport)

    def rest(self) -> None:
        """Let the process free the memory of the last run, and end it if it is still too large."""
        worker = self._child
        with suppress(OxigraphCodeError):
            if worker is not None and int(worker.request({"do": "size"})) > _MAX_RESIDENT_MB:
                worker.close()

    def blame(self, root: Path, path: str, lines: Sequence[tuple[int, int]]) -> Blame | None:
        """Find the last author of some line ranges of a file; ``None`` if git does not know."""
        request = {"do": "blame", "file": os.fsencode(path), "lines": lines}
        try:
            answer = self.started().request(_request(root, self._settings, request), _BLAME_S)
        except (child.DeadlinePassed, ChildFailed):
            return None
        return msgspec.convert(answer, Blame | None)

    def recent(
        self, root: Path, max_commits: int, within: str, since: str, files: Collection[str] | None = None
    ) -> RecentChanges:
        """Find recent changes below a root, or in a part of it.

        Raises the errors of ``recent_changes.recent_changes``, and ``ChildFailed`` if the process was killed.
        """
        paths = None if files is None else [os.fsencode(path) for path in files]
        options = {"max_commits": max_commits, "within": os.fsencode(within), "since": since, "files": paths}
        request = _request(root, self._settings, {"do": "recent", **options})
        return msgspec.convert(self.started().request(request), RecentChanges)

    def roots_at(self, folder: Path) -> FoundRoots:
        """Find the root of a run over a folder, and the roots below. Raises ``FileError``."""
        return FoundRoots.from_wire(self.started().request(_request(folder, self._settings, {"do": "roots"})))

    def kill(self) -> None:
        """Cancel the run. Only what it had not published is lost."""
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
                self._child = child.Child(_MODULE)
            return self._child


class IndexJob(_Job):
    """One index run."""

    def __init__(self, path: Path, languages: Sequence[str], settings: Settings, *, full: bool = False) -> None:
        options = {"languages": list(languages), "full": full, "is_resident": False, "suspects": None}
        super().__init__(path, settings, do="index", **options)
        self._may_skip = not full and not languages
        self._path, self._settings = path, settings

    def run(self, progress: ProgressCallback) -> IndexReport:
        """Make the run, unless a staleness check shows that nothing has changed.

        Raises the errors of ``index_run.index``, and ``ChildFailed`` if the process was killed.
        """
        if self._may_skip and (report := report_if_unchanged(self._path, self._settings)):
            return report
        return msgspec.convert(self._answer(progress), IndexReport)


class HistoryJob(_Job):
    """One load of the history of a repository."""

    def __init__(self, path: Path, max_commits: int, revision: str, settings: Settings) -> None:
        super().__init__(path, settings, do="history", max_commits=max_commits, revision=revision)

    def run(self, progress: ProgressCallback) -> HistoryReport:
        """Load it. Raises the errors of ``load.load_history``, and ``ChildFailed`` if the process was killed."""
        return msgspec.convert(self._answer(progress), HistoryReport)


class FetchJob(_Job):
    """One fetch of a repository into a folder."""

    def __init__(self, address: GitAddress, folder: Path, ref: str, settings: Settings) -> None:
        super().__init__(folder, settings, do="fetch", address=list(address), ref=ref)
        self._plain = address.plain

    def run(self, progress: ProgressCallback, timeout_s: float) -> bool:
        """Fetch it; true if the clone existed before.

        Raises the errors of ``history.fetch_repository``, ``HistoryError`` after ``timeout_s`` seconds, and
        ``ChildFailed`` if the process was killed.
        """
        try:
            return bool(self._answer(progress, timeout_s))
        except child.DeadlinePassed:
            raise HistoryError(
                f"{self._plain} was not fetched in {timeout_s:,.0f} s",
                hint="call again, or clone it with git and load the folder",
                path=self._plain,
            ) from None


class SnapshotJob(_Job):
    """One load of the snapshot of a ref."""

    def __init__(self, path: Path, ref: str, settings: Settings) -> None:
        super().__init__(path, settings, do="snapshot", ref=ref)

    def run(self, progress: ProgressCallback) -> SnapshotReport:
        """Load it.

        Raises the errors of ``snapshots.load_snapshot``, and ``ChildFailed`` if the process was killed.
        """
        return msgspec.convert(self._answer(progress), SnapshotReport)


class ComparisonJob(_Job):
    """One comparison of a ref with another or, if ``head`` is empty, with the working tree."""

    def __init__(self, path: Path, base: str, head: str, settings: Settings) -> None:
        super().__init__(path, settings, do="compare", base=base, head=head)

    def run(self, progress: ProgressCallback) -> Comparison:
        """Compare. Raises the errors of ``compare_states``, and ``ChildFailed`` if the process was killed."""
        return msgspec.convert(self._answer(progress), Comparison)


class DropJob(_Job):
    """One removal of the snapshots of a ref."""

    def __init__(self, path: Path, ref: str, settings: Settings) -> None:
        super().__init__(path, settings, do="drop", ref=ref)

    def run(self, progress: ProgressCallback) -> DropReport:
        """Remove them. Raises the errors of ``snapshots.drop_snapshot``, and ``ChildFailed`` if it was killed."""
        return msgspec.convert(self._answer(progress), DropReport)


class ProjectDropJob(_Job):
    """One removal of projects."""

    def __init__(self, name: str, path: Path, settings: Settings) -> None:
        super().__init__(path, settings, do="drop_project", name=name)

    def run(self, progress: ProgressCallback) -> ProjectDropReport:
        """Remove them.

        Raises the errors of ``drop.drop_project``, and ``ChildFailed`` if the process was killed.
        """
        return msgspec.convert(self._answer(progress), ProjectDropReport)
