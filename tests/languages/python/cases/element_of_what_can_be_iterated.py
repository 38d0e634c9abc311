class Key:
    def show(self): pass

class Item:
    def show(self): pass

class Rows:
    def __iter__(self): return iter([Key()])
    def __getitem__(self, place): return Item()

class Items:
    def __iter__(self): return iter([Item()])
    def __getitem__(self, place): return Item()

def work():
    one, two = Rows()
    one.show()
    #   ^ unresolved: unknown-receiver
    Rows()["one"].show()
    #             ^ calls: Item.show (member)
    one, two = Items()
    two.show()
    #   ^ calls: Item.show (member)
