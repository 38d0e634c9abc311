class Cart:
    def total(self): pass

def run(flag, other):
    it = other
    if flag:
        it = Cart()
    return it.total()
    #         ^ calls: Cart.total (member)
