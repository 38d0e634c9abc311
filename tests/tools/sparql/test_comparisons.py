"""Comparisons of two things by their names, or by the words in the paths of their files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.tools import Workspace
from oxigraph_code.tools.sparql.ask import ask
from tests.tools.support import ask as asked, indexed

FILES = {
    "shop/models.py": """\
class Album:
    title = ""
    artist = ""

    def cover(self):
        return self.title


class WishList:
    title = ""
    owner = ""


def sort_fast(items):
    return items


def sort_slow(items):
    return sorted(items)
""",
    "shop/store.py": """\
class Proxy:
    def load(self):
        first = 1
        second = 2
        return first + second


class Store:
    def load(self):
        return 1

    def fetch(self):
        return 2
""",
    "shop/views/cart.py": "class CartView:\n    def show(self): ...\n    def pay(self): ...\n",
    "shop/admin/cart.py": "class CartView:\n    def show(self): ...\n    def drop(self): ...\n",
    "shop/finders/plain/finder.js": "export function start() {}\nexport function find() {}\n",
    "shop/finders/fuzzy/finder.js": "export function start() {}\nexport function score() {}\n",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    yield from indexed(tmp_path_factory.mktemp("comparisons") / "shop", FILES)


@pytest.mark.parametrize(
    ("question", "first"),
    [
        (
            "What is the difference between an album and a wish list?",
            "shop/models.py:1 class Album (6 lines) and shop/models.py:9 class WishList (3 lines): 2 members and"
            " 1 member of one alone, 1 member of the same name",
        ),
        (
            "How does the plain finder differ from the fuzzy finder?",
            "shop/finders/plain/finder.js and shop/finders/fuzzy/finder.js: 1 member and 1 member of one alone,"
            " 1 member of the same name",
        ),
        (
            "How do sort_fast and sort_slow differ?",
            "shop/models.py:14 function sort_fast and shop/models.py:18 function sort_slow: their code below",
        ),
    ],
)
def test_two_things_are_compared_by_their_members_or_code(
    shop: tuple[Workspace, Path], question: str, first: str
) -> None:
    assert asked(*shop, ask, question).startswith(f"{first} · compared by names")


def test_files_with_one_class_are_compared_by_its_members(shop: tuple[Workspace, Path]) -> None:
    first = asked(*shop, ask, "What is the difference between shop/views/cart.py and shop/admin/cart.py?")
    assert first.partition(" · ")[0].endswith("1 member and 1 member of one alone, 1 member of the same name")


def test_members_of_one_alone_come_first(shop: tuple[Workspace, Path]) -> None:
    lines = asked(*shop, ask, "Compare Album with WishList").splitlines()
    assert lines[1:5] == [
        "only shop/models.py:1 class Album (6 lines):",
        "shop/models.py:3 field Album.artist",
        "shop/models.py:5 method Album.cover(self)",
        "only shop/models.py:9 class WishList (3 lines):",
    ]


@pytest.mark.parametrize(
    "question", ["What is the difference between Album and sort_fast?", "Compare apples with pears"]
)
def test_things_of_two_kinds_or_without_code_are_not_compared(shop: tuple[Workspace, Path], question: str) -> None:
    assert "compared by names" not in asked(*shop, ask, question)


def test_of_several_symbols_of_a_name_the_one_beside_the_other_is_compared(shop: tuple[Workspace, Path]) -> None:
    first = asked(*shop, ask, "Compare load and fetch").partition("\n")[0]
    assert first.startswith("shop/store.py:9 method Store.load and shop/store.py:12 method Store.fetch: ")
    assert " · 1 other symbol named load · " in first
