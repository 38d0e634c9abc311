def error(): pass

def run():
    try:
        pass
    except ValueError as error:
        error()
        # <- unresolved: dynamic
