"""The Python API gives the graph and every tool, and leaves nothing of a temporary store behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.api import open_project
from oxigraph_code.errors import ArgumentError, ConfigError, FileError
from tests.docs import pages
from tests.docs.pages import ROOT
from tests.in_process import jobs_in_process
from tests.indexing.support import write

SHOP = {"pyproject.toml": '[project]\nname = "shop"\n', "shop.py": "def pay(): tax()\n\n\ndef tax(): pass\n"}


@pytest.fixture
def without_processes() -> Iterator[None]:
    with jobs_in_process():
        yield


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
            graph.get_callers("tax", depht=2)
        with pytest.raises(ArgumentError, match="no tool is called 'get_caller'"):
            graph.call("get_caller", symbol="tax")
        with pytest.raises(AttributeError):
            graph.get_caller("tax")
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
