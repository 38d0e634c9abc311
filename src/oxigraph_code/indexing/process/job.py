"""An index run or a load of history in a process of its own; see ``working``.

For maintainers: the process that talks to an editor stays small and answers while files are read; giving a run up is
killing its process, which loses nothing but the run. Nothing heavy may be imported here.
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

from oxigraph_code import child
from oxigraph_code.commits import Blame, RecentChanges
from oxigraph_code.config import Settings
from oxigraph_code.errors import ChildFailed, HistoryError, OxigraphCodeError
from oxigraph_code.git_address import GitAddress
from oxigraph_code.indexing.freshness.noop_run import unchanged
from oxigraph_code.indexing.freshness.staleness import Doubt
from oxigraph_code.indexing.model.comparison import Comparison
from oxigraph_code.indexing.model.report import (
    DropReport,
    HistoryReport,
    IndexReport,
    ProjectDropReport,
    SnapshotReport,
)

_MODULE = "oxigraph_code.indexing.process.index_worker"
_MOST_MB = 1000
_BLAME_S = 60.0
_HINT = "nothing was changed in the graph; call again to start over"


def _request(path: Path, settings: Settings, request: dict[str, Any]) -> dict[str, Any]:
    values = {field.name: getattr(settings, field.name) for field in dataclasses.fields(settings)}
    wire = {name: os.fsencode(value) if isinstance(value, Path) else value for name, value in values.items()}
    return {**request, "path": os.fsencode(path), "settings": wire}


class _Job:
    """A run that is asked of a child. ``kill`` may be called from any thread."""

    def __init__(self, path: Path, settings: Settings, **request: Any) -> None:
        self._request = _request(path, settings, request)
        self._child: child.Child | None = None
        self._lock = threading.Lock()
        self._is_given_up = False

    def _answer(self, told: Callable[[str, int, int], None], deadline_s: float | None = None) -> Any:
        with self._lock:
            if self._is_given_up:
                raise ChildFailed("the run was given up", hint=_HINT)
            self._child = child.Child(_MODULE)
        try:
            return self._child.request(self._request, deadline_s, progress=lambda note: told(*note))
        except ChildFailed as error:
            error.hint = _HINT
            raise
        finally:
            self._child.close()

    def kill(self) -> None:
        """Give the run up. What it had not published is lost, and nothing else."""
        with self._lock:
            self._is_given_up = True
            if self._child is not None:
                self._child.kill()


class KeptIndexing:
    """Index runs one after the other in a process that is kept, until it dies or has become large. One run at a time;
    any thread may call ``kill`` and ``close``."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._child: child.Child | None = None
        self._lock = threading.Lock()
        self._closed = False

    @property
    def pid(self) -> int:
        """The process that works, or worked last."""
        return self._child.pid if self._child is not None else 0

    def run(
        self, path: Path, told: Callable[[str, int, int], None], published: Callable[[], None], doubt: Doubt | None
    ) -> IndexReport:
        """Bring the graph up to date, tell when that is ``published``, and wait for the end; see ``run.index``. Raises
        what that raises, and ``ChildFailed``."""
        working = self.started()
        request = _request(
            path, self._settings, {"do": "index", "languages": [], "full": False, "stays": True, "doubt": doubt}
        )
        report = working.request(request, progress=lambda note: told(*note) if note else published())
        return msgspec.convert(report, IndexReport)

    def rest(self) -> None:
        """Let the process throw away what the last run left, and end it where it has become large."""
        resting = self._child
        with suppress(OxigraphCodeError):
            if resting is not None and int(resting.request({"do": "size"})) > _MOST_MB:
                resting.close()

    def blame(self, root: Path, path: str, lines: Sequence[tuple[int, int]]) -> Blame | None:
        """Who wrote some lines of a file last, ``None`` where that cannot be told."""
        asked = {"do": "blame", "file": os.fsencode(path), "lines": lines}
        try:
            told = self.started().request(_request(root, self._settings, asked), _BLAME_S)
        except (child.DeadlinePassed, ChildFailed):
            return None
        return msgspec.convert(told, Blame | None)

    def recent(
        self, root: Path, most: int, within: str, since: str, files: Collection[str] | None = None
    ) -> RecentChanges:
        """Find recent changes below a root, or a part of it. Raises what ``recent.recent_changes`` raises, and
        ``ChildFailed`` when it was killed."""
        read = None if files is None else [os.fsencode(path) for path in files]
        asked = {"do": "recent", "most": most, "within": os.fsencode(within), "since": since, "files": read}
        return msgspec.convert(self.started().request(_request(root, self._settings, asked)), RecentChanges)

    def root_of(self, folder: Path) -> tuple[Path, bool]:
        """The root of a run over a folder, and whether something says that it is one. Raises ``FileError``."""
        root, is_marked = self.started().request(_request(folder, self._settings, {"do": "root"}))
        return Path(os.fsdecode(root)), is_marked

    def kill(self) -> None:
        """Give the run up. What it had not published is lost, and nothing else."""
        with self._lock:
            if self._child is not None:
                self._child.kill()

    def close(self) -> None:
        """End the process, for good, and what it is doing."""
        self._closed = True
        with self._lock:
            if self._child is not None:
                self._child.close()

    def started(self) -> child.Child:
        """The process, started where there is none."""
        with self._lock:
            if self._closed:
                raise ChildFailed("no process is started any more")
            if self._child is None or not self._child.alive:
                self._child = child.Child(_MODULE)
            return self._child


