class Cart:
    def __new__(cls): pass
    def __init__(self): pass

Cart()
# <- calls: Cart, Cart.__init__, Cart.__new__ (lexical)
