# --- path: src/shop/__init__.py ---
# --- path: src/shop/cart.py ---
from .tools.tax import rate
from ..other import thing

rate()
# <- calls: src/shop/tools/tax.py:rate (imported)
thing()
# <- unresolved: elsewhere
# --- path: src/shop/tools/__init__.py ---
# --- path: src/shop/tools/tax.py ---
from ..pay import charge
from .. import pay
from . import tax

def rate():
    charge()
    # <- calls: src/shop/pay.py:charge (imported)
    pay.charge()
    #   ^ calls: src/shop/pay.py:charge (imported)
    tax.rate()
    #   ^ calls: rate (imported)
# --- path: src/shop/pay.py ---
def charge(): pass
# --- path: tests/test_shop.py ---
from shop.pay import charge

charge()
# <- calls: src/shop/pay.py:charge (imported)
