import typing
import contextlib
from contextlib import contextmanager

class Cart:
    def total(self): pass

@contextmanager
def opened():
    yield Cart()

@contextlib.contextmanager
def declared() -> "Iterator[Cart]":
    yield Cart()

with opened() as cart:
    cart.total()
    #    ^ calls: Cart.total (member)
opened().total()
#        ^ unresolved: undefined

class Shop:
    @contextlib.asynccontextmanager
    async def opened(self):
        yield Cart()

    @contextlib.asynccontextmanager
    async def declared(self) -> "typing.AsyncIterator[Cart]":
        yield Cart()

async def main(shop: Shop):
    async with shop.opened() as first, shop.declared() as second:
        first.total()
        #     ^ calls: Cart.total (member)
        second.total()
        #      ^ calls: Cart.total (member)
    with shop.opened() as third:
        third.total()
        #     ^ unresolved: unknown-receiver
