"""One thing for people is one hit, and a hit from a library is marked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.symbols.search import search_code
from tests.indexing.support import index, write

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "src/paths.py": (
        "import os\nimport os.path\nfrom typing import overload\n\n\n"
        "def join_parts(parts):\n    return os.path.join(*parts)\n\n\n"
        "@overload\ndef price(of: int) -> int: ...\n@overload\ndef price(of: str) -> str: ...\n"
        'def price(of):\n    """What something costs."""\n    return os.getcwd()\n'
    ),
    "src/doubled.py": "class price: ...\n",
}


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Workspace]:
    """A workspace whose files may be changed."""
    opened = Workspace.open(load_settings({"store_path": tmp_path / "store"}))
    index(opened, write(tmp_path / "shop", FILES))
    yield opened
    opened.close()


def hits(workspace: Workspace, query: str, **filters: Any) -> list[str]:
    """Return the lines of the hits."""
    said = search_code(workspace, Call(), query, project="shop", **filters).text
    return said.splitlines()[1:-1] if " found " in said.splitlines()[0] else []


def test_a_symbol_of_a_library_is_found_by_its_name_and_marked(shop: Workspace) -> None:
    assert hits(shop, "os.path.join")[0] == "external os.path.join"
    assert hits(shop, "getcwd") == ["external os.getcwd"]
    assert hits(shop, "getcwd", kind="external") == ["external os.getcwd"]


def test_what_is_at_hand_comes_before_libraries(shop: Workspace) -> None:
    assert [line.rpartition(" ")[2] for line in hits(shop, "join")] == ["join_parts(parts)", "os.path.join"]


def test_who_names_a_place_means_no_library(shop: Workspace) -> None:
    assert hits(shop, "getcwd", path="src") == []
    assert hits(shop, "getcwd", language="python") == []


def test_a_library_that_is_used_no_more_is_found_no_more(shop: Workspace, tmp_path: Path) -> None:
    assert hits(shop, "getcwd")
    write(tmp_path / "shop", {"src/paths.py": "import os\n\nos.umask(1)\n"})
    index(shop, tmp_path / "shop")
    assert hits(shop, "getcwd") == []
    assert hits(shop, "umask") == ["external os.umask"]


def test_overloads_are_one_hit_that_counts_them_and_has_what_is_said_of_any(shop: Workspace) -> None:
    of_paths = [line for line in hits(shop, "price") if line.startswith("src/paths.py")]
    assert of_paths == ["src/paths.py:10 function price(of: int) -> int (3 definitions) · What something costs."]
    said = search_code(shop, Call(), "price", project="shop", format="json").text
    assert [row["definitions"] for row in msgspec.json.decode(said)["symbols"]] == [1, 3]


def test_an_overload_that_only_one_definition_speaks_of_is_found(shop: Workspace) -> None:
    assert hits(shop, "something costs")[0].startswith("src/paths.py:10 function price")


def test_an_expression_is_shown_as_it_was_written(shop: Workspace) -> None:
    said = search_code(shop, Call(), r"os\.get\w+", mode="text", project="shop").text
    assert said.startswith(r"1 line in 1 file for 'os\.get\w+'")
