from shop import Unknown

class Known:
    def tax(self): pass

class Cart(Unknown, Known):
    def total(self):
        return self.tax()
        #           ^ unresolved: elsewhere

class Order(Known, Unknown):
    def total(self):
        return self.tax()
        #           ^ calls: Known.tax (inherited)
