class Cart:
    def total(self): pass

Cart.total(None)
#    ^ calls: Cart.total (member)
