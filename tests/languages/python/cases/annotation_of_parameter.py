class Cart:
    def total(self): pass

def run(cart: Cart, quoted: "Cart", rest: list[Cart], *many: Cart):
    cart.total()
    #    ^ calls: Cart.total (member)
    quoted.total()
    #      ^ calls: Cart.total (member)
    rest.total()
    #    ^ unresolved: undefined
    many.total()
    #    ^ unresolved: undefined
