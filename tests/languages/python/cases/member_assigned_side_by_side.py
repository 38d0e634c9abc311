class Cart:
    def total(self): pass

class Order:
    def ship(self): pass

def pay(): pass

def nested() -> tuple[Cart, tuple[Order, Cart]]: ...

cart, order = Cart(), Order()
cart.total()
#    ^ calls: Cart.total (member)
order.ship()
#     ^ calls: Order.ship (member)
order.total()
#     ^ unresolved: undefined

def run(other):
    (first, second), third = (Cart(), Order()), pay
    third()
    # <- calls: pay (lexical)
    cart, *rest, last = Cart(), Order(), pay, other
    cart.total()
    #    ^ calls: Cart.total (member)
    last()
    # <- unresolved: dynamic
    *_, last = other, Order(), pay
    last()
    # <- calls: pay (lexical)
    one, (two, three) = Cart(), (Order(), pay)
    two.ship()
    #   ^ calls: Order.ship (member)
    three()
    # <- calls: pay (lexical)
    (one, two), three = (Order(), Cart()), pay
    one.ship()
    #   ^ calls: Order.ship (member)
    two.total()
    #   ^ calls: Cart.total (member)
    one, (two, (three, four)) = other, (other, (Cart(), pay))
    three.total()
    #     ^ calls: Cart.total (member)
    four()
    # <- calls: pay (lexical)
    one, two = three, four = Cart(), pay
    one.total()
    #   ^ calls: Cart.total (member)
    two()
    # <- calls: pay (lexical)
    four()
    # <- calls: pay (lexical)
    one, two = three, four = other
    two()
    # <- unresolved: dynamic
    one, (two, three) = nested()
    one.total()
    #   ^ calls: Cart.total (member)
    two.ship()
    #   ^ calls: Order.ship (member)
    three.total()
    #     ^ calls: Cart.total (member)
    (one, two), three = nested()
    two.ship()
    #   ^ unresolved: unknown-receiver
    cart, order = order, cart
    again = twice = Order()
    again.ship()
    #     ^ calls: Order.ship (member)
    twice.ship()
    #     ^ calls: Order.ship (member)

class Shop:
    def __init__(self):
        self.cart, self.order = Cart(), Order()

    def run(self):
        self.order.ship()
        #          ^ calls: Order.ship (member)
        self.cart.ship()
        #         ^ unresolved: undefined
