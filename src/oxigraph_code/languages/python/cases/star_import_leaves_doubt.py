from helpers import *

len([])
# <- unresolved: elsewhere
nobody()
# <- unresolved: elsewhere

def known(): pass

known()
# <- calls: known (lexical)
