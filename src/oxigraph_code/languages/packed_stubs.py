"""Read the declarations of libraries that come with a language.

For maintainers: the folder ``stubs`` of a language has signatures in the language itself. ``make docs`` reads them as
external code and packs the declarations into one file, in which a class is decoded when it is first asked for: a
program uses few of them. The bytes are shared by the forks of a process. This module must not know any class.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from importlib import resources

import msgspec

from oxigraph_code.resolution.language.type_model import ExternalClass

PACKED = "stubs.msgpack"
"""The name of the file in the folder of a language."""
_index = msgspec.msgpack.Decoder(dict[str, msgspec.Raw])
_class = msgspec.msgpack.Decoder(ExternalClass)


def packed(declared: Mapping[str, ExternalClass]) -> bytes:
    """Encode declarations, by qualified name."""
    return msgspec.msgpack.encode(declared)


class PackedStubs(Mapping[str, ExternalClass]):
    """The declarations packed into some packages, by qualified name, and some that they cannot state."""

    def __init__(self, packages: Sequence[str], others: Mapping[str, ExternalClass]) -> None:
        self._packages = packages
        self._read = dict(others)

    @cached_property
    def _packed(self) -> Mapping[str, msgspec.Raw]:
        found: dict[str, msgspec.Raw] = {}
        for package in self._packages:
            found |= _index.decode(resources.files(package).joinpath(PACKED).read_bytes())
        return found

    def __contains__(self, name: object) -> bool:
        return name in self._read or name in self._packed

    def __iter__(self) -> Iterator[str]:
        yield from {**self._packed, **self._read}

    def __len__(self) -> int:
        return len({**self._packed, **self._read})

    def __getitem__(self, name: str) -> ExternalClass:
        known = self._read.get(name)
        if known is None:
            known = self._read[name] = _class.decode(self._packed[name])
        return known
