# --- path: shop/__init__.py ---
# --- path: shop/cart.py ---
class Cart:
    limit = None

    def __init__(self):
        self.first = None

    def total(self):
        return self.last(None).price()
        #                      ^ calls: Item.price (member)

    def last(self, item):
        item.price()
        #    ^ calls: Item.price (member)
        other = item
        item = unknown()
        item.price()
        #    ^ unresolved: unknown-receiver
        return find(self)

class Item:
    def price(self): pass

def find(cart):
    cart.total()
    #    ^ calls: Cart.total (member)
    return some(cart)

def build(kind) -> Item:
    return Item()

def count():
    return Item()

current = None

# --- path: shop/cart.pyi ---
from typing import Optional
from .base import Named

class Cart(Named):
    limit: Item
    first: Optional[Item]
    def __init__(self) -> None: ...
    def total(self) -> int: ...
    def last(self, item: Item) -> Item: ...
    def added(self) -> Item: ...

class Item:
    def price(self) -> float: ...

def find(cart: Cart) -> Item: ...
def build(kind: str) -> Cart: ...
def count(): ...
def only_here() -> Item: ...
current: Cart

# --- path: shop/base.py ---
class Named: pass

# --- path: run.py ---
from shop.cart import Cart, build, count, current, find, only_here

Cart().first.price()
#            ^ calls: shop/cart.py:Item.price (member)
Cart().limit.price()
#            ^ calls: shop/cart.py:Item.price (member)
find(Cart()).price()
#            ^ calls: shop/cart.py:Item.price (member)
build("").total()
#         ^ calls: shop/cart.py:Cart.total (member)
build("").price()
#         ^ unresolved: undefined
count().price()
#       ^ calls: shop/cart.py:Item.price (member)
current.last()
#       ^ calls: shop/cart.py:Cart.last (member)
Cart().added().price()
#              ^ calls: shop/cart.py:Item.price (member)
only_here()
# <- calls: shop/cart.pyi:only_here (imported)
