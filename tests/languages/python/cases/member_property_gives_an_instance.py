from functools import cached_property

class Tax:
    def rate(self): pass

class Cart:
    @property
    def tax(self) -> Tax: ...
    @cached_property
    def cached(self):
        return Tax()
    def run(self):
        self.tax.rate()
        #        ^ calls: Tax.rate (member)
        self.cached.rate()
        #           ^ calls: Tax.rate (member)
        self.tax()
        #    ^ unresolved: dynamic
