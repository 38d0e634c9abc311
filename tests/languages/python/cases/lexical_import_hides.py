def dumps(): pass

def save(row):
    from json import dumps
    dumps(row)
    # <- external: json.dumps

dumps()
# <- calls: dumps (lexical)
