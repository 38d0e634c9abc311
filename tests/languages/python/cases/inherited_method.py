class Base:
    def tax(self): pass

class Cart(Base):
    def total(self):
        return self.tax()
        #           ^ calls: Base.tax (inherited)
