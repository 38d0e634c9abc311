"""Functions are called unused only where neither the graph nor the text of any file has a use of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as said

QUESTION = "which functions are never used?"
FILES = {
    "pyproject.toml": '[project]\nname = "shop"\n',
    "shop.py": """\
from outside import Widget, register
from shopper import pick


def forgotten():
    return only_by_forgotten()


def only_by_forgotten():
    return 1


def called():
    return getattr(pick, "render_" + "cart")


def in_a_template():
    return 1


def named_in_settings():
    return 1


def render_page():
    return 1


def to_json_text():
    return 1


@register
def registered():
    return called()


@register.task(at=3)
def configured():
    return 1


class Cart:
    def dropped(self):
        return 1


class Basket(Widget):
    def run_by_the_library(self):
        return 1


class Mixin:
    def run_through_an_heir(self):
        return 1


class Trolley(Mixin, Widget):
    pass
""",
    "visitor.py": """\
class Visitor:
    def visit(self, node):
        return getattr(self, node.kind)(node)

    visited = visit


class Printer(Visitor):
    def run_by_a_computed_name(self, node):
        return node


print(Printer().visit(1))
""",
    "blocks.js": """\
export class Blocks {
  static convert(block) { return this[block.type](block); }
  static run_by_a_key(block) { return block; }
}
console.log(Blocks.convert({}));
""",
    "corpus/nested.py": "def read_by_a_test():\n    return 1\n",
    "tests/test_shop.py": "from shop import called\n\n\ndef test_of_nothing():\n    called()\n",
    "shopper.py": "def pick():\n    return 1\n",
    "page.html": "<p>{{ in_a_template() }}</p>\n",
    "settings.yml": "task: named-in-settings\nother: toJsonText\n",
    "examples/demo.py": "def shown_only():\n    return 1\n",
    "front.js": """\
export default function aPage() { return 1; }

export function abandoned() { return 1; }

export const options = { onOpen() { return 1; } };

export function wrapped() { return async function middleware() { return 2; }; }

wrapped();
""",
}


@pytest.fixture(scope="module")
def rows(workspace: Workspace, root: Path) -> set[str]:
    found = json.loads(said(workspace, root, ask, QUESTION, format="json", max_chars=40_000))
    return {row["name"] for row in found["rows"]}


def test_a_function_that_nothing_uses_or_names_is_unused(rows: set[str]) -> None:
    assert {"forgotten", "Cart.dropped", "abandoned"} <= rows


def test_a_function_that_only_unused_ones_use_is_unused(workspace: Workspace, root: Path) -> None:
    text = said(workspace, root, ask, QUESTION)
    assert "function only_by_forgotten · public · used only by forgotten, unused itself" in text


@pytest.mark.parametrize(
    "name",
    ["called", "pick", "in_a_template", "named_in_settings", "to_json_text", "render_page", "registered", "configured"],
)
def test_a_function_that_text_or_graph_has_a_use_of_is_not_listed(rows: set[str], name: str) -> None:
    assert name not in rows


@pytest.mark.parametrize("name", ["Printer.run_by_a_computed_name", "Blocks.run_by_a_key"])
def test_a_method_that_a_computed_name_may_mean_is_not_listed(rows: set[str], name: str) -> None:
    assert name not in rows


@pytest.mark.parametrize("name", ["Basket.run_by_the_library", "Mixin.run_through_an_heir"])
def test_a_method_that_a_library_may_run_is_not_listed(rows: set[str], name: str) -> None:
    assert name not in rows


def test_what_holders_of_an_object_or_a_value_may_run_is_not_listed(rows: set[str]) -> None:
    assert not {name for name in rows if name.endswith(("onOpen", "middleware", "aPage"))}


def test_tests_examples_and_corpora_are_not_listed(rows: set[str]) -> None:
    assert not rows & {"test_of_nothing", "shown_only", "read_by_a_test"}


def test_the_first_line_says_how_many_could_not_be_told(workspace: Workspace, root: Path) -> None:
    first = said(workspace, root, ask, QUESTION).splitlines()[0]
    assert first.startswith("4 functions with no use in the graph and no mention in 11 files; 4 of them public")
    assert "undecided: 4 more without a known use, but with names that occur elsewhere" in first
