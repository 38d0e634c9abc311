"""All knowledge about a symbol is shown, also notes by others."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.symbols.symbol_card import get_symbol
from tests.indexing.support import index
from tests.tools.support import ask

FILES = {
    "pyproject.toml": '[project]\nname = "shop"\ndependencies = ["attrs"]\n',
    "cart.py": (
        "from functools import cache\n\n\n"
        "class Base:\n    def total(self): ...\n\n\n"
        'class Cart(Base):\n    """What a customer wants.\n\n    All of it."""\n\n    items: list[int]\n\n'
        "    @cache\n    def total(self, rate: int = 1) -> int:\n        return len(self.items)\n\n\n"
        "def order() -> None:\n    Cart().total()\n"
    ),
    "price.ts": (
        "export function price(of: string): number;\nexport function price(of: number): number;\n"
        "export function price(of: any): number { return 1; }\n"
    ),
    "src/lib.rs": "mod show;\npub struct Tile {\n    side: u8,\n}\nimpl Tile {\n    fn side(&self) {}\n}\n",
    "src/show.rs": "use crate::Tile;\nimpl Tile {\n    fn show(&self) {}\n}\nimpl std::fmt::Display for Tile {}\n",
}
TOTAL = "https://ds-labs.org/code#project/shop/cart.py/Cart.total"


@pytest.fixture(scope="module")
def workspace(root: Path) -> Iterator[Workspace]:
    opened = Workspace.open(load_settings({"store_path": root.parent / "store"}))
    index(opened, root)
    opened.store.update(
        f'INSERT DATA {{ <{TOTAL}> rdfs:comment "rounds up" . <http://x/1> <http://x/about> <{TOTAL}> . '
        f'GRAPH <http://x/notes> {{ <{TOTAL}> rdfs:label "sum" }} }}'
    )
    yield opened
    opened.close()


def test_a_method_is_told_with_what_it_is_in_and_what_it_overrides(workspace: Workspace, root: Path) -> None:
    first, *others = ask(workspace, root, get_symbol, "Cart.total").splitlines()
    assert first.startswith(
        "cart.py:15 method Cart.total(self, rate: int = 1) -> int · public · 1 callee, 1 caller · index fresh"
    )
    assert others[:4] == [
        "in: cart.py:8 class Cart",
        "lines: 15-17",
        "decorators: cache",
        "overrides: cart.py:5 method Base.total",
    ]


def test_a_type_has_the_members_and_traits_of_its_blocks_in_other_files(workspace: Workspace, root: Path) -> None:
    _, *lines, _ = ask(workspace, root, get_symbol, "Tile").splitlines()
    assert "implements: external std::fmt::Display (at src/show.rs:5)" in lines
    assert lines[lines.index("3 members:") + 1 :] == [
        "  3 field side",
        "  6 method side(&self)",
        "  src/show.rs:3 method show(&self)",
    ]


def test_a_block_is_of_its_type(workspace: Workspace, root: Path) -> None:
    said = ask(workspace, root, get_symbol, "src/show.rs:5")
    assert "\nimplementation of: src/lib.rs:2 class Tile\n" in said


def test_what_several_definitions_say_alike_is_told_once(workspace: Workspace, root: Path) -> None:
    assert "modifiers: export, overload" in ask(workspace, root, get_symbol, "price").splitlines()


def test_what_others_wrote_about_it_is_shown(workspace: Workspace, root: Path) -> None:
    told = json.loads(ask(workspace, root, get_symbol, "Cart.total", format="json"))
    assert [tuple(note.values()) for note in told["written"]] == [
        ("http://www.w3.org/2000/01/rdf-schema#comment", "rounds up"),
        ("http://www.w3.org/2000/01/rdf-schema#label", "sum", "http://x/notes"),
        ("http://x/about", "http://x/1"),
    ]


def test_a_class_is_told_with_its_documentation_and_members(workspace: Workspace, root: Path) -> None:
    said = ask(workspace, root, get_symbol, "Cart")
    assert "\n  What a customer wants.\n\n  All of it.\n" in said
    assert "extends: cart.py:4 class Base" in said
    assert "2 members:\n  13 field items\n  15-17 method total(self, rate: int = 1) -> int" in said


def test_its_code_is_that_of_the_file(workspace: Workspace, root: Path) -> None:
    assert "code:\n20 def order() -> None:\n21     Cart().total()\n" in ask(
        workspace, root, get_symbol, "order", code=True
    )


def test_what_is_outside_has_uses_and_no_place(workspace: Workspace, root: Path) -> None:
    assert ask(workspace, root, get_symbol, "builtins.len").startswith("external builtins.len · 1 caller · ")
