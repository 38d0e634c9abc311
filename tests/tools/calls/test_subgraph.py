"""The graph around some symbols and files is drawn, or listed for scripts, as far as there is room."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.calls.subgraph import get_subgraph
from tests.indexing.support import load, write
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "shop/cart.py": (
        "from shop.base import Base\nfrom shop.tax import rate\n\n\n"
        "class Cart(Base):\n    def total(self):\n        return rate() * self.count()\n\n"
        "    def count(self):\n        return 1\n"
    ),
    "shop/base.py": "class Base: ...\n",
    "shop/tax.py": "def rate():\n    return table()\n\n\ndef table():\n    return 2\n",
    "shop/till.py": "from shop.cart import Cart\n\n\ndef pay():\n    return Cart().total()\n",
    "shop/alone.py": "def alone(): ...\n",
    "shop/many.py": "from shop.tax import rate\n\n\n"
    + "\n\n".join(f"def many_{number}():\n    return rate()\n" for number in range(60)),
}

EXPORTS = {
    "package.json": '{"name": "web"}',
    "index.ts": "export { a as b } from './a';\nexport * from './c';\nexport default class Main {}\n",
    "a.ts": "export function a() {}\n",
    "c.ts": "export * from './d';\nexport default function no() {}\n",
    "d.ts": "export const k = 1;\nfunction hidden() {}\n",
}

CRATE = {
    "Cargo.toml": '[package]\nname = "crate"\n',
    "src/lib.rs": "mod part;\npub mod open;\npub use part::shown;\n"
    "pub struct Cart;\npub fn total() {}\nfn hidden() {}\npub mod inner { pub fn deep() {} }\n",
    "src/part.rs": "pub fn shown() {}\npub(crate) fn own() {}\n",
    "src/open.rs": "pub fn more() {}\n",
}

Edge = tuple[str, str, str]


def graph(workspace: Workspace, root: Path, seeds: str, **more: Any) -> tuple[set[str], set[Edge], dict[str, Any]]:
    """Return the names of the nodes and the edges between them."""
    data = json.loads(ask(workspace, root, get_subgraph, seeds, format="json", **more))
    names = {node["id"]: node["name"] for node in data["nodes"]}
    return set(names.values()), {(names[e["from"]], e["kind"], names[e["to"]]) for e in data["edges"]}, data


def test_nodes_within_the_depth_are_connected_by_all_edges_between_them(workspace: Workspace, root: Path) -> None:
    names, edges, _ = graph(workspace, root, "Cart", direction="out")
    assert names == {"Cart", "Cart.total", "Cart.count", "Base", "rate"}
    assert edges == {
        ("Cart", "contains", "Cart.total"),
        ("Cart", "contains", "Cart.count"),
        ("Cart", "extends", "Base"),
        ("Cart.total", "calls", "rate"),
        ("Cart.total", "calls", "Cart.count"),
    }
    farther, _, _ = graph(workspace, root, "Cart", direction="out", depth=2)
    assert farther == names | {"table"}


def test_dependents_are_the_other_direction(workspace: Workspace, root: Path) -> None:
    names, edges, _ = graph(workspace, root, "Cart.total", direction="in")
    assert names == {"Cart.total", "pay"}
    assert edges == {("pay", "calls", "Cart.total")}


def test_kinds_of_edges_and_of_nodes_select(workspace: Workspace, root: Path) -> None:
    assert graph(workspace, root, "Cart", edges="extends")[1] == {("Cart", "extends", "Base")}
    names, edges, _ = graph(workspace, root, "shop/", edges="imports", nodes="module")
    assert ("shop/till.py", "imports", "shop/cart.py") in edges
    assert {kind for _, kind, _ in edges} == {"imports"}
    assert {name for name in names if not name.endswith(".py")} == set()


def test_several_seeds_are_one_graph_and_a_lonely_one_is_shown(workspace: Workspace, root: Path) -> None:
    names, _, data = graph(workspace, root, "Base, alone", direction="out")
    assert names == {"Base", "alone"}
    assert data["summary"].startswith("2 nodes and 0 edges within 1 step of shop/base.py:1 class Base, shop/alone.py:1")


def test_a_drawing_is_mermaid_with_the_summary_as_a_comment(workspace: Workspace, root: Path) -> None:
    first, second, *lines = ask(workspace, root, get_subgraph, "Cart.total", direction="out").splitlines()
    assert first.startswith("%% 3 nodes and 2 edges within 1 step of shop/cart.py:6 method Cart.total · ")
    assert second == "flowchart LR"
    assert '  n0["Cart.total (shop/cart.py:6)"]' in lines
    assert "  n0 -->|calls| n1" in lines


@pytest.mark.parametrize("form", ["mermaid", "json"])
def test_the_farthest_nodes_are_left_out_for_the_budget(workspace: Workspace, root: Path, form: str) -> None:
    text = ask(workspace, root, get_subgraph, "rate", direction="in", format=form, max_chars=2_000)
    assert len(text) <= 2_000
    assert "nodes left out, the farthest · narrow: depth=, direction=, edges= or nodes=" in text
    if form == "json":
        data = json.loads(text)
        ids = {node["id"] for node in data["nodes"]}
        assert len(ids) > 1
        assert data["edges"]
        assert all({edge["from"], edge["to"]} <= ids for edge in data["edges"])


@pytest.mark.parametrize(
    ("argument", "value", "hint"),
    [
        ("format", "svg", "mermaid or json"),
        ("direction", "up", "both, out, in"),
        ("edges", "calls,knows", "extends"),
        ("nodes", "person", "class"),
        ("seeds", " , ", "names of symbols"),
    ],
)
def test_a_wrong_value_is_an_error_with_the_known_ones(
    workspace: Workspace, root: Path, argument: str, value: str, hint: str
) -> None:
    with pytest.raises(ArgumentError, match=hint):
        ask(workspace, root, get_subgraph, **{"seeds": "Cart", argument: value})


def test_an_unknown_seed_gets_the_nearest_names(workspace: Workspace, root: Path) -> None:
    assert "nearest names: alone" in ask(workspace, root, get_subgraph, "alonee")


def test_a_module_exports_its_symbols_and_those_it_passes_on(workspace: Workspace, tmp_path: Path) -> None:
    load(workspace, write(tmp_path / "web", EXPORTS))
    edges = graph(workspace, tmp_path / "web", "index.ts", edges="exports")[1]
    assert edges == {("index.ts", "exports", name) for name in ("a", "Main", "k")}
    assert not any(kind == "exports" for _, kind, _ in graph(workspace, tmp_path / "web", "index.ts")[1])


def test_a_crate_exports_its_public_items_and_modules(workspace: Workspace, tmp_path: Path) -> None:
    load(workspace, write(tmp_path / "crate", CRATE))
    edges = graph(workspace, tmp_path / "crate", "src/lib.rs", edges="exports")[1]
    assert edges == {("src/lib.rs", "exports", name) for name in ("Cart", "total", "shown", "inner", "src/open.rs")}
