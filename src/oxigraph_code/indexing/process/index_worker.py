"""The worker process that makes runs.

Run as ``python -m oxigraph_code.indexing.process.index_worker``.

For maintainers: each request imports only the modules that it needs, because importing all of them takes longer than a
small run. This module must not know the caller, nor if more requests will come.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from oxigraph_code.indexing.freshness.staleness import SuspectFolders
from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.processes import child
from oxigraph_code.settings.config import Settings

if TYPE_CHECKING:
    from oxigraph_code.indexing.runs.pipeline import RunContext


def _peak_mb() -> int:
    """Return the peak memory of this process in MB, 0 if the system does not provide it."""
    if sys.platform == "win32":
        return 0
    import resource

    # macOS counts in bytes, other systems in KB.
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // unit


def _answer(request: Any, send_progress: child.Progress) -> Any:
    if request["do"] == "size":
        gc.collect()
        # The next collection need not look at what stays for the next run.
        gc.freeze()
        return _peak_mb()
    if request["do"] == "blame":
        from oxigraph_code.indexing.history.blame import blame_of

        max_bytes = request["settings"]["max_file_bytes"]
        path = Path(os.fsdecode(request["path"]))
        return msgspec.to_builtins(blame_of(path, os.fsdecode(request["file"]), request["lines"], max_bytes))
    if request["do"] == "recent":
        from oxigraph_code.indexing.history.recent_changes import recent_changes

        max_commits, within, since = request["max_commits"], os.fsdecode(request["within"]), request["since"]
        root, max_bytes = Path(os.fsdecode(request["path"])), request["settings"]["max_file_bytes"]
        files = request["files"] and set(map(os.fsdecode, request["files"]))
        return msgspec.to_builtins(recent_changes(root, max_commits, within, since, max_bytes, files))
    if request["do"] == "fetch":
        from oxigraph_code.history import fetch_repository
        from oxigraph_code.history.git_address import GitAddress

        address, folder = GitAddress(*request["address"]), Path(os.fsdecode(request["path"]))
        return fetch_repository(address, folder, lambda *step: send_progress(step), request["ref"])
    from oxigraph_code.languages.registry import installed
    from oxigraph_code.store import LocalStore

    values: dict[str, Any] = {
        name: Path(os.fsdecode(value)) if isinstance(value, bytes) else value
        for name, value in request["settings"].items()
    }
    settings = Settings(**values)
    path = Path(os.fsdecode(request["path"]))
    if request["do"] == "roots":
        from oxigraph_code.indexing.files.roots_below import roots_at

        return roots_at(path, installed(), settings.store_path).to_wire()
    store = LocalStore(settings, keeps=request.get("is_resident", False))

    def progress(stage: str, done: int, total: int) -> None:
        store.tell(stage, done, total)
        send_progress((stage, done, total))

    if request["do"] == "history":
        from oxigraph_code.indexing.history.load import load_history

        loaded = load_history(path, request["max_commits"], request["revision"], store, settings, progress)
        return msgspec.to_builtins(loaded)
    if request["do"] == "compare":
        from oxigraph_code.indexing.comparison.compare_states import compare_states

        base, head = request["base"], request["head"]
        return msgspec.to_builtins(compare_states(path, base, head, installed(), store, settings, progress))
    if request["do"] == "drop":
        from oxigraph_code.indexing.runs.snapshots import drop_snapshot

        return msgspec.to_builtins(drop_snapshot(path, request["ref"], store, settings, progress))
    if request["do"] == "drop_project":
        from oxigraph_code.indexing.runs.drop import drop_project

        return msgspec.to_builtins(drop_project(request["name"], path, store, settings, progress))
    from oxigraph_code.indexing.runs.pipeline import RunContext

    context = RunContext(installed(), store, settings, progress)
    if request["do"] == "snapshot":
        from oxigraph_code.indexing.runs.snapshots import load_snapshot

        return msgspec.to_builtins(load_snapshot(path, request["ref"], context))
    return msgspec.to_builtins(_index(path, request, context, lambda: send_progress(None)))


def _index(path: Path, request: Any, context: RunContext, on_publish: Callable[[], None]) -> IndexReport:
    from oxigraph_code.errors import StoreDamaged
    from oxigraph_code.indexing.runs.index_run import index
    from oxigraph_code.indexing.runs.upgrade import upgrade

    languages, full, is_resident = request["languages"], request["full"], request["is_resident"]
    suspects = msgspec.convert(request["suspects"], SuspectFolders | None)
    # A resident worker answers before the records for the next run are written.
    callback = on_publish if is_resident else (lambda: None)

    def run() -> IndexReport:
        # A caller that only needs a fresh graph does not wait for the other projects of an old store.
        upgraded = None if is_resident else upgrade(context)
        report = index(path, languages, context, full=full, on_publish=callback, suspects=suspects)
        return msgspec.structs.replace(report, upgrade=upgraded)

    try:
        return run()
    except StoreDamaged:
        if not full:
            raise
    from oxigraph_code.indexing.runs.repair import rebuild

    rebuilt = rebuild(path, context)
    return msgspec.structs.replace(run(), rebuilt=rebuilt)


def _close() -> None:
    """Drop the working copy of the store, if the store was ever opened for writing."""
    if writing := sys.modules.get("oxigraph_code.store.working_copy"):
        writing.drop_kept()


if __name__ == "__main__":
    # Facts hold no cycles, and collecting millions of them costs more than it frees.
    gc.disable()
    child.serve(_answer, at_end=_close)
