from typing import overload

class Cart:
    @overload
    def add(self, item: int) -> "Cart": ...
    @overload
    def add(self, item: str) -> "Cart": ...
    def add(self, item):
        return self

    def total(self): pass

Cart().add(1).total()
#             ^ calls: Cart.total (member)
