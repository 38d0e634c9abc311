class Cart:
    def total(self): pass

class Order:
    def total(self): pass

def run(flag):
    it = Cart()
    if flag:
        it = Order()
    return it.total()
    #         ^ calls: Cart.total, Order.total (member)
