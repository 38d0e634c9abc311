class Tax:
    def rate(self): pass

class lazy:
    def __init__(self, function, name=None):
        self.given = function
    def __set_name__(self, owner, name):
        self.function = self.given
    def __get__(self, shop, kind=None):
        if shop is None:
            return self
        found = shop.__dict__["x"] = self.function(shop)
        return found

class other:
    def __init__(self, function):
        self.name = function.__name__
    def __get__(self, shop, kind=None):
        return shop.table[self.name]

class noted:
    def __init__(self, function):
        self.function = function
    def __call__(self, *given):
        return self.function(*given)

class Shop:
    @lazy
    def tax(self):
        return Tax()
    @lazy
    def typed(self) -> Tax: ...
    @other
    def elsewhere(self):
        return Tax()
    @noted
    def called(self):
        return Tax()

    def total(self):
        self.tax.rate()
        #        ^ calls: Tax.rate (member)
        self.typed.rate()
        #          ^ calls: Tax.rate (member)
        self.tax()
        #    ^ unresolved: dynamic
        self.elsewhere.rate()
        #              ^ unresolved: undefined
        self.called.rate()
        #           ^ unresolved: undefined
