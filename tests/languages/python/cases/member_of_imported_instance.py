# --- path: shop.py ---
class Registry:
    def register(self): pass

registry = Registry()
Alias = Registry
# --- path: main.py ---
from shop import registry, Alias
import shop

registry.register()
#        ^ calls: shop.py:Registry.register (member)
shop.registry.register()
#             ^ calls: shop.py:Registry.register (member)
Alias().register()
#       ^ calls: shop.py:Registry.register (member)
