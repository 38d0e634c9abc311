# --- path: registry.py ---
HANDLERS = {}


def register(name):
    def keep(function):
        HANDLERS[name] = function
        return function
    return keep


def logged(function):
    def inner(*args):
        return function(*args)
    return inner
# --- path: views.py ---
import functools
from dataclasses import dataclass

from django.contrib.auth.decorators import login_required
from django.dispatch import receiver
from registry import logged, register
from web import router


@receiver("saved")
#^ hands: decorator by module to receiver
def also(order): pass


@register("paid")
#^ hands: decorator by module to register
def paid(order): pass


@router.get("/orders")
#       ^ hands: decorator by module to router.get
def orders(): pass


@login_required
#^ hands: nothing
def account(request): pass


@logged
#^ hands: nothing
def ship(order): pass


@functools.lru_cache
#          ^ hands: nothing
def total(order): pass


@dataclass
#^ hands: nothing
class Order:
    @property
    #^ hands: nothing
    def price(self): pass

    @router.post("/")
    #       ^ hands: decorator by Order to router.post
    def create(self): pass
