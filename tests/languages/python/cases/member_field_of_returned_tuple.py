class Cart:
    def total(self): pass


class Order:
    def total(self): pass


def both() -> tuple[Cart, Order, dict[str, Cart]]: ...


class Shop:
    def __init__(self):
        self.cart, self.order, self.named = both()
        self.first, other = both()
        other.total()
        #     ^ calls: Order.total (member)

    def show(self, name):
        self.cart.total()
        #         ^ calls: Cart.total (member)
        self.order.total()
        #          ^ calls: Order.total (member)
        self.named[name].total()
        #                ^ calls: Cart.total (member)
        self.first.total()
        #          ^ calls: Cart.total (member)
