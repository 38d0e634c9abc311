def len(x): pass

def run(list):
    list()
    # <- unresolved: dynamic
    len([])
    # <- calls: len (lexical)
