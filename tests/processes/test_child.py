"""A child answers, fails, is killed or goes away, and its parent always knows which."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import ChildFailed, StoreLocked
from oxigraph_code.processes import logs
from oxigraph_code.processes.child import (
    MEMORY_EXIT_CODE,
    Child,
    DeadlinePassed,
    read_frame,
    start,
    start_ahead,
    write_frame,
)

SCRIPT = """
    import os, sys, time
    from oxigraph_code.processes import child
    from oxigraph_code.processes.child import serve, work_at_most
    from oxigraph_code.errors import StoreLocked

    def handle(message, progress):
        kind, value = message
        if kind == "echo":
            return value
        if kind == "progress":
            for number in range(value):
                progress(number)
            return "done"
        if kind == "print":
            print("x" * value)
            os.write(1, b"noise")
            sys.stdout.flush()
            return "quiet"
        if kind == "sleep":
            time.sleep(value)
        if kind == "sleep, allowed a moment of work":
            work_at_most(0.05)
            time.sleep(value)
        if kind == "work for a moment":
            work_at_most(value)
            while True: pass
        if kind == "fail":
            raise StoreLocked("busy", hint="wait", pid=7, waited_s=1.5)
        if kind == "exit":
            os._exit(value)
        if kind == "memory":
            return len(bytearray(value * 1024 * 1024))
        if kind == "path":
            return sys.path
        if kind == "log":
            return os.environ.get("OXIGRAPH_CODE_LOG", "")

        if kind == "rests":
            return rests

    rests = []
    child._PAUSE_S = 0.01
    serve(handle, at_rest=lambda: rests.append("rested"))
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    folder = tmp_path / "modules"
    folder.mkdir()
    (folder / "child_under_test.py").write_text(textwrap.dedent(SCRIPT))
    monkeypatch.setenv("PYTHONPATH", str(folder))
    return "child_under_test"


@pytest.fixture
def child(module: str) -> Iterator[Child]:
    started = Child(module)
    yield started
    started.close()


@pytest.mark.parametrize("value", [None, True, 5, "é\n", b"\0\xff", [1, [2]], {"a": {"b": None}}, "x" * 3_000_000])
def test_what_is_sent_arrives(child: Child, value: Any) -> None:
    assert child.request(["echo", value], 30) == value


def test_a_child_rests_after_a_request_and_goes_on(child: Child) -> None:
    assert child.request(["rests", 0], 30) == []
    end = time.monotonic() + 30
    while not child.request(["rests", 0], 30) and time.monotonic() < end:
        time.sleep(0.05)
    assert child.request(["rests", 0], 30)[0] == "rested"


def test_progress_comes_before_the_result(child: Child) -> None:
    noted: list[Any] = []
    assert child.request(["progress", 3], 30, noted.append) == "done"
    assert noted == [0, 1, 2]


def test_what_a_library_prints_stays_out_of_the_pipe(child: Child) -> None:
    assert child.request(["print", 100_000], 30) == "quiet"
    assert child.request(["echo", 1], 30) == 1


def test_an_error_of_ours_arrives_with_its_data_and_the_child_goes_on(child: Child) -> None:
    with pytest.raises(StoreLocked) as caught:
        child.request(["fail", 0], 30)
    assert (caught.value.pid, caught.value.waited_s, caught.value.hint) == (7, 1.5, "wait")
    assert child.request(["echo", 1], 30) == 1


def test_a_deadline_kills_the_child(child: Child) -> None:
    with pytest.raises(DeadlinePassed):
        child.request(["sleep", 60], 0.2)
    assert not child.alive
    with pytest.raises(ChildFailed):
        child.request(["echo", 1], 30)


@pytest.mark.skipif(sys.platform == "win32", reason="this system does not count the work of a process")
def test_a_child_that_works_for_longer_than_it_may_is_ended_and_one_that_waits_is_not(child: Child) -> None:
    assert child.request(["sleep, allowed a moment of work", 0.5], 30) is None
    with pytest.raises(DeadlinePassed):
        child.request(["work for a moment", 0.05], 30)


