"""Share equal values among the facts of a run.

For maintainers: nine of ten strings in the facts of a program are equal to another one, since a name is used more often
than it is defined, and decoding makes each one again. Rows are taken apart into columns and put together again by
functions of the interpreter alone, since a loop over rows would take longer than parsing. Values of different types
never meet in one table: a tuple equals a named tuple, and ``False`` equals 0.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple, cast, get_args, get_type_hints

import msgspec

from oxigraph_code.facts.file_facts import FileFacts

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(FileFacts)


class _Rows(NamedTuple):
    """A field with named tuples: their constructor from values, and the types of the values."""

    field: str
    row: Callable[[tuple[object, ...]], tuple[object, ...]]
    types: tuple[object, ...]


class SharedValues:
    """The tables of values that the facts of a run share."""

    def __init__(self) -> None:
        self._tables: defaultdict[object, dict[Hashable, Any]] = defaultdict(dict)

    def share(self, facts: FileFacts) -> FileFacts:
        """Return equal facts, with each value as it was met first."""
        shared: dict[str, Any] = {}
        for field, row, types in _fields():
            rows = getattr(facts, field)
            if rows:
                columns = map(self._column, types, zip(*rows, strict=True))
                shared[field] = tuple(map(row, zip(*columns, strict=True)))
        return facts._replace(**shared)

    def _column(self, type_: object, column: Sequence[Any]) -> Any:
        return column if type_ is bool else map(self._tables[type_].setdefault, column, column)


@cache
def _fields() -> tuple[_Rows, ...]:
    found = []
    for field, type_ in get_type_hints(FileFacts).items():
        row: Any = next(iter(get_args(type_)), None)
        if hasattr(row, "_fields"):
            constructor = cast(Callable[..., tuple[object, ...]], partial(tuple.__new__, row))
            found.append(_Rows(field, constructor, tuple(get_type_hints(row).values())))
    return tuple(found)


def encode(facts: FileFacts) -> bytes:
    """Encode facts as MessagePack."""
    return _encoder.encode(facts)


def decode(data: bytes) -> FileFacts:
    """Decode the output of ``encode``. Raises ``msgspec.DecodeError`` for any other data."""
    try:
        return _decoder.decode(data)
    except UnicodeDecodeError as error:
        raise msgspec.DecodeError(str(error)) from None
