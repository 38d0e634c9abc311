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
