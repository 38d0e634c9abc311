from . import cart
#             ^ imports: .cart
from .cart import Cart
#                 ^ imports: .cart.Cart
from .. import shop
#              ^ imports: ..shop
from ...a.b import c as d
#                  ^ imports: ...a.b.c as d
from . import *
#             ^ imports: .*
from . cart import Item
#                  ^ imports: .cart.Item
