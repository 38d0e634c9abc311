# --- path: shop/settings.py ---
CURRENCY = "EUR"
LIMITS = {"rows": 10}
debug = True

# --- path: shop/models.py ---
DISCOUNT = 3

# --- path: shop/prices.py ---
from django.conf import settings
import django.conf

def price():
    return settings.CURRENCY
    #               ^ references: shop/settings.py:CURRENCY

def rows():
    return settings.LIMITS.get("rows")
    #               ^ references: shop/settings.py:LIMITS

def missing():
    print(settings.DISCOUNT)
    #              ^ references: nothing
    print(settings.debug)
    #              ^ references: nothing

def indirect():
    return django.conf.settings.CURRENCY
    #                           ^ references: shop/settings.py:CURRENCY
