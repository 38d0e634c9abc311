class Cart:
    size = 0

    def __init__(self, owner):
        self.owner = owner
        #    ^ writes: Cart.owner
        #    ^ references: nothing
        self.first, (self.last) = 1, 2
        #    ^ writes: Cart.first

    def add(self, other: "Cart"):
        self.size += other.last
        #    ^ writes: Cart.size
        #    ^ references: Cart.size
        #                  ^ references: Cart.last
        del other.first
        #         ^ writes: Cart.first
        for self.first in self.owner.carts:
            #    ^ writes: Cart.first
            #                  ^ references: Cart.owner
            pass
        self.owner.notify()
        #          ^ references: nothing

    def set(self, index):
        self.owner[index] = self
        #    ^ writes: nothing
        #    ^ references: Cart.owner

def make():
    return Cart(1).owner
    #              ^ references: Cart.owner

def close(cart: Cart, basket):
    basket.size = cart.missing
    #      ^ writes: nothing
    #                  ^ references: nothing

def empty(cart: Cart):
    cart.size = 1
    #    ^ writes: Cart.size
