"""A first look shows the folders with code, its dependencies and its entry points."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.overview.repo_map import repo_map
from oxigraph_code.tools.overview.status import index_status
from oxigraph_code.tools.symbols.search import search_code
from tests.indexing.support import load, write
from tests.tools.support import ask

OVERLOADED = """\
from typing import overload


@overload
def rate(of: int) -> int: ...
@overload
def rate(of: str) -> str: ...
def rate(of):
    return of


def rated():
    rate(3)


def again():
    rate(3)
    rated()
"""
FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n[project.scripts]\nshop = "shop.cart:main"\n',
    "src/shop/cart.py": "def tax(): ...\n\n\ndef total():\n    tax()\n\n\ndef main():\n    tax()\n    total()\n",
    "src/shop/parts/a.py": OVERLOADED,
    "CODEOWNERS": "* @shop/all\n/src/ @ann\n",
    "tests/test_cart.py": "from shop.cart import total\n\n\ndef test_total():\n    total()\n",
}


def test_folders_are_told_with_sizes_and_what_holds_one_only_with_that(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, repo_map).splitlines()
    assert first.startswith("shop: 3 files, 33 lines, 1 test (python 3) · 1 project · ")
    assert others[:4] == [
        "folders:",
        "  src/shop/ 2 files, 28 lines",
        "    parts/ 1 file, 18 lines",
        "  tests/ 1 file, 5 lines, 1 test",
    ]


@pytest.mark.parametrize("name", ["order.pas", "order.md", "order.hs"])
def test_a_repository_of_files_that_are_not_read_answers_from_their_text(
    workspace: Workspace, tmp_path: Path, name: str
) -> None:
    root = tmp_path / "pascal"
    (root / ".git").mkdir(parents=True)
    (root / name).write_text("program p;\nprocedure placeOrder;\n")
    assert load(workspace, root).startswith("0 files")
    assert ask(workspace, root, repo_map).startswith("pascal: 0 files, 0 lines · 1 project · 1 file not read: ")
    assert name in ask(workspace, root, search_code, "placeOrder", mode="text")
    callers = ask(workspace, root, get_callers, "placeOrder").splitlines()
    assert callers[0].startswith("no symbol is called placeOrder")
    assert callers[2] == f"  {name}:2: procedure placeOrder;"


def test_what_most_others_call_outside_of_tests_comes_first(workspace: Workspace, root: Path) -> None:
    told = json.loads(ask(workspace, root, repo_map, format="json"))
    assert [(row["name"], row["callers"]) for row in told["most_called"]] == [
        ("tax", 2),
        ("rate", 2),
        ("total", 1),
        ("rated", 1),
    ]
    assert told["languages"] == {"python": 3}


def test_symbols_are_counted_by_language_and_kind(workspace: Workspace, root: Path) -> None:
    assert "symbols:\n  python: 9 functions\n" in ask(workspace, root, repo_map)
    told = json.loads(ask(workspace, root, repo_map, format="json"))
    assert told["symbols"] == [{"language": "python", "kinds": {"Function": 9}}]
    status = json.loads(index_status(workspace, Call(), format="json").text)
    assert status["projects"][0]["symbols"] == {"python": {"Function": 9}}


def test_owners_have_the_counts_of_their_files(workspace: Workspace, root: Path) -> None:
    told = json.loads(ask(workspace, root, repo_map, format="json"))
    assert told["owners"] == [{"owner": "@ann", "files": 2}, {"owner": "@shop/all", "files": 1}]


def test_values_that_comments_state_are_counted(workspace: Workspace, tmp_path: Path) -> None:
    root = tmp_path / "shop"
    (root / ".git").mkdir(parents=True)
    note = '"""Note.\n\n@knowgraph\nowner: law\nstatus: stable\ntags: [money]\ncontext: {business_goal: Trust}\n"""\n'
    (root / "notes.py").write_text(f"{note}\n\n# @deprecated\n# @owner pay\ndef old(): ...\n")
    load(workspace, root)
    told = json.loads(ask(workspace, root, repo_map, format="json"))
    assert {row["property"]: row["values"] for row in told["stated"]} == {
        "business goals": {"Trust": 1},
        "owners of symbols": {"pay": 1},
        "status": {"deprecated": 1, "stable": 1},
        "tags": {"money": 1},
    }


def test_a_function_named_as_its_kind_of_entry_point_is_among_the_first(workspace: Workspace, tmp_path: Path) -> None:
    files = {f"a{number:02}.go": "package shop\n\nfunc init() {}\n" for number in range(12)}
    main = "package main\n\nfunc main() {}\n"
    shop = write(tmp_path / "shop", {"go.mod": "module shop\n", **files, "zcmd/main.go": main})
    load(workspace, shop)
    found = json.loads(ask(workspace, shop, repo_map, format="json"))
    assert "zcmd/main.go" in [row["path"] for row in found["entry_points"]]


def test_what_is_generated_or_an_example_is_neither_most_called_nor_first_among_entry_points(
    workspace: Workspace, tmp_path: Path
) -> None:
    main = "def main(): ...\n\n\nif __name__ == '__main__':\n    main()\n"
    files = {f"examples/{number}.py": main for number in range(9)}
    files |= {
        "pyproject.toml": '[project]\nname = "shop"\n',
        ".gitattributes": "made/** linguist-generated\n",
        "made/api.py": "def sent(): ...\n\n\ndef asked():\n    sent()\n",
        "run.py": main,
    }
    write(tmp_path, files)
    text = ask(workspace, tmp_path, repo_map)
    assert "made/api.py" not in text
    assert "  run.py:1 function main\n" in text.partition("entry points, main (10, the first 8):\n")[2]
