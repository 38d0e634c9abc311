"""An index run or a load of history in a process of its own. Run as ``python -m oxigraph_code.indexing.job``.

For maintainers: the process that talks to an editor stays small and answers while files are read; giving a run up is
killing its process, which loses nothing but the run. The upper half is the parent's side and must import nothing heavy.
"""

from __future__ import annotations

import dataclasses
import gc
import os
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from oxigraph_code import child
from oxigraph_code.commits import Blame, RecentChanges
from oxigraph_code.config import Settings
from oxigraph_code.errors import ChildFailed, OxigraphCodeError
from oxigraph_code.indexing.body import Body, BodyDigest
from oxigraph_code.indexing.report import DropReport, HistoryReport, IndexReport, ProjectDropReport, SnapshotReport
from oxigraph_code.indexing.unchanged import unchanged

_MODULE = "oxigraph_code.indexing.job"
_MOST_MB = 1000
_BLAME_S = 5.0
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

    def _answer(self, told: Callable[[str, int, int], None]) -> Any:
        with self._lock:
            if self._is_given_up:
                raise ChildFailed("the run was given up", hint=_HINT)
            self._child = child.Child(_MODULE)
        try:
            return self._child.request(self._request, progress=lambda note: told(*note))
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

    def run(self, path: Path, told: Callable[[str, int, int], None]) -> IndexReport:
        """Bring the graph up to date, and wait for that. Raises what ``run.index`` raises, and ``ChildFailed``."""
        working = self.started()
        request = _request(path, self._settings, {"do": "index", "languages": [], "full": False, "upgrades": False})
        return msgspec.convert(working.request(request, progress=lambda note: told(*note)), IndexReport)

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

    def recent(self, root: Path, most: int, within: str, since: str) -> RecentChanges:
        """What was changed last below a root, or a part of it. Raises what ``recent.recent_changes`` raises, and
        ``ChildFailed`` when it was killed."""
        asked = {"do": "recent", "most": most, "within": os.fsencode(within), "since": since}
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
        """End the process, for good."""
        self._closed = True
        self.kill()

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
        super().__init__(path, settings, do="index", languages=list(languages), full=full, upgrades=True)
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


class SnapshotJob(_Job):
    """One load of the snapshot of a ref, which may be to be compared with what is ``beside`` it."""

    def __init__(self, path: Path, ref: str, settings: Settings, beside: str | None = None) -> None:
        super().__init__(path, settings, do="snapshot", ref=ref, beside=beside)

    def run(self, told: Callable[[str, int, int], None]) -> SnapshotReport:
        """Wait for the end. Raises what ``snapshots.load_snapshot`` raises, and ``ChildFailed`` when it was killed."""
        return msgspec.convert(self._answer(told), SnapshotReport)


class BodiesJob(_Job):
    """Digests of the texts of symbols, at commits of a repository or, where a commit is empty, on disk."""

    def __init__(self, root: Path, bodies: Sequence[tuple[str, Sequence[Body]]], settings: Settings) -> None:
        super().__init__(root, settings, do="bodies", bodies=msgspec.to_builtins(bodies))

    def run(self, told: Callable[[str, int, int], None]) -> list[list[BodyDigest]]:
        """Wait for the end: the digests for each of the commits, in their order."""
        return msgspec.convert(self._answer(told), list[list[BodyDigest]])


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


def _peak_mb() -> int:
    """The most memory that this process has had, 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0
    import resource

    # Where others count in KB, this one counts in bytes.
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // unit


def _answer(request: Any, progress: child.Progress) -> Any:
    if request["do"] == "size":
        gc.collect()
        return _peak_mb()
    if request["do"] == "blame":
        from oxigraph_code.indexing.blaming import blame_of

        most = request["settings"]["max_file_bytes"]
        path = Path(os.fsdecode(request["path"]))
        return msgspec.to_builtins(blame_of(path, os.fsdecode(request["file"]), request["lines"], most))
    if request["do"] == "recent":
        from oxigraph_code.indexing.recent import recent_changes

        most, within, since = request["most"], os.fsdecode(request["within"]), request["since"]
        root, most_bytes = Path(os.fsdecode(request["path"])), request["settings"]["max_file_bytes"]
        return msgspec.to_builtins(recent_changes(root, most, within, since, most_bytes))
    from oxigraph_code.languages.registry import installed
    from oxigraph_code.store import LocalStore

    values: dict[str, Any] = {
        name: Path(os.fsdecode(value)) if isinstance(value, bytes) else value
        for name, value in request["settings"].items()
    }
    settings = Settings(**values)
    path = Path(os.fsdecode(request["path"]))
    if request["do"] == "root":
        from oxigraph_code.indexing.roots import is_marked, root_of

        root = root_of(path, installed())
        return os.fsencode(root), is_marked(root, installed())
    store = LocalStore(settings)

    def told(stage: str, done: int, total: int) -> None:
        store.tell(stage, done, total)
        progress((stage, done, total))

    # Each of them loads what it needs itself: loading all takes longer than a small run.
    if request["do"] == "history":
        from oxigraph_code.indexing.history import load_history

        loaded = load_history(path, request["most"], request["revision"], store, settings, told)
        return msgspec.to_builtins(loaded)
    if request["do"] == "snapshot":
        from oxigraph_code.indexing.snapshots import load_snapshot

        ref, beside = request["ref"], request["beside"]
        return msgspec.to_builtins(load_snapshot(path, ref, installed(), store, settings, told, beside))
    if request["do"] == "bodies":
        from oxigraph_code.indexing.bodies import body_digests

        asked = msgspec.convert(request["bodies"], list[tuple[str, list[Body]]])
        return [body_digests(path, commit, bodies, settings.max_file_bytes) for commit, bodies in asked]
    if request["do"] == "drop":
        from oxigraph_code.indexing.snapshots import drop_snapshot

        return msgspec.to_builtins(drop_snapshot(path, request["ref"], store, settings, told))
    if request["do"] == "drop_project":
        from oxigraph_code.indexing.dropping import drop_project

        return msgspec.to_builtins(drop_project(request["wanted"], path, store, settings, told))
    from oxigraph_code.indexing.run import index
    from oxigraph_code.indexing.upgrading import upgrade

    # Whoever only wants to be up to date is not told what else was done, and does not wait for it.
    upgraded = upgrade(installed(), store, settings, told) if request["upgrades"] else None
    report = index(path, request["languages"], installed(), store, settings, told, full=request["full"])
    return msgspec.to_builtins(msgspec.structs.replace(report, upgrade=upgraded))


if __name__ == "__main__":
    # Facts hold no cycles, and collecting over millions of them costs more than it frees.
    gc.disable()
    child.serve(_answer)
