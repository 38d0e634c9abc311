# A part of a list is a list of the same, and so is what is left of it.
class Item:
    def count(self): pass

class Shelf:
    def __getitem__(self, place) -> Item: ...

def each(items: list[Item], shelf: Shelf, pair: tuple[Item, Shelf], by: dict[str, Item]):
    items[1:][0].count()
    #            ^ calls: Item.count (member)
    items[:-1][0].count()
    #             ^ calls: Item.count (member)
    shelf[1:].count()
    #         ^ calls: Item.count (member)
    first, *others = items
    for other in others:
        other.count()
        #     ^ calls: Item.count (member)
    pair[1:][0].count()
    #           ^ unresolved: unknown-receiver
    by["a:b"].count()
    #         ^ calls: Item.count (member)

def tax(): pass
def fee(): pass

rules = (tax, fee)
rules[0]()
# <- calls: tax (member)
rules[1]()
# <- calls: fee (member)
one, other = rules
other()
# <- calls: fee (lexical)

left = [tax, fee]
del left[0]
left[0]()
# <- may: tax, fee

named = {"tax": tax, "fee": fee}
del named["tax"]
named["fee"]()
# <- calls: fee (member)

pair = (Item(), Shelf())
pair[0].count()
#       ^ calls: Item.count (member)

def of_each(items: list[Item], by: dict[str, tuple[Item, Shelf]]):
    for key, (item, shelf) in by.items():
        item.count()
        #    ^ calls: Item.count (member)
    next(item for item in items if item).count()
    #                                    ^ calls: Item.count (member)
