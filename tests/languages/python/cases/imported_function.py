# --- path: shop/cart.py ---
def total(): pass
# --- path: shop/main.py ---
from shop.cart import total

total()
# <- calls: shop/cart.py:total (imported)
