# The folder of a script that runs the program has top-level packages, also if it is a package itself.
# --- path: backend/__init__.py ---
# --- path: backend/manage.py ---
import os
# --- path: backend/orders/__init__.py ---
# --- path: backend/orders/tasks.py ---
from carts.models import total

def pay():
    return total()
    #      ^ calls: backend/carts/models.py:total (imported)
# --- path: backend/carts/__init__.py ---
# --- path: backend/carts/models.py ---
def total():
    return 1
# --- path: tools/check.py ---
from backend.carts.models import total

total()
# <- calls: backend/carts/models.py:total (imported)
# --- path: other/__init__.py ---
# --- path: other/a.py ---
from b import nothing

nothing()
# <- calls: external: b.nothing (
# --- path: other/b.py ---
def nothing(): ...
