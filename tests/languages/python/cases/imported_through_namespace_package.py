# A folder without a file of its own is a package, too; what of it is not here may be outside.
# --- path: src/shop/pay/card.py ---
def charge(): pass
# --- path: src/shop/pay/all.py ---
from . import card
from .rates import tax
from .. import cart

card.charge()
#    ^ calls: src/shop/pay/card.py:charge (imported)
tax.rate()
#   ^ calls: src/shop/pay/rates/tax.py:rate (imported)
cart.total()
#    ^ calls: src/shop/cart.py:total (imported)
# --- path: src/shop/pay/rates/tax.py ---
def rate(): pass
# --- path: src/shop/cart.py ---
from shop import pay
from shop.pay import rates as of_pay

def total(): pass

pay.card.charge()
#        ^ calls: src/shop/pay/card.py:charge (imported)
pay.rates.tax.rate()
#             ^ calls: src/shop/pay/rates/tax.py:rate (imported)
of_pay.tax.rate()
#          ^ calls: src/shop/pay/rates/tax.py:rate (imported)
pay.refund.charge()
#          ^ unresolved: elsewhere
# --- path: tests/test_shop.py ---
import shop.pay.card
import shop.outside
from shop import cart, elsewhere
from shop.pay import card as paying

shop.pay.card.charge()
#             ^ calls: src/shop/pay/card.py:charge (imported)
paying.charge()
#      ^ calls: src/shop/pay/card.py:charge (imported)
cart.total()
#    ^ calls: src/shop/cart.py:total (imported)
shop.outside.charge()
#            ^ external: shop.outside.charge
elsewhere.charge()
#         ^ external: shop.elsewhere.charge
# --- path: tests/json/cases.py ---
def loads(): pass
# --- path: tests/test_json.py ---
import json
from json import cases
import json.decoder

json.loads("")
#    ^ external: json.loads
json.cases.loads()
#          ^ calls: tests/json/cases.py:loads (imported)
cases.loads()
#     ^ calls: tests/json/cases.py:loads (imported)
json.decoder.JSONDecoder()
#            ^ external: json.decoder.JSONDecoder
