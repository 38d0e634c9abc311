class Cart:
    def total(self):
        self.nobody()
        #    ^ unresolved: unknown-receiver
        super().nobody()
        #       ^ unresolved: unknown-receiver

    @classmethod
    def make(cls):
        cls.nobody()
        #   ^ unresolved: unknown-receiver


def total(cart: Cart):
    cart.nobody()
    #    ^ unresolved: undefined
    Cart().nobody()
    #      ^ unresolved: undefined


class Totals:
    def checkout(self):
        self.pay_late()
        #    ^ may: Late.pay_late


class Late(Totals):
    def pay_late(self): pass
