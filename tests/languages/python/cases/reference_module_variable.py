# --- path: shop/__init__.py ---
"""Shop."""
# --- path: shop/limits.py ---
MOST = 3
LEAST = MOST - 2
#       ^ references: MOST
# <- writes: nothing
# --- path: shop/cart.py ---
from shop.limits import MOST as LIMIT
from shop import limits
import shop.limits

open_carts = 0

def add():
    global open_carts
    open_carts += 1
    # <- writes: open_carts
    # <- references: open_carts
    return LIMIT + limits.LEAST
    #      ^ references: shop/limits.py:MOST
    #                     ^ references: shop/limits.py:LEAST

def close():
    open_carts = 0
    # <- writes: nothing
    shop.limits.MOST = open_carts
    #           ^ writes: shop/limits.py:MOST
    #           ^ references: nothing
    #                  ^ references: nothing

def lend(MOST):
    for LEAST in MOST:
        print(LEAST, MOST)
        #     ^ references: nothing
        #            ^ references: nothing
