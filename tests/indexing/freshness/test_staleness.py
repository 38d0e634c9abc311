"""A staleness check finds every change since the last run, and only changes that a run may see."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from oxigraph_code.indexing.freshness.inotify import FolderEvents
from oxigraph_code.indexing.freshness.staleness import ChangeCount, StalenessCheck
from oxigraph_code.indexing.model.observed_root import (
    FileStat,
    ObservedRoot,
    digest_of,
    load_observed_root,
    record_path,
)
from oxigraph_code.tools import Workspace
from tests.history.repositories import Script
from tests.indexing.support import index, write

SHOP = {
    "pyproject.toml": '[project]\nname = "shop"\ndynamic = ["dependencies"]\n'
    '[tool.setuptools.dynamic]\ndependencies = {file = ["needs.txt"]}\n',
    "shop/__init__.py": "",
    "shop/cart.py": "def total():\n    return 1\n",
    "shop/till.py": "def pay():\n    return 2\n",
    ".gitignore": "*.log\nbuild/\n",
    "build/made.py": "x = 1\n",
}


def _seen(workspace: Workspace, root: Path) -> ObservedRoot:
    found = load_observed_root(record_path(workspace.settings.store_path, root, "seen"))
    assert found is not None
    return found


@pytest.fixture
def shop(tmp_path: Path, workspace: Workspace) -> Path:
    root = write(tmp_path / "shop", SHOP)
    index(workspace, root)
    return root


def test_nothing_is_newer_right_after_a_run(workspace: Workspace, shop: Path) -> None:
    assert not StalenessCheck(_seen(workspace, shop)).changes()


def test_a_file_that_is_not_there_is_left_to_the_stat_of_its_folder(workspace: Workspace, shop: Path) -> None:
    seen = _seen(workspace, shop)
    assert not [path for path, found in seen.others.items() if path.startswith(b"shop/") and found == FileStat()]
    assert {b".gitattributes", b"needs.txt"} <= seen.sought


CHANGES: dict[str, tuple[Callable[[Path], object], ChangeCount]] = {
    "a file is edited": (lambda root: (root / "shop/cart.py").write_text("def sum():\n    pass\n"), ChangeCount(1)),
    "a file comes": (lambda root: (root / "shop/tax.py").write_text("x = 1\n"), ChangeCount(1)),
    "a file goes": (lambda root: (root / "shop/cart.py").unlink(), ChangeCount(1)),
    "a file is renamed": (lambda root: (root / "shop/cart.py").rename(root / "shop/basket.py"), ChangeCount(1)),
    "a folder comes": (lambda root: write(root, {"parts/a.py": "", "parts/b.py": ""}), ChangeCount(1)),
    "a folder goes": (lambda root: shutil.rmtree(root / "shop"), ChangeCount(3)),
    "a manifest is edited": (lambda root: (root / "pyproject.toml").write_text("[project]\n"), ChangeCount(0, True)),
    "what a manifest leads to comes": (lambda root: (root / "needs.txt").write_text("flask\n"), ChangeCount(0, True)),
    "a note comes": (lambda root: (root / "shop/notes.txt").write_text("later\n"), ChangeCount(0, False)),
    "a file with marks comes": (
        lambda root: (root / "shop/.gitattributes").write_text("*.py x\n"),
        ChangeCount(0, True),
    ),
    "something is ignored": (lambda root: (root / ".gitignore").write_text("till.py\n"), ChangeCount(0, True)),
}


@pytest.fixture
def notices() -> Iterator[FolderEvents]:
    with closing(FolderEvents()) as told:
        yield told


@pytest.mark.slow
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("is_told", [True, False])
def test_what_a_run_would_find_other_is_newer(
    workspace: Workspace, shop: Path, notices: FolderEvents, change: str, is_told: bool
) -> None:
    glance = StalenessCheck(_seen(workspace, shop))
    make, newer = CHANGES[change]
    if is_told:
        assert not glance.changes(notices)
        assert not glance.changes(notices)
        make(shop)
        assert glance.changes(notices)[:2] == newer[:2]
        found = glance.changes(notices)
        assert (found[:2], bool(found)) == (newer[:2], True), "what was told of once is not forgotten"
        return
    make(shop)
    assert glance.changes()[:2] == newer[:2]
    index(workspace, shop)
    assert not StalenessCheck(_seen(workspace, shop)).changes()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems tell later")
@pytest.mark.parametrize("change", CHANGES)
def test_after_a_run_a_look_goes_on_from_what_that_saw(
    workspace: Workspace, shop: Path, notices: FolderEvents, change: str
) -> None:
    glance = StalenessCheck(_seen(workspace, shop))
    for _ in range(2):
        assert not glance.changes(notices)
    write(shop, {"shop/till.py": "def paid():\n    return 3\n"})
    assert glance.changes(notices) == ChangeCount(1)
    assert glance.suspect == frozenset({os.fsencode(shop / "shop")})
    index(workspace, shop)
    glance.follow(_seen(workspace, shop))
    assert not glance.changes(notices)
    assert glance.suspect == frozenset()
    make, newer = CHANGES[change]
    make(shop)
    for _ in range(2):
        assert glance.changes(notices) == StalenessCheck(_seen(workspace, shop)).changes()
        assert glance.changes(notices)[:2] == newer[:2]


def test_what_happens_during_a_run_is_newer_after_it(workspace: Workspace, shop: Path, notices: FolderEvents) -> None:
    glance = StalenessCheck(_seen(workspace, shop))
    for _ in range(2):
        assert not glance.changes(notices)
    write(shop, {"shop/till.py": "def paid():\n    return 3\n"})
    assert glance.changes(notices)
    index(workspace, shop)
    write(shop, {"setup.py": "x = 1\n", "shop/cart.py": "x = 1\n"})
    glance.follow(_seen(workspace, shop))
    assert glance.changes(notices) == StalenessCheck(_seen(workspace, shop)).changes() != ChangeCount()


def test_what_is_written_through_another_name_of_a_file_is_newer(
    workspace: Workspace, tmp_path: Path, notices: FolderEvents
) -> None:
    root = write(tmp_path / "shop", SHOP)
    os.link(root / "shop/cart.py", tmp_path / "other.py")
    index(workspace, root)
    glance = StalenessCheck(_seen(workspace, root))
    assert not glance.changes(notices)
    assert not glance.changes(notices)
    (tmp_path / "other.py").write_text("def total():\n    return 100\n")
    assert glance.changes(notices) == ChangeCount(1)


def test_a_root_that_went_with_the_folder_around_it_is_newer(
    workspace: Workspace, tmp_path: Path, notices: FolderEvents
) -> None:
    root = write(tmp_path / "around/shop", SHOP)
    index(workspace, root)
    glance = StalenessCheck(_seen(workspace, root))
    assert not glance.changes(notices)
    (tmp_path / "around").rename(tmp_path / "elsewhere")
    assert glance.changes(notices)


def test_what_happens_in_ignored_folders_is_not_newer(workspace: Workspace, shop: Path) -> None:
    glance = StalenessCheck(_seen(workspace, shop))
    write(shop, {"build/more/made.py": "y = 1\n"})
    assert not glance.changes()


def test_what_comes_and_goes_between_two_looks_is_not_newer(workspace: Workspace, shop: Path) -> None:
    glance = StalenessCheck(_seen(workspace, shop))
    (shop / "shop/.cart.py.swp").touch()
    (shop / "shop/.cart.py.swp").unlink()
    assert not glance.changes()


def test_a_commit_is_newer_and_so_is_a_branch_that_is_checked_out(tmp_path: Path, workspace: Workspace) -> None:
    root = write(tmp_path / "shop", SHOP)
    script = Script(root)
    script.commit(files=SHOP)
    index(workspace, root)
    glance = StalenessCheck(_seen(workspace, root))
    assert not glance.changes()
    script.commit(files={"notes.txt": "new"})
    assert glance.changes() == ChangeCount(0, True)
    index(workspace, root)
    glance = StalenessCheck(_seen(workspace, root))
    assert not glance.changes()
    script.commit(branch="other", parents=script.commits[-1:])
    assert not glance.changes()
    script.repository.set_head("refs/heads/other")
    assert glance.changes() == ChangeCount(0, True)


def test_what_was_written_just_before_is_compared_by_what_is_in_it(workspace: Workspace, shop: Path) -> None:
    seen = _seen(workspace, shop)
    path = os.fsencode("shop/cart.py")
    assert seen.contents[path] == digest_of((shop / "shop/cart.py").read_bytes())
    as_if = msgspec.structs.replace(seen, contents={**seen.contents, path: digest_of(b"what it was within the moment")})
    assert StalenessCheck(as_if).changes() == ChangeCount(1)


def test_a_folder_that_was_listed_just_before_is_compared_by_its_names(workspace: Workspace, shop: Path) -> None:
    seen = _seen(workspace, shop)
    folder = seen.folders[b"shop"]
    as_if = msgspec.structs.replace(seen, folders={**seen.folders, b"shop": folder._replace(names=b"others")})
    assert StalenessCheck(as_if).changes()


def test_a_root_that_is_gone_is_newer(workspace: Workspace, shop: Path) -> None:
    glance = StalenessCheck(_seen(workspace, shop))
    shutil.rmtree(shop)
    assert glance.changes()
