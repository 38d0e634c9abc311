class Item:
    def price(self): pass

def first[Item](item: Item) -> Item:
    item.price()
    #    ^ unresolved: unknown-receiver
    return item

first(None).price()
#           ^ unresolved: unknown-receiver

class Box[Item]:
    def add(self, item: Item):
        item.price()
        #    ^ unresolved: unknown-receiver
