"""The commits and files of a release, read from the tags of git."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.history.repositories import Script
from tests.tools.support import ask as asked, indexed


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    folder = tmp_path_factory.mktemp("releases")
    script = Script(folder / "shop")
    for tag, files in {
        "shop-1.9.0": {"shop/cart.py": "def total(): ...\n"},
        "": {"shop/version.py": "VERSION = 1\n"},
        "shop-1.10.0": {"shop/cart.py": "def total():\n    return 1\n"},
        "other-1.9.5": {"shop/tax.py": "RATE = 1\n"},
    }.items():
        made = script.commit(f"Commit for {tag or 'the next'}", files)
        if tag:
            script.repository.references.create(f"refs/tags/{tag}", made)
    script.check_out()
    yield from indexed(script.root, {})


@pytest.mark.parametrize(
    "question",
    [
        "What changed in version 1.10.0?",
        "What was added in shop-1.10.0?",
        "Which files changed between 1.9.0 and 1.10.0?",
        "What changed from release shop-1.9.0 to shop-1.10.0?",
        "Compare release 1.9.0 with 1.10.0.",
    ],
)
def test_a_release_is_the_commits_after_the_version_before_it(shop: tuple[Workspace, Path], question: str) -> None:
    lines = asked(*shop, ask, question).splitlines()
    assert lines[0].startswith("2 commits after shop-1.9.0 until shop-1.10.0, ")
    assert "2 files that differ: " in lines[0]
    assert "shop/version.py · added" in lines


@pytest.mark.parametrize("place", ["shop/version.py", "`shop/version.py`"])
def test_a_release_at_a_place_is_read_by_its_commits(shop: tuple[Workspace, Path], place: str) -> None:
    lines = asked(*shop, ask, f"What changed between 1.9.0 and 1.10.0 in {place}?").splitlines()
    assert lines[0].startswith("1 commit after shop-1.9.0 until shop-1.10.0, ")
    assert ", in shop/version.py, 1 file that differ: 1 added" in lines[0]


def test_a_place_since_a_release_is_read_to_the_last_commit(shop: tuple[Workspace, Path]) -> None:
    first = asked(*shop, ask, "What changed in `shop/cart.py` since 1.9.0?").partition("\n")[0]
    assert first.startswith("1 commit after shop-1.9.0 until HEAD, ")


@pytest.mark.parametrize("question", ["What changed in version 7.7?", "What changed between 1.9.0 and 7.7?"])
def test_a_version_without_a_tag_has_no_history(shop: tuple[Workspace, Path], question: str) -> None:
    assert " commits " not in asked(*shop, ask, question).partition("\n")[0]


def test_the_last_release_is_the_newest_tag_with_the_number_of_a_version(tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    for tag in ("v1.0", "v1.1", ""):
        made = script.commit(f"Commit {tag}", {"shop/cart.py": f"VERSION = '{tag}'\n"})
        if tag:
            script.repository.references.create(f"refs/tags/{tag}", made)
    script.check_out()
    for workspace, root in indexed(script.root, {}):
        last = asked(workspace, root, ask, "When was the last release?").splitlines()
        assert last[0].startswith("2 releases by tags, the last is v1.1 on 2023-11-15, 1 commit before HEAD")
        assert last[1] == "v1.1 · 2023-11-15"
        assert "v1.0 · 2023-11-14" in asked(workspace, root, ask, "Which releases are there?").splitlines()
        for question in ("What is in the latest release?", "What changed in the last release?"):
            assert asked(workspace, root, ask, question).startswith("1 commit after v1.0 until v1.1, ")
        since = asked(workspace, root, ask, "What changed since the last release?")
        assert since.startswith("1 commit after v1.1 until HEAD, ")
