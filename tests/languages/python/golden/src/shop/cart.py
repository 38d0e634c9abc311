"""What customers want to buy."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, overload

from . import pay

if TYPE_CHECKING:
    from shop.pay import Gateway

MAX_ITEMS: int = 99
Price: TypeAlias = "int | float"


class Base:
    def __init__(self, owner: str = "") -> None:
        self.owner = owner

    def describe(self) -> str:
        return f"cart of {self.owner.upper()}"


@dataclass(frozen=True)
class Item:
    name: str
    price: Price = 0
    tags: list[str] = field(default_factory=list)


class Cart(Base):
    """A cart.

    It says "total", with a \\ and a tab:	here.
    """

    kind = "cart"

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.items: list[Item] = []

    def __iter__(self):
        return iter(self.items)

    @property
    def size(self) -> int:
        return len(self.items)

    @overload
    def add(self, item: Item) -> Cart: ...
    @overload
    def add(self, item: Item, count: int) -> Cart: ...
    def add(self, item, count=1):
        self.items.extend([item] * count)
        return self

    def _tax(self, *, rate: float = 0.2) -> float:
        return rate

    def total(self) -> float:
        def rounded(value: float) -> float:
            return round(value, 2)

        return rounded(sum(item.price for item in self.items) * (1 + self._tax()))

    async def pay(self, gateway: Gateway) -> str:
        """Pays."""
        return await gateway.charge(self.total(), self.describe())


def checkout(items: list[Item]) -> Cart:
    cart = Cart("ann")
    for item in items:
        cart.add(item).add(item, 2)
    for item in cart:
        pay.log(item)
    pay.log(cart.total())
    unknown(cart)
    return cart


checkout([Item("pen")])


class GiftCart(Cart):
    def total(self, *, country="DE"):
        return 0


def hurry(somebody):
    somebody.charge(1)


HURRIED = map(hurry, [])


def fee(somebody):
    return somebody.fee
