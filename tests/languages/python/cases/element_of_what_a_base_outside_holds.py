from collections import UserDict
from typing import Dict, Generic, Iterator, List, TypeVar

T = TypeVar("T")

class Tax:
    def rate(self): pass

class Taxes(List[Tax]): pass

class Named(dict[str, Tax]):
    def all(self):
        for tax in self.values():
            tax.rate()
            #   ^ calls: Tax.rate (member)

class Many(Generic[T], list[T]): pass

class Walk(Iterator[Tax]): pass

class Own(List[Tax]):
    def __getitem__(self, place): return unknown(place)

class Bare(list): pass

def run(taxes: Taxes, named: Named, many: Many[Tax], walk: Walk, own: Own, bare: Bare):
    for tax in taxes:
        tax.rate()
        #   ^ calls: Tax.rate (member)
    taxes[0].rate()
    #        ^ calls: Tax.rate (member)
    taxes.pop().rate()
    #           ^ calls: Tax.rate (member)
    named["one"].rate()
    #            ^ calls: Tax.rate (member)
    named.get("one").rate()
    #                ^ calls: Tax.rate (member)
    for name in named:
        name.rate()
        #    ^ unresolved: undefined
    many[0].rate()
    #       ^ calls: Tax.rate (member)
    next(walk).rate()
    #          ^ calls: Tax.rate (member)
    own[0].rate()
    #      ^ unresolved: unknown-receiver
    bare[0].rate()
    #       ^ unresolved: unknown-receiver
