"""One writer at a time; who waits knows for whom."""

from __future__ import annotations

import dataclasses
import os
import threading
from collections.abc import Callable

import pytest

from oxigraph_code.config import Settings
from oxigraph_code.errors import StoreLocked
from oxigraph_code.store import LocalStore
from oxigraph_code.store.layout import StoreFolder
from oxigraph_code.store.turn import writers_turn
from tests.store.conftest import count


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
    told: list[tuple[int, str]] = []
    release = threading.Event()
    held = threading.Event()

    def hold() -> None:
        with LocalStore(settings).write("holding"):
            held.set()
            release.wait(20)

    def waiting(pid: int, purpose: str, seconds: float) -> None:
        told.append((pid, purpose))
        assert seconds >= 0
        release.set()

    holder = threading.Thread(target=hold)
    holder.start()
    held.wait(20)
    store = open_store()
    if how == "update":
        store.update("INSERT DATA { code:a code:p 1 }", waiting)
    else:
        with store.write("adding", waiting) as session:
            session.change([], ["<http://a> <http://p> <http://b> ."])
    holder.join()
    assert told[0] == (os.getpid(), "holding")
    assert count(store) == 1


def test_who_waits_may_give_up(settings: Settings) -> None:
    class GivenUp(Exception):
        pass

    def waiting(_pid: int, _purpose: str, _seconds: float) -> None:
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


@pytest.mark.parametrize("content", ["", "nonsense", "[1]", '["1", 2, 3]'])
def test_a_holder_that_does_not_say_who_it_is_is_unknown(settings: Settings, content: str) -> None:
    folder = StoreFolder(settings.store_path)
    folder.create()
    with writers_turn(folder, "silent", 0, None):
        folder.writer_lock.write_text(content)
        with pytest.raises(StoreLocked, match=r"unknown|process 1 "), writers_turn(folder, "waiting", 0, None):
            pass
