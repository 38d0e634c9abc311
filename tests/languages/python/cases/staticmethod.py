class Cart:
    @staticmethod
    def round(value): pass

    @staticmethod
    def total(cart):
        cart.round()
        #    ^ unresolved: unknown-receiver
        Cart.round(1)
        #    ^ calls: Cart.round (member)

    def tax(self):
        self.round(1)
        #    ^ calls: Cart.round (member)
