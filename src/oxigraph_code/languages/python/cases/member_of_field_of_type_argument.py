from typing import Generic, TypeVar

T = TypeVar("T")

class Tax:
    def rate(self): pass

class Box(Generic[T]):
    def __init__(self, item: T, other):
        self.item = item
        self.other = other

class Taxes(Box[Tax]):
    def total(self):
        self.item.rate()
        #         ^ unresolved: unknown-receiver

def run(box: Box[Tax], bare: Box, taxes: Taxes):
    box.item.rate()
    #        ^ calls: Tax.rate (member)
    box.other.rate()
    #         ^ unresolved: unknown-receiver
    bare.item.rate()
    #         ^ unresolved: unknown-receiver
