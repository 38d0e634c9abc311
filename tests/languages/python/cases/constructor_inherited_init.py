class Base:
    def __init__(self): pass

class Cart(Base):
    pass

Cart()
# <- calls: Cart, Base.__init__ (lexical)
