import dataclasses as dc
from dataclasses import dataclass, field

@dataclass(frozen=True)
class Point:
#     ^ defines: class Point [dataclass]
    x: int
    # <- defines: field Point.x []
    y: list[int] = field(default_factory=list)
    # <- annotation: list[int]

@dc.dataclass
class Other:
#     ^ defines: class Other [dataclass]
    pass

@mine.dataclass
class Plain:
#     ^ defines: class Plain []
    pass
