"""Truth by jedi: its files for a small package. Skipped if jedi is not installed."""

from __future__ import annotations

from typing import Any

import pytest
from benchmarks.accuracy.truth_set import TruthSet

pytest.importorskip("jedi", reason="in the dependency group `truth`")

SHOP = {
    "src/shop/__init__.py": "from shop.cart import Cart as Basket\n",
    "src/shop/cart.py": """\
import functools
from typing import Generic


class Base(Generic["T"]):
    def __init__(self): ...

    def total(self): ...


class Cart(Base):
    @functools.cache
    def total(self):
        return super().total() + f'''
            {self.tax()}'''

    def __new__(cls):
        return object.__new__(cls)

    def tax(self):
        def rate(): ...

        return rate()

    size = Base()


def logged(function): ...


@logged
async def checkout(cart, callback):
    cart.total()
    callback()
    await Cart().total()
    print(len(callback))
    match cart:
        case Cart() | Base():
            print(cart)
""",
    "tests/test_cart.py": "import shop\n\nshop.Basket().total()\n",
}


@pytest.fixture(scope="module")
def truth(tmp_path_factory: pytest.TempPathFactory) -> TruthSet:
    from benchmarks.accuracy.truth.making import made

    root = tmp_path_factory.mktemp("shop")
    for path, text in SHOP.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    return TruthSet(made("shop", root, list(SHOP)))


def told(truth: TruthSet, table: dict[tuple[int, int], Any]) -> set[str]:
    def name(number: int) -> str:
        node = truth.nodes[number]
        owner = truth.nodes[node.parent].name if node.parent >= 0 else node.file
        return f"{owner}.{node.name}"

    return {f"{name(caller)} -> {name(callee)}{'?' * edge.is_optional}" for (caller, callee), edge in table.items()}


def test_calls_are_followed_through_imports_bases_and_constructors(truth: TruthSet) -> None:
    assert told(truth, truth.calls) == {
        "Cart.total -> Base.total",
        "Cart.total -> Cart.tax",
        "Cart.tax -> tax.rate",
        "src/shop/cart.py.<module> -> <module>.Base",
        "src/shop/cart.py.<module> -> <module>.logged?",
        "<module>.checkout -> <module>.Cart",
        "<module>.checkout -> Cart.total",
        "tests/test_cart.py.<module> -> <module>.Cart",
        "tests/test_cart.py.<module> -> Cart.total",
    }
    assert told(truth, truth.inherits) == {"<module>.Cart -> <module>.Base"}


def test_what_runs_when_a_class_is_called_is_as_good_as_the_class(truth: TruthSet) -> None:
    numbers = {(node.name, node.type): node.id for node in truth.nodes.values()}
    edge = truth.calls[numbers["checkout", "function"], numbers["Cart", "class"]]
    assert set(edge.alternatives) == {numbers["__init__", "method"], numbers["__new__", "method"]}


def test_what_jedi_cannot_tell_is_left_open(truth: TruthSet) -> None:
    (checkout,) = (node for node in truth.nodes.values() if node.name == "checkout")
    left = truth.undecided(checkout.id)
    assert left.names == {"total", "callback"}
    assert left.decided == {"Cart", "len", "print"}


def test_a_definition_starts_at_its_decorator_too(truth: TruthSet) -> None:
    starts = {node.name: node.lines for node in truth.nodes.values() if node.file == "src/shop/cart.py"}
    assert starts["checkout"] == {31, 32}
