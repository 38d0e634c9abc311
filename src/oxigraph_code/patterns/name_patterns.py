"""Rules for external names: environment variables, settings, commands, tables and flags.

For maintainers: rules are the tables ``names`` and ``name_files`` of pattern files, see docs/guide/patterns.md and
``frameworks``. Extraction applies them to files. This module must not know any framework.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from oxigraph_code.errors import ConfigError
from oxigraph_code.patterns.frameworks import KINDS, PatternFile, words

NAME_KINDS: Final = frozenset(
    {"environment", "setting", "command", "flag", "table", "column", "feature"}
)  # fmt: skip
ACCESSES: Final = frozenset({"reads", "defines", "writes"})

_SITE_KEYS: Final = frozenset(
    {
        "kind", "access", "names", "kinds", "receivers", "position", "keyword", "from", "flagged", "first_path", "like",
        "prefix", "style", "owner_position", "owner_keyword", "owner_from", "each",
    }
)  # fmt: skip
_FILE_KEYS: Final = frozenset({"kind", "access", "path", "variables"})
_FIELD_KEYS: Final = frozenset(
    {"kind", "access", "tag", "namespace", "separator", "style", "prefix", "decorators", "bases", "prefixes", "like"}
)
_FROM: Final = frozenset({"", "target", "definition", "all"})
_OWNER_FROM: Final = frozenset({"", "class", "site"})
_STYLES: Final = frozenset({"", "kebab", "snake", "upper"})
_NOTHING_READ: Final = -1


class NameRule(NamedTuple):
    """A rule that reads a name off a pattern site.

    The name is the argument called ``keyword``, else the one at ``position``, else the origin's: the variable or
    field that the site is assigned to (``target``), the decorated definition (``definition``), or every text among the
    arguments (``all``). ``flagged`` is an argument that must be there without a value. ``each`` reads the keys or texts
    of a list or mapping argument. ``owner_position``, ``owner_keyword`` and ``owner_origin`` (the ``class`` or pattern
    ``site`` around it) find the table of a column.
    """

    kind: str
    access: str
    kinds: frozenset[str]
    receivers: frozenset[str]
    position: int
    keyword: str
    origin: str
    flagged: str
    first_path: frozenset[str]
    like: re.Pattern[str] | None
    prefix: str
    style: str
    owner_position: int
    owner_keyword: str
    owner_origin: str
    each: bool


class FileRule(NamedTuple):
    """A rule that reads names off a file whose path matches.

    The name is group 1 of ``path``, or each module variable that ``variables`` matches.
    """

    kind: str
    access: str
    path: re.Pattern[str]
    variables: re.Pattern[str] | None


class FieldRule(NamedTuple):
    """A rule for the names of fields: group 1 of the ``tag``, or the name of the field in a ``style``.

    ``namespace`` is the tag of a field around it, which comes before, up to the ``separator``. Without a tag, the class
    has one of the ``decorators`` or ``bases``, and an argument or constant of ``prefixes`` states the prefix. The
    pattern ``like`` selects fields.
    """

    kind: str
    access: str
    tag: re.Pattern[str] | None
    namespace: re.Pattern[str] | None
    separator: str
    style: str
    prefix: str
    decorators: frozenset[str]
    bases: tuple[str, ...]
    prefixes: frozenset[str]
    like: re.Pattern[str] | None


class NameRules(NamedTuple):
    """The rules of one language: for sites by the last name of the site, for files, and for fields."""

    sites: Mapping[str, Sequence[NameRule]]
    files: Sequence[FileRule]
    fields: Sequence[FieldRule] = ()


def name_rules(files: Sequence[PatternFile]) -> NameRules:
    """Read the rules of some pattern files. Raises ``ConfigError`` for an entry that cannot be used."""
    by_name: dict[str, list[NameRule]] = {}
    for file in files:
        for table in file.tables.get("names", ()):
            rule = _site_rule(file, table)
            for name in words(file, table, "names"):
                by_name.setdefault(name, []).append(rule)
    return NameRules(by_name, tuple(_file_rules(files)), tuple(_field_rules(files)))


def _site_rule(file: PatternFile, table: Mapping[str, Any]) -> NameRule:
    _known_keys(file, table, _SITE_KEYS)
    text = partial(_text, file, table)
    kinds = frozenset(words(file, table, "kinds") or ["call", "decorator"])
    for kind in kinds:
        _one_of(file, "kinds", kind, KINDS)
    return NameRule(
        kind=text("kind", NAME_KINDS),
        access=text("access", ACCESSES),
        kinds=kinds,
        receivers=frozenset(words(file, table, "receivers")),
        position=_number(file, table, "position"),
        keyword=text("keyword"),
        origin=text("from", _FROM),
        flagged=text("flagged"),
        first_path=frozenset(words(file, table, "first_path")),
        like=_pattern(file, text("like")),
        prefix=text("prefix"),
        style=text("style", _STYLES),
        owner_position=_number(file, table, "owner_position"),
        owner_keyword=text("owner_keyword"),
        owner_origin=text("owner_from", _OWNER_FROM),
        each=table.get("each") is True,
    )


def _file_rules(files: Sequence[PatternFile]) -> Iterator[FileRule]:
    for file in files:
        for table in file.tables.get("name_files", ()):
            _known_keys(file, table, _FILE_KEYS)
            path = _pattern(file, _text(file, table, "path"))
            if path is None:
                raise ConfigError(f"{file.source}: name_files has no path", hint="write path", setting=file.source)
            kind, access = _text(file, table, "kind", NAME_KINDS), _text(file, table, "access", ACCESSES)
            yield FileRule(kind, access, path, _pattern(file, _text(file, table, "variables")))


def _field_rules(files: Sequence[PatternFile]) -> Iterator[FieldRule]:
    for file in files:
        for table in file.tables.get("name_fields", ()):
            _known_keys(file, table, _FIELD_KEYS)
            yield FieldRule(
                _text(file, table, "kind", NAME_KINDS),
                _text(file, table, "access", ACCESSES),
                _pattern(file, _text(file, table, "tag")),
                _pattern(file, _text(file, table, "namespace")),
                _text(file, table, "separator"),
                _text(file, table, "style", _STYLES),
                _text(file, table, "prefix"),
                frozenset(words(file, table, "decorators")),
                tuple(words(file, table, "bases")),
                frozenset(words(file, table, "prefixes")),
                _pattern(file, _text(file, table, "like")),
            )


def _known_keys(file: PatternFile, table: Mapping[str, Any], known: frozenset[str]) -> None:
    for key in table:
        _one_of(file, "key", key, known)


def _text(file: PatternFile, table: Mapping[str, Any], key: str, choices: frozenset[str] = frozenset()) -> str:
    value = table.get(key, "")
    if not isinstance(value, str):
        raise ConfigError(f"{file.source}: {key} is no text", hint=f'write {key} = "…"', setting=file.source)
    if choices:
        _one_of(file, key, value, choices)
    return value


def _number(file: PatternFile, table: Mapping[str, Any], key: str) -> int:
    value = table.get(key, _NOTHING_READ)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ConfigError(f"{file.source}: {key} is no number", hint="write a whole number", setting=file.source)
    return value


def _one_of(file: PatternFile, key: str, value: str, known: frozenset[str]) -> None:
    if value not in known:
        hint = f"known: {', '.join(sorted(filter(None, known)))}"
        raise ConfigError(f"{file.source}: {key} cannot be {value!r}", hint=hint, setting=file.source)


def _pattern(file: PatternFile, written: str) -> re.Pattern[str] | None:
    try:
        return re.compile(written) if written else None
    except re.error as error:
        hint = "write a regular expression of Python"
        raise ConfigError(f"{file.source}: {written!r}: {error}", hint=hint, setting=file.source) from None
