class Cart:
    def tax(self): pass

def total(self):
    return self.tax()
    #           ^ unresolved: unknown-receiver
