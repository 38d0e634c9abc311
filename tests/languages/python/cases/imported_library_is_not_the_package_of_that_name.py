# --- path: shop/__init__.py ---
# --- path: shop/json.py ---
import json

def dumps(): pass

json.dumps(1)
#    ^ external: json.dumps
# --- path: shop/cart.py ---
import json

json.dumps(1)
#    ^ external: json.dumps
