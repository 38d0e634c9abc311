class Cart:
    def tax(self): pass

    def total(self, other):
        self = other
        return self.tax()
        #           ^ unresolved: unknown-receiver
