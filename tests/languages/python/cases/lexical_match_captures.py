def name(): pass
def rest(): pass
def whole(): pass

def run(command):
    match command:
        case [name, *rest]:
            name()
            # <- unresolved: dynamic
            rest()
            # <- unresolved: dynamic
        case {"who": str() as whole}:
            whole()
            # <- unresolved: dynamic

def other(command):
    match command:
        case Point(x=name):
            name()
            # <- unresolved: dynamic
            rest()
            # <- calls: rest (lexical)
