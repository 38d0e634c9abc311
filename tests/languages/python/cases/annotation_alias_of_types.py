from typing import Union

Paid = Union["Cart", "Order"]
Carts = list["Cart"]
Either = "Cart"


class Base:
    def tax(self): pass


class Cart(Base):
    parts: list[Paid]

    def total(self): pass


class Order(Base):
    def total(self): pass


Sold = Cart | Order


def g(sold: Sold):
    sold.tax()
    #    ^ calls: Base.tax (inherited)
    sold.total()
    #    ^ calls: Cart.total, Order.total (member)


def f(paid: Paid, carts: Carts, either: Either):
    paid.tax()
    #    ^ calls: Base.tax (inherited)
    paid.total()
    #    ^ calls: Cart.total, Order.total (member)
    carts[0].total()
    #        ^ calls: Cart.total (member)
    carts[0].parts[0].tax()
    #                 ^ calls: Base.tax (inherited)
    for part in carts[0].parts:
        part.total()
        #    ^ calls: Cart.total, Order.total (member)
    either.total()
    #      ^ unresolved: unknown-receiver
