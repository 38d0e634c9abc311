class Item:
    def price(self): pass

class Bag:
    def __iter__(self):
        yield Item()
    def __getitem__(self, index) -> Item: ...

def items():
    for _ in range(3):
        yield Item()

for item in items():
    item.price()
    #    ^ calls: Item.price (member)
for item in Bag():
    item.price()
    #    ^ calls: Item.price (member)
Bag()[0].price()
#        ^ calls: Item.price (member)
