"""A copy that a process keeps between writes equals the published store, or it is not used."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore, working_copy
from oxigraph_code.store.working_copy import drop_kept
from tests.store.conftest import count

pytestmark = pytest.mark.usefixtures("in_process")


@pytest.fixture
def keeping(settings: Settings) -> Iterator[LocalStore]:
    store = LocalStore(settings, keeps=True)
    yield store
    drop_kept()
    store.close()


def line(number: int) -> str:
    return f"<http://s/{number}> <http://p> <http://o> ."


def write(store: LocalStore, number: int) -> None:
    with store.write("indexing") as session:
        session.change([], [line(number)])


def copies(settings: Settings) -> list[str]:
    work = settings.store_path / "work"
    return sorted(path.name for path in work.iterdir() if path.is_dir()) if work.exists() else []


def test_a_copy_is_written_to_again_and_again(keeping: LocalStore, settings: Settings) -> None:
    write(keeping, 1)
    (kept,) = copies(settings)
    for number in (2, 3):
        write(keeping, number)
        assert copies(settings) == [kept]
        assert count(keeping) == number


def test_a_session_that_only_reads_keeps_its_copy(keeping: LocalStore, settings: Settings) -> None:
    write(keeping, 1)
    kept = copies(settings)
    with keeping.write("indexing") as session:
        assert session.select("SELECT ?s { ?s ?p ?o }") == [("<http://s/1>",)]
    assert copies(settings) == kept


def test_what_others_have_written_meanwhile_is_not_lost(
    keeping: LocalStore, settings: Settings, open_store: Callable[[], LocalStore]
) -> None:
    write(keeping, 1)
    write(open_store(), 2)
    write(keeping, 3)
    assert count(keeping) == 3


def test_others_do_not_remove_what_is_kept(
    keeping: LocalStore, settings: Settings, open_store: Callable[[], LocalStore]
) -> None:
    write(keeping, 1)
    kept = copies(settings)
    with open_store().write("nothing"):
        pass
    assert copies(settings) == kept
    write(keeping, 2)
    assert count(keeping) == 2


def test_what_failed_is_not_kept(keeping: LocalStore, settings: Settings) -> None:
    write(keeping, 1)

    def fails() -> None:
        with keeping.write("indexing") as session:
            session.change([], [line(2)])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fails()
    assert copies(settings) == []
    write(keeping, 3)
    assert count(keeping) == 2


def test_a_store_that_was_made_anew_has_no_copy_of_the_old_one(
    keeping: LocalStore, settings: Settings, open_store: Callable[[], LocalStore]
) -> None:
    write(keeping, 1)
    aside = settings.store_path.with_name("aside")
    settings.store_path.rename(aside)
    write(keeping, 2)
    assert count(open_store()) == 1
    shutil.rmtree(aside)


def test_a_store_of_another_folder_has_a_copy_of_its_own(keeping: LocalStore, tmp_path: Path) -> None:
    write(keeping, 1)
    other = LocalStore(Settings(store_path=tmp_path / "other"), keeps=True)
    write(other, 2)
    write(keeping, 3)
    assert (count(other), count(keeping)) == (1, 2)
    other.close()


def test_a_copy_that_was_written_to_often_is_made_anew(
    keeping: LocalStore, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(working_copy, "_MAX_WRITES", 1)
    write(keeping, 1)
    kept = copies(settings)
    write(keeping, 2)
    assert copies(settings) != kept
    assert count(keeping) == 2


def test_a_process_that_ends_leaves_no_copy(keeping: LocalStore, settings: Settings) -> None:
    write(keeping, 1)
    drop_kept()
    assert not list((settings.store_path / "work").iterdir())


def test_a_copy_of_a_process_that_was_killed_goes_with_the_next_write(settings: Settings, store: LocalStore) -> None:
    script = (
        "import os, sys; from pathlib import Path; from oxigraph_code.settings.config import Settings\n"
        "from oxigraph_code.store import LocalStore\n"
        "store = LocalStore(Settings(store_path=Path(sys.argv[1])), keeps=True)\n"
        "with store.write('indexing') as session:\n"
        f"    session.change([], ['{line(1)}'])\n"
        "os._exit(1)"
    )
    subprocess.run([sys.executable, "-c", script, str(settings.store_path)], check=False)
    assert len(copies(settings)) == 1
    write(store, 2)
    assert count(store) == 2
    assert not (settings.store_path / "work").exists()
