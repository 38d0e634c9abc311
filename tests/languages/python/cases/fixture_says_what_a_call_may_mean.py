# --- path: shop/cart.py ---
class Cart:
    def total(self): pass

class Basket:
    def total(self): pass
# --- path: tests/conftest.py ---
import pytest
from shop.cart import Basket, Cart

@pytest.fixture
def cart():
    return Cart()

@pytest.fixture
def opened(cart):
    cart.total()
    #    ^ may: shop/cart.py:Cart.total
    yield Cart()
    cart.total()

@pytest.fixture
async def late():
    return Cart()

@pytest.fixture
async def late_and_opened():
    yield Basket()

@pytest.fixture
def make():
    def made(count):
        return Cart()
    return made

@pytest.fixture
def monkeypatch():
    return Basket()
# --- path: tests/test_cart.py ---
import pytest

def test_all(cart, opened, late, late_and_opened, make):
    cart.total()
    #    ^ may: shop/cart.py:Cart.total
    opened.total()
    #      ^ may: shop/cart.py:Cart.total
    late.total()
    #    ^ may: shop/cart.py:Cart.total
    late_and_opened.total()
    #               ^ may: shop/cart.py:Basket.total
    make(1).total()
    # <- unresolved: dynamic

class TestCart:
    def test_total(self, cart):
        cart.total()
        #    ^ may: shop/cart.py:Cart.total

@pytest.mark.parametrize("cart", [1])
def test_other(cart):
    cart.total()
    #    ^ unresolved: unknown-receiver

def test_unknown(basket, cart=None):
    basket.total()
    #      ^ unresolved: unknown-receiver
    cart.total()
    #    ^ unresolved: unknown-receiver

def plain(cart):
    cart.total()
    #    ^ unresolved: unknown-receiver

def test_typed(cart: "Basket"):
    cart.total()
    #    ^ unresolved: unknown-receiver

def test_handed_out(tmp_path, capsys, monkeypatch):
    tmp_path.mkdir()
    #        ^ external: pathlib.Path.mkdir
    capsys.readouterr()
    #      ^ external: pytest.CaptureFixture.readouterr
    monkeypatch.total()
    #           ^ may: shop/cart.py:Basket.total
