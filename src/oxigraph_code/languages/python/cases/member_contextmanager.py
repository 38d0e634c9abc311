import contextlib
from contextlib import contextmanager

class Cart:
    def total(self): pass

@contextmanager
def opened():
    yield Cart()

@contextlib.contextmanager
def declared() -> "Iterator[Cart]":
    yield Cart()

with opened() as cart:
    cart.total()
    #    ^ calls: Cart.total (member)
opened().total()
#        ^ unresolved: undefined
