"""A check by recorded folders finds the same files as a walk through all folders."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from oxigraph_code.history import open_repository
from oxigraph_code.indexing.files.discovery import discover, discover_beside, discover_in
from oxigraph_code.indexing.files.projects import Projects
from oxigraph_code.indexing.files.rediscovery import rediscover
from oxigraph_code.indexing.freshness.staleness import StalenessCheck, SuspectFolders
from oxigraph_code.indexing.model.observed_root import FileStat, file_stat, load_observed_root, record_path
from oxigraph_code.languages.registry import installed
from oxigraph_code.tools import Workspace
from tests.history.repositories import Script
from tests.indexing.support import along_real_histories, index, steps_of, write

_STEPS = 8
FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    ".gitignore": "built.py\n",
    "till.py": "",
    "built.py": "",
    "web/package.json": '{"name": "web"}',
    "web/main.ts": "",
    "notes.txt": "",
}


@pytest.fixture
def shop(tmp_path: Path, workspace: Workspace) -> Path:
    root = write(tmp_path / "shop", FILES)
    (root / "other.py").symlink_to("till.py")
    index(workspace, root)
    return root


def test_edited_files_are_found_as_a_walk_finds_them(workspace: Workspace, shop: Path) -> None:
    write(shop, {"till.py": "def pay(): pass\n"})
    found, walked = rediscover(shop, installed(), workspace.settings), discover(shop, installed())
    assert found is not None
    assert found._replace(tree=walked.tree, previous=None) == walked


def test_a_doubt_says_where_to_look_as_long_as_it_is_about_what_was_seen_last(workspace: Workspace, shop: Path) -> None:
    kept = file_stat(record_path(workspace.settings.store_path, shop, "seen"))
    write(shop, {"till.py": "def pay(): pass\n", "web/main.ts": "let a = 1"})
    walked = set(discover(shop, installed()).files)
    for about, unseen in ((kept, {"web/main.ts"}), (FileStat(), set())):
        found = rediscover(shop, installed(), workspace.settings, SuspectFolders(about, frozenset({os.fsencode(shop)})))
        assert found is not None
        assert {file.path for file in walked.difference(found.files)} == unseen


def test_manifests_that_are_not_other_are_not_read_again(workspace: Workspace, shop: Path) -> None:
    write(shop, {"till.py": "def pay(): pass\n"})
    found = rediscover(shop, installed(), workspace.settings)
    assert found is not None
    projects = Projects(discover(shop, installed()), installed())
    assert {project.name for project in projects.all} == {"shop", "web"}
    assert found.previous == projects.manifests_read()


@pytest.mark.parametrize(
    "files",
    [
        {"till.py": None},
        {"shelf.py": ""},
        {".gitignore": ""},
        {"pyproject.toml": '[project]\nname = "till"\n'},
        {"web/package.json": None},
        {"other.py": None},
    ],
    ids=["goes", "comes", "is no more ignored", "describes something else", "describes nothing more", "a link goes"],
)
def test_where_anything_else_is_other_only_a_walk_can_tell(
    workspace: Workspace, shop: Path, files: dict[str, str | None]
) -> None:
    for path, text in files.items():
        (shop / path).unlink(missing_ok=True)
        if text is not None:
            write(shop, {path: text})
    assert rediscover(shop, installed(), workspace.settings) is None


def test_a_file_in_the_place_of_a_link_is_something_new(workspace: Workspace, shop: Path) -> None:
    (shop / "other.py").unlink()
    write(shop, {"other.py": ""})
    seen = load_observed_root(record_path(workspace.settings.store_path, shop, "seen"))
    assert seen is not None
    assert StalenessCheck(seen).changes()
    assert rediscover(shop, installed(), workspace.settings) is None


@along_real_histories()
def test_the_files_of_a_commit_are_those_on_disk_except_where_it_differs(
    workspace: Workspace, tmp_path: Path, name: str
) -> None:
    script = Script(tmp_path / "root")
    for step in steps_of(name)[:_STEPS]:
        script.commit(files=step)
    script.commit("Last", {"added.py": "A = 1\n", "added.rs": "const A: u8 = 1;\n"})
    script.check_out()
    index(workspace, script.root)
    found = rediscover(script.root, installed(), workspace.settings)
    assert found is not None
    repository, derived = open_repository(script.root), 0
    for commit in script.commits[:-1]:
        tree = repository.files(commit)
        differing = {change.path for change in repository.differing(commit, script.commits[-1])}
        if before := discover_beside(found, tree, differing, installed()):
            walked = discover_in(tree, "", installed(), workspace.settings)
            assert [file[:3] for file in before.files] == [file[:3] for file in walked.files]
            assert before.manifests == walked.manifests
            derived += 1
    assert derived


@pytest.mark.parametrize("path", [".gitattributes", "CODEOWNERS", "pyproject.toml", ".gitignore", "b/setup.cfg"])
def test_a_commit_with_another_file_that_decides_on_others_is_walked(
    workspace: Workspace, tmp_path: Path, path: str
) -> None:
    script = Script(tmp_path / "shop")
    base = script.commit(
        "Before", {"a.py": "A = 1\n", "b/a.py": "A = 1\n", "pyproject.toml": "[project]\n", path: "\n"}
    )
    script.commit("After", {path: "# changed\n"})
    script.check_out()
    index(workspace, script.root)
    found = rediscover(script.root, installed(), workspace.settings)
    assert found is not None
    assert discover_beside(found, open_repository(script.root).files(base), {path}, installed()) is None
    assert discover_beside(found, open_repository(script.root).files(base), {"a.py"}, installed()) is not None
