"""No notice means that nothing has happened, up to the moment at which that is asked."""

from __future__ import annotations

import mmap
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from oxigraph_code.indexing.freshness.inotify import FolderEvents

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems tell later")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "inner").mkdir()
    (tmp_path / "a.py").write_text("a = 1\n")
    (tmp_path / "inner/b.py").write_text("b = 1\n")
    return tmp_path


@pytest.fixture
def notices(folder: Path) -> Iterator[FolderEvents]:
    with closing(FolderEvents()) as told:
        assert _covered(told, folder)
        assert told.changed_folders() == frozenset()
        yield told


def _covered(notices: FolderEvents, *folders: Path) -> bool:
    paths = [os.fsencode(path) for folder in folders for path in (folder, *folder.glob("*")) if path.is_dir()]
    return notices.watch(paths[0], paths)


def _opened() -> int:
    return len([*Path("/proc/self/fd").iterdir()])


def _write_mapped(path: Path) -> None:
    with path.open("r+b") as opened, mmap.mmap(opened.fileno(), 0) as mapped:
        mapped[0:1] = b"b"


CHANGES: dict[str, Callable[[Path], object]] = {
    "a file is written": lambda root: (root / "a.py").write_text("a = 2\n"),
    "a file is emptied": lambda root: os.truncate(root / "a.py", 0),
    "a file is written through a memory map": lambda root: _write_mapped(root / "a.py"),
    "a file further below is written": lambda root: (root / "inner/b.py").write_text("b = 2\n"),
    "a file comes": lambda root: (root / "inner/c.py").touch(),
    "a file goes": lambda root: (root / "inner/b.py").unlink(),
    "a file is replaced": lambda root: (root / "a.py").replace(root / "inner/b.py"),
    "a file gets another time": lambda root: os.utime(root / "a.py", (1, 1)),
    "a folder comes": lambda root: (root / "outer").mkdir(),
    "a folder goes": lambda root: shutil.rmtree(root / "inner"),
    "a folder is moved": lambda root: (root / "inner").rename(root / "outer"),
    "another process writes": lambda root: subprocess.run(["tee", root / "a.py"], input=b"", check=True),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_happens_is_told_at_once_and_once(folder: Path, notices: FolderEvents, change: str) -> None:
    CHANGES[change](folder)
    assert notices.changed_folders() != frozenset()
    assert _covered(notices, folder)
    assert notices.changed_folders() == frozenset()


def test_reading_is_nothing_that_happens(folder: Path, notices: FolderEvents) -> None:
    (folder / "a.py").read_bytes()
    list(folder.iterdir())
    assert notices.changed_folders() == frozenset()


def test_a_folder_that_came_back_is_told_of_again(folder: Path, notices: FolderEvents) -> None:
    shutil.rmtree(folder / "inner")
    (folder / "inner").mkdir()
    assert notices.changed_folders() != frozenset()
    assert _covered(notices, folder)
    (folder / "inner/c.py").touch()
    assert notices.changed_folders() != frozenset()


def test_a_queue_that_overflows_is_no_silence(folder: Path, notices: FolderEvents) -> None:
    most = int(Path("/proc/sys/fs/inotify/max_queued_events").read_text())
    if most > 20_000:
        pytest.skip("filling the queue takes too long")
    for number in range(most // 2 + 1):
        os.utime(folder / "a.py", (number, number))
        os.utime(folder / "inner/b.py", (number, number))
    assert notices.changed_folders() is None
    assert notices.changed_folders() is None, "what is told of is not known until the folders are covered again"
    assert _covered(notices, folder)
    assert notices.changed_folders() == frozenset()


def test_where_others_may_write_nothing_is_taken_for_told() -> None:
    with closing(FolderEvents()) as notices:
        assert not notices.watch(b"/proc/self", [b"/proc/self"])
        assert notices.changed_folders() != frozenset()


def test_a_folder_that_is_not_there_is_not_covered(folder: Path) -> None:
    with closing(FolderEvents()) as notices:
        assert not notices.watch(os.fsencode(folder), [os.fsencode(folder / "nowhere")])
        assert _covered(notices, folder)


def test_nothing_is_left_open(folder: Path) -> None:
    before = _opened()
    with closing(FolderEvents()) as notices:
        assert _covered(notices, folder)
        assert _opened() > before
    assert _opened() == before
