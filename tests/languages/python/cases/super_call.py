class Base:
    def total(self): pass

class Cart(Base):
    def total(self):
        return super().total()
        #              ^ calls: Base.total (inherited)
