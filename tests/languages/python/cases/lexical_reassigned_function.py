def tax(): pass

tax = cached(tax)

tax()
# <- unresolved: dynamic
