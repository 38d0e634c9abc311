class Cart:
    def total(self): pass

class Shop:
    def __init__(self):
        self.cart = None

    def open(self):
        self.cart = Cart()

    def total(self):
        return self.cart.total()
        #                ^ calls: Cart.total (member)
