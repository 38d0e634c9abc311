class Cart:
    def total(self): pass
class Order:
    def total(self): pass

def run(it, other):
    if isinstance(it, (Cart, Order)):
        it.total()
        #  ^ calls: Cart.total, Order.total (member)
    elif isinstance(it.part, Cart):
        it.part.total()
        #       ^ calls: Cart.total (member)
    it.total()
    #  ^ unresolved: unknown-receiver
    assert isinstance(other, Order)
    other.total()
    #     ^ calls: Order.total (member)
