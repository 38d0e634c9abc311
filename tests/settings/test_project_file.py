"""A project chooses which of its files are indexed, and cannot reach further or permit anything."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from oxigraph_code.errors import ConfigError
from oxigraph_code.file_tree import Disk
from oxigraph_code.indexing.files.discovery import discover
from oxigraph_code.languages.registry import installed
from oxigraph_code.settings.config import Settings
from oxigraph_code.settings.project_file import PROJECT_FILE, ignored_settings, read_project_file, with_project_file
from tests.indexing.support import write


def found(root: Path, settings: Settings | None = None) -> list[str]:
    return [file.path for file in discover(root, installed(), settings=settings or Settings()).files]


def project(root: Path, text: str, *names: str) -> Path:
    return write(root, {**dict.fromkeys(names, "x = 1\n"), PROJECT_FILE: text})


def test_excluded_files_are_left_out_and_counted(tmp_path: Path) -> None:
    root = project(tmp_path, 'exclude = ["docs/", "*_pb.py"]\n', "a.py", "docs/b.py", "a_pb.py")
    assert found(root) == ["a.py"]
    skipped = discover(root, installed()).skipped
    assert (skipped["excluded folder"], skipped["excluded file"]) == (1, 1)


def test_ignored_files_are_included_by_name(tmp_path: Path) -> None:
    root = project(tmp_path, 'include = ["build/generated/"]\n', "a.py", "build/generated/b.py", "build/c.py")
    assert found(root) == ["a.py", "build/generated/b.py"]


def test_what_a_version_control_system_keeps_is_never_included(tmp_path: Path) -> None:
    root = project(tmp_path, 'include = [".git/", "**"]\n', "a.py", ".hg/b.py", "oxigraph_data/c.py")
    assert found(root) == ["a.py"]


def test_only_the_languages_of_the_project_are_indexed(tmp_path: Path) -> None:
    root = project(tmp_path, 'languages = ["python"]\n', "a.py", "b.ts")
    assert found(root) == ["a.py"]


def test_a_size_is_a_limit_for_the_files_of_the_project(tmp_path: Path) -> None:
    root = project(tmp_path, "max_file_bytes = 10\n", "a.py")
    write(root, {"b.py": "x = 1\n" * 10})
    assert found(root) == ["a.py"]


def test_a_table_of_pyproject_does_the_same(tmp_path: Path) -> None:
    root = write(tmp_path, {"a.py": "", "b.py": "", "pyproject.toml": '[tool.oxigraph-code]\nexclude = ["b.py"]\n'})
    assert found(root) == ["a.py"]


def test_the_settings_of_the_user_come_first(tmp_path: Path) -> None:
    root = project(tmp_path, 'exclude = ["a.py"]\n', "a.py", "b.py")
    assert found(root, Settings(exclude="b.py, c/")) == ["a.py"]


def test_a_commit_is_chosen_from_by_its_own_file(tmp_path: Path) -> None:
    root = project(tmp_path, 'exclude = ["b.py"]\n', "a.py", "b.py")
    git = ["git", "-C", str(root), "-c", "user.name=a", "-c", "user.email=a@example.org"]
    for arguments in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "begin"]):
        subprocess.run([*git, *arguments], check=True)
    from oxigraph_code.history import open_repository
    from oxigraph_code.indexing.files.discovery import discover_in

    (root / PROJECT_FILE).unlink()
    repository = open_repository(root)
    tree = repository.files(repository.tip("HEAD"))
    assert [file.path for file in discover_in(tree, "", installed()).files] == ["a.py"]


@pytest.mark.parametrize("folder", ["dist", "build", "vendor", ".next", ".cache", "coverage", "node_modules"])
def test_without_git_built_folders_are_left_out(tmp_path: Path, folder: str) -> None:
    write(tmp_path, {"a.js": "", f"{folder}/b.js": "", f"sub/{folder}/c/d.js": ""})
    assert found(tmp_path) == ["a.js"]


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("\nlanguages = \n", "2:13", "Invalid value"),
        ('languages = ["python", "klingon"]\n', "1:1", "no loader reads 'klingon'"),
        ('exclude = "docs"\n', "1:1", "exclude cannot be 'docs'"),
        ('# here\n  include = ["../other/"]\n', "2:3", "include cannot be"),
        ("max_file_bytes = -1\n", "1:1", "max_file_bytes cannot be -1"),
        ('store_path = "/tmp/store"\n', "1:1", "store_path cannot be"),
        ('store_path = "a/../../b"\n', "1:1", "store_path cannot be"),
        ("exclude.a = 1\n", "1:1", "exclude cannot be"),
    ],
)
def test_a_mistake_is_refused_with_its_line_and_column(tmp_path: Path, text: str, place: str, words: str) -> None:
    root = project(tmp_path, text)
    languages = [loader.language_id for loader in installed().loaders]
    with pytest.raises(ConfigError) as caught:
        read_project_file(Disk(root), languages)
    assert caught.value.message.startswith(f"{PROJECT_FILE}:{place}: ")
    assert words in caught.value.message
    assert caught.value.hint


def test_an_unknown_key_is_ignored_and_named_with_its_place(tmp_path: Path) -> None:
    root = project(tmp_path, 'exclude = ["b.py"]\nexclud = ["a"]\nallow_network = true\n', "a.py", "b.py")
    assert found(root) == ["a.py"]
    (words,) = ignored_settings(Disk(root))
    assert words == f"{PROJECT_FILE}:2:1: ignored 'exclud' and 1 more: no setting of a project is called so"


def test_a_long_key_does_not_lengthen_answers(tmp_path: Path) -> None:
    (words,) = ignored_settings(Disk(project(tmp_path, f'"{"x" * 5000}" = 1\n')))
    assert len(words) < 120


def test_a_file_that_cannot_be_used_has_no_phrase(tmp_path: Path) -> None:
    assert ignored_settings(Disk(project(tmp_path, 'exclude = "docs"\nother = 1\n'))) == []


def test_a_mistake_in_pyproject_has_its_line(tmp_path: Path) -> None:
    text = '[project]\nname = "a"\nexclude = 1\n\n[tool.oxigraph-code]\nexclude = 1\n'
    with pytest.raises(ConfigError, match=r"^pyproject.toml:6:1: exclude"):
        read_project_file(Disk(write(tmp_path, {"pyproject.toml": text})))


@pytest.mark.skipif(os.name == "nt", reason="links need privileges there")
def test_a_project_file_that_is_a_link_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "elsewhere.toml").write_text("secret = 1\n")
    root = write(tmp_path / "root", {"a.py": ""})
    (root / PROJECT_FILE).symlink_to(tmp_path / "elsewhere.toml")
    assert found(root) == ["a.py"]


def test_a_project_names_its_store_only_where_the_user_allows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = project(tmp_path, 'store_path = ".graph"\nmax_answer_chars = 900\n')
    monkeypatch.chdir(root)
    for name in ("OXIGRAPH_STORE_PATH", "CLAUDE_PROJECT_DIR", "OXIGRAPH_ROOT", "OXIGRAPH_ALLOW_PROJECT_STORE"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(ConfigError, match="store_path is not allowed"):
        with_project_file()
    monkeypatch.setenv("OXIGRAPH_ALLOW_PROJECT_STORE", "1")
    settings = with_project_file()
    assert (settings.store_path, settings.max_answer_chars) == (root / ".graph", 900)
    assert with_project_file({"store_path": str(tmp_path / "mine")}).store_path == tmp_path / "mine"


def test_a_project_chooses_the_depth_where_the_user_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project(tmp_path, "default_depth = 2\n"))
    monkeypatch.delenv("CLAUDE_PROJECT_DIR", raising=False)
    assert with_project_file().default_depth == 2
    assert with_project_file({"default_depth": "3"}).default_depth == 3


def test_a_depth_that_no_tool_follows_is_refused_with_its_place(tmp_path: Path) -> None:
    project(tmp_path, "\ndefault_depth = 9\n")
    with pytest.raises(ConfigError, match=r"toml:2:1: default_depth cannot be 9") as refused:
        read_project_file(Disk(tmp_path))
    assert refused.value.hint == "give a whole number from 1 to 5"
