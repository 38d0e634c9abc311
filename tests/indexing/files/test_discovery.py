"""Files are found, and others passed by, by rules."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygit2
import pytest

from oxigraph_code.errors import FileError
from oxigraph_code.history.committed import CommittedFiles
from oxigraph_code.indexing.files.discovery import discover, discover_in
from oxigraph_code.indexing.files.roots import root_of
from oxigraph_code.indexing.files.selection import Selection
from oxigraph_code.indexing.model.observed_root import record_path, write_record
from oxigraph_code.languages.plain import INDEXED
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import Settings


def write(root: Path, *paths: str) -> Path:
    for path in paths:
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("x = 1\n")
    return root


def found(path: Path, *languages: str) -> list[str]:
    return [file.path for file in discover(path, installed(), languages).files]


def in_git(root: Path) -> pygit2.Repository:
    return pygit2.init_repository(str(root), initial_head="main")


def test_files_come_in_the_order_of_their_paths(tmp_path: Path) -> None:
    write(tmp_path, "b.py", "a/z.py", "a/b/c.py", "a.py")
    assert found(tmp_path) == ["a.py", "a/b/c.py", "a/z.py", "b.py"]


def test_files_no_loader_reads_are_counted(tmp_path: Path) -> None:
    write(tmp_path, "a.py", "notes.txt", "data.bin")
    assert discover(tmp_path, installed()).skipped == {"file without a loader": 2}


def test_an_empty_folder_has_no_files(tmp_path: Path) -> None:
    assert discover(tmp_path, installed())[1:] == (
        "",
        (),
        {},
        frozenset(),
        (),
        {},
        False,
        None,
        Selection(unnamed=frozenset({"markdown", "restructuredtext", *(loader.language_id for loader in INDEXED)})),
    )


def test_a_gitignore_counts_without_git(tmp_path: Path) -> None:
    write(tmp_path, "kept.py", "build/out.py", "sub/local.py", "sub/kept.py")
    (tmp_path / ".gitignore").write_text("build/\n")
    (tmp_path / "sub/.gitignore").write_text("local.py\n")
    assert found(tmp_path) == ["kept.py", "sub/kept.py"]


def test_a_deeper_gitignore_overrules_one_above(tmp_path: Path) -> None:
    write(tmp_path, "generated.py", "sub/generated.py")
    (tmp_path / ".gitignore").write_text("generated.py\n")
    (tmp_path / "sub/.gitignore").write_text("!generated.py\n")
    assert found(tmp_path) == ["sub/generated.py"]


def test_folders_no_project_keeps_its_sources_in_are_ignored(tmp_path: Path) -> None:
    write(tmp_path, "a.py", "__pycache__/b.py", ".venv/lib/c.py", "node_modules/d.py", "x.egg-info/e.py")
    assert found(tmp_path) == ["a.py"]


def test_git_decides_where_there_is_git(tmp_path: Path) -> None:
    repository = in_git(tmp_path)
    write(tmp_path, "tracked.py", "untracked.py", "secret/tracked.py", "secret/ignored.py")
    (tmp_path / ".gitignore").write_text("secret/\n")
    repository.index.add("tracked.py")
    repository.index.add("secret/tracked.py")
    repository.index.write()
    assert found(tmp_path) == ["secret/tracked.py", "tracked.py", "untracked.py"]


def test_what_git_tracks_is_not_ignored_by_a_loader(tmp_path: Path) -> None:
    repository = in_git(tmp_path)
    write(tmp_path, "venv/tracked.py", "venv/other.py", ".tox/other.py")
    repository.index.add("venv/tracked.py")
    repository.index.write()
    assert "venv/tracked.py" in found(tmp_path)
    assert ".tox/other.py" not in found(tmp_path)


def test_folders_of_build_output_are_left_out_where_git_tracks_none_of_their_files(tmp_path: Path) -> None:
    repository = in_git(tmp_path)
    write(tmp_path, "a.py", "dist/b.py", "web/build/c.py", "vendor/own.py", "vendor/new.py")
    repository.index.add("vendor/own.py")
    repository.index.write()
    assert found(tmp_path) == ["a.py", "vendor/new.py", "vendor/own.py"]
    assert discover(tmp_path, installed()).skipped["folder dist (left out by default)"] == 1
    assert found(tmp_path / "dist") == ["dist/b.py"]
    assert "dist/b.py" in [
        file.path for file in discover(tmp_path, installed(), settings=Settings(include="dist/")).files
    ]


def test_packages_that_a_package_manager_wrote_are_left_out_where_git_tracks_them(tmp_path: Path) -> None:
    repository = in_git(tmp_path)
    write(tmp_path, "go.mod", "main.go", "vendor/modules.txt", "vendor/lib/a.go", "web/vendor/own.js")
    repository.index.add_all()
    repository.index.write()
    assert found(tmp_path) == ["main.go", "web/vendor/own.js"]
    assert discover(tmp_path, installed()).skipped["folder vendor (left out by default)"] == 1
    assert found(tmp_path / "vendor/lib") == ["vendor/lib/a.go"]
    assert "vendor/lib/a.go" in [
        file.path for file in discover(tmp_path, installed(), settings=Settings(include="vendor/")).files
    ]


def test_packages_in_a_commit_are_left_out_too(tmp_path: Path) -> None:
    repository = in_git(tmp_path)
    write(tmp_path, "go.mod", "main.go", "vendor/modules.txt", "vendor/lib/a.go")
    repository.index.add_all()
    me = pygit2.Signature("A", "a@example.com")
    commit = repository.create_commit("HEAD", me, me, "All", repository.index.write_tree(), [])
    tree = CommittedFiles(repository, tmp_path, str(commit))
    assert [file.path for file in discover_in(tree, "", installed()).files] == ["main.go"]


def test_a_nested_repository_belongs_to_itself(tmp_path: Path) -> None:
    in_git(tmp_path)
    write(tmp_path, "a.py", "vendored/b.py")
    in_git(tmp_path / "vendored")
    assert found(tmp_path) == ["a.py"]
    assert discover(tmp_path, installed()).skipped["nested repository"] == 1
    assert discover(tmp_path / "vendored", installed()).root == tmp_path / "vendored"


def test_a_folder_git_ignores_is_read_when_it_is_named(tmp_path: Path) -> None:
    in_git(tmp_path)
    write(tmp_path, "a.py", "ignored/b.py")
    (tmp_path / ".gitignore").write_text("ignored/\n")
    assert found(tmp_path / "ignored") == ["ignored/b.py"]


def test_a_broken_repository_is_a_plain_folder(tmp_path: Path) -> None:
    write(tmp_path, "a.py")
    (tmp_path / ".git").write_text("gitdir: /nowhere\n")
    assert found(tmp_path) == ["a.py"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need privileges there")
@pytest.mark.parametrize("name", ["folder", "folder/secret.py", "link.py", "above", "above/outside"])
def test_a_link_out_of_a_project_is_refused_with_its_target(tmp_path: Path, name: str) -> None:
    root = write(tmp_path / "root", "pyproject.toml", "a.py")
    outside = write(tmp_path / "outside", "pyproject.toml", "secret.py")
    targets = {"folder": outside, "link.py": outside / "secret.py", "above": tmp_path}
    link = name.partition("/")[0]
    (root / link).symlink_to(targets[link])
    with pytest.raises(FileError, match=r"a link leads to .*, out of the project at"):
        root_of(root / name, installed(), tmp_path / "store")


@pytest.mark.skipif(sys.platform == "win32", reason="links need privileges there")
def test_a_link_out_of_a_folder_that_was_indexed_once_is_refused(tmp_path: Path) -> None:
    plain, outside = write(tmp_path / "plain", "sub/a.py"), write(tmp_path / "outside", "secret.py")
    (plain / "link").symlink_to(outside)
    store = tmp_path / "store"
    assert root_of(plain / "link", installed(), store) == outside
    assert root_of(plain / "sub", installed(), store) == plain / "sub"
    store.mkdir()
    write_record(record_path(store, plain, "seen"), b"")
    with pytest.raises(FileError, match=r"a link leads to .*outside, out of the project at"):
        root_of(plain / "link", installed(), store)
    assert root_of(plain / "sub", installed(), store) == plain


@pytest.mark.skipif(sys.platform == "win32", reason="links need privileges there")
def test_a_link_to_a_project_and_a_link_within_one_are_followed(tmp_path: Path) -> None:
    root = write(tmp_path / "root", "pyproject.toml", "sub/a.py")
    (tmp_path / "link").symlink_to(root)
    (root / "inner").symlink_to(root / "sub")
    assert {
        root_of(path, installed(), tmp_path / "store") for path in (tmp_path / "link", root / "inner", root / "sub/..")
    } == {root}


@pytest.mark.skipif(sys.platform == "win32", reason="links need privileges there")
def test_links_are_never_followed(tmp_path: Path) -> None:
    outside = write(tmp_path / "outside", "secret.py")
    root = write(tmp_path / "root", "a.py", "sub/b.py")
    (root / "loop").symlink_to(root)
    (root / "sub/up").symlink_to("..")
    (root / "link.py").symlink_to(outside / "secret.py")
    (root / "folder").symlink_to(outside)
    (root / "broken.py").symlink_to("nowhere")
    assert found(root) == ["a.py", "sub/b.py"]
    assert discover(root, installed()).skipped == {"symbolic link": 5}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_a_named_pipe_is_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.py")
    write(tmp_path, "a.py")
    assert found(tmp_path) == ["a.py"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems refuse such names")
def test_a_name_that_is_no_text_is_found(tmp_path: Path) -> None:
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.py")).write_text("x = 1\n")
    (path,) = found(tmp_path)
    assert os.fsencode(path) == b"caf\xe9.py"


def test_the_root_is_the_nearest_folder_with_a_manifest(tmp_path: Path) -> None:
    write(tmp_path, "pyproject.toml", "pkg/sub/a.py")
    discovery = discover(tmp_path / "pkg/sub", installed())
    assert (discovery.root, discovery.start) == (tmp_path, "pkg/sub")


def test_a_single_file_is_found_below_its_root(tmp_path: Path) -> None:
    write(tmp_path, "pyproject.toml", "pkg/a.py", "pkg/b.py")
    discovery = discover(tmp_path / "pkg/a.py", installed())
    assert (discovery.start, [file.path for file in discovery.files]) == ("pkg/a.py", ["pkg/a.py"])


def test_a_file_no_loader_reads_is_refused_with_those_that_are(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("notes")
    with pytest.raises(FileError, match="no loader reads this file") as caught:
        discover(tmp_path / "notes.txt", installed())
    assert ".py" in caught.value.hint


def test_a_path_that_does_not_exist_is_named_with_the_systems_words(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=f"{tmp_path}/missing: No such file or directory"):
        discover(tmp_path / "missing", installed())


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is forbidden to this user")
def test_a_folder_without_permission_is_counted_and_passed_by(tmp_path: Path) -> None:
    write(tmp_path, "a.py", "closed/b.py")
    (tmp_path / "closed").chmod(0)
    try:
        assert discover(tmp_path, installed()).skipped == {"folder that cannot be read (Permission denied)": 1}
    finally:
        (tmp_path / "closed").chmod(0o700)
