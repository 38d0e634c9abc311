# --- path: pack/__init__.py ---
# --- path: pack/slow.py ---
def mask(): pass
# --- path: pack/main.py ---
try:
    from .compiled import mask
except ImportError:
    from .slow import mask
try:
    from .compiled import scan
except ImportError:
    def scan(): pass
try:
    from .compiled import join
except ImportError:
    join = None
from .compiled import late
def late(): pass
from .slow import mask as masked
from .compiled import masked

mask()
# <- calls: pack/slow.py:mask (imported)
scan()
# <- calls: scan (lexical)
join()
# <- unresolved: elsewhere
late()
# <- calls: late (lexical)
masked()
# <- unresolved: elsewhere

def weigh(): pass
def of_two(): pass
def made(): pass
try:
    from .compiled import of_two as fast_two, weigh as fast_weigh
    weigh = fast_weigh
    of_two = weigh and fast_two.part
    made = fast_two()
except ImportError:
    pass

weigh()
# <- calls: weigh (lexical)
of_two()
# <- unresolved: ambiguous
made()
# <- unresolved: ambiguous
