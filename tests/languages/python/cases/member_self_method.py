class Cart:
    def tax(self): pass

    def total(self):
        return self.tax()
        #           ^ calls: Cart.tax (member)
