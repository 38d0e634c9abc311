# --- path: src/shop/__init__.py ---
# --- path: src/shop/cart.py ---
class Cart:
    def total(self): pass

def find(name):
    return some(name)

# --- path: stubs/shop-stubs/__init__.pyi ---
# --- path: stubs/shop-stubs/cart.pyi ---
from ._fast import Fast

class Cart:
    def total(self) -> int: ...

def find(name: str) -> Cart: ...
def fast() -> Fast: ...

# --- path: stubs/shop-stubs/_fast.pyi ---
class Fast:
    def run(self) -> None: ...

# --- path: tests/test_cart.py ---
from shop._fast import Fast
from shop.cart import fast, find

find("").total()
#        ^ calls: src/shop/cart.py:Cart.total (member)
Fast().run()
#      ^ calls: stubs/shop-stubs/_fast.pyi:Fast.run (member)
fast().run()
#      ^ calls: stubs/shop-stubs/_fast.pyi:Fast.run (member)
