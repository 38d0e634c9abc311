"""The process that makes an index run, loads history, or whatever else ``job`` asks for. Run as
``python -m oxigraph_code.indexing.process.index_worker``.

For maintainers: what is asked for loads what it needs itself, since loading everything takes longer than a small run.
This module must not know who asks, nor whether anything else will be asked.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from oxigraph_code import child
from oxigraph_code.config import Settings
from oxigraph_code.indexing.freshness.staleness import Doubt
from oxigraph_code.indexing.model.report import IndexReport


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
        from oxigraph_code.indexing.history.blame import blame_of

        most = request["settings"]["max_file_bytes"]
        path = Path(os.fsdecode(request["path"]))
        return msgspec.to_builtins(blame_of(path, os.fsdecode(request["file"]), request["lines"], most))
    if request["do"] == "recent":
        from oxigraph_code.indexing.history.recent_changes import recent_changes

        most, within, since = request["most"], os.fsdecode(request["within"]), request["since"]
        root, most_bytes = Path(os.fsdecode(request["path"])), request["settings"]["max_file_bytes"]
        files = request["files"] and set(map(os.fsdecode, request["files"]))
        return msgspec.to_builtins(recent_changes(root, most, within, since, most_bytes, files))
    if request["do"] == "fetch":
        from oxigraph_code.git_address import GitAddress
        from oxigraph_code.history import fetch_repository

        address, folder = GitAddress(*request["address"]), Path(os.fsdecode(request["path"]))
        return fetch_repository(address, folder, lambda *note: progress(note), request["ref"])
    from oxigraph_code.languages.registry import installed
    from oxigraph_code.store import LocalStore

    values: dict[str, Any] = {
        name: Path(os.fsdecode(value)) if isinstance(value, bytes) else value
        for name, value in request["settings"].items()
    }
    settings = Settings(**values)
    path = Path(os.fsdecode(request["path"]))
    if request["do"] == "root":
        from oxigraph_code.indexing.files.roots import is_marked, root_of

        root = root_of(path, installed())
        return os.fsencode(root), is_marked(root, installed())
    store = LocalStore(settings, keeps=request.get("stays", False))

    def told(stage: str, done: int, total: int) -> None:
        store.tell(stage, done, total)
        progress((stage, done, total))

    if request["do"] == "history":
        from oxigraph_code.indexing.history.load import load_history

        loaded = load_history(path, request["most"], request["revision"], store, settings, told)
        return msgspec.to_builtins(loaded)
    if request["do"] == "snapshot":
        from oxigraph_code.indexing.runs.snapshots import load_snapshot

        return msgspec.to_builtins(load_snapshot(path, request["ref"], installed(), store, settings, told))
    if request["do"] == "compare":
        from oxigraph_code.indexing.comparison.compare_states import compare_states

        base, head = request["base"], request["head"]
        return msgspec.to_builtins(compare_states(path, base, head, installed(), store, settings, told))
    if request["do"] == "drop":
        from oxigraph_code.indexing.runs.snapshots import drop_snapshot

        return msgspec.to_builtins(drop_snapshot(path, request["ref"], store, settings, told))
    if request["do"] == "drop_project":
        from oxigraph_code.indexing.runs.drop import drop_project

        return msgspec.to_builtins(drop_project(request["wanted"], path, store, settings, told))
    from oxigraph_code.errors import StoreDamaged
    from oxigraph_code.indexing.runs.index_run import index
    from oxigraph_code.indexing.runs.upgrade import upgrade

    languages, full, doubt = request["languages"], request["full"], msgspec.convert(request["doubt"], Doubt | None)
    # Who stays answers before all is noted for the next run.
    published = (lambda: progress(None)) if request["stays"] else (lambda: None)

    def run() -> IndexReport:
        # Whoever only wants to be up to date is not told what else was done, and does not wait for it.
        upgraded = None if request["stays"] else upgrade(installed(), store, settings, told)
        report = index(path, languages, installed(), store, settings, told, full=full, published=published, doubt=doubt)
        return msgspec.structs.replace(report, upgrade=upgraded)

    try:
        return msgspec.to_builtins(run())
    except StoreDamaged:
        if not full:
            raise
    from oxigraph_code.indexing.runs.repair import rebuild

    rebuilt = rebuild(path, installed(), store, settings, told)
    return msgspec.to_builtins(msgspec.structs.replace(run(), rebuilt=rebuilt))


def _leave() -> None:
    """Leave nothing behind. What was never loaded has kept nothing."""
    if writing := sys.modules.get("oxigraph_code.store.working_copy"):
        writing.drop_kept()


if __name__ == "__main__":
    # Facts hold no cycles, and collecting over millions of them costs more than it frees.
    gc.disable()
    child.serve(_answer, at_end=_leave)
