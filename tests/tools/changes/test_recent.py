"""Recent changes are reported as symbols, with the history of files."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.errors import ArgumentError
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.changes.recent import recent_changes
from tests.history.repositories import ANN, BOB, Script
from tests.indexing.support import index, write
from tests.tools.support import ask

pytestmark = pytest.mark.usefixtures("in_process")

CART = "class Cart:\n    size = 1\n\n    def total(self):\n        return 1\n\n    def close(self):\n        return 2\n"
PAY = (
    "import shop.cart\n\n\nclass Till:\n    total = 0\n\n"
    "    def open(self):\n        return 1\n\n    def close(self):\n        return 2\n"
)
ORDER = "from shop.cart import Cart\n\n\ndef order():\n    return Cart().total()\n"
COMMITS = (
    ("Begin", {"pyproject.toml": '[project]\nname = "shop"\n', "shop/cart.py": CART, "shop/order.py": ORDER}),
    ("Count", {"shop/cart.py": CART.replace("return 1", "return 3"), "CHANGES": "1\n"}),
    ("Count again", {"shop/cart.py": CART.replace("return 1", "return 4"), "CHANGES": "2\n"}),
    ("Pay", {"shop/pay.py": PAY}),
    ("Pay back", {"shop/pay.py": PAY.replace("return 2", "return 3")}),
    ("Everything", {f"texts/{number}.txt": "" for number in range(40)} | {"shop/order.py": f"# Orders\n{ORDER}"}),
)


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    script = Script(tmp_path_factory.mktemp("recent") / "shop")
    for message, files in COMMITS:
        script.commit(message, files, author=BOB)
    script.check_out()
    edited = CART.replace("return 1", "return 4").replace("return 2", "return 5")
    return write(script.root, {"shop/cart.py": edited, "shop/new.py": "def first(): ...\n"})


@pytest.fixture(scope="module")
def workspace(root: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": root.parent / "store"}), waits=True)
    index(opened, root)
    yield opened
    opened.close()


def test_what_is_not_committed_comes_first(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, recent_changes).splitlines()
    assert first.startswith(
        "2 symbols touched and not committed, 3 by the last 6 commits (1 of more than 30 files not looked into) · "
    )
    assert others[:4] == [
        "not committed: shop/cart.py",
        "  7-8 method Cart.close: 1 line",
        "not committed: shop/new.py, new",
        "  1 function first",
    ]


def test_a_change_has_the_owners_of_its_files_and_others_who_wrote_them(tmp_path: Path) -> None:
    script = Script(tmp_path / "shop")
    script.commit("Begin", {**COMMITS[0][1], "CODEOWNERS": "*.py @shop/all\n"}, author=BOB)
    script.commit("Count", {"shop/cart.py": CART.replace("return 1", "return 3")}, author=ANN)
    script.check_out()
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}), waits=True)
    index(opened, script.root)
    said = ask(opened, script.root, recent_changes, since="HEAD~1")
    of_file = ask(opened, script.root, recent_changes, path="shop/cart.py")
    opened.close()
    assert "owners of 1 changed file: @shop/all 1" in said
    assert "owners of this file: @shop/all\n" in of_file
    assert f"others who wrote lines of 1 changed file: {BOB[0]} 7" in said


def test_a_symbol_is_told_with_the_commits_that_touched_it_still(workspace: Workspace, root: Path) -> None:
    told = json.loads(ask(workspace, root, recent_changes, format="json"))
    hashes = {commit["message"]: commit["commit"][:7] for commit in told["commits"]}
    assert [(symbol["name"], symbol["commits"]) for symbol in told["symbols"]] == [
        ("Till", [hashes["Pay"]]),
        ("Till.close", [hashes["Pay back"], hashes["Pay"]]),
        ("Cart.total", [hashes["Count again"]]),
    ]


def test_of_a_file_that_was_added_the_outermost_symbols_are_told(workspace: Workspace, root: Path) -> None:
    said = ask(workspace, root, recent_changes, path="pay.py")
    pay = next(line.split()[0] for line in said.splitlines() if "Bob: Pay ·" in line)
    assert f"touched in shop/pay.py\n  4-11 class Till and 2 in it · {pay}\n  10-11 method Till.close · " in said


def test_a_commit_with_very_many_files_is_named_only(workspace: Workspace, root: Path) -> None:
    assert "Bob: Everything · 41 files, too many to list\n" in ask(workspace, root, recent_changes)


def test_hot_spots_change_often_and_have_dependents(workspace: Workspace, root: Path) -> None:
    said = ask(workspace, root, recent_changes)
    assert "hot spots of 5 commits, by changes and dependents:\n  shop/cart.py 3 changes, 1 dependent file\n" in said
    assert "shop/order.py" not in said
    assert "hot spots" not in ask(workspace, root, recent_changes, path="cart.py")


def test_what_changes_together_with_a_path_is_told_with_its_share(workspace: Workspace, root: Path) -> None:
    said = ask(workspace, root, recent_changes, path="cart.py")
    assert "changes together with shop/cart.py:\n  CHANGES 2 commits, 67%\n" in said
    assert "authors of these commits: Bob 3\n" in said
    assert "authors of these lines: Bob 100%\n" in said


def test_of_all_commits_since_a_revision_the_symbols_come_first(workspace: Workspace, root: Path) -> None:
    begin = json.loads(ask(workspace, root, recent_changes, format="json"))["commits"][-1]["commit"]
    said = ask(workspace, root, recent_changes, since=begin)
    counts = "in 3 files, 41 without symbols that differ"
    assert said.startswith(f"2 symbols touched and not committed, 3 by the 5 commits since {begin}: {counts} · ")
    assert said.index("touched in shop/cart.py") < said.index("commits:\n")
    assert said.endswith(f"compare_refs base={begin} shows signatures and calls that differ")


def test_the_first_line_says_how_many_merges_and_bulk_commits_there_are(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "merged")
    base = script.commit("Begin", {"pyproject.toml": '[project]\nname = "merged"\n', "a.py": "x = 1\n"})
    ours = script.commit("Ours", {"a.py": "x = 2\n"})
    side = script.commit("Side", {"b.py": "y = 1\n"}, parents=[base], branch="side")
    script.commit("Merge", {"b.py": "y = 1\n"}, parents=[ours, side])
    script.check_out()
    index(workspace, script.root)
    assert ask(workspace, script.root, recent_changes).startswith(
        "0 symbols touched and not committed, 2 by the last 3 commits (1 merge not counted) · "
    )
    assert ask(workspace, script.root, recent_changes, since=base).startswith(
        f"0 symbols touched and not committed, 2 by the 3 commits since {base} (1 merge): in 2 files · "
    )
    assert ask(workspace, script.root, recent_changes, since=base, path="b.py").startswith(
        f"0 symbols touched and not committed, 1 by 1 of the 3 commits since {base} of b.py (1 merge): in 1 file · "
    )


def test_production_code_comes_before_tests(workspace: Workspace, tmp_path: Path) -> None:
    script = Script(tmp_path / "tested")
    script.commit("Begin", {"pyproject.toml": '[project]\nname = "tested"\n'})
    script.commit("Code", {"zoo.py": "def z(): ...\n", "tests/test_a.py": "def test_a():\n    assert 1\n"})
    script.check_out()
    index(workspace, script.root)
    for arguments in ({}, {"since": "HEAD~1"}):
        said = ask(workspace, script.root, recent_changes, **arguments)
        assert said.index("touched in zoo.py") < said.index("touched in tests/test_a.py")


def test_a_path_that_nothing_touches_is_said_to_be_so(workspace: Workspace, root: Path) -> None:
    said = ask(workspace, root, recent_changes, path="docs")
    assert said.startswith("0 symbols touched and not committed, 0 by the last 0 commits of docs")
    assert "nothing has touched docs; repo_map lists files" in said


def test_what_would_make_the_list_shorter_is_a_file_of_several_and_fewer_commits(
    workspace: Workspace, root: Path
) -> None:
    def hint(**arguments: str) -> str:
        return ask(workspace, root, recent_changes, max_chars=200, **arguments).splitlines()[-1].partition(" · ")[2]

    assert hint() == "narrow: path=shop/cart.py, commits=3"
    assert hint(path="cart.py") == "narrow: commits=1"
    assert hint(path="shop", since="HEAD~2") == "narrow: path=shop/cart.py"


def test_a_folder_without_history_is_said_to_be_so(workspace: Workspace, tmp_path: Path) -> None:
    plain = write(tmp_path / "plain", {"pyproject.toml": '[project]\nname = "plain"\n', "a.py": "x = 1\n"})
    index(workspace, plain)
    assert ask(workspace, plain, recent_changes).startswith("no commits: ")


def test_a_number_of_commits_out_of_range_is_refused(workspace: Workspace, root: Path) -> None:
    with pytest.raises(ArgumentError, match="commits cannot be 0"):
        ask(workspace, root, recent_changes, commits=0)
