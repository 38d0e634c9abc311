class Cart:
    def total(self): pass
    def add(self):
        return self
    @classmethod
    def empty(cls):
        return cls()

class Big(Cart):
    def size(self): pass

def make(flag):
    if flag:
        return Cart()
    return None

def indirect():
    cart = make(True)
    return cart

def either(flag):
    return Cart() if flag else Big()

make(1).total()
#       ^ calls: Cart.total (member)
indirect().total()
#          ^ calls: Cart.total (member)
Big().add().size()
#           ^ calls: Big.size (member)
Big.empty().size()
#           ^ calls: Big.size (member)
either(1).total()
#         ^ calls: Cart.total (member)
