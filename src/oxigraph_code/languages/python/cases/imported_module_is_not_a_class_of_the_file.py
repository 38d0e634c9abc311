import cart

class Cart:
    def total(self): pass

cart.total()
#    ^ unresolved: other-file
