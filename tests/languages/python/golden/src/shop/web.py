"""The shop on the web."""

import requests
from flask import Flask

from shop.cart import Cart

app = Flask(__name__)


@app.route("/carts", methods=["POST"])
def create() -> str:
    requests.post("https://pay.example/charges", json={})
    return str(Cart)


app.add_url_rule("/health", view_func=lambda: create())


def paid(redis) -> None:
    redis.publish("carts.paid", "1")


def start(bus) -> None:
    bus.subscribe("carts.paid", paid)
