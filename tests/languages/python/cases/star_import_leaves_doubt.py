from helpers import *

len([])
# <- external: builtins.len
ValueError()
# <- external: builtins.ValueError
sum([])
# <- unresolved: elsewhere
nobody()
# <- unresolved: elsewhere

def known(): pass

known()
# <- calls: known (lexical)
# --- path: beside.py ---
from .not_here import *

len([])
# <- unresolved: elsewhere
