"""One writer at a time; a waiting one learns the holder of the lock."""

from __future__ import annotations

import dataclasses
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable

import pytest

from oxigraph_code.errors import OxigraphCodeError, StoreLocked
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore
from oxigraph_code.store.layout import StoreFolder
from oxigraph_code.store.locking import FileLock
from oxigraph_code.store.writer_lock import acquire_writer
from tests.stdio.processes import wait_until
from tests.store.conftest import count

HOLDER = """
import sys, time
from pathlib import Path
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore

store = LocalStore(Settings(store_path=Path(sys.argv[1])))
with store.work("of mine", "dying") as aside, store.write("dying"):
    aside.write_text("half")
    print("held", flush=True)
    time.sleep(60)
"""


@pytest.fixture
def impatient(settings: Settings) -> Settings:
    return dataclasses.replace(settings, writer_wait_s=0.0)


def test_who_does_not_get_the_turn_learns_who_has_it(settings: Settings, impatient: Settings) -> None:
    with LocalStore(settings).write("indexing /home/me/project"), pytest.raises(StoreLocked) as caught:
        LocalStore(impatient).update("INSERT DATA { code:a code:p 1 }")
    assert caught.value.pid == os.getpid()
    assert "indexing /home/me/project" in caught.value.message
    assert "OXIGRAPH_WRITER_WAIT_S" in caught.value.hint


def test_two_threads_of_one_process_exclude_each_other(settings: Settings, impatient: Settings) -> None:
    with LocalStore(settings).write("one"), pytest.raises(StoreLocked), LocalStore(impatient).write("two"):
        pass


@pytest.mark.parametrize("how", ["update", "write"])
def test_who_waits_is_told_and_then_has_the_turn(
    settings: Settings, open_store: Callable[[], LocalStore], how: str
) -> None:
    told: list[str] = []
    release = threading.Event()
    held = threading.Event()

    def hold() -> None:
        with LocalStore(settings).write("holding"):
            held.set()
            release.wait(600)

    def waiting(words: str) -> None:
        told.append(words)
        release.set()

    holder = threading.Thread(target=hold)
    holder.start()
    held.wait(600)
    store = open_store()
    if how == "update":
        store.update("INSERT DATA { code:a code:p 1 }", waiting)
    else:
        with store.write("adding", waiting) as session:
            session.change([], ["<http://a> <http://p> <http://b> ."])
    holder.join()
    assert re.fullmatch(rf"waiting for process {os.getpid()} \(holding\), at it for \d+ s", told[0])
    assert count(store) == 1


def test_who_waits_may_give_up(settings: Settings) -> None:
    class GivenUp(Exception):
        pass

    def waiting(_words: str) -> None:
        raise GivenUp

    with LocalStore(settings).write("holding"):
        with pytest.raises(GivenUp):
            LocalStore(settings).update("INSERT DATA { code:a code:p 1 }", waiting)
        with pytest.raises(GivenUp), LocalStore(settings).write("waiting", waiting):
            pass


def test_a_turn_ends_with_its_holder_even_if_that_fails(settings: Settings, impatient: Settings) -> None:
    with pytest.raises(ZeroDivisionError), LocalStore(settings).write("failing"):
        raise ZeroDivisionError
    with LocalStore(impatient).write("next"):
        pass


def test_readers_do_not_wait(settings: Settings, store: LocalStore) -> None:
    store.update("INSERT DATA { code:a code:p 1 }")
    with LocalStore(settings).write("holding") as session:
        session.change([], ["<http://a> <http://p> <http://b> ."])
        assert count(store) == 1
    assert count(store) == 2


def test_who_waits_is_told_how_far_the_holder_is(settings: Settings, impatient: Settings) -> None:
    holder = LocalStore(settings)

    def refusal() -> str:
        holder.tell("reading files", 43, 100)
        with pytest.raises(StoreLocked) as caught, LocalStore(impatient).write("waiting"):
            pass
        return caught.value.message

    with holder.write("indexing /home/me/project"):
        wait_until(lambda: "(indexing /home/me/project: reading files, 43 %)" in refusal(), "it is told")
        assert len((settings.store_path / "writer.lock").read_bytes()) < 5_000


