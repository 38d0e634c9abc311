import enum
import os
from typing import Protocol


class Currency(enum.Enum):
    EUR = "€"
    USD = "$"

    def sign(self) -> str:
        return self.value


class Gateway(Protocol):
    """Whoever takes money."""

    async def charge(self, amount: float, text: str) -> str: ...


def log(text: object) -> None:
    print(text)


if __debug__:

    def mode() -> str:
        return "debug"

else:

    def mode() -> str:
        return "fast"


log(mode())
log(os.environ["SHOP_CURRENCY"])
