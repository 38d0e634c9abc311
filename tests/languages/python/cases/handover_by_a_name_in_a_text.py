# --- path: shop/__init__.py ---
# --- path: shop/mail.py ---
class Mailer:
    def send(self): pass


def send(order): pass


LIMIT = 3
# --- path: shop/models/carts.py ---
class Cart: pass
# --- path: shop/events.py ---
from bus import on


@on("order.paid")
def paid(order): pass


@app.get("orders.all")
def orders(): pass


@override(ENGINE="backends.signed")
def signed(): pass


@task(bind=True, name="orders.send")
def send(order): pass
# --- path: shop/stock/orders.py ---
class Order: pass
# --- path: shop/stock/models.py ---
class Order: pass
# --- path: settings.py ---
"""About "shop.mail.send"."""
import logging
from unittest.mock import patch

from filters import CharFilter, FilterSet

# and "shop.mail.send"
MIDDLEWARE = ["shop.mail.Mailer", "shop.mail:send", "shop.mail.Mailer.send"]
#                        ^ hands: name by MIDDLEWARE to MIDDLEWARE
#                                            ^ hands: name by MIDDLEWARE to MIDDLEWARE
ROOT = "shop.mail"
#            ^ hands: name by ROOT to ROOT
NONE = ["shop.mail.LIMIT", "shop.mail.none", "shop.gone"]
#                  ^ hands: nothing
#                                     ^ hands: nothing
log = logging.getLogger("shop.mail")
#                             ^ hands: nothing
MODELS = ["shop.Cart", "stock.Order"]
#               ^ hands: name by MODELS to MODELS
#                             ^ hands: nothing


def checkout(app):
    app.send_task("shop.mail.send")
    #                        ^ hands: name by checkout to app.send_task
    app.emit("order.paid", "paid")
    #               ^ hands: name by checkout to app.emit


def secrets(app):
    app.sign("backends.signed")
    #                  ^ hands: nothing
    app.open("orders.all")
    #                ^ hands: nothing
    app.send_task("orders.send")
    #                     ^ hands: name by secrets to app.send_task


@patch("shop.mail.send")
#                 ^ hands: replaced by test to patch
def test(): pass


@patch("shop.mail.send.delay")
#                 ^ hands: replaced by other to patch
@patch("shop.mail.send.gone.delay")
#                 ^ hands: nothing
@patch("shop.mail.Mailer.gone")
#                 ^ hands: nothing
def other(): pass


def both(mocker, monkeypatch):
    mocker.patch("shop.mail.send")
    #                       ^ hands: replaced by both to mocker.patch
    monkeypatch.setattr("shop.mail.send", None)
    #                              ^ hands: replaced by both to monkeypatch.setattr


class Filters(FilterSet):
    q = CharFilter(method="search", label="total")
    #                      ^ hands: name by Filters to CharFilter
    #                                      ^ hands: nothing

    class Meta:
        fields = ["search"]
        #          ^ hands: name by Filters.Meta to fields

    @property
    def total(self): pass

    def search(self):
        return "search"
        #       ^ hands: nothing
