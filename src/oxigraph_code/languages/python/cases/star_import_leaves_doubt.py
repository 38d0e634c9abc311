from helpers import *

len([])
# <- unresolved: other-file
nobody()
# <- unresolved: other-file

def known(): pass

known()
# <- calls: known (lexical)
