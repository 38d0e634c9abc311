class Cart:
    def total(self): pass
class Order:
    def total(self): pass

def run(it, other, third):
    if type(it) is Cart:
        it.total()
        #  ^ calls: Cart.total (member)
    elif type(it) == Order:
        it.total()
        #  ^ calls: Order.total (member)
    it.total()
    #  ^ unresolved: unknown-receiver
    if type(it) is not Cart:
        it.total()
        #  ^ unresolved: unknown-receiver
    assert isinstance(other, (Cart, Order)), other
    other.total()
    #     ^ calls: Cart.total, Order.total (member)
    if not isinstance(third, (Cart, Order)):
        return
    third.total()
    #     ^ calls: Cart.total, Order.total (member)
    if callable(run) and hasattr(it, "total"):
        it.total()
        #  ^ unresolved: unknown-receiver
