# --- path: tests/conftest.py ---
import pytest

class Cart:
    def total(self): pass

@pytest.fixture
def cart():
    return Cart()

@pytest.fixture
def shelf():
    return Cart()

@pytest.fixture
def till():
    return Cart()
# --- path: tests/unit/conftest.py ---
import pytest

class Fast:
    def __init__(self, slow): pass
    def total(self): pass

@pytest.fixture
def cart(cart):
    #    ^ references: tests/conftest.py:cart
    cart.total()
    return Fast(cart)

shelf = make()
# --- path: tests/unit/test_cart.py ---
import pytest
from tests.unit.till import till

class Own:
    def total(self): pass

def test_cart(cart):
    #         ^ references: tests/unit/conftest.py:cart
    cart.total()

def test_shelf(shelf):
    shelf.total()

def test_till(till):
    #         ^ references: tests/unit/till.py:till
    till.total()

class Shared:
    @pytest.fixture
    def cart(self):
        return Own()

class TestOwn(Shared):
    def test_cart(self, cart):
        cart.total()
# --- path: tests/unit/till.py ---
import pytest

class Till:
    def total(self): pass

@pytest.fixture
def till():
    return Till()
# --- path: tests/test_cart.py ---
def test_cart(cart):
    cart.total()
# --- path: other/test_cart.py ---
def test_cart(cart):
    cart.total()
