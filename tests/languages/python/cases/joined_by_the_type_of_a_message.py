# Messages of Django Channels run the method that their type names.
# --- path: shop/consumers.py ---
from channels.generic.websocket import WebsocketConsumer


class OrderConsumer(WebsocketConsumer):
    def send_update(self, event):
        # ^ joins: receives message send_update -> OrderConsumer.send_update
        self.send(event)


class Box:
    def send_update(self, event):
        # ^ joins: nothing
        pass
# --- path: shop/apps.py ---
from asgiref.sync import async_to_sync
from channels import layers


def tell(order):
    channel_layer = layers.get_channel_layer()
    async_to_sync(channel_layer.group_send)(
        f"order-{order}",
        {"type": "send.update", "data": order},
        # ^ joins: sends message send_update
    )
