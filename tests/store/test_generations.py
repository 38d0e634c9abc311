"""Readers never wait, see whole changes only, and keep the generation that they read."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from oxigraph_code.errors import StoreUnavailable
from oxigraph_code.settings.config import Settings
from oxigraph_code.store import LocalStore
from oxigraph_code.store.layout import FORMAT, INDEX_FORMAT, StoreFolder
from tests.store.conftest import count

pytestmark = pytest.mark.usefixtures("in_process")


def generations(settings: Settings) -> list[str]:
    return sorted(path.name for path in (settings.store_path / "generations").iterdir() if path.is_dir())


def insert(store: LocalStore, name: str) -> None:
    store.update(f"INSERT DATA {{ code:{name} code:p 1 }}")


def test_a_reader_moves_to_the_newest_generation_between_queries(open_store: Callable[[], LocalStore]) -> None:
    one, two = open_store(), open_store()
    insert(one, "a")
    assert (count(one), count(two)) == (1, 1)
    insert(two, "b")
    assert (count(one), count(two)) == (2, 2)


def test_a_generation_stays_as_long_as_somebody_reads_it(store: LocalStore, settings: Settings) -> None:
    insert(store, "a")
    pin = StoreFolder(settings.store_path).pin()
    assert pin is not None
    insert(store, "b")
    insert(store, "c")
    assert generations(settings) == ["000001", "000003"]
    pin.release()
    insert(store, "d")
    assert generations(settings) == ["000004"]


def test_a_reader_keeps_its_generation(
    store: LocalStore, settings: Settings, open_store: Callable[[], LocalStore]
) -> None:
    insert(store, "a")
    reader = open_store()
    assert count(reader) == 1
    insert(store, "b")
    assert generations(settings) == ["000001", "000002"]
    assert count(reader) == 2


def test_of_a_removed_generation_nothing_is_left(store: LocalStore, settings: Settings) -> None:
    insert(store, "a")
    insert(store, "b")
    assert sorted(path.name for path in (settings.store_path / "generations").iterdir()) == [
        "000002",
        "000002.counts",
        "000002.lock",
    ]


def test_what_was_not_published_is_not_there_and_is_cleaned_away(store: LocalStore, settings: Settings) -> None:
    """A writer killed before it replaced ``current`` leaves a generation that has no name."""
    insert(store, "a")
    folder = settings.store_path / "generations"
    shutil.copytree(folder / "000001", folder / "000002")
    shutil.copytree(folder / "000001", folder / "000002.tmp")
    shutil.copytree(folder / "000001", folder / "000001.gone")
    shutil.copytree(folder / "000001", settings.store_path / "work" / "1")
    (settings.store_path / "work" / "1" / "bulk-1.sst").write_bytes(b"left over")
    (settings.store_path / "current.new").write_text("0000")
    assert count(store) == 1
    insert(store, "b")
    assert count(store) == 2
    assert generations(settings) == ["000001", "000002"]
    assert not (settings.store_path / "work").exists()


def test_a_first_writer_that_was_killed_leaves_a_store_that_works(store: LocalStore, settings: Settings) -> None:
    (settings.store_path / "generations").mkdir(parents=True)
    (settings.store_path / "format.new").write_text("")
    assert count(store) == 0
    insert(store, "a")
    assert count(store) == 1


def test_the_folder_hides_from_git(store: LocalStore, settings: Settings) -> None:
    insert(store, "a")
    assert (settings.store_path / ".gitignore").read_text() == "*\n"


def test_a_newer_format_is_refused(store: LocalStore, settings: Settings) -> None:
    insert(store, "a")
    (settings.store_path / "format").write_text(f"{FORMAT + 1}\n")
    with pytest.raises(StoreUnavailable, match="newer version") as caught:
        store.query("ASK {}")
    assert "upgrade" in caught.value.hint
    with pytest.raises(StoreUnavailable, match="newer version"):
        insert(store, "b")


def test_a_newer_index_format_is_refused_and_nothing_is_touched(store: LocalStore, settings: Settings) -> None:
    insert(store, "a")
    path = settings.store_path / "index-format"
    path.write_text(f"{INDEX_FORMAT + 1}\n")
    for use in (lambda: store.query("ASK {}"), lambda: insert(store, "b"), store.is_older):
        with pytest.raises(StoreUnavailable, match=rf"newer version \(index format {INDEX_FORMAT + 1}") as caught:
            use()
        assert "upgrade" in caught.value.hint
    path.write_text(f"{INDEX_FORMAT}\n")
    assert count(store) == 1


@pytest.mark.parametrize("text", [None, "", "none", f"{INDEX_FORMAT - 1}\n"])
@pytest.mark.quick_cases(1)
def test_a_store_of_an_older_index_format_can_be_read_and_says_so(
    store: LocalStore, settings: Settings, text: str | None
) -> None:
    assert not store.is_older()
    insert(store, "a")
    assert not store.is_older()
    path = settings.store_path / "index-format"
    path.unlink() if text is None else path.write_text(text)
    assert store.is_older()
    assert count(store) == 1
    store.note_format()
    assert not store.is_older()


@pytest.mark.parametrize("text", ["", "one", "-1", "0", "²"])
@pytest.mark.quick_cases(2)
def test_a_format_that_is_none_is_refused(store: LocalStore, settings: Settings, text: str) -> None:
    insert(store, "a")
    (settings.store_path / "format").write_text(text, encoding="utf-8")
    with pytest.raises(StoreUnavailable, match="format"):
        store.query("ASK {}")


@pytest.mark.parametrize("text", ["../../etc", "", "1", "000001/../000001", "000007"])
@pytest.mark.quick_cases(2)
def test_a_current_that_names_no_generation_is_refused(store: LocalStore, settings: Settings, text: str) -> None:
    insert(store, "a")
    (settings.store_path / "current").write_text(text)
    with pytest.raises(StoreUnavailable, match="generation"):
        store.query("ASK {}")


def test_a_folder_with_other_things_is_left_alone(store: LocalStore, settings: Settings) -> None:
    settings.store_path.mkdir()
    (settings.store_path / "thesis.tex").write_text("precious")
    with pytest.raises(StoreUnavailable, match=r"thesis\.tex"):
        insert(store, "a")
    assert [path.name for path in settings.store_path.iterdir()] == ["thesis.tex"]


def test_a_path_that_is_a_file_is_named(store: LocalStore, settings: Settings) -> None:
    settings.store_path.write_text("")
    with pytest.raises(StoreUnavailable, match="store: Not a directory"):
        store.query("ASK {}")
    with pytest.raises(StoreUnavailable, match="store: Not a directory"):
        insert(store, "a")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_permission_is_named(store: LocalStore, settings: Settings) -> None:
    settings.store_path.parent.chmod(0o500)
    try:
        with pytest.raises(StoreUnavailable, match="Permission denied"):
            insert(store, "a")
    finally:
        settings.store_path.parent.chmod(0o700)


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="this system cannot refuse links")
def test_links_planted_in_the_folder_are_not_followed(store: LocalStore, settings: Settings, tmp_path: Path) -> None:
    insert(store, "a")
    target = tmp_path / "target"
    target.write_text("precious")
    (settings.store_path / "writer.lock").unlink()
    (settings.store_path / "writer.lock").symlink_to(target)
    (settings.store_path / "current.new").symlink_to(target)
    with pytest.raises(StoreUnavailable, match=r"writer\.lock"):
        insert(store, "b")
    assert target.read_text() == "precious"


def test_a_linked_folder_of_generations_is_refused(store: LocalStore, settings: Settings, tmp_path: Path) -> None:
    insert(store, "a")
    (settings.store_path / "generations").rename(tmp_path / "elsewhere")
    (settings.store_path / "generations").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(StoreUnavailable, match="symbolic link"):
        store.query("ASK {}")


@pytest.mark.parametrize("counts", ["nonsense", '{"default": "many"}', None])
@pytest.mark.quick_cases(1)
def test_without_counts_they_are_counted_again(store: LocalStore, settings: Settings, counts: str | None) -> None:
    insert(store, "a")
    path = settings.store_path / "generations" / "000001.counts"
    if counts is None:
        path.unlink()
    else:
        path.write_text(counts)
    (change,) = store.update("INSERT DATA { code:b code:p 1 }").changes or ()
    assert (change.before, change.after) == (1, 2)
