"""Files that a sparse checkout leaves out of the working tree are not reported as deleted."""

from __future__ import annotations

import hashlib
import struct
from pathlib import Path

import pygit2
import pytest

from oxigraph_code.history.sparse import left_out
from oxigraph_code.history.worktree import uncommitted
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
