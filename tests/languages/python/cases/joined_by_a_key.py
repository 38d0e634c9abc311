# --- path: shop/signals.py ---
from django.dispatch import Signal


class ShopSignal(Signal): ...


order_paid = Signal()
order_sent = ShopSignal()
TOPIC = "orders.paid"
# --- path: shop/orders.py ---
from shop.signals import TOPIC, order_paid, order_sent


def pay(order, producer, redis):
    order_paid.send(sender=order)
    # ^ joins: sends signal order_paid of shop/signals.py:order_paid
    order_sent.send(sender=order)
    # ^ joins: sends signal order_sent of shop/signals.py:order_sent
    producer.send(TOPIC, order)
    # ^ joins: sends topic orders.paid
    redis.publish(f"{order}", order)
    # ^ joins: nothing
    order.send("x")
    # ^ joins: nothing


# --- path: shop/handlers.py ---
from django.dispatch import receiver
from shop.signals import TOPIC, order_paid, order_sent


@receiver(order_paid)
# ^ joins: receives signal order_paid of shop/signals.py:order_paid -> on_paid
def on_paid(sender, **kwargs): ...


@receiver(signal=order_paid)
# ^ joins: receives signal order_paid of shop/signals.py:order_paid -> on_paid_too
def on_paid_too(sender, **kwargs): ...


@receiver(order_sent, dispatch_uid="sent")
# ^ joins: receives signal order_sent of shop/signals.py:order_sent -> on_sent
def on_sent(sender, **kwargs): ...


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


# --- path: shop/plugins.py ---
class BasePlugin: ...


class Webhooks(BasePlugin):
    def order_created(self, order): ...


class Others:
    def order_created(self, order): ...


class Manager:
    def __run_on_all(self, method_name, *args):
        for plugin in self.plugins:
            self.__run_on_one(plugin, method_name, *args)

    def __run_on_one(self, plugin: BasePlugin, method_name: str, *args):
        method = getattr(plugin, method_name, None)
        return method(*args)

    def order_created(self, order):
        return self.__run_on_all("order_created", order)
        # ^ joins: sends method order_created -> Webhooks.order_created


# --- path: shop/wrapped.py ---
def enqueue(app, name):
    app.send_task(name)


def ship(app):
    enqueue(app, name="shop.mail")
    # ^ joins: sends job shop.mail


# --- path: shop/graph.py ---
import graphene


class AddLine(graphene.Mutation):
    def mutate(self, info): ...


class Mutations(graphene.ObjectType):
    add_line = AddLine.Field()
    # ^ joins: receives field addLine -> AddLine.mutate


ADD = "mutation Add($id: ID!) { first: addLine(id: $id) { id ...on Line { name } } other }"
# ^ joins: sends field addLine
# ^ joins: sends field other


# --- path: shop/urls.py ---
from django.urls import path, reverse


def show(request): ...


urlpatterns = [
    path("carts/", show, name="cart-list"),
    # ^ joins: receives route name cart-list -> show
]


def test_show(client):
    client.get(reverse("cart-list"))
    # ^ joins: sends route name cart-list


# --- path: shop/balance.py ---
from shop.own import actor, enqueue_job


@actor(actor_name="order.balance", max_retries=3)
# ^ joins: receives job order.balance -> balance
async def balance(order_id): ...


def settle(order_id):
    enqueue_job("order.balance", order_id=order_id)
    # ^ joins: sends job order.balance
# --- path: worker.py ---
import asyncio


class Worker:
    def __init__(self):
        self.queue = asyncio.Queue()

    async def enqueue(self, job):
        await self.queue.put(job)
        # ^ joins: sends channel Worker.queue of Worker.queue

    async def run(self):
        job = await self.queue.get()
        # ^ joins: receives channel Worker.queue of Worker.queue -> Worker.run


class Given:
    def __init__(self):
        self.queue = asyncio.Queue()
        start(self.work, self.queue)

    def add(self, job):
        self.queue.put_nowait(job)
        # ^ joins: sends channel Given.queue of Given.queue

    @staticmethod
    def work(work_queue):
        work_queue.get()
        # ^ joins: receives channel Given.queue of Given.queue -> Given.work


# --- path: shop/actors.py ---
import dramatiq


class Mailing:
    def run(self, number): ...


def clear(): ...


mailing = dramatiq.actor(Mailing(), max_retries=3)
# ^ joins: receives job mailing of mailing -> Mailing.run
clearing = dramatiq.actor(clear)
# ^ joins: receives job clearing of clearing -> clear


# --- path: shop/sending.py ---
from shop import actors


class Sender:
    def __init__(self, send_task):
        self.send_task = send_task

    def mail(self, order):
        self.send_task(actors.mailing, order)
        # ^ joins: sends job mailing of shop/actors.py:mailing
        actors.clearing.send()
        # ^ joins: sends job clearing of shop/actors.py:clearing
        order.send("x")
        # ^ joins: nothing


# --- path: shop/cloud.py ---
QUEUE = "https://queues/1/orders"


def push(sqs, sns):
    sqs.send_message(QueueUrl=QUEUE, MessageBody="x")
    # ^ joins: sends queue https://queues/1/orders
    sns.publish(TopicArn="arn:aws:sns:eu:1:orders", Message="x")
    # ^ joins: sends topic arn:aws:sns:eu:1:orders
    sqs.send_message("x")
    # ^ joins: nothing


def pull(sqs):
    return sqs.receive_message(QueueUrl=QUEUE)
    # ^ joins: receives queue https://queues/1/orders -> pull
