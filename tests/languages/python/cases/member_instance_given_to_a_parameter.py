# A parameter is an instance of the class of the file of which all calls of the file make one for it.
# --- path: shop.py ---
class Cart:
    def total(self): pass
    def __iter__(self): return self
    def __next__(self): pass

class Order:
    def total(self): pass

def count(cart):
    cart.total()
    #    ^ calls: Cart.total (member)

count(Cart())

def walk(cart):
    for line in cart: pass
    # <- runs: Cart.__iter__, Cart.__next__

walk(cart=Cart())

def either(thing):
    thing.total()
    #     ^ unresolved: unknown-receiver

either(Cart())
either(Order())

def unknown(thing, other):
    thing.total()
    #     ^ unresolved: unknown-receiver
    unknown(other, other)

unknown(Cart(), 1)

def said(thing: Order):
    thing.total()
    #     ^ calls: Order.total (member)

said(Cart())

class Shop:
    def __init__(self, cart):
        self.cart = cart

    def run(self):
        self.cart.total()
        #         ^ calls: Cart.total (member)

Shop(Cart())

class Lorry:
    def __init__(self, load, driver):
        self.load = load
        self.driver = driver

    def drive(self):
        self.load.total()
        #         ^ calls: Order.total (member)
        self.driver.total()
        #           ^ unresolved: unknown-receiver

class Depot:
    def __init__(self, driver):
        self.load = Order()
        self.driver = driver
        self.lorry = Lorry(self.load, self.driver)

# --- path: other.py ---
from shop import Cart, count

class Basket:
    def total(self): pass

def mine(cart):
    cart.total()
    #    ^ unresolved: unknown-receiver

mine(Cart())
count(Basket())
