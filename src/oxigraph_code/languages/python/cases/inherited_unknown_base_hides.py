from shop import Unknown

class Known:
    def tax(self): pass

class Cart(Unknown, Known):
    def total(self):
        return self.tax()
        #           ^ unresolved: other-file

class Order(Known, Unknown):
    def total(self):
        return self.tax()
        #           ^ calls: Known.tax (inherited)
