def tax(): pass

def toll(): pass

class Cart:
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

    def apply(self, rule):
        rule()
        # <- calls: toll (lexical)

    def apply_either(self, rule):
        rule()
        # <- unresolved: dynamic

cart = Cart(tax)
cart.apply(toll)
cart.apply_either(tax)
Cart(rule=tax).apply_either(toll)

class Unbound:
    def apply(self, rule):
        rule()
        # <- unresolved: dynamic

Unbound.apply(tax, toll)

class Basket:
    def __init__(self, rule):
        rule()
        # <- unresolved: dynamic

class Bag(Basket): pass

Basket(tax)
Bag(toll)

class Box:
    def __init__(self, rule):
        rule()
        # <- unresolved: dynamic

    def pack(self, rule):
        rule()
        # <- unresolved: dynamic

def fill(box, make=Box):
    box.pack(tax)
    make(toll)

Box(tax)
