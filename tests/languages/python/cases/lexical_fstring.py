def name(): pass
def width(): pass

text = f"{name()!r:>{width()}}"
#         ^ calls: name (lexical)
more = f"{f"{name()}"} {", ".join(name() for _ in [])}"
#            ^ calls: name (lexical)
