import functools

@functools.cache
@register(
    "tax",
)
def tax():
#   ^ lines: 3-9
    return 1

class Cart:
#     ^ lines: 11-13
    pass
