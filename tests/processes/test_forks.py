"""Work in forked processes: its results, and its end however one of the processes ends."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from oxigraph_code.errors import ChildFailed
from oxigraph_code.processes.forks import ForkedWork
from oxigraph_code.store.locking import FileLock
from tests.stdio.processes import wait_until

FORKS = pytest.mark.skipif(sys.platform != "linux", reason="other systems do not fork")
PARENT = """
import os, sys, time
from oxigraph_code.processes.forks import ForkedWork

def sleep(task):
    os.write(1, f"{os.getpid()}\\n".encode())
    time.sleep(60)
    return task

work = ForkedWork([1, 2], int, 2)
work.begin(lambda: sleep)
time.sleep(60)
"""
BUSY_PARENT = """
import time
from oxigraph_code.processes.forks import ForkedWork

work = ForkedWork(range(9_000_000), int, 2)
work.begin(lambda: lambda task: task)
next(iter(work))
print(flush=True)
time.sleep(60)
"""


class Square(NamedTuple):
    root: int
    square: int
    process: int


def square(task: int) -> Square:
    return Square(task, task * task, os.getpid())


@contextmanager
def working(do: Callable[[int], Square], tasks: int, processes: int) -> Iterator[ForkedWork[int, Square]]:
    work = ForkedWork(range(tasks), Square, processes)
    work.begin(lambda: do)
    try:
        yield work
    finally:
        work.close()


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize("processes", [1, 2, 5])
@pytest.mark.parametrize("tasks", [0, 1, 3, 100, 1_000])
def test_each_task_has_its_result_once(tasks: int, processes: int) -> None:
    with working(square, tasks, processes) as work:
        found = sorted((task, result.root, result.square) for task, result in work)
    assert found == [(task, task, task * task) for task in range(tasks)]


@FORKS
def test_all_processes_take_part(tmp_path: Path) -> None:
    def wait_for_others(task: int) -> Square:
        (tmp_path / str(os.getpid())).touch()
        wait_until(lambda: len(list(tmp_path.iterdir())) == 3, "three processes work")
        return square(task)

    with working(wait_for_others, 100, 3) as work:
        processes = {result.process for _, result in work}
    assert len(processes) == 3
    assert os.getpid() not in processes


@FORKS
def test_the_preparation_is_made_once_and_shared() -> None:
    work = ForkedWork(range(100), Square, 3)

    def start() -> Callable[[int], Square]:
        prepared = os.getpid()
        return lambda task: Square(task, task * task, prepared)

    work.begin(start)
    assert len({result.process for _, result in work}) == 1
    work.close()


@FORKS
def test_the_end_of_a_process_is_an_error() -> None:
    def die(task: int) -> Square:
        if task == 50:
            os.kill(os.getpid(), signal.SIGKILL)
        return square(task)

    with working(die, 100, 2) as work, pytest.raises(ChildFailed, match="a process ended"):
        list(work)


@FORKS
def test_an_error_in_another_process_is_an_error_here() -> None:
    def fail(task: int) -> Square:
        raise ValueError(task)

    with working(fail, 10, 2) as work, pytest.raises(ChildFailed):
        list(work)


def test_an_error_in_this_process_is_raised_as_it_is() -> None:
    def fail(task: int) -> Square:
        raise ValueError(task)

    with working(fail, 10, 1) as work, pytest.raises(ValueError, match="0"):
        list(work)


@FORKS
def test_closing_ends_all_processes_at_once(tmp_path: Path) -> None:
    def sleep(task: int) -> Square:
        (tmp_path / str(os.getpid())).touch()
        time.sleep(60)
        return square(task)

    with working(sleep, 100, 3):
        wait_until(lambda: len(list(tmp_path.iterdir())) == 3, "three processes work")
    processes = [int(entry.name) for entry in tmp_path.iterdir()]
    wait_until(lambda: not any(map(is_running, processes)), "they have ended")


@FORKS
def test_a_system_that_cannot_fork_costs_time_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> int:
        raise BlockingIOError(errno.EAGAIN, "too many processes")

    before = len([*Path("/proc/self/fd").iterdir()])
    monkeypatch.setattr(os, "fork", fail)
    with working(square, 100, 2) as work:
        assert {result.process for _, result in work} == {os.getpid()}
    assert len([*Path("/proc/self/fd").iterdir()]) <= before  # those of other tests may be closed meanwhile


@FORKS
def test_no_process_outlives_its_parent() -> None:
    parent = subprocess.Popen([sys.executable, "-P", "-c", PARENT], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    with parent.stdout:
        processes = [int(parent.stdout.readline()) for _ in range(2)]
        assert all(map(is_running, processes))
        parent.kill()
        parent.wait()
        wait_until(lambda: not any(map(is_running, processes)), "the forks have ended")


@FORKS
@pytest.mark.parametrize("_time", range(4))
def test_no_process_reports_the_end_of_its_parent_as_a_failure(_time: int) -> None:
    command = [sys.executable, "-P", "-c", BUSY_PARENT]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stderr is not None
        parent.stdout.readline()
        parent.kill()
        assert parent.stderr.read() == ""


@FORKS
def test_no_process_keeps_a_lock_of_its_parent(tmp_path: Path) -> None:
    def sleep(task: int) -> Square:
        (tmp_path / f"{os.getpid()}").touch()
        time.sleep(60)
        return square(task)

    path = tmp_path / "lock"
    lock = FileLock.try_exclusive(path, create=True)
    assert lock is not None
    with working(sleep, 2, 2):
        wait_until(lambda: len(list(tmp_path.iterdir())) == 3, "two processes work")
        lock.release()
        again = FileLock.try_exclusive(path, create=False)
        assert again is not None
        again.release()
