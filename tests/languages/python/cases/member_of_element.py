from collections.abc import Iterable
from typing import Dict, List

class Item:
    def price(self): pass

def run(items: list[Item], names: Dict[str, Item], pairs: tuple[int, Item], more: Iterable["Item"], deep: List[List[Item]]):
    for item in items:
        item.price()
        #    ^ calls: Item.price (member)
    items[0].price()
    #        ^ calls: Item.price (member)
    names["a"].price()
    #          ^ calls: Item.price (member)
    names.get("a").price()
    #              ^ calls: Item.price (member)
    for value in names.values():
        value.price()
        #     ^ calls: Item.price (member)
    number, thing = pairs
    thing.price()
    #     ^ calls: Item.price (member)
    number.price()
    #      ^ unresolved: undefined
    [one.price() for one in more]
    #    ^ calls: Item.price (member)
    for row in deep:
        for cell in row:
            cell.price()
            #    ^ calls: Item.price (member)
    for name in names:
        name.price()
        #    ^ unresolved: undefined
