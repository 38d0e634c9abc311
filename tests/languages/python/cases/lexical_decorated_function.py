from functools import cache

@cache
def tax(): pass

tax()
# <- calls: tax (lexical)
