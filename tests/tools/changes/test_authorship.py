"""The authors of a symbol's lines are reported, also of uncommitted ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.facts.commits import Blame, WrittenLines
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.changes.authorship import authorship
from oxigraph_code.tools.symbols.symbol_card import get_symbol
from tests.history.repositories import BOB, Script
from tests.indexing.support import index
from tests.tools.support import ask

pytestmark = pytest.mark.usefixtures("in_process")

MANIFEST = '[project]\nname = "shop"\n'
FIRST = "def total():\n    one = 1\n    return one\n\n\ndef other(): ...\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    script = Script(tmp_path / "shop")
    script.commit("Count", {"pyproject.toml": MANIFEST, "src/cart.py": FIRST})
    script.commit("Count better\n\nMuch.", {"src/cart.py": FIRST.replace("return one", "return one + 1")}, author=BOB)
    script.check_out()
    return script.root


@pytest.fixture
def workspace(root: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": root.parent / "store"}), waits=True)
    index(opened, root)
    yield opened
    opened.close()


def told(workspace: Workspace, root: Path, symbol: str) -> list[str]:
    lines = ask(workspace, root, get_symbol, symbol).splitlines()
    return [line for line in lines if line.startswith(("not committed", "last changed", "authors", "older"))]


def test_a_symbol_has_the_last_change_and_the_authors_of_its_own_lines(workspace: Workspace, root: Path) -> None:
    last, authors = told(workspace, root, "total")
    assert last.startswith("last changed: 2023-11-15 by Bob in ")
    assert last.endswith(": Count better")
    assert authors == "authors of these lines: Ann 67%, Bob 33%"
    assert told(workspace, root, "other")[1:] == ["authors of these lines: Ann 100%"]


def test_lines_that_are_not_committed_are_said_to_be_so(workspace: Workspace, root: Path) -> None:
    file = root / "src/cart.py"
    file.write_text(file.read_text().replace("one = 1", "one = 2"))
    assert told(workspace, root, "total")[0] == "not committed: 1 line"
    assert told(workspace, root, "total")[-1] == "authors of these lines: Ann 50%, Bob 50%"


def test_what_was_not_reached_is_told() -> None:
    ann = WrittenLines("a" * 40, "Ann", "2024-01-02T00:00:00Z", "Do", 6, ("Ann",))
    assert [row.line for row in authorship(Blame((ann,), older=2, last=ann))] == [
        "last changed: 2024-01-02 by Ann in aaaaaaa: Do",
        "authors of these lines: Ann 75%",
        "older: 2 lines, older than the history that was read",
    ]
