class Cart:
    def total(self): pass

def run(cart: Cart, other):
    cart = other
    cart.total()
    #    ^ calls: Cart.total (member)
