# The changed copy that replace makes is an instance of the class of its argument; text has a method of that name.
import copy
import dataclasses
from dataclasses import replace


@dataclasses.dataclass
class Order:
    size: int = 0

    def send(self): pass


def changed(order: Order, changes: dict):
    replace(order, size=1).send()
    #                      ^ calls: Order.send (member)
    dataclasses.replace(order, size=1).send()
    #                                  ^ calls: Order.send (member)
    dataclasses.replace(order, **changes).send()
    #                                     ^ calls: Order.send (member)
    copy.replace(order, size=1).send()
    #                           ^ calls: Order.send (member)


def no_copy(order: Order, text: str, other):
    text.replace(order, "").send()
    #                       ^ unresolved: elsewhere
    other.replace(order, size=1).send()
    #                            ^ unresolved: unknown-receiver
