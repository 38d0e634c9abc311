class Cart:
    def __init__(self): pass

Basket = Cart
Basket()
# <- calls: Cart, Cart.__init__ (lexical)
