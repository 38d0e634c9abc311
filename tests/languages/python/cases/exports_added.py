__all__ = ["a"] + other.__all__ + ["b"]
# <- exports: a, b, c, d, e, f
__all__ += ["c"]
__all__ += other.__all__ + ("d",)
__all__.extend(["e"])
__all__.append("f")
__all__.remove("g")
