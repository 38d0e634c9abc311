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
