"""The example notebooks run in a project, and show tables, answers and pictures."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import ROOT
from tests.in_process import jobs_in_process
from tests.indexing.support import write

NOTEBOOKS = sorted((ROOT / "docs" / "guide" / "notebooks").glob("*.ipynb"))
SHOP = {
    "shop.py": (
        "from tax import rate\n\n\nclass Cart:\n    def total(self):\n        return rate(1)\n\n\n"
        "class Gift(Cart):\n    pass\n\n\ndef checkout(cart: Cart):\n    return cart.total()\n\n\n"
        "def pay():\n    return checkout(Cart())\n"
    ),
    "tax.py": "def rate(price):\n    return price\n",
    "test_shop.py": "from shop import Cart, checkout\n\n\ndef test_checkout():\n    assert checkout(Cart())\n",
}


def run(cell: str, names: dict[str, Any]) -> object:
    """Run a cell, and return the value of its last line as a notebook does."""
    body = ast.parse(cell).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


def code_cells(notebook: Path) -> list[dict[str, Any]]:
    return [cell for cell in json.loads(notebook.read_text())["cells"] if cell["cell_type"] == "code"]


@pytest.mark.slow
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_each_cell_of_a_notebook_runs_and_shows_something(
    notebook: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(write(tmp_path / "shop", SHOP))
    monkeypatch.setenv("OXIGRAPH_STORE_PATH", str(tmp_path / "store"))
    names: dict[str, Any] = {}
    with jobs_in_process():
        shown = [run("".join(cell["source"]), names) for cell in code_cells(notebook)]
    assert all(value for value in shown[1:-1])
    pictures = [html for value in shown if hasattr(value, "_repr_html_") and "<iframe" in (html := value._repr_html_())]
    assert len(pictures) == 1


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_outputs(notebook: Path) -> None:
    assert [cell for cell in code_cells(notebook) if cell["outputs"] or cell["execution_count"]] == []
