def rows(): pass

table = [*rows(), 1]
#         ^ calls: rows (lexical)
nested = [
    *rows(1)
    #^ calls: rows (lexical)
]
