import functools

class kept(property):
    def __get__(self, owner, kind=None): return owner

class later(functools.cached_property):
    pass

class other:
    def __init__(self, function): pass

class Tax:
    def rate(self): pass

class Cart:
    @kept
    def tax(self) -> Tax: ...
    @later
    def toll(self) -> Tax: ...
    @other
    def none(self) -> Tax: ...

def run(cart: Cart):
    cart.tax.rate()
    #        ^ calls: Tax.rate (member)
    cart.toll.rate()
    #         ^ calls: Tax.rate (member)
    cart.none.rate()
    #         ^ unresolved: undefined
