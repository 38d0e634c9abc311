"""A text that is kept between questions is the present text of its file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from oxigraph_code.file_tree import Disk
from oxigraph_code.indexing.model import observed_root
from oxigraph_code.indexing.model.observed_root import FileStat, file_stat
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.workspace import texts
from oxigraph_code.tools.workspace.scope import QuestionScope, find_scope
from oxigraph_code.tools.workspace.texts import KnownTexts
from tests.indexing.support import index, write


@pytest.fixture
def is_old(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every file is old enough for its stat to be trusted."""
    monkeypatch.setattr(observed_root, "_TIMESTAMP_NS", 0)


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    real, real_many = Disk.read, texts.read_unchanged

    def read(tree: Disk, path: str, most: int) -> bytes:
        found.append(path)
        return real(tree, path, most)

    def read_many(tree: Disk, path: str, stat: FileStat) -> bytes | None:
        data = real_many(tree, path, stat)
        found.extend([path] if data is not None else [])
        return data

    monkeypatch.setattr(Disk, "read", read)
    monkeypatch.setattr(texts, "read_unchanged", read_many)
    return found


@pytest.mark.usefixtures("is_old")
def test_a_text_is_read_once_and_again_after_a_change(tmp_path: Path, reads: list[str]) -> None:
    file, known = tmp_path / "a.py", KnownTexts()
    file.write_text("x = 1\n")
    assert [known.read(Disk(tmp_path), "a.py", 100) for _ in range(2)] == ["x = 1\n"] * 2
    file.write_text("x = 22\n")
    assert [known.read(Disk(tmp_path), "a.py", 100) for _ in range(2)] == ["x = 22\n"] * 2
    assert len(reads) == 2


def test_a_text_that_was_just_written_is_not_kept(tmp_path: Path, reads: list[str]) -> None:
    file, known = tmp_path / "a.py", KnownTexts()
    file.write_text("x = 1\n")
    for _ in range(2):
        known.read(Disk(tmp_path), "a.py", 100)
    assert len(reads) == 2


@pytest.mark.usefixtures("is_old")
def test_a_file_that_became_a_link_or_too_large_is_refused(tmp_path: Path) -> None:
    known = KnownTexts()
    (tmp_path / "a.py").write_text("x = 1\n")
    known.read(Disk(tmp_path), "a.py", 100)
    with pytest.raises(OSError, match="large"):
        known.read(Disk(tmp_path), "a.py", 2)
    (tmp_path / "b.py").write_text("y\n")
    (tmp_path / "a.py").unlink()
    (tmp_path / "a.py").symlink_to("b.py")
    with pytest.raises(OSError):  # noqa: PT011 - systems differ in the words
        known.read(Disk(tmp_path), "a.py", 100)


@pytest.mark.usefixtures("is_old")
def test_without_room_files_are_read_each_time(
    tmp_path: Path, reads: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(texts, "_MAX_BYTES", 6)
    known = KnownTexts()
    for name in ("a.py", "b.py"):
        (tmp_path / name).write_text("x = 1\n")
    for _ in range(2):
        for name in ("a.py", "b.py"):
            assert known.read(Disk(tmp_path), name, 100) == "x = 1\n"
    assert reads == ["a.py", "b.py", "b.py"]


@pytest.fixture
def scope(tmp_path: Path) -> Iterator[QuestionScope]:
    write(tmp_path / "shop", {"a.py": "def pay(): ...\n", "b.py": "'pay'\n", "c.py": "x = 1\n"})
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(workspace, tmp_path / "shop")
    yield find_scope(workspace, Call(), str(tmp_path / "shop"))
    workspace.close()


@pytest.mark.usefixtures("is_old")
def test_files_with_a_word_are_found_without_reading_them_twice(scope: QuestionScope, reads: list[str]) -> None:
    paths = ["c.py", "b.py", "a.py"]
    for _ in range(2):
        assert scope.with_any(paths, ["pay", "no"]) == ["b.py", "a.py"]
        assert scope.text("b.py") == "'pay'\n"
    assert scope.with_any(paths, ["y'\n"]) == ["b.py"]
    assert sorted(reads) == sorted(paths)


def test_files_that_were_just_written_may_have_any_word(scope: QuestionScope) -> None:
    assert scope.with_any(["a.py", "c.py"], ["pay"]) == ["a.py", "c.py"]


@pytest.mark.usefixtures("is_old")
def test_a_file_that_a_later_run_has_seen_changed_is_read_again(scope: QuestionScope) -> None:
    paths = ["a.py", "b.py", "c.py"]
    assert scope.with_any(paths, ["pay"]) == ["a.py", "b.py"]
    assert scope.seen is not None
    (scope.root / "b.py").write_text("'cost'\n")
    seen = msgspec.structs.replace(scope.seen, files=scope.seen.files | {b"b.py": file_stat(scope.root / "b.py")})
    assert replace(scope, seen=seen).with_any(paths, ["cost", "pay"]) == ["a.py", "b.py"]
    assert replace(scope, seen=seen).with_any(paths, ["pay"]) == ["a.py"]
