import functools
from functools import partial

import tools

def tax(rate): pass

class Cart:
    def __init__(self):
        self.tax = partial(tax, 1)
        self.of_total = partial(self.total, 1)

    def total(self, rate): pass

    def run(self):
        self.tax()
        #    ^ calls: tax (member)
        self.of_total()
        #    ^ calls: Cart.total (member)

    half = functools.partialmethod(total, 2)

    def __call__(self): pass

taxed = functools.partial(tax, rate=2)
taxed()
# <- calls: tax (lexical)
Cart().half()
#      ^ calls: Cart.total (member)
make = partial(Cart)
make()
# <- calls: Cart, Cart.__init__ (lexical)
make().total(1)
#      ^ calls: Cart.total (member)

def unknown(something):
    of_unknown = partial(something, 1)
    of_unknown()
    # <- unresolved: dynamic
    of_many = partial(*something)
    of_many()
    # <- unresolved: dynamic
    of_another = tools.partial(tax)
    of_another()
    # <- calls: tax (wrapped)
