from typing import Union


class Cart:
    def total(self): pass


class Gift(Cart):
    def total(self): pass


class Order:
    def total(self): pass


class Shelf:
    def total(self): pass


Held = Union[Cart, Order, Shelf]


def chosen(held: Held, other):
    if held is None or isinstance(held, Cart):
        held.total()
        #    ^ calls: Cart.total, Order.total, Shelf.total (member)
    elif isinstance(held, Order):
        held.total()
        #    ^ calls: Order.total (member)
    else:
        held.total()
        #    ^ calls: Shelf.total (member)
    held.total()
    #    ^ calls: Cart.total, Order.total, Shelf.total (member)


def left(held: Cart | Order | Shelf, gift: Gift | Order, texts: list[str] | Order):
    if isinstance(held, (Cart, Shelf)):
        return
    held.total()
    #    ^ calls: Order.total (member)
    if isinstance(texts, list):
        return
    texts.total()
    #     ^ calls: Order.total (member)
    texts.sort()
    #     ^ unresolved: undefined
    if isinstance(gift, Cart):
        raise ValueError
    gift.total()
    #    ^ calls: Order.total (member)
    gift = find()
    gift.total()
    #    ^ calls: Gift.total, Order.total (member)


def not_left(held: Cart | Gift | Order, both: Cart | Order):
    if isinstance(held, Gift):
        return
    held.total()
    #    ^ calls: Cart.total, Order.total (member)
    if isinstance(both, Cart) and both:
        return
    both.total()
    #    ^ calls: Cart.total, Order.total (member)
    if isinstance(both, Cart):
        both.total()
        #    ^ calls: Cart.total (member)
    both.total()
    #    ^ calls: Cart.total, Order.total (member)


def one_after_another(held):
    if isinstance(held, Cart):
        return
    if isinstance(held, Order) and held.total():
        #                               ^ calls: Order.total (member)
        pass


def all_of_them(held: Cart | Order):
    if isinstance(held, (Cart, Order)):
        return
    held.total()
    #    ^ calls: Cart.total, Order.total (member)
