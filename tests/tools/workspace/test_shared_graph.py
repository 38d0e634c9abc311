"""Tools over a shared graph answer for projects that only a server holds, and name the source first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code import identity
from oxigraph_code.errors import ArgumentError, StoreUnavailable
from oxigraph_code.settings.config import load_settings
from oxigraph_code.store.endpoint.publishing import publish
from oxigraph_code.tools import TOOLS, Answer, Call, Workspace
from tests.indexing.support import index, write
from tests.store.servers import VIRTUOSO_USER, free_port, oxigraph, virtuoso

pytestmark = pytest.mark.usefixtures("in_process")

SHOP = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "shop/__init__.py": "",
    "shop/cart.py": 'def total(prices):\n    """Add up the prices of a cart."""\n    return sum(prices)\n',
    "shop/till.py": "from shop.cart import total\n\n\ndef pay():\n    return total([1])\n\n\ndef main():\n    pay()\n",
}
BANK = {
    "pyproject.toml": '[project]\nname = "bank"\n',
    "bank.py": "from shop.cart import total\n\n\ndef balance():\n    return total([2])\n",
}
MINE = {"pyproject.toml": '[project]\nname = "mine"\n', "mine.py": "def own():\n    pass\n"}


@pytest.fixture(scope="module", params=["oxigraph", pytest.param("virtuoso", marks=pytest.mark.slow)])
def server(request: pytest.FixtureRequest) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NO_PROXY", "127.0.0.1")
        if request.param == "virtuoso":
            patch.setenv("OXIGRAPH_STORE_USER", VIRTUOSO_USER[0])
            patch.setenv("OXIGRAPH_STORE_SECRET", VIRTUOSO_USER[1])
        with virtuoso() if request.param == "virtuoso" else oxigraph() as url:
            yield url


@pytest.fixture(scope="module")
def workspace(server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workspace]:
    """A machine with a project of its own, beside a server to which others have published."""
    folder = tmp_path_factory.mktemp("machines")
    for name, files in (("shop", SHOP), ("bank", BANK)):
        there = Workspace.open(load_settings({"store_path": folder / name / "store", "store_url": server}))
        index(there, write(folder / name / name, files))
        there.store.dump(folder / name / "dump.nt", "ntriples")
        for _ in publish(folder / name / "dump.nt", there.shared, [identity.project(name)]):
            pass
        there.close()
    root = write(folder / "mine", MINE)
    settings = {"store_path": folder / "store", "store_url": server, "cache_path": folder / "cache", "root": root}
    here = Workspace.open(load_settings(settings))
    index(here, root)
    yield here
    here.close()


def run(workspace: Workspace, name: str, **arguments: str) -> Answer:
    (tool,) = [tool for tool in TOOLS if tool.name == name]
    return tool.run(workspace, Call(), **arguments)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tool", "arguments", "line"),
    [
        (
            "search_code",
            {"query": "cart prices"},
            "shop/cart.py:1 function total(prices) · Add up the prices of a cart.",
        ),
        ("get_callers", {"symbol": "total"}, "  5 function pay"),
        ("find_references", {"symbol": "total"}, "  shop/till.py:1"),
        ("find_path", {"source": "main", "target": "total"}, "  shop/till.py:4 function pay · calls at 5"),
        ("outline", {"path": "shop/till.py"}, "  8-9 function main()"),
        ("get_symbol", {"symbol": "total"}, "lines: 1-3"),
        ("ask", {"question": "who calls total?"}, "  5 function pay"),
    ],
)
def test_a_project_of_the_server_alone_is_answered_from_it(
    workspace: Workspace, server: str, tool: str, arguments: dict[str, str], line: str
) -> None:
    answer = run(workspace, tool, **arguments, project="shop")
    first, *rest = answer.text.splitlines()
    assert f"shared graph at {server}: shop of 20" in first
    assert "without the text of files" in first
    assert line in rest


def test_without_a_project_the_working_tree_answers(workspace: Workspace) -> None:
    assert "index fresh" in run(workspace, "get_callers", symbol="own").text.splitlines()[0]


def test_a_project_of_both_is_answered_from_here_unless_the_server_is_named(workspace: Workspace) -> None:
    assert "index fresh" in run(workspace, "outline", path="mine.py", project="mine").text
    assert "no project is called mine" in run(workspace, "outline", path="mine.py", project="shared:mine").text


def test_all_projects_are_asked_together_with_their_keys_before_paths(workspace: Workspace, server: str) -> None:
    answer = run(workspace, "search_code", query="total", project="shared")
    first, second, *_ = answer.text.splitlines()
    assert f"{server}: bank of 20" in first
    assert "shop of 20" in first
    assert second.startswith("shop/shop/cart.py:1 ")


def test_what_others_write_on_the_server_is_in_the_next_answer(workspace: Workspace) -> None:
    asked = {"symbol": "pay", "project": "shared:shop"}
    assert "Pay once." not in run(workspace, "get_symbol", **asked).text
    shop = f"GRAPH <{identity.published(identity.project('shop'))}>"
    workspace.shared.update(
        f"INSERT {{ {shop} {{ ?pay code:docstring 'Pay once.' }} }} WHERE {{ {shop} {{ ?pay code:name 'pay' }} }}"
    )
    assert "Pay once." in run(workspace, "get_symbol", **asked).text


def test_nothing_is_read_from_the_root_that_the_server_names(workspace: Workspace) -> None:
    assert "is not here" in run(workspace, "read_snippet", path="shop/cart.py", project="shop").text
    lines = run(workspace, "search_code", query="sum", mode="text", project="shop")
    assert lines.text.startswith("no lines can be searched · shared graph at ")
    assert not lines.is_found


def test_a_project_that_neither_has_is_answered_with_lists(workspace: Workspace) -> None:
    assert "no project or folder is called shopp" in run(workspace, "outline", path="x", project="shopp").text
    named = run(workspace, "outline", path="x", project="shared:shopp")
    assert named.text.startswith("no project is called shopp in the shared graph at ")
    assert "  shop of 20" in named.text


def test_a_project_whose_statements_are_missing_is_not_yet_published(workspace: Workspace) -> None:
    graph = identity.published(identity.project("half"))
    workspace.shared.update(f"INSERT DATA {{ GRAPH <{graph}> {{ <x:a> a <{identity.BASE}Module> }} }}")
    assert "no project is called half" in run(workspace, "outline", path="x", project="shared:half").text


@pytest.mark.parametrize(
    ("tool", "arguments", "words"),
    [
        ("outline", {"path": "x", "project": "shared:shop", "ref": "main"}, "has no ref"),
        ("recent_changes", {"project": "shared:shop"}, "does not answer from the shared graph"),
        ("ask", {"question": "who wrote the most commits?", "project": "shared:shop"}, "no commits"),
    ],
)
def test_a_question_that_needs_git_is_refused(
    workspace: Workspace, tool: str, arguments: dict[str, str], words: str
) -> None:
    with pytest.raises(ArgumentError, match=words):
        run(workspace, tool, **arguments)


def test_the_status_lists_the_projects_of_the_server(workspace: Workspace, server: str) -> None:
    assert f"shared graph at {server}: bank of 20" in run(workspace, "index_status").text


@pytest.mark.slow
def test_a_server_that_is_away_costs_only_the_questions_that_name_it(workspace: Workspace, tmp_path: Path) -> None:
    url = f"http://127.0.0.1:{free_port()}/query"
    away = Workspace.open(load_settings({"store_path": workspace.settings.store_path, "store_url": url}))
    try:
        assert "no project or folder is called shop" in run(away, "outline", path="x", project="shop").text
        with pytest.raises(StoreUnavailable, match=url):
            run(away, "outline", path="x", project="shared:shop")
        assert "shared graph: " in run(away, "index_status").text
    finally:
        away.close()