class IndexJob(_Job):
    """One index run."""

    def __init__(self, path: Path, languages: Sequence[str], settings: Settings, *, full: bool = False) -> None:
        super().__init__(path, settings, do="index", languages=list(languages), full=full, stays=False, doubt=None)
        self._may_look = not full and not languages
        self._path, self._settings = path, settings

    def run(self, told: Callable[[str, int, int], None]) -> IndexReport:
        """Wait for the end of the run, which is made where a look finds that anything may have changed. Raises what
        ``run.index`` raises, and ``ChildFailed`` when it was killed."""
        if self._may_look and (report := unchanged(self._path, self._settings)):
            return report
        return msgspec.convert(self._answer(told), IndexReport)


class HistoryJob(_Job):
    """One load of the history of a repository."""

    def __init__(self, path: Path, most: int, revision: str, settings: Settings) -> None:
        super().__init__(path, settings, do="history", most=most, revision=revision)

    def run(self, told: Callable[[str, int, int], None]) -> HistoryReport:
        """Wait for the end. Raises what ``history.load_history`` raises, and ``ChildFailed`` when it was killed."""
        return msgspec.convert(self._answer(told), HistoryReport)


class FetchJob(_Job):
    """One fetch of a repository into a folder."""

    def __init__(self, address: GitAddress, folder: Path, ref: str, settings: Settings) -> None:
        super().__init__(folder, settings, do="fetch", address=list(address), ref=ref)
        self._plain = address.plain

    def run(self, told: Callable[[str, int, int], None], most_s: float) -> bool:
        """Wait for the end, at most so many seconds; whether the clone was there before. Raises what
        ``cloning.fetch_repository`` raises, ``HistoryError`` where that takes longer, and ``ChildFailed`` when it was
        killed."""
        try:
            return bool(self._answer(told, most_s))
        except child.DeadlinePassed:
            raise HistoryError(
                f"{self._plain} was not fetched in {most_s:,.0f} s",
                hint="call again, or clone it with git and load the folder",
                path=self._plain,
            ) from None


class SnapshotJob(_Job):
    """One load of the snapshot of a ref."""

    def __init__(self, path: Path, ref: str, settings: Settings) -> None:
        super().__init__(path, settings, do="snapshot", ref=ref)

    def run(self, told: Callable[[str, int, int], None]) -> SnapshotReport:
        """Wait for the end. Raises what ``snapshots.load_snapshot`` raises, and ``ChildFailed`` when it was killed."""
        return msgspec.convert(self._answer(told), SnapshotReport)


class ComparisonJob(_Job):
    """One comparison of a ref with another or, where that is empty, with the working tree."""

    def __init__(self, path: Path, base: str, head: str, settings: Settings) -> None:
        super().__init__(path, settings, do="compare", base=base, head=head)

    def run(self, told: Callable[[str, int, int], None]) -> Comparison:
        """Wait for the end. Raises what ``comparing.compare_states`` raises, and ``ChildFailed`` when it was killed."""
        return msgspec.convert(self._answer(told), Comparison)


class DropJob(_Job):
    """Dropping the snapshots of a ref."""

    def __init__(self, path: Path, ref: str, settings: Settings) -> None:
        super().__init__(path, settings, do="drop", ref=ref)

    def run(self, told: Callable[[str, int, int], None]) -> DropReport:
        """Wait for the end. Raises what ``snapshots.drop_snapshot`` raises, and ``ChildFailed`` when it was killed."""
        return msgspec.convert(self._answer(told), DropReport)


class ProjectDropJob(_Job):
    """Dropping projects."""

    def __init__(self, wanted: str, path: Path, settings: Settings) -> None:
        super().__init__(path, settings, do="drop_project", wanted=wanted)

    def run(self, told: Callable[[str, int, int], None]) -> ProjectDropReport:
        """Wait for the end. Raises what ``dropping.drop_project`` raises, and ``ChildFailed`` when it was killed."""
        return msgspec.convert(self._answer(told), ProjectDropReport)
