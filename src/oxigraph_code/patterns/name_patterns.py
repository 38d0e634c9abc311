"""Rules for external names: environment variables, settings, commands, tables and flags.

For maintainers: rules are the tables ``names`` and ``name_files`` of pattern files, see docs/guide/patterns.md and
``frameworks``. Extraction applies them to files. This module must not know any framework.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec

from oxigraph_code.facts.kinds import SiteKind
from oxigraph_code.patterns.frameworks import PatternFile
from oxigraph_code.patterns.rows import RowT, read_row

NameKind = Literal["environment", "setting", "command", "flag", "table", "column", "feature", "template"]
Access = Literal["reads", "defines", "writes"]
_Style = Literal["", "kebab", "plain", "snake", "upper"]


class _NamingRule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: NameKind
    access: Access


class NameRule(_NamingRule, frozen=True, kw_only=True):
    """A rule that reads a name off a pattern site.

    The name is the argument called ``keyword``, else the one at ``position``, else the origin's: the variable or
    field that the site is assigned to (``target``), the decorated definition (``definition``), or every text among the
    arguments (``all``). ``flagged`` is an argument that must be there without a value. ``each`` reads the keys or texts
    of a list or mapping argument. ``owner_position``, ``owner_keyword`` and ``owner_origin`` (the ``class`` or pattern
    ``site`` around it, as an argument or in a function) find the table of a column. ``default`` is the name without an
    argument. ``of`` are the names of possible classes around it.
    """

    names: tuple[str, ...] = ()
    kinds: frozenset[SiteKind] = frozenset({"call", "decorator"})
    receivers: frozenset[str] = frozenset()
    position: int = -1
    keyword: str = ""
    origin: Literal["", "target", "definition", "all"] = msgspec.field(default="", name="from")
    flagged: str = ""
    of: frozenset[str] = frozenset()
    first: str = ""
    first_path: frozenset[str] = frozenset()
    like: re.Pattern[str] | None = None
    prefix: str = ""
    default: str = ""
    style: _Style = ""
    owner_position: int = -1
    owner_keyword: str = ""
    owner_origin: Literal["", "class", "site"] = msgspec.field(default="", name="owner_from")
    each: bool = False


class FileRule(_NamingRule, frozen=True, kw_only=True):
    """A rule that reads names off a file whose path matches.

    The name is group 1 of ``path``, or each module variable that ``variables`` matches; with ``like`` the text of such
    a variable instead, or of such a field, if it matches.
    """

    path: re.Pattern[str]
    variables: re.Pattern[str] | None = None
    like: re.Pattern[str] | None = None


class FieldRule(_NamingRule, frozen=True, kw_only=True):
    """A rule for the names of fields: group 1 of the ``tag``, or the name of the field in a ``style``.

    ``namespace`` is the tag of a field around it, which comes before, up to the ``separator``. Without a tag, the class
    has one of the ``decorators`` or ``bases``, and an argument or constant of ``prefixes`` states the prefix; with one,
    a text of ``prefixes`` in the file that ends with the separator. The patterns ``like`` and ``annotated`` select
    fields by name and type.
    """

    tag: re.Pattern[str] | None = None
    namespace: re.Pattern[str] | None = None
    separator: str = ""
    style: _Style = ""
    prefix: str = ""
    decorators: frozenset[str] = frozenset()
    bases: tuple[str, ...] = ()
    prefixes: frozenset[str] = frozenset()
    like: re.Pattern[str] | None = None
    annotated: re.Pattern[str] = re.compile("")


class NameRules(NamedTuple):
    """The rules of one language: for sites by the last name of the site, for files, and for fields."""

    sites: Mapping[str, Sequence[NameRule]]
    files: Sequence[FileRule]
    fields: Sequence[FieldRule] = ()


def name_rules(files: Sequence[PatternFile]) -> NameRules:
    """Read the rules of some pattern files. Raises ``ConfigError`` for an entry that cannot be used."""
    by_name: dict[str, list[NameRule]] = {}
    for rule in _rules(files, "names", NameRule):
        for name in rule.names:
            by_name.setdefault(name, []).append(rule)
    return NameRules(by_name, _rules(files, "name_files", FileRule), _rules(files, "name_fields", FieldRule))


def _rules(files: Sequence[PatternFile], table: str, kind: type[RowT]) -> tuple[RowT, ...]:
    return tuple(read_row(file.source, table, entry, kind) for file in files for entry in file.tables.get(table, ()))
