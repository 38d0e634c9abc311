# --- path: conftest.py ---
import pytest

pytest_plugins = ["pytester", "shop.tests.fixtures"]

@pytest.fixture
def till():
    return 1
# --- path: shop/tests/fixtures/__init__.py ---
from .carts import *
from .tills import *
# --- path: shop/tests/fixtures/carts.py ---
import pytest

class Cart:
    def total(self): pass

@pytest.fixture
def cart(till):
    #    ^ references: conftest.py:till
    return Cart()
# --- path: shop/tests/fixtures/tills.py ---
import pytest

@pytest.fixture
def till():
    return 2
# --- path: shop/tests/test_cart.py ---
def test_total(cart):
    #          ^ references: shop/tests/fixtures/carts.py:cart
    cart.total()

def test_price(till):
    #          ^ references: conftest.py:till
    assert till
