class Root:
    def total(self): pass

class Base(Root):
    def total(self): pass

class Cart(Base):
    def total(self):
        super(Cart, self).total()
        #                 ^ calls: Base.total (inherited)
        super(Base, self).total()
        #                 ^ calls: Root.total (inherited)

    def other(self):
        super(Unrelated, self).total()
        #                      ^ unresolved: unknown-receiver
        super(self.__class__, self).total()
        #                           ^ unresolved: unknown-receiver
