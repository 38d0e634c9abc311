from typing import TypeAlias
import typing

Amount: TypeAlias = "int | float"
# <- defines: type_alias Amount []
Rate: typing.TypeAlias = dict[str, int]
# <- annotation: dict[str, int]
type Price = int | None
#    ^ annotation: int | None
type Pair[A, B] = tuple[A, B]
#    ^ defines: type_alias Pair []
Plain = int
# <- defines: variable Plain []
Either = typing.Union["Cart", "Order"]
# <- defines: type_alias Either []
# <- annotation: typing.Union["Cart", "Order"]
Named = dict[str, "Cart"]
# <- defines: type_alias Named []
KINDS = {"List": 1}
First = KINDS["List"]
# <- defines: variable First []
first = list[0]
# <- defines: variable first []
Joined = Cart | dict[str, "Order"] | None
# <- defines: type_alias Joined []
# <- annotation: Cart | dict[str, "Order"] | None
Flags = READ | WRITE
# <- defines: variable Flags []
Others = Flag.Read | Flag.Write
# <- defines: variable Others []
Made = Cart() | Order()
# <- defines: variable Made []
FLAGS = Cart | Order
# <- defines: variable FLAGS [constant]
