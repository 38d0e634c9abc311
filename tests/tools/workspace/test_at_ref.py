"""A structure tool answers from the snapshot of a ref as it does from the files on disk."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import ArgumentError, HistoryError
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import TOOLS, Call, Workspace
from tests.indexing.support import write

pytestmark = pytest.mark.usefixtures("in_process")

OLD = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "CODEOWNERS": "*.py @old\n",
    "shop/cart.py": "class Cart:\n    def total(self):\n        return tax()\n\n\ndef tax():\n    return 1\n",
    "shop/page.py": "from shop.cart import Cart, tax\n\n\ndef show():\n    return tax()\n",
}
NEW = {
    "CODEOWNERS": "*.py @new\n",
    "shop/cart.py": "\n\nclass Basket:\n    def total(self):\n        return rate()\n\n\ndef rate():\n    return 2\n",
    "shop/page.py": "from shop.cart import rate\n\n\ndef show():\n    return rate()\n",
}


def git(root: Path, *arguments: str) -> None:
    identity = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
    subprocess.run(["git", "-C", str(root), *identity, *arguments], check=True)


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = write(tmp_path_factory.mktemp("at_ref") / "shop", OLD)
    git(root, "init", "-q", "-b", "main")
    git(root, "add", "-A")
    git(root, "commit", "-qm", "begin")
    git(root, "branch", "old")
    write(root, NEW)
    git(root, "commit", "-qam", "rename")
    return root


@pytest.fixture(scope="module")
def workspace(root: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": root.parent / "store", "root": root}), waits=True)
    yield opened
    opened.close()


def run(workspace: Workspace, name: str, **arguments: Any) -> str:
    (tool,) = (tool for tool in TOOLS if tool.name == name)
    defaults = {key: entry.default for key, entry in tool.parameters.items() if not entry.is_required}
    return tool.run(workspace, Call(), **{**defaults, **arguments}).text


@pytest.mark.parametrize(
    ("name", "arguments", "old", "new"),
    [
        ("get_callers", {"symbol": "{}"}, "2 callers of shop/cart.py:6 function tax", "2 callers of shop/cart.py:8"),
        ("get_callees", {"symbol": "show"}, "function tax", "function rate"),
        ("find_references", {"symbol": "{}"}, "shop/cart.py:6 function tax", "shop/cart.py:8 function rate"),
        ("impact_analysis", {"symbol": "{}"}, "shop/cart.py:6 function tax", "shop/cart.py:8 function rate"),
        ("find_path", {"source": "show", "target": "{}"}, "function tax", "function rate"),
        ("get_symbol", {"symbol": "{}", "code": True}, "return 1", "return 2"),
        ("type_hierarchy", {"symbol": "Cart"}, "class Cart", "no symbol"),
        ("search_code", {"query": "{}"}, "shop/cart.py:6 function tax", "shop/cart.py:8 function rate"),
        ("outline", {"path": "shop/cart.py"}, "class Cart", "class Basket"),
        ("repo_map", {}, "@old", "@new"),
        ("read_snippet", {"path": "shop/cart.py", "start": 1, "end": 9}, "def tax()", "def rate()"),
        ("get_dependencies", {"path": "shop/page.py"}, "shop/cart.py", "shop/cart.py"),
        ("search_code", {"query": "return {}", "mode": "text"}, "5: return tax() · in function show", "return rate()"),
        ("search_code", {"query": "@old|@new", "mode": "text"}, "@old", "@new"),
        ("get_context", {"task": "change what `{}` returns"}, "shop/cart.py:6", "shop/cart.py:8"),
        ("get_context", {"task": "change what `{}` returns"}, "return 1", "return 2"),
        (
            "ask",
            {"question": "who calls {}"},
            "2 callers of shop/cart.py:6 function tax",
            "2 callers of shop/cart.py:8",
        ),
        ("ask", {"question": "which functions are never used"}, "Cart.total", "Basket.total"),
    ],
)
def test_the_answer_is_that_of_the_ref(
    workspace: Workspace, name: str, arguments: dict[str, Any], old: str, new: str
) -> None:
    def asked(symbol: str) -> dict[str, Any]:
        return {key: value.format(symbol) if isinstance(value, str) else value for key, value in arguments.items()}

    then = run(workspace, name, ref="old", **asked("tax"))
    assert old in then
    assert "snapshot of old at " in then.splitlines()[0]
    now = run(workspace, name, **asked("rate"))
    assert new in now
    assert "snapshot of" not in now


def test_every_structure_tool_takes_a_ref() -> None:
    about_other_states = {"recent_changes", "compare_refs"}
    structural = {tool.name for tool in TOOLS if {"project", "format"} <= tool.parameters.keys()}
    assert structural - about_other_states <= {tool.name for tool in TOOLS if tool.takes_ref}


def test_a_branch_that_moves_is_answered_from_where_it_is(workspace: Workspace, root: Path) -> None:
    git(root, "branch", "-f", "moving", "old")
    assert json.loads(run(workspace, "get_callers", symbol="tax", ref="moving", format="json"))["total"] == 2
    git(root, "branch", "-f", "moving", "main")
    assert json.loads(run(workspace, "get_callers", symbol="rate", ref="moving", format="json"))["total"] == 2
    assert run(workspace, "get_callers", symbol="tax", ref="moving").startswith("no symbol is called tax")


def test_files_that_are_not_committed_are_in_no_ref(workspace: Workspace, root: Path) -> None:
    write(root, {"notes.txt": "a wholly new remark\n"})
    assert "notes.txt" in run(workspace, "search_code", query="wholly new", mode="text")
    assert run(workspace, "search_code", query="wholly new", mode="text", ref="main").startswith("0 lines in 0 files")


def test_commits_are_asked_about_without_a_ref(workspace: Workspace) -> None:
    with pytest.raises(ArgumentError, match="no commits"):
        run(workspace, "ask", question="which files change the most", ref="old")


def test_the_query_of_an_answer_names_the_graph_of_the_ref(workspace: Workspace) -> None:
    assert "sparql_query with default_graph=https://ds-labs.org/code#snapshot/shop/old" in run(
        workspace, "ask", question="list all classes", ref="old"
    )


def test_a_ref_that_does_not_exist_is_refused(workspace: Workspace) -> None:
    with pytest.raises(HistoryError, match="nowhere"):
        run(workspace, "outline", path="shop/cart.py", ref="nowhere")
