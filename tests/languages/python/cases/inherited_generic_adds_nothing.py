from abc import ABC
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")

class Known:
    def tax(self): pass

class Cart(Generic[T], ABC, Known):
    def total(self):
        self.tax()
        #    ^ calls: Known.tax (inherited)
        self.nobody()
        #    ^ unresolved: unknown-receiver
