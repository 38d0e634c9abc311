from typing import overload

class Tax:
    def rate(self): pass

class Toll:
    def rate(self): pass

class Made:
    def __get__(self, shop, kind=None):
        if shop is None:
            return self
        return Tax()
    def rate(self): pass
    def column(self): pass

class Typed:
    @overload
    def __get__(self, shop: None, kind) -> "Typed": ...
    @overload
    def __get__(self, shop: object, kind) -> Toll: ...
    def __get__(self, shop, kind): ...
    def column(self): pass

class Unknown:
    def __get__(self, shop, kind):
        return shop.values[self]
    def rate(self): pass

class Plain:
    def rate(self): pass

class Shop:
    made = Made()
    typed = Typed()
    unknown = Unknown()
    plain = Plain()

    def __init__(self):
        self.own = Made()

    def total(self):
        self.made.rate()
        #         ^ calls: Tax.rate (member)
        self.typed.rate()
        #          ^ calls: Toll.rate (member)
        Shop.typed.column()
        #          ^ calls: Typed.column (member)
        Shop.made.column()
        #         ^ calls: Made.column (member)
        self.unknown.rate()
        #            ^ unresolved: unknown-receiver
        self.plain.rate()
        #          ^ calls: Plain.rate (member)
        self.own.rate()
        #        ^ calls: Made.rate (member)
