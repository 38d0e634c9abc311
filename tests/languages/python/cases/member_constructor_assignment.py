class Cart:
    def total(self): pass

def run():
    cart = Cart()
    return cart.total()
    #           ^ calls: Cart.total (member)
