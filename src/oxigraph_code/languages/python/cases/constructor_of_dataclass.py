from dataclasses import dataclass

@dataclass
class Point:
    x: int

Point(1)
# <- calls: Point (lexical)
