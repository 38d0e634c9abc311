nobody()
# <- unresolved: undefined
