# --- path: shop/mail.py ---
def send(order): pass


class Receipt:
    def print(self): pass
# --- path: shop/orders.py ---
from threading import Thread

import queues

from shop import mail
from shop.mail import Receipt, send

LIMIT = 3


def checkout(order, callback):
    queues.enqueue(send, order)
    #              ^ hands: argument by checkout to queues.enqueue
    Thread(target=mail.send)
    #                  ^ hands: argument by checkout to Thread
    queues.enqueue(Receipt().print, callback, LIMIT)
    #                               ^ hands: nothing
    send(order)
    # <- hands: nothing
    queues.run([send], options={"then": Receipt})
    #           ^ hands: argument by checkout to queues.run
    #                                   ^ hands: argument by checkout to queues.run


class Order:
    def ship(self): pass

    @property
    def total(self): return 3

    def start(self):
        queues.enqueue(self.ship, self.total)
        #                   ^ hands: argument by Order.start to queues.enqueue
        #                              ^ hands: nothing


def is_receipt(thing):
    return isinstance(thing, (Receipt, Order))
    #                         ^ hands: nothing


queues.unregister(send)
#                 ^ hands: nothing
queues.enqueue(send)
#              ^ hands: argument by module to queues.enqueue
worker = Thread(target=send)
#                      ^ hands: argument by worker to Thread
