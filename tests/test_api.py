"""The Python API gives the graph and every tool, and leaves nothing of a temporary store behind."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import anyio
import pytest
from mcp import Client
from mcp.types import TextContent

import oxigraph_code
from oxigraph_code import Rows, ToolAnswer, create_server, open_project
from oxigraph_code.errors import ArgumentError, ConfigError, FileError, OxigraphCodeError
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import TOOLS, Call, Workspace
from oxigraph_code.tools.admin.load_code import load_code
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.workspace.workspace import answer_by
from tests.docs import pages
from tests.docs.pages import ROOT
from tests.in_process import jobs_in_process
from tests.indexing.support import write

SHOP = {"pyproject.toml": '[project]\nname = "shop"\n', "shop.py": "def pay(): tax()\n\n\ndef tax(): pass\n"}


@pytest.fixture
def without_processes() -> Iterator[None]:
    with jobs_in_process():
        yield


@pytest.mark.slow
def test_the_example_of_the_guide_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path / "shop", SHOP)
    monkeypatch.chdir(tmp_path)
    (example,) = pages.blocks("python", [ROOT / "docs" / "guide" / "python.md"])
    exec(compile(example.text, "python.md", "exec"), {})


@pytest.mark.usefixtures("without_processes")
def test_a_temporary_store_is_gone_when_the_graph_is_closed(tmp_path: Path) -> None:
    with open_project(write(tmp_path, SHOP), temporary=True) as graph:
        folder = graph._workspace.settings.store_path
        assert folder.is_dir()
        with pytest.raises(ArgumentError, match="no argument 'depht'"):
            graph.call("get_callers", symbol="tax", depht=2)
        with pytest.raises(ArgumentError, match="no tool is called 'get_caller'"):
            graph.call("get_caller", symbol="tax")
    assert not folder.exists()


@pytest.mark.usefixtures("without_processes")
def test_a_graph_is_opened_again_from_a_store_of_its_own(tmp_path: Path) -> None:
    root = write(tmp_path / "shop", SHOP)
    for body in ("def pay(): tax()\n\n\ndef tax(): pass\n", "def tax(): pass\n"):
        (root / "shop.py").write_text(body)
        with open_project(root, store_path=tmp_path / "store") as graph:
            found = graph.query("SELECT ?f { ?f a code:Function }")
        assert len(found) == body.count("def ")


def test_a_wrong_path_or_setting_leaves_nothing_open(tmp_path: Path) -> None:
    with pytest.raises(FileError):
        open_project(tmp_path / "none", temporary=True)
    with pytest.raises(ConfigError):
        open_project(tmp_path, temporary=True, stor_path="x")


@pytest.mark.usefixtures("without_processes")
def test_a_depth_of_the_settings_is_the_default_of_each_traversal(tmp_path: Path) -> None:
    chain = {**SHOP, "shop.py": "def buy(): pay()\n\n\n" + SHOP["shop.py"]}
    with open_project(write(tmp_path, chain), temporary=True, default_depth=2) as graph:
        assert "function buy" in graph.get_callers("tax").text
        assert "function buy" not in graph.get_callers("tax", depth=1).text


@pytest.mark.usefixtures("without_processes")
def test_a_server_answers_a_session_in_this_process(tmp_path: Path) -> None:
    root = write(tmp_path / "shop", SHOP)

    async def ask() -> str:
        async with Client(create_server(root, store_path=tmp_path / "store", cache_path="")) as client:
            assert "get_callers" in [tool.name for tool in (await client.list_tools()).tools]
            answer = await client.call_tool("get_callers", {"symbol": "tax"})
            return "".join(block.text for block in answer.content if isinstance(block, TextContent))

    assert anyio.run(ask).startswith("1 caller of shop.py:4 function tax")


@pytest.mark.usefixtures("without_processes")
def test_a_project_is_indexed_unasked_unless_the_settings_forbid_it(tmp_path: Path) -> None:
    root = write(tmp_path / "shop", SHOP)
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store", "root": root, "auto_index": False}))
    try:
        said = answer_by(get_callers, workspace, Call(), "tax")
        assert not said.is_found
        assert "call load_code" in said.text
        assert not workspace.cached_rows("projects")
        load_code(workspace, Call(), str(root))
        assert get_callers(workspace, Call(), "tax").text.startswith("1 caller of shop.py:4 function tax")
    finally:
        workspace.close()


def test_the_package_has_the_names_of_the_api() -> None:
    assert {"create_server", "open_project", "CodeGraph", "ToolAnswer", "Rows", "Picture", "OxigraphCodeError"} <= set(
        dir(oxigraph_code)
    )
    assert oxigraph_code.OxigraphCodeError is OxigraphCodeError


def test_each_tool_is_a_method_with_its_signature_and_title() -> None:
    for tool in TOOLS:
        method = getattr(oxigraph_code.CodeGraph, tool.name)
        assert list(inspect.signature(method).parameters)[1:] == list(tool.parameters)
        assert inspect.getdoc(method) == f"{tool.title}."


@pytest.mark.slow
def test_a_checker_of_types_refuses_a_misspelt_method_and_a_wrong_argument(tmp_path: Path) -> None:
    code = "from oxigraph_code import open_project\n\ngraph = open_project('.')\n"
    (tmp_path / "right.py").write_text(code + "graph.get_callers('tax', depth=2)\n")
    (tmp_path / "wrong.py").write_text(code + "graph.get_calers('tax')\ngraph.get_callers(symbol=1)\n")
    found = subprocess.run(
        [sys.executable, "-m", "mypy", "--no-error-summary", "right.py", "wrong.py"],
        cwd=tmp_path, capture_output=True, text=True, check=False, env={**os.environ, "MYPYPATH": str(ROOT / "src")},
    )  # fmt: skip
    misspelt, wrong = found.stdout.splitlines()
    assert 'wrong.py:4: error: "CodeGraph" has no attribute "get_calers"' in misspelt
    assert wrong.startswith('wrong.py:5: error: Argument "symbol" to "get_callers"')


@pytest.mark.usefixtures("without_processes")
def test_numbers_of_a_query_are_numbers(tmp_path: Path) -> None:
    with open_project(write(tmp_path, SHOP), temporary=True) as graph:
        rows = graph.query("SELECT ?name ?line { ?f a code:Function ; code:name ?name ; code:startLine ?line }")
        assert sorted((row["name"], row["line"]) for row in rows) == [("pay", 1), ("tax", 4)]
        (average,) = graph.query("SELECT (AVG(?line) AS ?mean) { ?f a code:Function ; code:startLine ?line }")
        assert average == {"mean": 2.5}
        assert graph.query("ASK { ?f code:name 'tax' }").to_dicts() == [{"answer": True}]
        with pytest.raises(ArgumentError, match="has no rows"):
            graph.query("DESCRIBE ?f { ?f code:name 'tax' }")


def test_rows_become_a_table_or_a_graph_of_the_libraries_that_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = Rows([{"f": "pay", "g": "tax", "line": 1}, {"f": "pay"}], ["f", "g", "line"])

    class MultiDiGraph:
        def __init__(self) -> None:
            self.edges: list[object] = []

        def add_edge(self, *ends: object, **attributes: object) -> None:
            self.edges.append((*ends, attributes))

    monkeypatch.setitem(sys.modules, "networkx", SimpleNamespace(MultiDiGraph=MultiDiGraph))
    monkeypatch.setitem(sys.modules, "pandas", SimpleNamespace(DataFrame=lambda rows, columns: (rows, columns)))
    assert rows.to_networkx().edges == [("pay", "tax", {"line": 1})]
    assert rows.to_networkx(target="line").edges == [("pay", 1, {"g": "tax"})]
    assert rows.to_pandas() == (rows.to_dicts(), ["f", "g", "line"])
    with pytest.raises(ArgumentError, match="no variable is called 'h'"):
        rows.to_networkx("h")
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ConfigError, match="pandas is not installed"):
        rows.to_pandas()


def test_an_answer_and_rows_are_shown_as_text_that_is_no_markup() -> None:
    assert ToolAnswer("a <b> & c", "", is_found=True)._repr_html_() == "<pre>a &lt;b&gt; &amp; c</pre>"
    rows = Rows([{"f": "<i>"}, {"f": "pay", "line": 4}], ["f", "line"])
    assert rows._repr_html_() == (
        "<table><tr><th>f</th><th>line</th></tr>"
        "<tr><td>&lt;i&gt;</td><td></td></tr><tr><td>pay</td><td>4</td></tr></table>"
    )


@pytest.mark.usefixtures("without_processes")
def test_a_neighbourhood_is_a_frame_that_carries_its_answers_alone(tmp_path: Path) -> None:
    other = "class Other: pass\n\n\ndef pay(): pass\n"
    with open_project(write(tmp_path, {**SHOP, "other.py": other}), temporary=True) as graph:
        drawn = graph.draw("tax", "impact")
        with pytest.raises(ArgumentError, match="no view is called 'heat'"):
            graph.draw("tax", "heat")
        with pytest.raises(ArgumentError, match="discount"):
            graph.draw("discount")
        with pytest.raises(ArgumentError, match="2 symbols are called pay"):
            graph.draw("pay")
        assert "other.py" in graph.draw("other.py:pay").html
    assert '"address":"#/impact/tax"' in drawn.html
    assert "Other" not in drawn.html
    assert drawn._repr_html_().startswith('<iframe title="Code graph" sandbox="allow-scripts"')


@pytest.mark.usefixtures("without_processes")
def test_the_progress_of_runs_is_reported(tmp_path: Path) -> None:
    stages: list[str] = []
    with open_project(write(tmp_path, SHOP), temporary=True, progress=lambda stage, done, total: stages.append(stage)):
        assert "reading files" in stages
