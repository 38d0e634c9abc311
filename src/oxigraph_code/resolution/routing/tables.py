"""The tables of pattern files that are about routes, read once for a language.

For maintainers: an entry of a table is data and can only name things; how each kind of entry is applied stands in the
modules beside this one. Arguments are named by a small notation: ``0`` and ``-1`` are positions, ``1:`` all from one
on, ``url`` a keyword, ``0.url`` an entry of a mapping. This module must not know any framework.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, Final, NamedTuple
from weakref import WeakKeyDictionary

from oxigraph_code.errors import ConfigError
from oxigraph_code.facts import Argument, PatternSite
from oxigraph_code.patterns.frameworks import PatternFile, SitePatterns, without_version, words
from oxigraph_code.patterns.rows import is_among
from oxigraph_code.resolution.language.semantics import Semantics

_SELECTING: Final = frozenset({"names", "kinds", "first", "least", "receivers", "framework"})
_KEYS: Final = {
    "routers": _SELECTING
    | {"outside", "prefix", "likely", "mounted", "same", "based", "plugins", "below", "having"}
    | {"space"},
    "routes": _SELECTING
    | {"on", "outside", "path", "method", "methods", "default", "handler", "joined", "regular", "via", "sure"}
    | {"opens", "chained", "mounted", "verbs", "resource", "unless", "callable", "below"}
    | {"named", "named_after", "separator", "shaped", "style", "relative"},
    "mounts": _SELECTING
    | {"on", "outside", "child", "prefix", "via", "member", "joined", "overrides", "sure", "regular"}
    | {"space", "space_of", "within"},
    "prefixes": _SELECTING | {"path"},
    "controllers": _SELECTING | {"path"},
    "versions": _SELECTING | {"path", "unless"},
    "actions": _SELECTING | {"methods", "path", "member", "regular", "named"},
    "restrictions": _SELECTING | {"method", "methods"},
    "requests": _SELECTING | {"outside", "path", "method", "methods", "chained", "sure", "rooted", "not_of"},
    "clients": _SELECTING | {"outside"},
    "joins": _SELECTING | {"outside", "kind", "access", "key", "handler", "runs", "like", "style", "sure", "of", "by"},
    "classes": frozenset({"framework", "outside", "methods", "actions"}),
    "resources": frozenset({"framework", "name", "collection", "member", "parameter", "end", "names", "named_after"}),
    "files": frozenset({"framework", "path", "with", "exports", "methods", "left_out", "separator", "parameter"}),
    "registrations": _SELECTING,
    "wrappers": _SELECTING,
    "unread": frozenset({"framework", "packages"}),
}
_JOINING: Final = frozenset({"defines", "sends", "receives"})
_WITH_FIELDS: Final = frozenset({"mapping", "path"})
_PLACE: Final = re.compile(r"(-?\d+)(:?)(?:\.(\w+))?$")
_SEPARATOR: Final = re.compile(r"::|\.")
_DEFAULT: Final = "default"


class OutsideNames(NamedTuple):
    """Names outside of the program, by the package that they are of and their last part."""

    names: frozenset[tuple[str, str]]

    def has(self, qualified_name: str) -> bool:
        """Return true if a qualified name is one of these names, or a member of one."""
        package, *parts = _split(qualified_name)
        whole = package.partition("/")[0] if package[:1] != "@" else package
        # A function is no member of the same name of a type.
        owner = next((number for number, part in enumerate(parts) if part[:1].isupper()), len(parts))
        considered = parts[: owner + 1][-3:] or [""]
        return any((name, part) in self.names for name in (package, whole) for part in considered)

    def has_package_of(self, qualified_name: str) -> bool:
        """Return true if a qualified name is of the package of one of these names."""
        return _split(qualified_name)[0] in self.packages

    @property
    def packages(self) -> frozenset[str]:
        return frozenset(package for package, _ in self.names)


class TableEntry(NamedTuple):
    """One entry of a table."""

    file: PatternFile
    framework: str
    names: tuple[str, ...]
    kinds: frozenset[str]
    first: str
    least: int
    receivers: frozenset[str]
    data: Mapping[str, Any]

    def fits(self, site: PatternSite) -> bool:
        """Return true if a site has the kind and the form of the entry."""
        if site.kind not in self.kinds or not any(fnmatchcase(site.name, name) for name in self.names):
            return False
        if self.receivers and not is_among(last_name(site.receiver), self.receivers):
            return False
        placed = [argument for argument in site.arguments if not argument.name]
        is_text = bool(placed) and is_textual(placed[0])
        if (self.first == "text" and not is_text) or (self.first == "other" and is_text):
            return False
        return len(site.arguments) >= self.least

    def texts(self, key: str) -> list[str]:
        """Return the texts under a key."""
        return words(self.file, self.data, key)

    def text(self, key: str, otherwise: str = "") -> str:
        """Return the one text under a key."""
        return str(self.data.get(key, otherwise))

    def is_so(self, key: str) -> bool:
        """Return true if the entry has a key."""
        return bool(self.data.get(key, False))

    @property
    def outside(self) -> OutsideNames:
        """The external callee of the entry."""
        return _named(self.texts("outside"))


class Tables:
    """All entries of the tables of routes of one language."""

    def __init__(self, patterns: SitePatterns) -> None:
        self._entries: dict[str, list[TableEntry]] = {
            name: [_entry(name, file, data) for file, data in patterns.table(name)] for name in _KEYS
        }
        self._by_name: dict[tuple[str, str], list[TableEntry]] = {}

    def all(self, table: str) -> Sequence[TableEntry]:
        """Return the entries of a table."""
        return self._entries[table]

    def of(self, table: str, site: PatternSite) -> Iterator[TableEntry]:
        """Yield the entries of a table that a site fits."""
        key = (table, site.name)
        named = self._by_name.get(key)
        if named is None:
            named = self._by_name[key] = [
                entry for entry in self._entries[table] if any(fnmatchcase(site.name, name) for name in entry.names)
            ]
        return (entry for entry in named if entry.fits(site))

    @property
    def is_empty(self) -> bool:
        return not any(self._entries.values())


_known: Final[WeakKeyDictionary[SitePatterns, Tables]] = WeakKeyDictionary()


def tables_of(semantics: Semantics) -> Tables:
    """Return the tables of a language, read once."""
    patterns = semantics.patterns
    tables = _known.get(patterns)
    if tables is None:
        tables = _known[patterns] = Tables(patterns)
    return tables


def _entry(table: str, file: PatternFile, data: Mapping[str, Any]) -> TableEntry:
    if unknown := sorted(set(data) - _KEYS[table]):
        hint = f"known: {', '.join(sorted(_KEYS[table]))}"
        raise ConfigError(f"{file.source}: no key of {table} is called {unknown[0]!r}", hint=hint, setting=file.source)
    if table == "joins" and (data.get("access") not in _JOINING or not data.get("kind")):
        hint = f"write access as one of {', '.join(sorted(_JOINING))}, and a word for the kind of the key"
        raise ConfigError(f"{file.source}: joins needs access and kind", hint=hint, setting=file.source)
    kinds = frozenset(words(file, data, "kinds")) or frozenset({"call", "decorator"})
    return TableEntry(
        file,
        str(data.get("framework", file.framework)),
        tuple(words(file, data, "names")),
        kinds,
        str(data.get("first", "any")),
        int(data.get("least", 0)),
        frozenset(words(file, data, "receivers")),
        data,
    )


def _split(qualified_name: str) -> list[str]:
    """The package of a qualified name, whose folders may have dots in their names, and the parts below it."""
    folder, slash, last = without_version(qualified_name).rpartition("/")
    package, *parts = [part for part in _SEPARATOR.split(last) if part != _DEFAULT] or [""]
    return [folder + slash + package, *parts]


def _named(names: Sequence[str]) -> OutsideNames:
    """Return names as ``package.Name``, or of a package itself; the last part has no dot."""
    found = set()
    for name in map(without_version, names):
        package, _, rest = name.rpartition(".") if "/" in name else name.partition(".")
        found.add((package or name, rest.rpartition(".")[2] if package else ""))
    return OutsideNames(frozenset(found))


def picked(arguments: Sequence[Argument], places: Sequence[str]) -> list[Argument]:
    """Return the arguments at the first of some places at which there are any."""
    for place in places:
        if found := _at(arguments, place):
            return found
    return []


def _at(arguments: Sequence[Argument], place: str) -> list[Argument]:
    match = _PLACE.match(place)
    if match is None:
        return [argument for argument in arguments if argument.name == place]
    placed = [argument for argument in arguments if not argument.name]
    number = int(match[1])
    if match[2]:
        return placed[number:]
    if not -len(placed) <= number < len(placed):
        return []
    argument = placed[number]
    if match[3] is None:
        return [argument]
    entries = argument.parts if argument.kind == "list" else (argument,)
    return [part for entry in entries if entry.kind in _WITH_FIELDS for part in entry.parts if part.name == match[3]]


def is_textual(argument: Argument) -> bool:
    """Return true if an argument is a string literal."""
    return argument.kind in ("text", "template")


def last_name(path: str) -> str:
    """Return the last name in an access path."""
    names = re.findall(r"[\w$]+", path)
    return names[-1] if names else ""
