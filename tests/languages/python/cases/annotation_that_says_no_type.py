import typing as t
from typing import ClassVar, Final

class Tax:
    def rate(self): pass

class Cart:
    shared: ClassVar = Tax()
    def __init__(self, tax: Tax, other):
        self.tax: Final = tax
        self.made: t.Final = Tax()
        self.other: Unknown = Tax()
        self.any: t.Any = Tax()

    def total(self):
        self.tax.rate()
        #        ^ calls: Tax.rate (member)
        self.made.rate()
        #         ^ calls: Tax.rate (member)
        self.shared.rate()
        #           ^ calls: Tax.rate (member)
        self.other.rate()
        #          ^ unresolved: unknown-receiver
        self.any.rate()
        #        ^ unresolved: unknown-receiver
