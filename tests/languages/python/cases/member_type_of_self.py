class Cart:
    def __init__(self): pass

    def copy(self):
        return type(self)()
        #          ^ calls: Cart, Cart.__init__ (member)

    @classmethod
    def empty(cls): pass

class Saved(Cart):
    pass

def run(cart: Cart, other):
    type(cart).empty()
    #          ^ calls: Cart.empty (member)
    type(other).empty()
    #           ^ unresolved: unknown-receiver
    type(cart)
    # <- external: builtins.type
    type("Named", (Cart,), {}).empty()
    #                          ^ unresolved: elsewhere
