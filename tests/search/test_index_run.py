"""The index of words is a part of the index run."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxigraph_code.search.file import FILE_NAME
from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools.admin.load_code import load_code
from oxigraph_code.tools.symbols.search import search_code
from oxigraph_code.tools.workspace.workspace import Call, Workspace


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    folder = tmp_path / "shop"
    folder.mkdir()
    (folder / "prices.py").write_text("def lowest_price(prices):\n    return min(prices)\n")
    return folder


def load(workspace: Workspace, path: Path) -> str:
    return load_code(workspace, Call(), str(path)).text


@pytest.mark.slow
def test_the_index_of_words_is_made_in_the_index_run_and_counted_there(tmp_path: Path, shop: Path) -> None:
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    report = load(workspace, shop)
    assert "index of words: 2 names, up to date in " in report
    before = (tmp_path / "store" / FILE_NAME).stat().st_mtime_ns
    assert "lowest_price" in search_code(workspace, Call(), "lowest price", project="shop").text
    assert (tmp_path / "store" / FILE_NAME).stat().st_mtime_ns == before
    workspace.close()


@pytest.mark.slow
def test_a_run_without_an_index_of_words_says_so_and_keeps_the_graph(tmp_path: Path, shop: Path) -> None:
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    load(workspace, shop)
    words = tmp_path / "store" / FILE_NAME
    words.unlink()
    words.mkdir()
    (shop / "prices.py").write_text("def highest_price(prices):\n    return max(prices)\n")
    report = load(workspace, shop)
    assert report.startswith("up to date: shop, 1 file")
    assert "index of words: not made (" in report
    workspace.close()


def test_a_route_is_found_by_the_prefix_that_another_file_states(tmp_path: Path, shop: Path) -> None:
    workspace = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    (shop / "api.py").write_text(
        'from fastapi import APIRouter\n\nrouter = APIRouter()\n\n\n@router.get("/prices")\ndef prices(): ...\n'
    )
    app = shop / "app.py"
    text = "from fastapi import FastAPI\nimport api\n\napp = FastAPI()\napp.include_router(api.router, prefix='/old')\n"
    app.write_text(text)
    load(workspace, shop)
    app.write_text(text.replace("/old", "/new"))
    load(workspace, shop)
    found = search_code(workspace, Call(), "prices", kind="route", project="shop").text
    workspace.close()
    assert "GET /new/prices" in found
    assert "/old" not in found
