# --- path: a.py ---
from b import one
def two(): one()
#          ^ calls: b.py:one (imported)
from b import lost
lost()
# <- unresolved: elsewhere
# --- path: b.py ---
from a import two, lost
def one(): two()
#          ^ calls: a.py:two (imported)
