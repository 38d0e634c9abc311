def key(): pass

def run(pairs):
    return {key() for key, value in pairs}
    #       ^ unresolved: dynamic
