"""An index run or a load of history in a process of its own. Run as ``python -m oxigraph_code.indexing.job``.

For maintainers: the process that talks to an editor stays small and answers while files are read; giving a run up is
killing its process, which loses nothing but the run. The upper half is the parent's side and must import nothing heavy.
"""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from oxigraph_code import child
from oxigraph_code.config import Settings
from oxigraph_code.errors import ChildFailed
from oxigraph_code.indexing.body import Body, BodyDigest
from oxigraph_code.indexing.report import DropReport, HistoryReport, IndexReport, ProjectDropReport, SnapshotReport

_MODULE = "oxigraph_code.indexing.job"


class _Job:
    """A run that is asked of a child. ``kill`` may be called from any thread."""

    def __init__(self, path: Path, settings: Settings, **request: Any) -> None:
        self._request = {
            **request,
            "path": os.fsencode(path),
            "settings": {
                field.name: os.fsencode(value) if isinstance(value, Path) else value
                for field in dataclasses.fields(settings)
                for value in [getattr(settings, field.name)]
            },
        }
        self._child = child.Child(_MODULE)

    def _answer(self, told: Callable[[str, int, int], None]) -> Any:
        try:
            return self._child.request(self._request, progress=lambda note: told(*note))
        except ChildFailed as error:
            error.hint = "nothing was changed in the graph; call again to start over"
            raise
        finally:
            self._child.close()

    def kill(self) -> None:
        """Give the run up. What it had not published is lost, and nothing else."""
        self._child.kill()


class IndexJob(_Job):
    """One index run."""

    def __init__(self, path: Path, languages: Sequence[str], settings: Settings, *, full: bool = False) -> None:
        super().__init__(path, settings, do="index", languages=list(languages), full=full)

    def run(self, told: Callable[[str, int, int], None]) -> IndexReport:
        """Wait for the end of the run. Raises what ``run.index`` raises, and ``ChildFailed`` when it was killed."""
        return msgspec.convert(self._answer(told), IndexReport)


class HistoryJob(_Job):
    """One load of the history of a repository."""

    def __init__(self, path: Path, most: int, revision: str, settings: Settings) -> None:
        super().__init__(path, settings, do="history", most=most, revision=revision)

    def run(self, told: Callable[[str, int, int], None]) -> HistoryReport:
        """Wait for the end. Raises what ``history.load_history`` raises, and ``ChildFailed`` when it was killed."""
        return msgspec.convert(self._answer(told), HistoryReport)


class SnapshotJob(_Job):
    """One load of the snapshot of a ref."""

    def __init__(self, path: Path, ref: str, settings: Settings) -> None:
        super().__init__(path, settings, do="snapshot", ref=ref)

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


def _answer(request: Any, progress: child.Progress) -> Any:
    from oxigraph_code.indexing.bodies import body_digests
    from oxigraph_code.indexing.dropping import drop_project
    from oxigraph_code.indexing.history import load_history
    from oxigraph_code.indexing.run import index
    from oxigraph_code.indexing.snapshots import drop_snapshot, load_snapshot
    from oxigraph_code.languages.registry import installed
    from oxigraph_code.store import LocalStore

    values: dict[str, Any] = {
        name: Path(os.fsdecode(value)) if isinstance(value, bytes) else value
        for name, value in request["settings"].items()
    }
    settings = Settings(**values)
    path = Path(os.fsdecode(request["path"]))
    store = LocalStore(settings)

    def told(stage: str, done: int, total: int) -> None:
        store.tell(stage, done, total)
        progress((stage, done, total))

    if request["do"] == "history":
        loaded = load_history(path, request["most"], request["revision"], store, settings, told)
        return msgspec.to_builtins(loaded)
    if request["do"] == "snapshot":
        return msgspec.to_builtins(load_snapshot(path, request["ref"], installed(), store, settings, told))
    if request["do"] == "bodies":
        asked = msgspec.convert(request["bodies"], list[tuple[str, list[Body]]])
        return [body_digests(path, commit, bodies, settings.max_file_bytes) for commit, bodies in asked]
    if request["do"] == "drop":
        return msgspec.to_builtins(drop_snapshot(path, request["ref"], store, told))
    if request["do"] == "drop_project":
        return msgspec.to_builtins(drop_project(request["wanted"], path, store, settings, told))
    report = index(path, request["languages"], installed(), store, settings, told, full=request["full"])
    return msgspec.to_builtins(report)


if __name__ == "__main__":
    import gc

    # Facts hold no cycles, and collecting over millions of them costs more than it frees.
    gc.disable()
    child.serve(_answer)
