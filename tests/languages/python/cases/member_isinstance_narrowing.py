class Cart:
    def total(self): pass

def run(it):
    if isinstance(it, Cart):
        it.total()
        #  ^ calls: Cart.total (member)
