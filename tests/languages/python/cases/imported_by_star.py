# --- path: shop/names.py ---
__all__ = ["total"]
def total(): pass
def tax(): pass
# --- path: shop/hidden.py ---
def show(): pass
def _hide(): pass
# --- path: shop/all.py ---
from .names import *
from .hidden import *
# --- path: main.py ---
from shop.all import *

total()
# <- calls: shop/names.py:total (imported)
show()
# <- calls: shop/hidden.py:show (imported)
tax()
# <- unresolved: elsewhere
_hide()
# <- unresolved: elsewhere
