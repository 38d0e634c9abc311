from shop import Cart

class Other:
    def total(self): pass

def run(cart: Cart):
    cart.total()
    #    ^ external: shop.Cart.total
