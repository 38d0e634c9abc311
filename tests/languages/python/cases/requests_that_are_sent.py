import httpx
import requests


def send(client, pk):
    requests.get("https://shop.example/api/carts")
    # <- request: GET https://shop.example/api/carts
    httpx.request("DELETE", f"/carts/{pk}/")
    # <- request: DELETE /carts/…/
    client.post("/carts/", json={})
    # <- request: POST /carts/
    client.get("name")
    # <- request: nothing
    {}.get("/x")
    # <- request: nothing

# --- path: computed.py ---
import requests


def sync(address):
    requests.post(address)
    #        ^ request: POST …
    address.get("plain")
    #       ^ request: nothing

# --- path: wrapped.py ---
class Gateway:
    def post(self, path, body):
        return self.run("POST", path, body)

    def run(self, method, path, body=None):
        return body


class Order:
    pass


def orders(gateway: Gateway, table: dict, number):
    gateway.post("/orders", Order())
    #       ^ request: POST /orders
    gateway.run("PATCH", f"/orders/{number}")
    #       ^ request: PATCH /orders/…
    gateway.assert_sent("PATCH", f"/orders/{number}")
    #       ^ request: nothing
    gateway.request("PATCH", f"/orders/{number}")
    #       ^ request: PATCH /orders/…
    gateway.post("orders/today", Order())
    #       ^ request: nothing
    gateway.post("/orders", orders)
    #       ^ request: nothing
    table.get("/orders")
    #     ^ request: nothing


def built(maker):
    maker.build_request(method="POST", url="/v1/webhooks", json={})
    # ^ request: POST /v1/webhooks
