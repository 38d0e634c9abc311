from typing import Generic, TypeVar

T = TypeVar("T")

class Box(Generic[T]):
    def __init__(self): pass
    def open(self): pass

class Chest(Box[T]): pass

class Own:
    def __class_getitem__(cls, item): return cls
    def open(self): pass

class Plain:
    def open(self): pass

Box[int]()
# <- calls: Box, Box.__init__ (member)
Chest[int]().open()
#            ^ calls: Box.open (inherited)
Own["x"]().open()
#          ^ calls: Own.open (member)
Plain[int]().open()
#            ^ unresolved: unknown-receiver
