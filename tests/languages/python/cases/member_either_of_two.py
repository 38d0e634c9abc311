class Cart:
    def total(self): pass
class Order:
    def total(self): pass

class Shop:
    def __init__(self, cart=None):
        self.cart = cart or Cart()
        self.order = Order() if cart else None

    def run(self):
        self.cart.total()
        #         ^ calls: Cart.total (member)
        self.order.total()
        #          ^ calls: Order.total (member)
