class Cart:
    def total(self): pass

CART = Cart()

def run():
    return CART.total()
    #           ^ calls: Cart.total (member)
