"""The status of one file is its status among all files."""

from __future__ import annotations

from pathlib import Path

import pygit2
import pytest

from oxigraph_code.history.worktree import uncommitted
from tests.history.repositories import Script

COMMITTED = {".gitignore": "*.log\n", "shop/same.py": "a = 1\n", "shop/edited.py": "b = 1\n", "shop/[a].py": "c = 1\n"}
NOW = {"shop/edited.py": "b = 2\n", "shop/[a].py": "c = 2\n", "new/deep/added.py": "d = 1\n", "out.log": "e\n"}


@pytest.fixture
def repository(tmp_path: Path) -> pygit2.Repository:
    script = Script(tmp_path / "shop")
    script.commit("Begin", COMMITTED)
    script.check_out()
    for path, text in NOW.items():
        file = script.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return pygit2.Repository(script.root)


@pytest.mark.parametrize("path", [*COMMITTED, *NOW])
def test_one_file_has_the_status_that_it_has_among_all(repository: pygit2.Repository, path: str) -> None:
    assert uncommitted(repository, [path]) == [change for change in uncommitted(repository) if change.path == path]


@pytest.mark.parametrize("path", ["shop", "new", "", "gone.py", "../shop/shop/same.py"])
def test_a_path_that_is_no_file_of_git_has_no_change(repository: pygit2.Repository, path: str) -> None:
    assert uncommitted(repository, [path]) == []
