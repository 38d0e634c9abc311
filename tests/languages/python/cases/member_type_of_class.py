from typing import Type

class Cart:
    def __init__(self): pass
    @classmethod
    def empty(cls): pass

def run(kind: type[Cart], other: Type["Cart"]):
    kind.empty()
    #    ^ calls: Cart.empty (member)
    other()
    # <- calls: Cart, Cart.__init__ (lexical)
    kind().total()
    #      ^ unresolved: undefined
