import typing
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shop import Cart
    #                ^ imports: shop.Cart [type_checking]
    if True:
        import nested
        #      ^ imports: nested [type_checking]
else:
    from shop import Order
    #                ^ imports: shop.Order

if typing.TYPE_CHECKING:
    import shop
    #      ^ imports: shop [type_checking]

if not TYPE_CHECKING:
    import runtime
    #      ^ imports: runtime

import after
#      ^ imports: after
