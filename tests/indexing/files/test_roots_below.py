"""The roots in a folder of projects are found within limits, and everything else there is named."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from oxigraph_code.indexing.files import roots_below
from oxigraph_code.indexing.files.roots_below import roots_at
from oxigraph_code.indexing.model.report import FoundRoots
from oxigraph_code.languages.registry import installed
from tests.indexing.support import write


def found(folder: Path) -> FoundRoots:
    return roots_at(folder, installed(), folder.parent / "store")


def repositories(folder: Path, *names: str) -> Path:
    folder = folder.resolve()
    write(folder, {f"{name}/.git/HEAD": "ref: refs/heads/main\n" for name in names})
    return folder


def below(folder: Path) -> list[str]:
    return [root.relative_to(folder).as_posix() for root in found(folder).below]


def test_repositories_and_manifests_in_sub_folders_are_roots(tmp_path: Path) -> None:
    folder = repositories(tmp_path / "code", "api", "group/web", "api/vendored")
    write(folder, {"plain/pyproject.toml": "[project]\nname = 'plain'\n"})
    assert below(folder) == ["api", "group/web", "plain"]


def test_a_manifest_known_by_its_ending_alone_marks_a_root(tmp_path: Path) -> None:
    folder = tmp_path.resolve() / "code"
    write(folder, {"shop/Shop.csproj": "<Project/>", "web/package.json": "{}"})
    assert below(folder) == ["shop", "web"]
    assert found(folder / "shop") == FoundRoots(folder / "shop", True)


def test_files_and_folders_without_a_root_are_named(tmp_path: Path) -> None:
    folder = repositories(tmp_path / "code", "api")
    write(
        folder, {"loose.py": "", "read.me": "", "notes/a.txt": "", ".hidden/.git/HEAD": "", "node_modules/x/.git/H": ""}
    )
    assert below(folder) == ["api"]
    assert found(folder).left_out == ("1 source file in no project", "notes (no repository or manifest)")


def test_a_folder_in_a_repository_is_no_folder_of_projects(tmp_path: Path) -> None:
    folder = repositories(tmp_path / "code", ".", "nested")
    assert found(folder) == FoundRoots(folder, True)


def test_a_folder_with_a_manifest_is_a_root_beside_the_repositories_in_it(tmp_path: Path) -> None:
    folder = repositories(tmp_path / "code", "api")
    write(folder, {"package.json": '{"name": "all"}', "parts/web/package.json": '{"name": "web"}', "notes/a.py": ""})
    assert found(folder) == FoundRoots(folder, True, (folder / "api",))


@pytest.mark.skipif(sys.platform == "win32", reason="links need privileges there")
def test_links_are_not_followed(tmp_path: Path) -> None:
    outside = repositories(tmp_path / "outside", "secret")
    folder = repositories(tmp_path / "code", "api")
    (folder / "link").symlink_to(outside / "secret")
    assert below(folder) == ["api"]


def test_limits_that_are_reached_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = repositories(tmp_path / "code", "a", "b", "c", "d/e/f/g/h")
    monkeypatch.setattr(roots_below, "_MAX_ROOTS", 2)
    assert below(folder) == ["a", "b"]
    assert found(folder).left_out[:2] == ("1 more project", "folders more than 4 levels below")
    monkeypatch.setattr(roots_below, "_MAX_FOLDERS", 1)
    assert "1 folder not searched" in found(folder).left_out


def test_the_home_folder_is_searched_as_any_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = repositories(tmp_path / "home", "code/api")
    write(home, {"package.json": "{}"})
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    assert found(home / "code").below == (home / "code/api",)
