# --- path: conftest.py ---
import pytest

class Cart:
    def total(self): pass

@pytest.fixture
def cart():
    return Cart()

@pytest.fixture
def number(request):
    return request.param

@pytest.fixture
def again(again):
    again.total()
    return again

def plain(): return Cart()
# --- path: test_cart.py ---
import pytest
from pytest import mark

names = ["cart"]

def helper(cart):
    #      ^ references: nothing
    cart.total()

def test_default(cart=None):
    cart.total()

def test_rest(*cart):
    cart.total()

def test_number(number):
    number.total()

def test_plain(plain):
    #          ^ references: nothing
    plain.total()

@pytest.mark.parametrize("price, cart", [(1, 2)])
def test_given(price, cart):
    #                 ^ references: nothing
    cart.total()

@mark.parametrize(["cart"], [[1]], indirect=True)
def test_list(cart):
    cart.total()

@mark.parametrize(names, [1])
def test_computed(cart):
    cart.total()

@mark.parametrize("cart", [1])
class TestGiven:
    def test_total(self, cart):
        cart.total()

class Helper:
    def test_total(self, cart):
        cart.total()

def test_inside():
    def test_nothing(cart):
        cart.total()
# --- path: test_marked.py ---
import pytest

pytestmark = pytest.mark.parametrize("cart", [1])

def test_total(cart):
    cart.total()
# --- path: run.py ---
def test_total(cart):
    cart.total()
