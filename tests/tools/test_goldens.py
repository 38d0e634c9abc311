"""The answers of every tool about a frozen package are as reviewed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import TOOLS, Workspace
from tests.tools.goldens import CHANGES, GOLDEN, QUESTIONS, answer, golden, load

pytestmark = pytest.mark.usefixtures("in_process")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("goldens").resolve()


@pytest.fixture(scope="module")
def workspace(folder: Path) -> Iterator[Workspace]:
    loaded = load(folder)
    yield loaded
    loaded.close()


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_tool_gives_its_golden_answer(workspace: Workspace, folder: Path, name: str) -> None:
    assert answer(workspace, folder, name) == golden(name).read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_tool_that_changes_something_gives_its_golden_answer(tmp_path: Path) -> None:
    loaded = load(tmp_path.resolve())
    said = {name: answer(loaded, tmp_path.resolve(), name) for name in CHANGES}
    loaded.close()
    assert said == {name: golden(name).read_text(encoding="utf-8") for name in CHANGES}


def test_every_tool_is_asked() -> None:
    assert {tool for tool, _ in (*QUESTIONS.values(), *CHANGES.values())} == {tool.name for tool in TOOLS}


def test_every_golden_answer_is_to_a_question() -> None:
    assert {file.stem for file in GOLDEN.iterdir()} == {*QUESTIONS, *CHANGES}
