def f(a, /, b: int, c=1, *rest: str, d: "x" = {}, **more) -> dict[str, int]: pass
#   ^ signature: (a, /, b: int, c=1, *rest: str, d: "x" = {}, **more) -> dict[str, int]
def g(*, key): pass
#   ^ signature: (*, key)
def h(): pass
#   ^ signature: ()
def old((x, y), z): pass
#   ^ signature: ((x, y), z)
def long(
#   ^ signature: (a: int, b: int)
    a: int,  # first
    b: int,
): pass
