class Cart:
    def total(self): pass


class Order:
    def total(self): pass


class Shop:
    def __init__(self):
        self.open: (
            Cart
            | None
        ) = None
        self.rest: ("Order") = find()

    def show(self, cart: (Cart | None), both: (Cart, Order)):
        self.open.total()
        #         ^ calls: Cart.total (member)
        self.rest.total()
        #         ^ calls: Order.total (member)
        cart.total()
        #    ^ calls: Cart.total (member)
        both.total()
        #    ^ unresolved: unknown-receiver
