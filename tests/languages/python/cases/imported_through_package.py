# --- path: shop/__init__.py ---
from .cart import Cart as Basket, total
from . import pay
# --- path: shop/cart.py ---
class Cart:
    def __init__(self): pass
def total(): pass
# --- path: shop/pay.py ---
def charge(): pass
# --- path: main.py ---
import shop
import shop.pay as paying
from shop import Basket, pay, total as sum_up

sum_up()
# <- calls: shop/cart.py:total (imported)
Basket()
# <- calls: shop/cart.py:Cart, shop/cart.py:Cart.__init__ (imported)
shop.total()
#    ^ calls: shop/cart.py:total (imported)
shop.pay.charge()
#        ^ calls: shop/pay.py:charge (imported)
pay.charge()
#   ^ calls: shop/pay.py:charge (imported)
paying.charge()
#      ^ calls: shop/pay.py:charge (imported)
shop.refund()
#    ^ unresolved: elsewhere
