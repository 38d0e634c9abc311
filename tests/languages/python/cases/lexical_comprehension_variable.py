def item(): pass

def names(items):
    found = [item() for item in items]
    #        ^ unresolved: dynamic
    return found, item()
    #             ^ calls: item (lexical)
