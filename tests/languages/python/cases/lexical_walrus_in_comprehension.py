def last(): pass

def run(rows):
    seen = [last := row for row in rows]
    last()
    # <- unresolved: dynamic
