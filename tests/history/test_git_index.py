"""Git's index is read as pygit2 reads it, and has the marks of a sparse checkout besides."""

from __future__ import annotations

import hashlib
import struct
from pathlib import Path

import pygit2
import pytest

from oxigraph_code.history.git_index import left_out
from oxigraph_code.history.tracked import tracked_below
from oxigraph_code.history.worktree import tracked_by_pygit2, uncommitted
from tests.history.repositories import Script

FILES = {"kept/a.py": "a = 1\n", "left/b.py": "b = 1\n", "left/deep/a_long_name_of_a_file.py": "c = 1\n"}
_SKIP = 0x4000


def mark(repository: pygit2.Repository, skipped: set[str], version: int) -> None:
    """Write the index again with marks, as ``git sparse-checkout`` does."""
    entries, before = b"", b""
    for entry in sorted(repository.index, key=lambda entry: entry.path.encode()):
        path = entry.path.encode()
        stat = struct.pack(">6L", 0, 0, 0, 0, 0, 0) + struct.pack(">4L", int(entry.mode), 0, 0, 0)
        marks = _SKIP if entry.path in skipped else 0
        held = stat + entry.id.raw + struct.pack(">HH", len(path) | 0x4000, marks)
        if version == 4:
            shared = next((n for n in range(min(len(before), len(path)), -1, -1) if before[:n] == path[:n]), 0)
            entries += held + bytes([len(before) - shared]) + path[shared:] + b"\0"
        else:
            held += path
            entries += held + b"\0" * (8 - len(held) % 8)
        before = path
    data = struct.pack(">4sLL", b"DIRC", version, len(repository.index)) + entries
    Path(repository.path, "index").write_bytes(data + hashlib.sha1(data, usedforsecurity=False).digest())


@pytest.mark.parametrize("version", [3, 4])
def test_a_file_that_is_left_out_is_not_deleted(tmp_path: Path, version: int) -> None:
    script = Script(tmp_path / "shop")
    script.commit("Begin", FILES)
    script.check_out()
    for path in FILES:
        if path.startswith("left/"):
            (script.root / path).unlink()
    repository = pygit2.Repository(script.root)
    assert {change.path for change in uncommitted(repository)} == {"left/b.py", "left/deep/a_long_name_of_a_file.py"}
    mark(repository, {"left/deep/a_long_name_of_a_file.py"}, version)
    assert left_out(Path(repository.path)) == {b"left/deep/a_long_name_of_a_file.py"}
    changes = uncommitted(pygit2.Repository(script.root))
    assert [(change.kind, change.path) for change in changes if change.path != "kept/a.py"] == [
        ("deleted", "left/b.py")
    ]


def test_an_index_that_cannot_be_read_marks_nothing(tmp_path: Path) -> None:
    (tmp_path / "index").write_bytes(b"DIRC\0\0\0\3\0\0\0\7")
    assert left_out(tmp_path) == frozenset()
    assert left_out(tmp_path / "nowhere") == frozenset()


@pytest.fixture
def shop(tmp_path: Path) -> Script:
    script = Script(tmp_path / "shop")
    script.commit("Begin", FILES | {"kept/\u00e9 [a].py": "d = 1\n", f"kept/{20 * 'long/'}a.py": "e = 1\n"})
    script.check_out()
    return script


@pytest.mark.parametrize("version", [2, 3, 4])
@pytest.mark.parametrize("folder", ["", "kept", "left/deep", "nowhere"])
def test_tracked_files_are_those_that_pygit2_lists(shop: Script, folder: str, version: int) -> None:
    mark(pygit2.Repository(shop.root), set() if version == 2 else {"left/b.py"}, version)
    found = tracked_below(shop.root / folder)
    assert found == tracked_by_pygit2(shop.root / folder)
    assert len(found) == {"": 5, "kept": 3, "left/deep": 1, "nowhere": 0}[folder]


def test_tracked_files_follow_the_index(shop: Script) -> None:
    assert len(tracked_below(shop.root)) == 5
    shop.commit("Go on", {"kept/b.py": "f = 1\n"})
    shop.check_out()
    assert len(tracked_below(shop.root)) == 6


@pytest.mark.parametrize("config", ["[core]\n\tworktree = ../elsewhere\n", "[extensions]\n\tobjectFormat = sha256\n"])
def test_an_unusual_repository_is_left_to_pygit2(shop: Script, config: str) -> None:
    with Path(shop.root, ".git", "config").open("a", encoding="utf-8") as file:
        file.write(config)
    assert tracked_below(shop.root) == tracked_by_pygit2(shop.root)


@pytest.mark.parametrize(
    "data", [b"", b"DIRC", b"DIRC\0\0\0\2\0\0\0\7", b"DIRC\0\0\0\2\0\0\0\0link\0\0\0\0" + 20 * b"\0"]
)
def test_an_index_that_is_not_understood_is_left_to_pygit2(shop: Script, data: bytes) -> None:
    Path(shop.root, ".git", "index").write_bytes(data)
    assert tracked_below(shop.root) == tracked_by_pygit2(shop.root)


def test_a_linked_worktree_has_its_own_files(shop: Script, tmp_path: Path) -> None:
    pygit2.Repository(shop.root).add_worktree("other", tmp_path / "other")
    assert len(tracked_below(tmp_path / "other")) == 5


def test_a_folder_without_a_repository_tracks_nothing(tmp_path: Path) -> None:
    assert tracked_below(tmp_path) == ()
