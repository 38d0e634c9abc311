class Cart:
    def total(self): pass

def run(carts):
    cart = Cart()
    for cart in carts:
        cart.total()
        #    ^ unresolved: unknown-receiver
