"""The files of a commit are read as if they were checked out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from pygit2.enums import FileMode

from oxigraph_code.file_tree import Disk
from oxigraph_code.history import CommittedFiles, files_of
from oxigraph_code.languages.folder import ProjectFolder
from tests.history.repositories import Files, Script


def committed(root: Path, files: Files, modes: dict[str, int] | None = None) -> CommittedFiles:
    script = Script(root)
    return files_of(root, script.commit("Begin", files, modes=modes))


def test_the_files_of_a_commit_are_those_of_its_checkout(tmp_path: Path) -> None:
    script = Script(tmp_path)
    tree = files_of(tmp_path, script.commit("Begin", {"a.py": "x = 1\n", "b/c.py": "", "b/d/e.txt": b"\0\xff"}))
    script.check_out()
    disk = Disk(tmp_path)
    found = tree.files_below("", Counter())
    assert [file[:2] for file in found] == [("a.py", 6), ("b/c.py", 0), ("b/d/e.txt", 2)]
    assert tree.files_below("b/d", Counter()) == found[2:]
    assert sorted(tree.entries("b")) == sorted(disk.entries("b"))
    for path in ("a.py", "b/c.py", "b/d/e.txt"):
        assert tree.read(path, 10) == disk.read(path, 10)
    for path in ("a.py", "b", "missing", "b/missing", "a.py/below"):
        assert tree.has_file(path) == disk.has_file(path), path


def test_later_changes_of_the_working_tree_are_not_seen(tmp_path: Path) -> None:
    tree = committed(tmp_path, {"a.py": "x = 1\n"})
    (tmp_path / "a.py").write_text("x = 2\n")
    assert tree.read("a.py", 10) == b"x = 1\n"


@pytest.mark.parametrize(
    ("path", "words"),
    [("missing.py", "No such file"), ("folder", "Is a directory"), ("link.py", "not a regular"), ("a.py", "too large")],
)
def test_what_is_no_regular_file_or_too_large_is_not_read(tmp_path: Path, path: str, words: str) -> None:
    files = {"a.py": "x" * 9, "folder/b.py": "", "link.py": "a.py"}
    tree = committed(tmp_path, files, {"link.py": FileMode.LINK})
    with pytest.raises(OSError, match=rf"(?i){words}"):
        tree.read(path, 8)


def test_links_and_submodules_are_passed_by_and_counted(tmp_path: Path) -> None:
    files = {"a.py": "", "link.py": "a.py", "folder": "b", "inner": "0"}
    modes = {"link.py": FileMode.LINK, "folder": FileMode.LINK, "inner": FileMode.COMMIT}
    skipped: Counter[str] = Counter()
    tree = committed(tmp_path, files, {path: int(mode) for path, mode in modes.items()})
    assert [path for path, *_ in tree.files_below("", skipped)] == ["a.py"]
    assert skipped == {"symbolic link": 2, "nested repository": 1}


def test_names_that_are_no_text_are_kept(tmp_path: Path) -> None:
    tree = committed(tmp_path, {b"caf\xe9/\xff.py": "x = 1\n"})
    [(path, *_)] = tree.files_below("", Counter())
    assert tree.read(path, 10) == b"x = 1\n"


def test_a_manifest_may_be_a_link_within_the_project_and_never_out_of_it(tmp_path: Path) -> None:
    files = {
        "p/real/base.txt": "flask\n",
        "p/linked.txt": "real/base.txt",
        "p/up.txt": "../secret.txt",
        "p/absolute.txt": "/etc/hostname",
        "p/circle.txt": "circle.txt",
        "p/beyond.txt": "../../../../etc/hostname",
        "secret.txt": "x\n",
    }
    modes = dict.fromkeys(("p/linked.txt", "p/up.txt", "p/absolute.txt", "p/circle.txt", "p/beyond.txt"), FileMode.LINK)
    folder = ProjectFolder(
        tmp_path / "p", committed(tmp_path, files, {path: int(mode) for path, mode in modes.items()})
    )
    assert folder.read("linked.txt") == "flask\n"
    assert folder.folders() == ["real"]
    assert [name for name in folder.names() if folder.has_file(name)] == ["linked.txt"]
    assert not folder.has_file("../secret.txt")


def test_the_files_of_a_bare_repository_are_read(tmp_path: Path) -> None:
    script = Script(tmp_path / "shop.git", bare=True)
    tree = files_of(tmp_path / "shop.git", script.commit("Begin", {"a.py": "x = 1\n"}))
    assert tree.root == tmp_path / "shop.git"
    assert tree.read("a.py", 10) == b"x = 1\n"
