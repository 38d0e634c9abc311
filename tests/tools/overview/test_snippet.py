"""Lines are read inside of the root only, as they are now, with the symbols around them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.errors import ArgumentError
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.overview.snippet import read_snippet
from tests.indexing.support import index
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "src/cart.py": "class Cart:\n    def total(self):\n        tax = 1\n        return tax\n",
    "a/same.py": "",
    "b/same.py": "",
    "notes.txt": "one\ntwo\r\nthree \x0c four\n",
}


@pytest.fixture(scope="module")
def workspace(root: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": root.parent / "store", "max_file_bytes": 1000}))
    index(opened, root)
    yield opened
    opened.close()


@pytest.mark.parametrize("path", ["src/cart.py", "cart.py", "./src/cart.py", "a/../src/cart.py"])
def test_lines_are_shown_with_what_they_are_in(workspace: Workspace, root: Path, path: str) -> None:
    first, *others = ask(workspace, root, read_snippet, path, 3, 4).splitlines()
    assert first.startswith("src/cart.py lines 3 to 4 of 5 · ")
    assert others == ["in class Cart (1-4) > method Cart.total (2-4)", "3         tax = 1", "4         return tax"]


def test_a_file_that_is_not_indexed_is_read_line_feed_by_line_feed(workspace: Workspace, root: Path) -> None:
    told = json.loads(ask(workspace, root, read_snippet, "notes.txt", format="json"))
    assert "not in the index" in told["summary"]
    assert [row["text"] for row in told["lines"]] == ["one", "two", "three \x0c four", ""]


def test_files_that_end_alike_are_listed(workspace: Workspace, root: Path) -> None:
    assert ask(workspace, root, read_snippet, "same.py") == "2 files end so; name one:\n  a/same.py\n  b/same.py"


@pytest.mark.parametrize(
    "path", ["../outside.txt", "/etc/passwd", "a/../../outside.txt", "link.txt", "folder/outside.txt", "/dev/zero"]
)
def test_nothing_outside_of_the_root_is_read(workspace: Workspace, root: Path, path: str) -> None:
    (root.parent / "outside.txt").write_text("secret")
    for name, target in (("link.txt", root.parent / "outside.txt"), ("folder", root.parent)):
        if not (root / name).is_symlink():
            (root / name).symlink_to(target)
    said = ask(workspace, root, read_snippet, path)
    assert "outside of" in said
    assert "secret" not in said


def test_what_is_no_text_of_a_fair_size_is_refused(workspace: Workspace, root: Path) -> None:
    (root / "large.txt").write_text("x" * 1001)
    (root / "binary.txt").write_bytes(b"a\0b")
    assert ask(workspace, root, read_snippet, "large.txt") == "large.txt is too large to be shown"
    assert ask(workspace, root, read_snippet, "binary.txt") == "binary.txt is no text"
    assert ask(workspace, root, read_snippet, "src").startswith("src is a folder")
    assert "is not there" in ask(workspace, root, read_snippet, "src/nothing.py")
    assert "is not there" in ask(workspace, root, read_snippet, "src/\0.py")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders here")
def test_a_pipe_is_not_waited_for(workspace: Workspace, root: Path) -> None:
    os.mkfifo(root / "pipe.txt")
    assert ask(workspace, root, read_snippet, "pipe.txt") == "pipe.txt is no regular file"


@pytest.mark.parametrize(("start", "end"), [(0, 1), (-1, 0), (1, -1)])
def test_lines_that_cannot_be_are_refused(workspace: Workspace, root: Path, start: int, end: int) -> None:
    with pytest.raises(ArgumentError, match="cannot be"):
        ask(workspace, root, read_snippet, "src/cart.py", start, end)
    assert "has 5 lines, no line 9" in ask(workspace, root, read_snippet, "src/cart.py", 9)


@pytest.mark.parametrize(
    ("path", "first"),
    [
        ("src/cart.py:2-3", "src/cart.py lines 2 to 3 of 5"),
        ("src/cart.py#L2-L3", "src/cart.py lines 2 to 3 of 5"),
        ("src/cart.py:4", "src/cart.py lines 1 to 5 of 5"),
        ("src/cart.py:2 method Cart.total(self)", "src/cart.py lines 1 to 5 of 5"),
        ("src/cart.py:9", "src/cart.py has 5 lines, no line 9"),
    ],
)
def test_a_place_that_was_copied_from_an_answer_is_read(
    workspace: Workspace, root: Path, path: str, first: str
) -> None:
    assert ask(workspace, root, read_snippet, path).startswith(first)
