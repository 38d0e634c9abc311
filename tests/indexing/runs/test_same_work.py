"""A request for work that is running already waits for it and finds it done."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from oxigraph_code.indexing.history.load import load_history
from oxigraph_code.indexing.runs.index_run import index
from oxigraph_code.indexing.runs.pipeline import RunContext
from oxigraph_code.indexing.runs.snapshots import load_snapshot
from oxigraph_code.languages.registry import installed
from oxigraph_code.store import LocalStore
from oxigraph_code.tools import Workspace
from tests.history.repositories import Script
from tests.indexing.support import write

Told = Callable[[str, int, int], None]


def one_during_the_other(workspace: Workspace, stage: str, work: Callable[[LocalStore, Told], Any]) -> tuple[Any, Any]:
    """Start a second request at a stage of the first, which goes on as soon as the second waits."""
    is_there, waits = threading.Event(), threading.Event()

    def first(said: str, _done: int, _total: int) -> None:
        if said == stage:
            is_there.set()
            waits.wait(600)

    def second(said: str, _done: int, _total: int) -> None:
        if said.startswith("waiting for process"):
            waits.set()

    with ThreadPoolExecutor() as pool:
        one = pool.submit(work, workspace.store, first)
        is_there.wait(600)
        other = LocalStore(workspace.settings)
        try:
            return pool.submit(work, other, second).result(), one.result()
        finally:
            other.close()


def test_a_root_that_is_being_indexed_is_not_indexed_twice(workspace: Workspace, tmp_path: Path) -> None:
    root = write(tmp_path / "root", {"pyproject.toml": '[project]\nname = "p"\n', "a.py": "def f(): pass\n"})

    def work(store: LocalStore, told: Told) -> Any:
        return index(root, [], RunContext(installed(), store, workspace.settings, told))

    second, first = one_during_the_other(workspace, "reading files", work)
    assert first.added > 0
    assert (second.added, second.removed, second.parsed, second.from_cache) == (0, 0, 0, 0)
    assert workspace.store.generation() == 1
    (root / "a.py").write_text("def g(): pass\n")
    second, first = one_during_the_other(workspace, "looking for files", work)
    assert (first.changes["changed"], first.parsed) == (1, 1)
    assert (second.added, second.removed, second.parsed, second.from_cache) == (0, 0, 0, 0)
    assert workspace.store.generation() == 2


def test_a_ref_that_is_being_loaded_is_not_loaded_twice(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "past")
    script.commit("Begin", {"pyproject.toml": '[project]\nname = "past"\n', "old.py": "def f(): pass\n"})

    def work(store: LocalStore, told: Told) -> Any:
        return load_snapshot(script.root, "main", RunContext(installed(), store, workspace.settings, told))

    second, first = one_during_the_other(workspace, "reading manifests", work)
    assert first.run.added > 0
    assert second.run is None
    assert workspace.store.generation() == 1


def test_a_history_that_is_being_loaded_is_not_loaded_twice(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "past")
    script.commit("Begin", {"old.py": "def f(): pass\n"})

    def work(store: LocalStore, told: Told) -> Any:
        return load_history(script.root, 10, "", store, workspace.settings, told)

    second, first = one_during_the_other(workspace, "reading commits", work)
    assert (first.commits_added, second.commits_added) == (1, 0)
    assert (second.added, second.removed) == (0, 0)
