# --- path: shop/signals.py ---
from django.dispatch import Signal

order_paid = Signal()
TOPIC = "orders.paid"
# --- path: shop/orders.py ---
from shop.signals import TOPIC, order_paid


def pay(order, producer, redis):
    order_paid.send(sender=order)
    # ^ joins: sends signal order_paid of shop/signals.py:order_paid
    producer.send(TOPIC, order)
    # ^ joins: sends topic orders.paid
    redis.publish(f"{order}", order)
    # ^ joins: nothing
    order.send("x")
    # ^ joins: nothing


# --- path: shop/handlers.py ---
from django.dispatch import receiver
from shop.signals import TOPIC, order_paid


@receiver(order_paid)
# ^ joins: receives signal order_paid of shop/signals.py:order_paid -> on_paid
def on_paid(sender, **kwargs): ...


def also(sender): ...


order_paid.connect(also)
# ^ joins: receives signal order_paid of shop/signals.py:order_paid -> also


@broker.subscriber(TOPIC)
# ^ joins: receives topic orders.paid -> consume
def consume(message): ...


# --- path: shop/tasks.py ---
@app.task(name="shop.mail")
# ^ joins: receives job shop.mail -> mail
def mail(): ...


def order(app):
    app.send_task("shop.mail")
    # ^ joins: sends job shop.mail


# --- path: shop/bus.py ---
class Shipped: ...


def on_shipped(event: Shipped): ...


def start(bus):
    bus.subscribe(Shipped, on_shipped)
    # ^ joins: receives event Shipped of Shipped -> on_shipped
    bus.publish(Shipped())
    # ^ joins: sends event Shipped of Shipped
