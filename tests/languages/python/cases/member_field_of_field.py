class Item:
    def price(self): pass

class Cart:
    def __init__(self, item: Item):
        self.item = item

class Shop:
    cart: Cart

    def price(self):
        return self.cart.item.price()
        #                     ^ calls: Item.price (member)
