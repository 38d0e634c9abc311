# --- path: shop/paths.py ---
CARTS = "/api/carts"
# --- path: tests/test_carts.py ---
from shop.paths import CARTS


def test_carts(client, admin_client, settings):
    client.post(CARTS, json={})
    # ^ request: POST /api/carts
    admin_client.get(f"{CARTS}/3")
    # ^ request: GET /api/carts/3
    settings.get(CARTS)
    # ^ request: nothing
