class Cart:
    def total(self): return 0
    @property
    def tax(self): return 0

    def pay(self, call):
        call(self.total)
        #         ^ references: Cart.total
        return self.tax
        #           ^ references: Cart.tax

class Basket(Cart):
    def pay(self, call):
        self.total()
        #    ^ references: nothing
        call(self.tax)
        #         ^ references: Cart.tax

def run(cart: Basket, other):
    # <- references: nothing
    return cart.total, other.tax
    #           ^ references: Cart.total
    #                        ^ references: nothing
