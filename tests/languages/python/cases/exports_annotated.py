__all__: list[str] = ["Cart"]
# <- exports: Cart
