class Page:
    def show(self):
        self.body()
        #    ^ unresolved: unknown-receiver
        #    ^ may: Cart.body, Order.body
        self.close()
        #    ^ may: Cart.leave, Closing.close
        self.print()
        #    ^ may: Printed.print
        self.total()
        #    ^ may: Order.total

    @classmethod
    def begin(cls):
        cls.opened()
        #   ^ may: Cart.opened


class Closing:
    def close(self): pass


class Cart(Page):
    def __init__(self):
        self.close = self.leave

    def leave(self): pass

    def body(self): pass

    @classmethod
    def opened(cls): pass


class Printed(Cart):
    def print(self): pass


class Order(Page, Closing):
    def total(self): pass

    def body(self): pass


class Shelf:
    """Nothing to do with it."""

    def body(self): pass

    def total(self): pass

    def close(self): pass

    def opened(self): pass
