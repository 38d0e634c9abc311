class Outer:
    class Base:
        def tax(self): pass

class Cart(Outer.Base):
    def total(self):
        return self.tax()
        #           ^ calls: Outer.Base.tax (inherited)
