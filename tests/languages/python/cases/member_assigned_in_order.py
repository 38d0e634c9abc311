class Cart:
    def total(self): pass
class Order:
    def total(self): pass

def run(flag):
    it = Cart()
    it.total()
    #  ^ calls: Cart.total (member)
    it = Order()
    it.total()
    #  ^ calls: Order.total (member)
    if flag:
        it = Cart()
        it.total()
        #  ^ calls: Cart.total (member)
    it.total()
    #  ^ calls: Order.total, Cart.total (member)

def loop(things):
    it = Cart()
    for _ in things:
        it.total()
        #  ^ calls: Cart.total, Order.total (member)
        it = Order()

def later(flag):
    it = Cart()
    def inner():
        it.total()
        #  ^ calls: Cart.total, Order.total (member)
    it = Order()
