__all__ = ["Cart", "Order"]
# <- exports: Cart, Order
