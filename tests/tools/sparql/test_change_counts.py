"""Commits of files, pairs and people are counted over all files that git has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.history.repositories import Script
from tests.tools.support import ask as asked, indexed

BO = ("Bo", "bo@example.org")


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    script = Script(tmp_path_factory.mktemp("counts") / "shop")
    script.commit("Begin", {"shop/cart.py": "def total(): ...\n", "words/de.po": "1\n", "old.lock": "1\n"})
    script.commit("Sum up", {"shop/cart.py": "def total():\n    return 1\n", "words/de.po": "2\n"})
    script.commit("Translate", {"words/de.po": "3\n", "old.lock": None}, author=BO)
    script.commit("Rename", {"shop/cart.py": None, "shop/basket.py": "def total():\n    return 1\n"})
    script.commit("Sum up twice", {"shop/basket.py": "def total():\n    return 2\n", "words/de.po": "4\n"})
    script.check_out()
    yield from indexed(script.root, {})


@pytest.mark.parametrize(
    "question",
    ["Which files changed most often?", "What are the most changed files?", "Which files have the most commits?"],
)
def test_files_that_are_not_indexed_are_counted(shop: tuple[Workspace, Path], question: str) -> None:
    lines = asked(*shop, ask, question).splitlines()
    assert lines[0].startswith("4 files in 5 commits, ")
    assert "; 2 are no longer there, and not listed" in lines[0]
    assert lines[1:3] == ["words/de.po · 4 commits", "shop/basket.py · 2 commits"]


def test_commits_of_files_are_counted_in_a_time_and_a_folder(shop: tuple[Workspace, Path]) -> None:
    lines = asked(*shop, ask, "Which files in words changed most often since 2023-11-16?").splitlines()
    assert lines[0].startswith("1 file in 2 commits since 2023-11-16 in words, ")
    assert lines[1] == "words/de.po · 2 commits"


@pytest.mark.parametrize(
    "question",
    [
        "Which files change together with shop/basket.py?",
        "Which files are changed together with basket.py most often?",
        "Which files are coupled with shop/basket.py?",
    ],
)
def test_a_file_changes_together_with_others_under_its_former_names(
    shop: tuple[Workspace, Path], question: str
) -> None:
    lines = asked(*shop, ask, question).splitlines()
    assert lines[0].startswith("shop/basket.py changed in 4 commits, renamed 1 time, and with it 2 files, ")
    assert lines[1] == "words/de.po · 3 commits"


def test_pairs_of_files_change_in_the_same_commits(shop: tuple[Workspace, Path]) -> None:
    script_lines = asked(*shop, ask, "Which files change together most often?").splitlines()
    assert script_lines[0].startswith("0 pairs of files in two or more commits")


def test_a_bus_factor_is_the_fewest_people_with_more_than_half_of_the_commits(shop: tuple[Workspace, Path]) -> None:
    lines = asked(*shop, ask, "What is the bus factor of the project?").splitlines()
    assert lines[0].startswith("bus factor 1: 1 person wrote more than half of the 5 commits, of 2 authors")
    assert lines[1:3] == ["Ann · 4 commits · 80%", "Bo · 1 commit · 20%"]


def test_things_that_are_no_files_are_not_counted_as_files(shop: tuple[Workspace, Path]) -> None:
    assert "files in " not in asked(*shop, ask, "Which functions changed most often?").splitlines()[0]


def test_without_a_repository_no_other_number_is_told(tmp_path: Path) -> None:
    root = tmp_path / "shop"
    root.mkdir()
    (root / "cart.py").write_text("def total(): ...\n", encoding="utf-8")
    for workspace, folder in indexed(root, {}):
        answer = asked(workspace, folder, ask, "Which files changed most often?")
        assert answer.startswith("no git history here to count commits in")


def test_files_that_a_commit_moves_together_are_counted_under_their_present_names(tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    script.commit("Begin", {"old/cart.py": "def total(): ...\n", "old/tax.py": "def rate(): ...\n"})
    script.commit("Tax", {"old/cart.py": "def total():\n    return 1\n", "old/tax.py": "def rate():\n    return 1\n"})
    moved = {"shop/cart.py": "def total():\n    return 1\n", "shop/tax.py": "def rate():\n    return 1\n"}
    script.commit("Move", {"old/cart.py": None, "old/tax.py": None, **moved})
    script.check_out()
    for workspace, root in indexed(script.root, {}):
        lines = asked(workspace, root, ask, "Which files change together with shop/cart.py?").splitlines()
        assert lines[1] == "shop/tax.py · 3 commits"
