from shop import Cart

class Other:
    def total(self): pass

def run(cart: Cart):
    cart.total()
    #    ^ unresolved: unknown-receiver
