"""Configuration that names a symbol is listed if it could be the only use."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.callers import get_callers
from oxigraph_code.tools.calls.impact import impact_analysis
from oxigraph_code.tools.references.references import find_references
from tests.indexing.support import index, write
from tests.tools.support import ask

_FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n\n[project.scripts]\nshop = "shop.orders:checkout"\n',
    "shop/__init__.py": "",
    "shop/orders.py": "def checkout():\n    pass\n\n\ndef ship():\n    pass\n",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    root = write(tmp_path_factory.mktemp("configuration") / "shop", _FILES)
    workspace = Workspace.open(load_settings({"store_path": root.parent / "store"}))
    index(workspace, root)
    yield workspace, root
    workspace.close()


def test_an_entry_point_in_a_manifest_is_counted_in_the_first_line(shop: tuple[Workspace, Path]) -> None:
    for tool in (get_callers, find_references):
        found = ask(*shop, tool, "checkout").splitlines()
        assert "named in 1 line of configuration" in found[0]
        assert found[found.index("named in configuration:") + 1] == "  pyproject.toml:5"


def test_a_change_of_an_entry_point_counts_it_in_the_first_line(shop: tuple[Workspace, Path]) -> None:
    assert "named in 1 line of configuration" in ask(*shop, impact_analysis, "checkout").splitlines()[0]


def test_what_no_configuration_names_is_not_said_to_be(shop: tuple[Workspace, Path]) -> None:
    assert "configuration" not in ask(*shop, get_callers, "ship")
