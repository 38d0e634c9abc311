class Cart:
    def __init__(self): pass

    def copy(self):
        return self.__class__()
        #           ^ calls: Cart, Cart.__init__ (member)
