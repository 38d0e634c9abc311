def dumps(): pass

def save(row):
    from json import dumps
    dumps(row)
    # <- unresolved: other-file

dumps()
# <- calls: dumps (lexical)
