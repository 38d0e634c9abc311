"""A text that is kept between questions is the present text of its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.file_tree import Disk
from oxigraph_code.indexing.model import observed_root
from oxigraph_code.tools.workspace import texts
from oxigraph_code.tools.workspace.texts import KnownTexts


@pytest.fixture
def is_old(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every file is old enough for its stat to be trusted."""
    monkeypatch.setattr(observed_root, "_TIMESTAMP_NS", 0)


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    real = Disk.read

    def read(tree: Disk, path: str, most: int) -> bytes:
        found.append(path)
        return real(tree, path, most)

    monkeypatch.setattr(Disk, "read", read)
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
    monkeypatch.setattr(texts, "_MAX_CHARS", 6)
    known = KnownTexts()
    for name in ("a.py", "b.py"):
        (tmp_path / name).write_text("x = 1\n")
    for _ in range(2):
        for name in ("a.py", "b.py"):
            assert known.read(Disk(tmp_path), name, 100) == "x = 1\n"
    assert reads == ["a.py", "b.py", "b.py"]