def test_a_child_that_ends_says_with_which_code(child: Child) -> None:
    with pytest.raises(ChildFailed) as caught:
        child.request(["exit", 42], 30)
    assert caught.value.exit_code == 42


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="this system does not list what a process has open")
def test_a_child_that_dies_by_itself_leaves_no_pipe_open(module: str) -> None:
    before = set(Path("/proc/self/fd").iterdir())
    dead = Child(module)
    dead.request(["echo", 1], 30)
    os.kill(dead.pid, signal.SIGKILL)
    until = time.monotonic() + 600
    while dead.alive or not set(Path("/proc/self/fd").iterdir()) <= before:
        assert time.monotonic() < until, "a pipe to the dead child is still open"
        time.sleep(0.01)


def test_a_kill_ends_a_request_of_another_thread(child: Child) -> None:
    child.request(["echo", 1], 30)
    threading.Timer(0.2, child.kill).start()
    with pytest.raises(ChildFailed):
        child.request(["sleep", 60], 30)


def test_an_idle_child_leaves_when_it_is_closed(child: Child) -> None:
    child.request(["echo", 1], 30)
    child.close()
    assert not child.alive


def test_a_busy_child_leaves_when_it_is_closed(child: Child) -> None:
    child.request(["echo", 1], 30)
    threading.Timer(0.2, child.close).start()
    with pytest.raises(ChildFailed):
        child.request(["sleep", 60], 30)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="this system limits no address space")
@pytest.mark.skipif(sys.platform != "linux", reason="opens the pipe of another process")
def test_what_comes_in_while_a_child_works_does_not_end_it(child: Child) -> None:
    assert child.request(["echo", 1], 30) == 1

    def write() -> None:
        with Path(f"/proc/{child.pid}/fd/0").open("wb", buffering=0) as requests:
            write_frame(requests, ["echo", 2])

    writing = threading.Timer(0.3, write)
    writing.start()
    assert child.request(["sleep", 1], 30) is None
    writing.join()


def test_a_child_that_needs_too_much_memory_ends_with_a_code_of_its_own(module: str) -> None:
    child = Child(module, memory_mb=300)
    try:
        assert child.request(["memory", 1], 30) == 1024 * 1024
        with pytest.raises(ChildFailed) as caught:
            child.request(["memory", 500], 30)
        assert caught.value.exit_code == MEMORY_EXIT_CODE
    finally:
        child.close()


def test_the_working_directory_is_not_imported_from(
    child: Child, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str
) -> None:
    hostile = tmp_path / "hostile"
    hostile.mkdir()
    (hostile / "msgspec.py").write_text("raise SystemExit('hijacked')")
    monkeypatch.chdir(hostile)
    fresh = Child(module)
    try:
        assert str(hostile) not in fresh.request(["path", 0], 30)
    finally:
        fresh.close()


def test_a_cut_frame_is_an_end_and_not_an_error() -> None:
    whole = io.BytesIO()
    write_frame(whole, "hello")
    for length in range(len(whole.getvalue())):
        assert read_frame(io.BytesIO(whole.getvalue()[:length])) is None
    assert read_frame(io.BytesIO(whole.getvalue())) == "hello"


def test_a_child_that_was_started_ahead_is_taken_over_once_and_logs_as_its_parent(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("OXIGRAPH_CODE_LOG", raising=False)
    start_ahead(module)
    monkeypatch.setenv("OXIGRAPH_CODE_LOG", f'["{tmp_path}", "info", "off"]')
    first, second = start(module), start(module)
    try:
        assert first.request(["log", None]) == logs.destination()
        assert first.pid != second.pid
    finally:
        first.close()
        second.close()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not fork")
@pytest.mark.parametrize("is_alone", [True, False])
def test_a_fork_is_made_only_while_no_other_thread_may_hold_a_lock(is_alone: bool, tmp_path: Path) -> None:
    # In a process of its own, since this one has the threads of other tests.
    script = f"""
        import threading
        from oxigraph_code.processes.child import Child
        if not {is_alone}:
            threading.Thread(target=threading.Event().wait, daemon=True).start()
        children = [Child("oxigraph_code.store.reading", "{tmp_path}", is_fork=True) for _ in range(2)]
        print(*(type(child._process).__name__ for child in children))
        for child in children:
            child.kill()
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(script)], capture_output=True, text=True, check=True)
    assert done.stdout.split() == (["ForkedProcess"] * 2 if is_alone else ["Popen"] * 2)
