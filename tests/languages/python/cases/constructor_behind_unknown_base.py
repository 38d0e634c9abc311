from shop import Unknown

class Base:
    def __init__(self): pass

class Cart(Unknown, Base):
    pass

Cart()
# <- calls: Cart (lexical)
