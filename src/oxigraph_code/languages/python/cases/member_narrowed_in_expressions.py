class Cart:
    def total(self): pass
class Order:
    def total(self): pass
    def send(self): pass

def both(it):
    return isinstance(it, Cart) and it.total()
    #                                  ^ calls: Cart.total (member)

def either(it):
    return it.total() if isinstance(it, Cart) else 0
    #         ^ calls: Cart.total (member)

def each(it):
    return it.total() if isinstance(it, Cart) else it.send()
    #         ^ unresolved: unknown-receiver

def past(it, other):
    if not isinstance(it, Order):
        it.total()
        #  ^ unresolved: unknown-receiver
        raise TypeError
    it.send()
    #  ^ calls: Order.send (member)
    if other:
        if not isinstance(other, Order):
            return
    other.send()
    #     ^ unresolved: unknown-receiver
