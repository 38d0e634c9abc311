"""Entries of pattern files as rows: their keys are checked, their values typed.

For maintainers: the fields in a class of rows are the keys of its table, and there is no other list. This
module must not know any framework.
"""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Mapping
from typing import Any, Final, Literal, TypeVar, get_origin

import msgspec

from oxigraph_code.errors import ConfigError
from oxigraph_code.facts.kinds import SiteKind

_PLAIN: Final[frozenset[SiteKind]] = frozenset({"call", "decorator"})


class PatternRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry that selects sites: calls, decorators, macros or subscripts whose arguments are read.

    ``first`` is ``text`` if the first argument must be a string literal, ``other`` if it must not be, and ``path`` or
    ``method`` if one of the first must be a path from the root or name an HTTP method; ``least`` is the smallest
    number of arguments; ``receivers`` are the last names of possible receivers, any if there are none. Definitions and
    calls are selected only in files with a text of ``containing``.
    """

    names: tuple[str, ...] = ()
    kinds: frozenset[SiteKind] = _PLAIN
    first: Literal["any", "text", "other", "path", "method"] = "any"
    least: int = 0
    receivers: frozenset[str] = frozenset()
    containing: tuple[str, ...] = ()


RowT = TypeVar("RowT", bound=msgspec.Struct)


def read_row(source: str, table: str, entry: Mapping[str, Any], kind: type[RowT]) -> RowT:
    """Read an entry of a pattern file. Raises ``ConfigError`` for one that cannot be used."""
    try:
        return msgspec.convert(entry, kind, dec_hook=_decoded)
    except msgspec.ValidationError as error:
        known = ", ".join(sorted(field.encode_name for field in msgspec.structs.fields(kind)))
        problem = str(error).replace("`", "'")
        raise ConfigError(f"{source}: {table}: {problem}", hint=f"known keys: {known}", setting=source) from None


def _decoded(kind: type[Any], written: Any) -> Any:
    if get_origin(kind) is not re.Pattern:
        return kind(written)
    try:
        return re.compile(written)
    except (re.error, TypeError) as error:
        raise ValueError(f"no regular expression of Python: {error}") from None


def is_among(name: str, names: frozenset[str]) -> bool:
    """Return true if a name matches a pattern, in which ``*`` stands for any letters."""
    return name in names or any("*" in entry and fnmatch.fnmatchcase(name, entry) for entry in names)
