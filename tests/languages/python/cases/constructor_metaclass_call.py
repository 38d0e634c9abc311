class Meta(type):
    def __call__(cls): pass

class Cart(metaclass=Meta):
    def __init__(self): pass

Cart()
# <- calls: Cart, Meta.__call__ (lexical)
