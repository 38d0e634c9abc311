from typing import Optional, Union
import typing

class Cart:
    def total(self): pass

def run(a: Optional[Cart], b: Cart | None, c: typing.Optional["Cart"], d: Cart | int):
    a.total()
    # ^ calls: Cart.total (member)
    b.total()
    # ^ calls: Cart.total (member)
    c.total()
    # ^ calls: Cart.total (member)
    d.total()
    # ^ calls: Cart.total (member)
