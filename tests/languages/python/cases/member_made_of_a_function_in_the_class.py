class Tax:
    def rate(self): pass

def rounded(value): return value

class Cart:
    rounded = staticmethod(rounded)
    def _tax(self): return Tax()
    tax = property(_tax)
    def _same(self): return self.tax
    same = property(_same, None)

    def total(self):
        self.rounded(1)
        #    ^ calls: rounded (member)
        self.tax.rate()
        #        ^ calls: Tax.rate (member)
        self.same.rate()
        #         ^ calls: Tax.rate (member)

def run(cart: Cart, other):
    cart.tax.rate()
    #        ^ calls: Tax.rate (member)
    Cart.tax.rate()
    #        ^ unresolved: unknown-receiver
    other.tax.rate()
    #         ^ unresolved: unknown-receiver
