"""A server in a folder of repositories answers about all of them, and names the ones it left out."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.history.repositories import Script
from tests.indexing.support import write
from tests.stdio.client import Session, serving

pytestmark = pytest.mark.slow


def cloned(folder: Path, name: str) -> Path:
    """Return a clone of a repository with one function, which another one calls."""
    origin = Script(folder.parent / "origins" / name)
    origin.commit(f"Begin {name}", {f"{name}.py": f"def total():\n    return {name}()\n\n\ndef {name}():\n    pass\n"})
    subprocess.run(["git", "clone", "-q", str(origin.root), str(folder / name)], check=True)
    return folder / name


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    code = tmp_path_factory.mktemp("base") / "code"
    for name in ("kiosk", "stall", "broken"):
        cloned(code, name)
    write(code / "broken", {".oxigraph-code.toml": 'exclude = "docs"\n'})
    write(code / "kiosk", {".oxigraph-code.toml": "of_a_later_version = 1\n"})
    write(code, {"plain/secret.py": "def secret():\n    pass\n", "loose.py": "x = 1\n"})
    return code.resolve()


@pytest.fixture(scope="module")
def session(folder: Path) -> Iterator[Session]:
    with serving(folder / "oxigraph_data", cwd=folder, OXIGRAPH_FRESHNESS_S="600") as opened:
        yield opened


def first_line(text: str) -> str:
    return text.partition("\n")[0]


def test_the_first_line_counts_the_projects_and_names_the_rest(session: Session, folder: Path) -> None:
    told: list[str] = []
    said = session.call("search_code", query="total", told=told.append)
    assert {"kiosk/kiosk.py:1", "stall/stall.py:1"} <= set(said.text.split())
    head = first_line(said.text)
    assert f"asked 2 projects in {folder}: kiosk, stall" in head
    assert "left out: broken (.oxigraph-code.toml:1:1: exclude cannot be 'docs')" in head
    assert "1 source file in no project, plain (no repository or manifest)" in head
    assert "kiosk: index fresh at" in head
    assert ".oxigraph-code.toml:1:1: ignored 'of_a_later_version'" in head
    assert any("project 2 of 3, kiosk" in stage for stage in told)


def test_a_project_narrows_the_question(session: Session) -> None:
    text = session.answer("search_code", query="total", project="stall")
    assert "asked" not in first_line(text)
    assert "kiosk" not in text


def test_what_is_in_no_project_is_not_read(session: Session) -> None:
    assert "outside" in session.answer("read_snippet", path="plain/secret.py")
    assert "0 lines" in session.answer("search_code", query="secret", mode="text")


def test_each_repository_has_its_changes(session: Session) -> None:
    text = session.answer("recent_changes")
    assert "kiosk: Begin kiosk" in text
    assert "stall: Begin stall" in text


def test_a_folder_indexed_once_is_a_project_from_then_on(session: Session, folder: Path) -> None:
    (folder / "plain/link").symlink_to(folder.parent / "origins")
    assert "1 file" in session.answer("load_code", path=str(folder / "plain"))
    assert "asked 3 projects" in first_line(session.answer("search_code", query="secret"))
    assert "a link leads to" in session.error("load_code", path=str(folder / "plain/link/kiosk"))


def test_loading_a_folder_loads_each_project(session: Session, folder: Path) -> None:
    assert first_line(session.answer("load_code", path=str(folder))).startswith(f"3 projects in {folder}; left out: ")
    assert "loaded history" in session.answer("load_git_history", path=str(folder))


def test_a_folder_beside_the_projects_is_answered_as_their_folder(session: Session, folder: Path) -> None:
    beside = write(folder / "notes", {"todo.md": "later\n"})
    with serving(folder / "oxigraph_data", cwd=beside, OXIGRAPH_FRESHNESS_S="600") as other:
        assert f"asked 3 projects in {folder}" in first_line(other.answer("search_code", query="total"))
