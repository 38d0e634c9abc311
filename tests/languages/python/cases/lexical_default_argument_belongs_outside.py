def now(): pass

def log(text, now=now()):
    #             ^ calls: now (lexical)
    now()
    # <- unresolved: dynamic
