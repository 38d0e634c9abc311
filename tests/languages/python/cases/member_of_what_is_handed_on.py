from copy import copy
from typing import Iterator, cast
import typing

class Item:
    def price(self): pass

class Cart:
    def __iter__(self) -> Iterator[Item]: ...

    def total(self, names: list[str]):
        for number, item in enumerate(self):
            item.price()
            #    ^ calls: Item.price (member)
            number.price()
            #      ^ unresolved: undefined
        for item in sorted(list(self), key=len):
            item.price()
            #    ^ calls: Item.price (member)
        for name in reversed(names):
            name.price()
            #    ^ unresolved: undefined
        next(iter(self)).price()
        #                ^ calls: Item.price (member)

    def other(self, thing, flag: bool):
        cast(Item, thing).price()
        #                 ^ calls: Item.price (member)
        typing.cast("Item", thing).price()
        #                          ^ calls: Item.price (member)
        copy(self).total([])
        #          ^ calls: Cart.total (member)
        sorted(thing)[0].price()
        #                ^ unresolved: elsewhere

def copied(item):
    return item

def run(first: Item, flag):
    chosen = (
        first
        if flag
        else None
    )
    chosen.price()
    #      ^ calls: Item.price (member)
    (Item() if flag else flag).price()
    #                          ^ calls: Item.price (member)
