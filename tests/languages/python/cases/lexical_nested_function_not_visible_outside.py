def outer():
    def inner(): pass

inner()
# <- unresolved: undefined
