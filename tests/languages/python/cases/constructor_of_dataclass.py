import dataclasses
from dataclasses import dataclass

import attr

@dataclass
class Point:
    x: int

Point(1)
# <- calls: Point (lexical)

# What makes a data class of a class gives it methods, which hide what it inherits.
class Base:
    def __init__(self): pass
    def __eq__(self, other): pass
    def __lt__(self, other): pass
    def __setattr__(self, name, value): pass
    def move(self): pass

@dataclass
class Given(Base):
    x: int

@dataclasses.dataclass(init=False, order=True)
class Told(Base):
    x: int

@dataclass(frozen=True, order=False)
class Fixed(Base):
    x: int

@attr.s(auto_attribs=True, eq=False)
class Other(Base):
    x: int

@dataclass
class Own(Base):
    x: int

    def __init__(self): pass

class Below(Given):
    def __init__(self):
        super().__init__(1)
        #       ^ unresolved: dynamic
        super().move()
        #       ^ calls: Base.move (inherited)

Given(1)
# <- calls: Given (lexical)
Told()
# <- calls: Told, Base.__init__ (lexical)
Other(1)
# <- calls: Other (lexical)
Own()
# <- calls: Own, Own.__init__ (lexical)
Below()
# <- calls: Below, Below.__init__ (lexical)

def same(given: Given, other: Other, told: Told, fixed: Fixed):
    told.__lt__(other)
    #    ^ unresolved: dynamic
    fixed.__lt__(other)
    #     ^ calls: Base.__lt__ (inherited)
    told.__setattr__("x", 1)
    #    ^ calls: Base.__setattr__ (inherited)
    fixed.__setattr__("x", 1)
    #     ^ unresolved: dynamic
    given.__eq__(other)
    #     ^ unresolved: dynamic
    other.__eq__(given)
    #     ^ calls: Base.__eq__ (inherited)
