"""Uncommitted changes that are kept between questions are those that git finds."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from oxigraph_code.facts.commits import ChangeFacts
from oxigraph_code.history import open_repository
from oxigraph_code.history.repository import Repository
from oxigraph_code.indexing.history import kept_changes
from oxigraph_code.indexing.history.kept_changes import uncommitted_in


@pytest.fixture
def root(tmp_path: Path) -> Iterator[Path]:
    root = tmp_path / "root"
    for name in ("a.py", "sub/b.py", "sub/deep/c.py", "vendor/d.py"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("x = 1\n")
    (root / ".gitignore").write_text("build/\n*.log\n")
    git(root, "init", "-q")
    git(root, "add", ".")
    git(root, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "all")
    yield root
    for known in kept_changes._known.values():
        known.events.close()
    kept_changes._known.clear()


def git(root: Path, *arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=root, check=True)


def asked(root: Path) -> list[tuple[str, str]]:
    return [(change.path, change.kind) for change in uncommitted_in(open_repository(root))]


def by_git(root: Path) -> list[tuple[str, str]]:
    return [(change.path, change.kind) for change in open_repository(root).uncommitted()]


def looks(root: Path, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Ask three times, and record how git is asked afterwards."""
    for _ in range(3):
        asked(root)
    found: list[object] = []
    whole = Repository.uncommitted

    def recorded(self: Repository, files: Sequence[str] | None = None) -> list[ChangeFacts]:
        found.append(files)
        return whole(self, files)

    monkeypatch.setattr(Repository, "uncommitted", recorded)
    return found


linux_only = pytest.mark.skipif(sys.platform != "linux", reason="needs inotify")


@linux_only
def test_git_is_not_asked_again_while_nothing_changes(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = looks(root, monkeypatch)
    assert asked(root) == []
    assert found == []


@linux_only
def test_git_is_asked_about_the_files_of_a_folder_with_an_edit(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = looks(root, monkeypatch)
    (root / "sub/b.py").write_text("x = 2\n")
    assert asked(root) == [("sub/b.py", "modified")]
    assert found == [["sub/b.py"]]


def test_every_change_of_a_tree_is_the_one_that_git_finds(root: Path) -> None:
    def write(name: str, text: str = "y = 2\n") -> None:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)

    steps: list[Callable[[], object]] = [
        lambda: write("sub/b.py"),
        lambda: write("sub/new.py"),
        lambda: (root / "sub/new.py").unlink(),
        lambda: write("vendor/d.py"),
        lambda: write("fresh/inside/e.py"),
        lambda: write("fresh/inside/f.py"),
        lambda: write("build/g.py"),
        lambda: write(".gitignore", "*.log\n"),
        lambda: write("build/h.py"),
        lambda: git(root, "add", "sub/b.py"),
        lambda: write("sub/b.py", "x = 1\n"),
        lambda: (root / "sub/deep/c.py").rename(root / "sub/deep/z.py"),
        lambda: write("fresh/.gitignore", "e.py\n"),
        lambda: git(root, "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "b"),
        lambda: (root / "a.py").unlink(),
        lambda: git(root, "checkout", "-q", "."),
        lambda: (root / "sub").rename(root / "moved"),
        lambda: write("moved/b.py", "z\n"),
        lambda: git(root, "init", "-q", "moved"),
        lambda: write("moved/more.py"),
        lambda: os.link(root / "a.py", root.parent / "other"),
        lambda: (root.parent / "other").write_text("by another name\n"),
    ]
    for number, step in enumerate(steps):
        step()
        assert asked(root) == by_git(root), number
        assert asked(root) == by_git(root), number


def test_random_changes_are_the_ones_that_git_finds(root: Path) -> None:
    chosen = random.Random(7)
    folders = ["", "sub", "sub/deep", "vendor", "build", "new", "new/one"]
    for _ in range(150):
        path = root / chosen.choice(folders) / chosen.choice(["a.py", "b.py", "n.py", "x.log", ".gitignore"])
        path.parent.mkdir(parents=True, exist_ok=True)
        if chosen.random() < 0.3:
            path.unlink(missing_ok=True)
        elif path.name == ".gitignore":
            path.write_text(chosen.choice(["n.py\n", "one/\n", ""]))
        else:
            path.write_text(chosen.choice(["x = 1\n", "x = 22\n"]))
        assert asked(root) == by_git(root), path
