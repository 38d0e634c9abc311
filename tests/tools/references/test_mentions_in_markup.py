"""Markup with the name of a symbol is listed if it could be the only use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.references.references import find_references
from tests.history.repositories import Script
from tests.indexing.support import index
from tests.tools.support import ask

_FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "cart.py": (
        "class Cart:\n    def total(self):\n        return 1\n\n    def tested(self):\n        return 2\n\n"
        "    def __len__(self):\n        return 3\n"
    ),
    "test_cart.py": "from cart import Cart\n\ndef test_cart():\n    Cart().tested()\n    Cart().total()\n",
    "pages/cart.html": "<p>the tested cart</p>\n<p>{{ cart.total }}</p>\n<p>{{ cart.__len__ }}</p>\n",
    "Cart.vue": "<template><b @click='save'>x</b></template>\n<script>\nexport function save() {}\n</script>\n",
}


@pytest.fixture(scope="module", params=["with git", "without git"])
def shop(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    root = tmp_path_factory.mktemp("markup") / "shop"
    if request.param == "with git":
        script = Script(root)
        script.commit("Begin", _FILES)
        script.check_out()
    else:
        for path, text in _FILES.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text)
    workspace = Workspace.open(load_settings({"store_path": root.parent / "store"}))
    index(workspace, root)
    yield workspace, root
    workspace.close()


def test_tests_are_not_all_that_calls_what_markup_names(shop: tuple[Workspace, Path]) -> None:
    found = ask(*shop, get_callers, "Cart.total").splitlines()
    assert found[0].startswith("1 caller of cart.py:2 method Cart.total · its name in 1 line of markup")
    assert found[found.index("markup that has its name:") + 1] == "  pages/cart.html:2"
    assert "all of them in tests" in ask(*shop, get_callers, "Cart.tested").splitlines()[0]


def test_that_nobody_calls_it_is_not_certain_of_what_markup_names(shop: tuple[Workspace, Path]) -> None:
    first = ask(*shop, get_callers, "save").splitlines()[0]
    assert first.startswith("no callers found of Cart.vue:3 function save")
    assert "its name in 1 line of markup" in first


def test_references_count_lines_of_markup_apart(shop: tuple[Workspace, Path]) -> None:
    assert "its name in 1 line of markup" in ask(*shop, find_references, "Cart.total").splitlines()[0]


def test_methods_that_the_language_runs_are_not_looked_for(shop: tuple[Workspace, Path]) -> None:
    assert "markup" not in ask(*shop, get_callers, "Cart.__len__")
