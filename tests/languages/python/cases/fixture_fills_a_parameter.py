# --- path: shop/cart.py ---
class Cart:
    def total(self): pass
# --- path: tests/conftest.py ---
import pytest
from shop.cart import Cart

@pytest.fixture(scope="session")
def cart(request):
    return Cart()

@pytest.fixture
def full(cart, other=None):
    cart.total()
    return cart
# --- path: tests/unit/test_cart.py ---
import pytest

def test_total(full, cart):
    #          ^ references: tests/conftest.py:full
    full.total()
    cart.total()

class TestCart:
    async def test_late(self, *, cart):
        #                        ^ references: tests/conftest.py:cart
        cart.total()

    class TestInside:
        def test_total(self, cart):
            cart.total()

@pytest.mark.parametrize(("price", "tax"), [(1, "cart")])
def test_price(price, tax, cart):
    cart.total()