def test_what_a_killed_holder_said_is_not_told_of_the_next(settings: Settings) -> None:
    folder = StoreFolder(settings.store_path)
    killed = subprocess.Popen([sys.executable, "-P", "-c", HOLDER, str(settings.store_path)], stdout=subprocess.PIPE)
    assert killed.stdout is not None
    with killed.stdout:
        assert killed.stdout.readline()
        killed.kill()
        killed.wait()
    assert b"dying" in folder.writer_lock.read_bytes()
    silent = FileLock.try_exclusive(folder.writer_lock, create=False)
    assert silent is not None
    with pytest.raises(StoreLocked, match="process unknown") as caught, acquire_writer(folder, "waiting", 0, None):
        pass
    assert "dying" not in caught.value.message
    silent.release()


def test_a_turn_that_is_over_leaves_no_words(settings: Settings) -> None:
    with LocalStore(settings).write("indexing"):
        pass
    assert not StoreFolder(settings.store_path).writer_lock.read_bytes().strip()


@pytest.mark.parametrize("content", ["", "nonsense", "[1]", '["1", 2, 3]', '[-1, "x", 0.0]'])
def test_a_holder_that_does_not_say_who_it_is_is_unknown(settings: Settings, content: str) -> None:
    folder = StoreFolder(settings.store_path)
    folder.create()
    with acquire_writer(folder, "silent", 0, None):
        folder.writer_lock.write_text(content)
        with pytest.raises(StoreLocked, match=r"unknown|process 1 "), acquire_writer(folder, "waiting", 0, None):
            pass


def test_who_is_second_at_some_work_waits_for_the_first_and_others_do_not(
    settings: Settings, impatient: Settings
) -> None:
    with LocalStore(settings).work("index of a", "indexing a"):
        with pytest.raises(StoreLocked, match="indexing a") as caught, LocalStore(impatient).work("index of a", "two"):
            pass
        assert caught.value.pid == os.getpid()
        with LocalStore(impatient).work("index of b", "indexing b"), LocalStore(impatient).write("writing"):
            pass
    with LocalStore(impatient).work("index of a", "three"):
        pass


def test_of_work_that_is_over_nothing_is_left(settings: Settings) -> None:
    with LocalStore(settings).work("of mine", "working") as aside:
        aside.write_text("half")
    assert not list((settings.store_path / "turns").iterdir())


def test_many_come_to_their_turn_at_the_same_work(settings: Settings) -> None:
    """Each takes away the lock that others may have opened already."""
    inside, most = 0, 0
    counting = threading.Lock()

    def work() -> None:
        nonlocal inside, most
        for _ in range(20):
            with LocalStore(settings).work("of all", "working"):
                with counting:
                    inside += 1
                    most = max(most, inside)
                with counting:
                    inside -= 1

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1


def test_what_was_killed_at_its_work_leaves_nothing_after_the_next_writer(settings: Settings) -> None:
    killed = subprocess.Popen([sys.executable, "-P", "-c", HOLDER, str(settings.store_path)], stdout=subprocess.PIPE)
    assert killed.stdout is not None
    with killed.stdout:
        assert killed.stdout.readline()
        killed.kill()
        killed.wait()
    turns = settings.store_path / "turns"
    assert {path.suffix for path in turns.iterdir()} == {".lock", ".text"}
    with LocalStore(settings).write("writing"):
        pass
    assert not list(turns.iterdir())


def test_many_may_make_the_store_at_once(settings: Settings) -> None:
    failures = []

    def make() -> None:
        try:
            StoreFolder(settings.store_path).create()
        except OxigraphCodeError as error:
            failures.append(error)

    for _ in range(20):
        shutil.rmtree(settings.store_path, ignore_errors=True)
        threads = [threading.Thread(target=make) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not failures
        assert StoreFolder(settings.store_path).exists()
