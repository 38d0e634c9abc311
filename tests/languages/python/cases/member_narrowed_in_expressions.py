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

import collections
class Jar(collections.OrderedDict):
    def put(self): pass
class Box:
    def put(self): pass

def known(jar: Jar, box: Box):
    if isinstance(jar, collections.OrderedDict):
        jar.put()
        #   ^ calls: Jar.put (member)
    if isinstance(box, collections.OrderedDict):
        box.put()
        #   ^ external: collections.OrderedDict.put
