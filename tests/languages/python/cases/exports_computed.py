__all__ = sorted(["a", "b"])
# <- exports: a, b
