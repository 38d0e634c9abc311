"""A small web shop."""

from shop.cart import Cart as Cart
from shop.pay import *

__all__ = ["Cart", "checkout"]
