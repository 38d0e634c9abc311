"""Only regular files are read, and no more of them than is allowed, on disk as in a commit."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from oxigraph_code.file_tree import Disk


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
