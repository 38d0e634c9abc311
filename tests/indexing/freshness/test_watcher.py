"""Only files that may matter are watched, and a burst of events is one."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
import watchfiles

from oxigraph_code.indexing.freshness.watcher import WatchedFolders, WatchUnavailable, watch_for_changes
from oxigraph_code.indexing.model.observed_root import ObservedRoot, load_observed_root, record_path
from oxigraph_code.tools import Workspace
from tests.history.repositories import Script
from tests.indexing.support import index, write

FILES = {".gitignore": "build/\n*.log\n", "shop/cart.py": "x = 1\n", "build/made.py": "x = 1\n", "a.log": "x\n"}


@pytest.fixture
def root(tmp_path: Path, workspace: Workspace) -> Path:
    root = write(tmp_path / "shop", FILES).resolve()
    Script(root).commit(files={"shop/cart.py": "x = 1\n"})
    index(workspace, root)
    return root


def seen(workspace: Workspace, root: Path) -> ObservedRoot:
    found = load_observed_root(record_path(workspace.settings.store_path, root, "seen"))
    assert found is not None
    return found


def test_what_is_passed_by_wakes_nobody(workspace: Workspace, root: Path) -> None:
    watched = WatchedFolders(seen(workspace, root))
    is_change = True
    assert watched.matters(is_change, f"{root}/shop/cart.py")
    assert watched.matters(is_change, f"{root}/.gitignore")
    assert watched.matters(is_change, f"{root}/.git/HEAD")
    assert watched.matters(not is_change, f"{root}/.git/refs/heads/main")
    assert watched.matters(not is_change, f"{root}/shop/new.py")
    assert not watched.matters(is_change, f"{root}/a.log")
    assert not watched.matters(not is_change, f"{root}/build/more.py")
    assert not watched.matters(not is_change, f"{root}/.git/index.lock")
    assert not watched.matters(not is_change, f"{root}/.git/objects/ab/cdef")
    assert not {f"{root}/build", f"{root}/.git/objects"} & set(watched.folders)


@pytest.mark.slow
def test_a_burst_is_one_time_to_look(workspace: Workspace, root: Path) -> None:
    stop = threading.Event()
    times = watch_for_changes([seen(workspace, root)], stop)
    next(times)
    for number in range(5_000):
        (root / f"shop/part_{number}.py").touch()
    next(times)
    assert (root / "shop/part_4999.py").exists()
    for number in range(3):
        (root / f"build/part_{number}.py").touch()
    stop.set()
    assert list(times) == []


def test_a_system_that_tells_of_no_events_is_said(
    workspace: Workspace, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*paths: str, **options: object) -> None:
        raise OSError("OS file watch limit reached")

    monkeypatch.setattr(watchfiles, "watch", full)
    with pytest.raises(WatchUnavailable, match="watch limit"):
        list(watch_for_changes([seen(workspace, root)], threading.Event()))
