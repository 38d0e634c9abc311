"""A load reports its mode, the files it found changed, and the checked-out commit."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.admin.load_code import load_code
from oxigraph_code.tools.symbols.search import search_code
from tests.history.repositories import Script
from tests.indexing.support import write
from tests.stdio.client import environment

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "a.py": "def a(): ...\n",
    "b.py": "def b(): ...\n",
    "c.py": "def c(): ...\n",
}


def mode(workspace: Workspace, root: Path, *, full: bool = False) -> str:
    said = load_code(workspace, Call(), str(root), full=full).text
    return next(line for line in said.splitlines() if line.startswith("mode: "))


@pytest.mark.slow
def test_a_load_tells_mode_changes_branch_and_revision(tmp_path: Path) -> None:
    root = write(tmp_path / "shop", FILES).resolve()
    commit = Script(root).commit(files=FILES)
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    try:
        first = mode(opened, root)
        assert first.startswith("mode: full; files: 3 indexed; branch: ")
        assert first.endswith(f"; revision: {commit}")
        write(root, {"b.py": "def changed(): ...\n", "d.py": "def d(): ...\n"})
        (root / "c.py").unlink()
        assert mode(opened, root).startswith("mode: incremental; files: 1 added, 1 changed, 1 removed; branch: ")
        assert mode(opened, root).startswith("mode: incremental; files: 0 added, 0 changed, 0 removed; branch: ")
        nothing = "of these since the last index 0 added, 0 changed, 0 removed; branch: "
        assert mode(opened, root, full=True).startswith(f"mode: full; files: 3 indexed, {nothing}")
        write(root, {"a.py": "def again(): ...\n", "e.py": "def e(): ...\n"})
        (root / "d.py").unlink()
        some = "of these since the last index 1 added, 1 changed, 1 removed; branch: "
        assert mode(opened, root, full=True).startswith(f"mode: full; files: 3 indexed, {some}")
    finally:
        opened.close()


@pytest.mark.slow
def test_a_whole_load_makes_the_search_index_again(tmp_path: Path) -> None:
    root = write(tmp_path / "shop", FILES).resolve()
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    try:
        mode(opened, root)
        with sqlite3.connect(tmp_path / "store" / "search.sqlite") as database:
            database.execute("UPDATE symbol SET line = 9 WHERE name = 'b'")
        mode(opened, root, full=True)
        assert "b.py:1 function b" in search_code(opened, Call(), "b", project=str(root)).text
    finally:
        opened.close()


@pytest.mark.slow
def test_a_load_without_a_repository_says_that_no_commit_is_checked_out(tmp_path: Path) -> None:
    root = write(tmp_path / "shop", FILES)
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    try:
        assert mode(opened, root) == "mode: full; files: 3 indexed; no commit is checked out"
    finally:
        opened.close()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give a folder away")
def test_a_load_of_a_repository_of_another_user_says_how_to_allow_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SUDO_UID", raising=False)
    root = write(tmp_path / "shop", FILES).resolve()
    Script(root).commit(files=FILES)
    os.chown(root, 12345, 12345)
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    try:
        assert mode(opened, root).endswith(
            "the git repository cannot be opened: it belongs to another user; "
            f"git config --global --add safe.directory {root} allows to read it"
        )
    finally:
        opened.close()


@pytest.mark.usefixtures("in_process")
def test_a_load_of_one_language_counts_no_files_of_others(workspace: Workspace, tmp_path: Path) -> None:
    root = write(tmp_path / "shop", {**FILES, "d.ts": "export const d = 1\n"})
    load_code(workspace, Call(), str(root))
    assert load_code(workspace, Call(), str(root), language="go").text.startswith(f"0 files: no go files under {root}")
    said = load_code(workspace, Call(), str(root), language="python").text
    assert said.startswith("up to date: shop, 3 files; ")
    assert "calls: " not in said


def test_a_command_that_finds_nothing_changed_loads_neither_git_nor_the_engine(tmp_path: Path) -> None:
    root = write(tmp_path / "shop", FILES)
    at_end = "import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr))"
    command = [sys.executable, "-P", "-c", f"{at_end}; from oxigraph_code.cli import main; main()", "index", str(root)]
    for _ in range(2):
        done = subprocess.run(command, env=environment(tmp_path / "store"), check=True, capture_output=True, text=True)
    assert done.stdout.startswith("up to date: shop, 3 files; ")
    assert "msgspec" in done.stderr.split()
    assert not {"pygit2", "pyoxigraph", "tree_sitter", "pathspec", "mcp"} & set(done.stderr.split())
