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

class Empty:
    def total(self): pass

@overload
def made(what: int) -> Empty: ...
@overload
def made(what: str) -> Cart: ...
def made(what) -> Empty | Cart: ...

made(1).total()
#       ^ unresolved: unknown-receiver
