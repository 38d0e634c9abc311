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
from typing import TYPE_CHECKING, Any

import msgspec

from oxigraph_code.indexing.model.report import IndexReport
from oxigraph_code.indexing.process.requests import (
    Compare,
    DropProjects,
    DropSnapshots,
    Fetch,
    FindBlame,
    FindRecent,
    FindRoots,
    Index,
    LoadHistory,
    LoadSnapshot,
    MeasureSize,
    Prepare,
    Request,
)
from oxigraph_code.processes import child

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


def _answer(data: Any, send_progress: child.Progress) -> Any:
    request = child.restore_tagged(data, Request)
    path, settings = request.path, request.settings
    match request:
        case MeasureSize():
            gc.collect()
            # The next collection need not look at what stays for the next run.
            gc.freeze()
            return _peak_mb()
        case FindBlame(file=file, lines=lines, commit=commit):
            from oxigraph_code.indexing.history.recent_changes import blame_of

            return blame_of(path, os.fsdecode(file), lines, settings.max_file_bytes, commit)
        case FindRecent(max_commits=most, within=within, since=since):
            from oxigraph_code.indexing.history.recent_changes import recent_changes

            files = None if request.files is None else set(map(os.fsdecode, request.files))
            return recent_changes(path, most, os.fsdecode(within), since, settings.max_file_bytes, files)
        case Fetch(address=address, ref=ref):
            from oxigraph_code.history import fetch_repository

            return fetch_repository(address, path, lambda *step: send_progress(step), ref)
        case Prepare():
            import oxigraph_code.indexing.comparison.compare_states  # noqa: F401
            from oxigraph_code.indexing.files.rediscovery import prepare
            from oxigraph_code.languages.registry import installed

            prepare(path, installed(), settings)
            return None
    from oxigraph_code.languages.registry import installed
    from oxigraph_code.store import LocalStore

    if isinstance(request, FindRoots):
        from oxigraph_code.indexing.files.roots_below import roots_at

        return roots_at(path, installed(), settings.store_path)
    store = LocalStore(settings, keeps=isinstance(request, Index) and request.is_resident)

    def progress(stage: str, done: int, total: int) -> None:
        store.tell(stage, done, total)
        send_progress((stage, done, total))

    match request:
        case LoadHistory(max_commits=most, revision=revision):
            from oxigraph_code.indexing.history.load import load_history

            return load_history(path, most, revision, store, settings, progress)
        case Compare(base=base, head=head, is_review=is_review, projects=projects):
            from oxigraph_code.indexing.comparison.compare_states import compare_states

            registry = installed()
            return compare_states(
                path, base, head, registry, store, settings, progress, is_review=is_review, projects=projects
            )
        case DropSnapshots(ref=ref):
            from oxigraph_code.indexing.runs.snapshots import drop_snapshot

            return drop_snapshot(path, ref, store, settings, progress)
        case DropProjects(name=name):
            from oxigraph_code.indexing.runs.drop import drop_project

            return drop_project(name, path, store, settings, progress)
    from oxigraph_code.indexing.runs.pipeline import RunContext

    context = RunContext(installed(), store, settings, progress)
    match request:
        case LoadSnapshot(ref=ref):
            from oxigraph_code.indexing.runs.snapshots import load_snapshot

            return load_snapshot(path, ref, context)
        case Index():
            return _index(request, context, lambda: send_progress(None))
    raise TypeError(f"no worker answers {type(request).__name__}")


def _index(request: Index, context: RunContext, on_publish: Callable[[], None]) -> IndexReport:
    from oxigraph_code.errors import StoreDamaged
    from oxigraph_code.indexing.runs.index_run import index
    from oxigraph_code.indexing.runs.upgrade import upgrade

    path, full = request.path, request.full
    # A resident worker answers before the records for the next run are written.
    callback = on_publish if request.is_resident else (lambda: None)

    def run() -> IndexReport:
        # A caller that only needs a fresh graph does not wait for the other projects of an old store.
        upgraded = None if request.is_resident else upgrade(context)
        report = index(path, request.languages, context, full=full, on_publish=callback, suspects=request.suspects)
        return msgspec.structs.replace(report, upgrade=upgraded)

    try:
        return run()
    except StoreDamaged:
        if not full:
            raise
    from oxigraph_code.indexing.runs.upgrade import rebuild

    rebuilt = rebuild(path, context)
    return msgspec.structs.replace(run(), rebuilt=rebuilt)


def _close() -> None:
    """Drop the working copy of the store, if the store was ever opened for writing."""
    if writing := sys.modules.get("oxigraph_code.store.working_copy"):
        writing.drop_kept()


if __name__ == "__main__":
    # Facts hold no cycles, and collecting millions of them costs more than it frees.
    gc.disable()
    if child.AHEAD in sys.argv:
        import oxigraph_code.indexing.comparison.compare_states  # noqa: F401
    child.serve(_answer, at_end=_close)
