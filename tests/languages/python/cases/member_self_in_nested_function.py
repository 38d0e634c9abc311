class Cart:
    def tax(self): pass

    def total(self):
        def each():
            return self.tax()
            #           ^ calls: Cart.tax (member)
        return [self.tax() for _ in range(3)], lambda: self.tax()
        #            ^ calls: Cart.tax (member)
