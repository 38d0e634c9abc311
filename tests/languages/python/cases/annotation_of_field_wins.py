class Cart:
    def total(self): pass

class Shop:
    def __init__(self, make):
        self.cart: Cart | None = None
        self.cart = make()

    def total(self):
        return self.cart.total()
        #                ^ calls: Cart.total (member)
