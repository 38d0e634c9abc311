import cart

class Cart:
    def total(self): pass

cart.total()
#    ^ external: cart.total
