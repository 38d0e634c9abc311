class Cart:
    def __init__(self): pass

Cart()
# <- calls: Cart, Cart.__init__ (lexical)
