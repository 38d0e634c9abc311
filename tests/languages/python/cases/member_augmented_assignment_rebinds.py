class Cart:
    def total(self): pass

def run(other):
    cart = Cart()
    cart += other
    cart.total()
    #    ^ unresolved: unknown-receiver
