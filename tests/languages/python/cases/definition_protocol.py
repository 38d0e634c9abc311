from typing import Protocol
import typing as t

class Gateway(Protocol):
#     ^ defines: class Gateway [protocol]
    def charge(self): ...

class Other(t.Protocol[int]):
#     ^ defines: class Other [protocol]
    pass

class Derived(Gateway): pass
#     ^ defines: class Derived []
