def tax(): pass

def toll(): pass

class _Cart:
    def __init__(self, rule, other=None):
        self.rule = rule
        self.other = other
        rule()
        # <- calls: tax (lexical)

    def total(self):
        self.rule()
        #    ^ calls: tax (member)
        self.other()
        #    ^ unresolved: dynamic

    def _apply(self, rule):
        rule()
        # <- calls: toll (lexical)

    def _apply_either(self, rule):
        rule()
        # <- unresolved: dynamic

cart = _Cart(tax)
cart._apply(toll)
cart._apply_either(tax)
_Cart(rule=tax)._apply_either(toll)

class _Unbound:
    def _apply(self, rule):
        rule()
        # <- unresolved: dynamic

_Unbound._apply(tax, toll)

class _Basket:
    def __init__(self, rule):
        rule()
        # <- unresolved: dynamic

class _Bag(_Basket): pass

_Basket(tax)
_Bag(toll)

class _Box:
    def __init__(self, rule):
        rule()
        # <- calls: tax (lexical)

    def _pack(self, rule):
        rule()
        # <- unresolved: dynamic

def fill(box, make=_Box):
    box._pack(tax)
    make(toll)

_Box(tax)
