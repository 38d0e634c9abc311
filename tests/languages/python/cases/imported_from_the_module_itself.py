# --- path: shop/cart.py ---
from shop.cart import total
class Cart:
    def show(self): pass
def run():
    from shop.cart import Cart
    Cart().show()
    # <- calls: Cart (imported)
    #      ^ calls: Cart.show (member)
def run_again():
    from .cart import Cart as Other
    Other().show()
    #       ^ calls: Cart.show (member)
total()
# <- unresolved: elsewhere
# --- path: shop/__init__.py ---
def load(): pass
def use():
    from shop import load
    load()
    # <- calls: load (imported)
    from . import cart
    cart.run()
    #    ^ calls: shop/cart.py:run (imported)
