"""A question that is put together from a kind and clauses is answered as a whole, or not at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oxigraph_code.settings.config import load_settings
from oxigraph_code.tools import Call, Workspace
from oxigraph_code.tools.sparql.ask import ask
from oxigraph_code.tools.sparql.kinds.clauses import composed
from oxigraph_code.tools.workspace.scope import find_scope
from tests.indexing.support import index, write
from tests.tools.support import ask as said

FILES = {
    "shop/cart.py": """\
import os


def tagged(kind): return lambda one: one


class Stock(Exception): ...


class Base:
    def load(self): ...


class Cart(Base):
    rate: int = 2

    def load(self) -> "Cart":
        '''Read it.'''
        return Cart()

    async def _pay(self, sum: int) -> None:
        raise Stock

    def check(self):
        '''Check it.'''
        if os.environ["SHOP_RATE"]:
            raise ValueError("rate")
        return tagged(self._pay)


class Basket(Base):
    @tagged("a")
    def total(self): return self.load()
""",
    "shop/api.py": """\
from fastapi import APIRouter

router = APIRouter()


@router.delete("/boards/{number}")
def remove(number: int): ...


@router.get("/boards")
def boards(): ...


@router.get("/users")
def users(): ...
""",
    "shop/one.py": "from shop.cart import Cart\nfinal = 1\n",
    "web/forms.py": "class Search:\n    def clean(self): ...\n",
    **{f"{folder}/desk/f{n}.py": f"class At{n}(object): ...\n" for folder in ("web", "tests") for n in range(3)},
    "pyproject.toml": '[project]\nname = "shop"\n',
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Workspace, Path]]:
    folder = tmp_path_factory.mktemp("clauses")
    root = write(folder / "root", FILES)
    workspace = Workspace.open(load_settings({"store_path": folder / "store", "cache_path": folder / "cache.db"}))
    index(workspace, root)
    yield workspace, root
    workspace.close()


@pytest.mark.parametrize(
    ("question", "first", "names"),
    [
        ("List all classes that define a method named load", "2 classes: ", {"Base", "Cart"}),
        ("Which classes extend Base and don't define a method load?", "1 class: ", {"Basket"}),
        ("How many classes extend Base and have a field rate?", "1 class in all: ", set()),
        ("async methods of Cart that can throw Stock", "1 method: ", {"Cart._pay"}),
        ("Find all private functions in shop/cart.py", "1 function: ", {"Cart._pay"}),
        ("methods of Cart without docs", "1 method: ", {"Cart._pay"}),
        ("methods annotated with @tagged and named total", "1 method: ", {"Basket.total"}),
        ("How many classes extend object in the desk folder?", "6 classes in all, 3 of tests: ", set()),
        ("list the forms", "1 form: ", {"Search"}),
        ("functions that take an int and raise Stock", "1 function: ", {"Cart._pay"}),
        ("Which methods of Cart are async?", "1 method: ", {"Cart._pay"}),
        ("Which types have a load method?", "2 types: ", {"Base", "Cart"}),
        ("Which exceptions can Cart throw?", "2 exceptions: ", {"Stock"}),
        ("Which exceptions can be raised by Cart._pay?", "1 exception: ", {"Stock"}),
        ("Which global variables are in shop/api.py?", "1 variable: variables are in", {"router"}),
        ("exceptions raised by Cart._pay", "1 exception: ", {"Stock"}),
        ("List all exception classes", "1 exception: ", {"Stock"}),
        ("Show me all custom error classes", "1 exception: ", {"Stock"}),
        ("Which methods does Cart override?", "1 method: ", {"Base.load"}),
        ("functions called by Cart that are named tagged", "1 function: ", {"tagged"}),
        ("Which environment variables does Cart.check read?", "1 environment variable: ", set()),
        ("What does Cart override?", "1 thing: ", {"Base.load"}),
        ("classes outside of tests that extend object", "3 classes: ", {"At0", "At1", "At2"}),
        ("How many fields are in the Cart class?", "1 field in all: ", set()),
        ("classes that have no method load and are extended by Basket", "0 classes: ", set()),
        ("methods that raise Stock but not ValueError", "1 method: ", {"Cart._pay"}),
        ("methods that raise Stock or ValueError but not load", "2 methods: ", {"Cart._pay", "Cart.check"}),
        ("functions that call both tagged and ValueError", "1 function: ", {"Cart.check"}),
        ("longest methods of Cart", "3 methods: ", {"Cart.load", "Cart._pay", "Cart.check"}),
        ("Which methods of Base are overridden?", "1 method: ", {"Base.load"}),
        ("classes in tests that extend object", "3 classes: ", {"At0", "At1", "At2"}),
        ("How many classes does shop/cart.py define?", "4 classes in all: ", set()),
        ("files that call both tagged and ValueError", "1 file: ", set()),
    ],
)
def test_all_clauses_hold(shop: tuple[Workspace, Path], question: str, first: str, names: set[str]) -> None:
    answer = said(*shop, ask, question)
    assert answer.startswith(first)
    rows = [line for line in answer.partition("\nPREFIX")[0].splitlines()[1:] if ".py:" in line]
    assert {line.partition(" · ")[0].split()[-1] for line in rows} == names


@pytest.mark.parametrize(
    "question",
    [
        "Which endpoints only delete a board?",
        "Who has never written shop/cart.py?",
        "When was Cart.load added?",
        "Which files are defined twice?",
        "How many people know /boards?",
        "Which endpoints do not require users?",
        "Which forms do not extend Base?",
    ],
)
def test_a_word_that_changes_the_answer_is_never_passed_over(shop: tuple[Workspace, Path], question: str) -> None:
    assert said(*shop, ask, question).startswith("no query of the library fits clearly")


@pytest.mark.parametrize(
    "question", ["classes that extend Base and sing", "methods of Nowhere that call load", "classes that extend"]
)
def test_a_clause_that_cannot_be_read_leaves_the_question_to_others(
    shop: tuple[Workspace, Path], question: str
) -> None:
    assert "classes: " not in said(*shop, ask, question).partition("\n")[0].partition(" · ")[0]


def test_words_that_no_list_explains_choose_its_rows(shop: tuple[Workspace, Path]) -> None:
    answer = said(*shop, ask, "Which endpoint deletes a board?").partition("\nPREFIX")[0]
    assert answer.startswith("1 route with 'deletes' and 'board' in their paths, methods, handlers or files")
    assert "/boards/{number}" in answer


def test_a_route_that_modifies_a_thing_has_it_in_its_path(shop: tuple[Workspace, Path]) -> None:
    answer = said(*shop, ask, "Which routes modify a board?").partition("\nPREFIX")[0]
    assert answer.startswith("1 route with 'modify' and 'board'")
    assert "route DELETE …/boards/{number}" in answer


def test_rows_are_ordered_by_the_number_that_is_asked_for(shop: tuple[Workspace, Path]) -> None:
    rows = said(*shop, ask, "which classes have the most methods").splitlines()
    assert "class Cart · " in rows[1]
    assert "ORDER BY DESC(?methods)" in "\n".join(rows)


def test_a_folder_may_be_named_by_its_last_part(shop: tuple[Workspace, Path]) -> None:
    assert 'get_dependencies(path="shop/")' in said(*shop, ask, "What depends on the shop package?")


def test_a_folder_may_be_named_behind_its_word(shop: tuple[Workspace, Path]) -> None:
    one, other = (
        said(*shop, ask, f"Which functions are in the {words}?") for words in ("package shop", "shop package")
    )
    assert one == other
    assert "functions are in shop" in one


@pytest.mark.parametrize("question", ["Which customers pay in the cart?", "Who wrote down the load of carts?"])
def test_people_and_customers_are_not_answered_with_code(shop: tuple[Workspace, Path], question: str) -> None:
    assert said(*shop, ask, question).startswith("no query of the library fits clearly")


@pytest.mark.parametrize("question", ["who calls load?", "why does load call total?", "when does pay call load?"])
def test_a_question_word_is_no_kind_of_code(shop: tuple[Workspace, Path], question: str) -> None:
    workspace, root = shop
    scope = find_scope(workspace, Call(), str(root))
    assert not composed(workspace, scope, question)


def test_a_word_for_how_code_is_declared_is_no_name(shop: tuple[Workspace, Path]) -> None:
    assert said(*shop, ask, "Which functions are final?").startswith("0 functions: functions are final")


def test_classes_are_ordered_by_their_methods_for_a_singular_too(shop: tuple[Workspace, Path]) -> None:
    found = said(*shop, ask, "Which class has the most methods?").splitlines()
    assert found[0].startswith("4 classes: class by methods")
    assert "class Cart" in found[1]
