"""The locks of Windows, which locks files by ranges of bytes, on a model."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from oxigraph_code.store import locking


class Ranges(ModuleType):
    """The part of ``msvcrt`` that locks use."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        super().__init__("msvcrt")
        self._held: dict[int, tuple[tuple[int, int], range]] = {}

    def locking(self, descriptor: int, mode: int, count: int) -> None:
        assert mode == self.LK_NBLCK
        start = os.lseek(descriptor, 0, os.SEEK_CUR)
        assert start + count < 1 << 31, "a range ends in the first two gigabytes"
        wanted, facts = range(start, start + count), os.fstat(descriptor)
        file = (facts.st_dev, facts.st_ino)
        for other, held in self._held.values():
            if other == file and max(held.start, wanted.start) < min(held.stop, wanted.stop):
                raise OSError(36, "resource deadlock avoided")
        self._held[descriptor] = (file, wanted)

    def closed(self, descriptor: int) -> None:
        self._held.pop(descriptor, None)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module of locks as Windows loads it."""
    ranges, close = Ranges(), os.close

    def closing(descriptor: int) -> None:
        ranges.closed(descriptor)
        close(descriptor)

    monkeypatch.setitem(sys.modules, "msvcrt", ranges)
    monkeypatch.setattr(os, "close", closing)
    spec = importlib.util.spec_from_file_location("locking_of_windows", locking.__file__)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setattr(sys, "platform", "win32")
    spec.loader.exec_module(module)
    monkeypatch.setattr(sys, "platform", "linux")
    return module


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "lock"
    path.write_bytes(b"holder")
    return path


def test_an_exclusive_lock_excludes_every_other(windows: ModuleType, file: Path) -> None:
    held = windows.FileLock.try_exclusive(file, create=False)
    assert held is not None
    assert windows.FileLock.try_exclusive(file, create=False) is None
    assert windows.FileLock.try_shared(file) is None


def test_readers_share_a_file_in_one_process_too(windows: ModuleType, file: Path) -> None:
    assert None not in [windows.FileLock.try_shared(file) for _ in range(8)]


def test_a_reader_excludes_a_writer_until_it_ends(windows: ModuleType, file: Path) -> None:
    reader = windows.FileLock.try_shared(file)
    assert reader is not None
    assert windows.FileLock.try_exclusive(file, create=False) is None
    reader.release()
    assert windows.FileLock.try_exclusive(file, create=False) is not None


def test_the_text_of_a_locked_file_stays_readable(windows: ModuleType, file: Path) -> None:
    held = windows.FileLock.try_exclusive(file, create=False)
    assert held is not None
    held.write(b"writer")
    assert file.read_bytes() == b"writer"


def test_a_lock_that_is_not_free_leaves_no_file_open(windows: ModuleType, file: Path) -> None:
    held = windows.FileLock.try_exclusive(file, create=False)
    assert held is not None
    before = os.dup(0)
    os.close(before)
    assert windows.FileLock.try_shared(file) is None
    after = os.dup(0)
    os.close(after)
    assert before == after
