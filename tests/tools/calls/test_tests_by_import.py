"""Tests that import a file are the bound of the tests to run, behind those that the graph leads to."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.call_graph.importing_tests import importing_tests
from oxigraph_code.tools.calls.impact import impact_analysis
from oxigraph_code.tools.workspace.scope import find_scope
from oxigraph_code.tools.workspace.workspace import Call
from tests.indexing.support import index, write
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "shop/__init__.py": "from shop.cart import price as price\n",
    "shop/cart.py": "def price(item):\n    return 1\n\n\ndef render_label(item):\n    return item\n",
    "shop/alone.py": "def alone():\n    return 1\n",
    "tests/unit/conftest.py": "from shop import cart\n\nSHELF = [cart]\n",
    "tests/unit/test_shelf.py": "def test_shelf():\n    assert True\n",
    "tests/unit/test_rows.py": "def test_rows_have_labels():\n    assert True\n",
    "tests/other/test_nothing.py": "def test_nothing():\n    assert True\n",
    "tests/test_price.py": "import shop\n\n\ndef test_price():\n    assert shop.price(1) == 1\n",
}


def found(workspace: Workspace, root: Path, symbol: str) -> dict[str, Any]:
    return dict(json.loads(ask(workspace, root, impact_analysis, symbol, format="json")))


def test_a_test_imports_what_a_package_offers_as_its_own(workspace: Workspace, root: Path) -> None:
    paths = [row["path"] for row in found(workspace, root, "render_label")["tests_by_import"]]
    assert "tests/test_price.py" in paths


def test_a_test_imports_what_the_file_with_its_fixtures_imports(workspace: Workspace, root: Path) -> None:
    paths = [row["path"] for row in found(workspace, root, "render_label")["tests_by_import"]]
    assert "tests/unit/test_shelf.py" in paths
    assert "tests/other/test_nothing.py" not in paths


def test_the_files_whose_tests_have_words_of_the_symbol_come_first(workspace: Workspace, root: Path) -> None:
    assert found(workspace, root, "render_label")["tests_by_import"][0]["path"] == "tests/unit/test_rows.py"


def test_the_first_line_states_the_bound_beside_the_files_by_calls(workspace: Workspace, root: Path) -> None:
    assert "1 file of tests to run, by calls; at most 3 import it" in found(workspace, root, "cart.price")["summary"]
    text = found(workspace, root, "render_label")["summary"]
    assert "at most 3 files of tests import it, none by calls within 10 steps" in text


def test_no_test_is_said_only_where_none_imports_the_file(workspace: Workspace, root: Path) -> None:
    assert "no test within 10 steps and none imports it" in found(workspace, root, "alone.alone")["summary"]


def test_scopes_of_one_root_with_other_projects_have_tests_of_their_own(workspace: Workspace, root: Path) -> None:
    whole = find_scope(workspace, Call(), str(root))
    modules = whole.modules_of("shop/cart.py")
    other = replace(whole, projects={f"{project}-other": "" for project in whole.projects})
    assert "tests/test_price.py" in importing_tests(workspace, whole, modules)
    assert importing_tests(workspace, other, modules) == {}


PACKAGES = {
    "pom.xml": "<project><artifactId>shop</artifactId></project>\n",
    "src/main/java/shop/Cart.java": "package shop;\n\nclass Cart {\n    int total() { return 1; }\n}\n",
    "src/main/java/shop/tax/Rate.java": "package shop.tax;\n\npublic class Rate {\n    int rate() { return 1; }\n}\n",
    "src/test/java/shop/CartTest.java": (
        "package shop;\n\nimport org.junit.jupiter.api.Test;\n\nclass CartTest {\n    @Test\n    void totals() { }\n}\n"
    ),
    "go.mod": "module shop\n",
    "pay/pay.go": "package pay\n\nfunc Pay() int { return 1 }\n",
    "pay/pay_test.go": 'package pay\n\nimport "testing"\n\nfunc TestOther(t *testing.T) {}\n',
    "Cargo.toml": '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
    "src/lib.rs": (
        "mod parse;\n\npub fn run() {\n    let _ = parse::Parser;\n}\n\n"
        "#[cfg(test)]\nmod tests {\n    #[test]\n    fn runs() {}\n}\n"
    ),
    "src/parse.rs": "pub struct Parser;\n\nimpl Parser {\n    pub fn parse(&self) -> u8 {\n        1\n    }\n}\n",
}


@pytest.mark.parametrize(
    ("symbol", "path"),
    [
        ("Cart.total", "src/test/java/shop/CartTest.java"),
        ("pay/pay.go:Pay", "pay/pay_test.go"),
        ("Parser.parse", "src/lib.rs"),
    ],
)
def test_a_test_that_needs_no_import_to_see_a_file_is_in_the_bound(
    tmp_path: Path, workspace: Workspace, symbol: str, path: str
) -> None:
    root = write(tmp_path / "packages", PACKAGES)
    index(workspace, root)
    assert [row["path"] for row in found(workspace, root, symbol)["tests_by_import"]] == [path]


def test_a_package_is_told_where_one_shares_names_without_an_import(tmp_path: Path, workspace: Workspace) -> None:
    root = write(tmp_path / "packages", PACKAGES)
    index(workspace, root)
    summary = found(workspace, root, "Cart.total")["summary"]
    assert "at most 1 file of tests import or share a package with it" in summary
    assert "none imports or shares a package with it" in found(workspace, root, "Rate.rate")["summary"]
