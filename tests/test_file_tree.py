"""Only regular files are read, and no more of them than is allowed, on disk as in a commit."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from oxigraph_code.file_tree import Disk, Disks


@pytest.mark.parametrize("size", [0, 1, 3_000_000])
def test_a_file_is_read_as_far_as_the_limit_and_refused_beyond(tmp_path: Path, size: int) -> None:
    content = os.urandom(size)
    (tmp_path / "file").write_bytes(content)
    assert Disk(tmp_path).read("file", size) == content
    with pytest.raises(OSError, match="File too large"):
        Disk(tmp_path).read("file", size - 1)


@pytest.mark.skipif(os.name == "nt", reason="no such files there")
@pytest.mark.parametrize("kind", ["link", "pipe", "folder", "device"])
def test_what_is_no_regular_file_is_not_read_and_not_waited_for(tmp_path: Path, kind: str) -> None:
    path = tmp_path / kind
    (tmp_path / "file").write_text("text")
    if kind == "link":
        path.symlink_to(tmp_path / "file")
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
    else:
        path = Path("/dev/zero")
    with pytest.raises(OSError, match=r"symbolic links|not a regular file|Is a directory"):
        Disk(path.parent).read(path.name, 10)


@pytest.mark.skipif(os.name == "nt", reason="links need privileges there")
def test_of_several_folders_only_their_own_files_are_there(tmp_path: Path) -> None:
    for name in ("api/a.py", "other/secret.py", "api-old/b.py", "loose.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
    (tmp_path / "api/link").symlink_to(tmp_path / "other")
    tree = Disks(tmp_path, ["api"])
    assert tree.read("api/a.py", 10) == b"x"
    assert tree.has_file("api/a.py")
    assert tree.real_path("api/link/secret.py").startswith("../")
    for name in ("other/secret.py", "api-old/b.py", "loose.py", "api/../loose.py"):
        assert not tree.has_file(name)
        assert tree.real_path(name).startswith("../")
        with pytest.raises(FileNotFoundError):
            tree.read(name, 10)
