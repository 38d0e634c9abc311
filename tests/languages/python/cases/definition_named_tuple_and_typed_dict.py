from typing import NamedTuple, TypedDict
from collections import namedtuple

class Point(NamedTuple):
#     ^ defines: class Point [namedtuple]
    x: int
    # <- defines: field Point.x []

class Options(TypedDict, total=False):
#     ^ defines: class Options [typeddict]
    name: str
    # <- defines: field Options.name []

Pair = namedtuple("Pair", "a b")
# <- defines: variable Pair []
