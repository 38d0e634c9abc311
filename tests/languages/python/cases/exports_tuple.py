__all__ = (
# <- exports: Cart, Order
    "Cart",
    'Order',
)
