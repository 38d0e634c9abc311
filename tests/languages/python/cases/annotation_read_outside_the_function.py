class Rate:
    def value(self): pass

class Cart:
    class Rate:
        def value(self): pass

    def total(self, rate: Rate):
        return rate.value()
        #           ^ calls: Cart.Rate.value (member)
