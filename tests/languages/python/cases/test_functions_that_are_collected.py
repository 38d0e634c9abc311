# --- path: tests/test_cart.py ---
import pytest
# <- file: test

@pytest.fixture
def test_data():
#   ^ roles: nothing
    return 1

def test_total(test_data):
    def test_inside(): pass
    #   ^ roles: nothing

def test_sum():
#   ^ roles: test
    pass

class TestCart:
    def test_add(self): pass
    #   ^ roles: test
    def helper(self): pass
    #   ^ roles: nothing
    @pytest.fixture
    def test_shelf(self): pass
    #   ^ roles: nothing

class CartTests(TestCart):
    def test_add(self): pass
    #   ^ roles: test

class TestWithConstructor:
    def __init__(self): pass
    def test_nothing(self): pass
    #   ^ roles: nothing

class Helper:
    def test_nothing(self): pass
    #   ^ roles: nothing

# --- path: tests/conftest.py ---
def test_like(): pass
#   ^ roles: nothing
value = 1
# <- file: nothing
# --- path: shop/cart.py ---
def test_like(): pass
#   ^ roles: nothing
class TestCart:
    def test_nothing(self): pass
    #   ^ roles: nothing
# --- path: shop/cart_test.py ---
async def test_late(): pass
#         ^ roles: test
