"""The tables of pattern files that are about routes, read once for a language.

For maintainers: a row is data and can only name things; how each kind of row is applied stands in the
modules beside this one. Arguments are named by a small notation: ``0`` and ``-1`` are positions, ``1:`` all from one
on, ``url`` a keyword, ``0.url`` an entry of a mapping, ``1+2`` two texts with a mark between. This module must not
know any framework. See decision 0180.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Final, Generic, Literal, TypeVar
from weakref import WeakKeyDictionary

import msgspec

from oxigraph_code.facts import Argument, PatternSite
from oxigraph_code.patterns.frameworks import SitePatterns, without_version
from oxigraph_code.patterns.rows import PatternRow, RowT, is_among, read_row
from oxigraph_code.resolution.language.semantics import Semantics

Places = tuple[str, ...]
"""Texts of a row, mostly places of arguments; the first one that is present counts."""
Joined = Literal["path", "rooted", "slash", "text"]
_WITH_FIELDS: Final = frozenset({"list", "mapping", "path"})
_PLACE: Final = re.compile(r"(-?\d+)(:?)(?:\.(\w+))?$")
_SEPARATOR: Final = re.compile(r"::|\.")
_DEFAULT: Final = "default"
_OF_OTHERS: Final = (("arguments",), ("listed",), ("restricted",), ("action",))
OF_ALL: Final = (("framework",), ("versions",))
MEMBER: Final = "@"
"""The mark between a class and its method in a text that names both."""


class OutsideNames:
    """Names outside of the program, by their package and their last part."""

    def __init__(self, written: Sequence[str] = ()) -> None:
        self.written = written
        found = set()
        for name in map(without_version, written):
            # ``package.Name``, or a package itself; the last part has no dot.
            package, _, rest = name.rpartition(".") if "/" in name else name.partition(".")
            found.add((package or name, rest.rpartition(".")[2] if package else ""))
        self.names = frozenset(found)
        self.packages = frozenset(package for package, _ in found)

    def has(self, qualified_name: str) -> bool:
        """Return true if a qualified name is one of these names, or a member of one."""
        package, *parts = _split(qualified_name)
        whole = package.partition("/")[0] if package[:1] != "@" else package
        # A function is no member of the same name of a type.
        owner = next((number for number, part in enumerate(parts) if part[:1].isupper()), len(parts))
        considered = parts[: owner + 1][-3:] or [""]
        return any((name, part) in self.names for name in (package, whole) for part in considered)

    def has_package_of(self, qualified_name: str) -> bool:
        """Return true if a qualified name is in the package of any of these names."""
        return _split(qualified_name)[0] in self.packages


class TableRow(PatternRow, frozen=True, kw_only=True):
    """A row about sites with a callee outside of the program."""

    framework: str
    outside: OutsideNames = OutsideNames()

    def fits(self, site: PatternSite) -> bool:
        """Return true if a site has the kind and the form of the row."""
        if site.kind not in self.kinds or not any(fnmatchcase(site.name, name) for name in self.names):
            return False
        if self.receivers and not is_among(last_name(site.receiver), self.receivers):
            return False
        placed = [argument for argument in site.arguments if not argument.name]
        is_text = bool(placed) and is_textual(placed[0])
        if (self.first == "text" and not is_text) or (self.first == "other" and is_text):
            return False
        return len(site.arguments) >= self.least


class RouterRow(TableRow, frozen=True, kw_only=True):
    """A call that makes a router; with ``controller`` a decorator of a class of handlers."""

    prefix: Places = ()
    likely: Places = ()
    mounted: bool = False
    same: Places = ()
    based: Places = ()
    plugins: bool = False
    below: Places = ()
    having: Places = ()
    space: Places = ()
    controller: bool = False
    inherited: bool = False
    guards: Places = ()


class MethodRow(TableRow, frozen=True, kw_only=True):
    """A site that may state HTTP methods, by itself or by another call in its chain."""

    method: str = ""
    methods: Places = ()
    chained: Places = ()


class OwnedRow(MethodRow, frozen=True, kw_only=True):
    """A site on a router."""

    on: Places = ()
    below: Places = ()
    sure: bool = False
    opens: str = ""
    shaped: bool = False
    callable: bool = False
    regular: Places = ()
    open_ended: Places = ()
    via: Places = ()
    joined: Joined = "slash"


class ResourceRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The routes of a class of handlers."""

    collection: Places = ()
    member: Places = ()
    parameter: str = ""
    stating: Places = ()
    end: str = ""
    names: Places = ()
    named_after: Places = ()


class RouteRow(OwnedRow, frozen=True, kw_only=True):
    """A site that registers a handler, or by a special ``handler`` says something of others."""

    path: Places = ()
    default: Places = ()
    handler: Places = ()
    of: Places = ()
    mounted: bool | Literal["only"] = False
    verbs: bool = False
    runs: Places = ()
    resource: ResourceRow | None = None
    member: Places = ()
    of_members: bool = False
    unless: Places = ()
    named: Places = ()
    named_after: bool = False
    separator: str = ":"
    style: Literal["", "lower"] = ""
    relative: bool = False
    bare: bool = False
    filled: Mapping[str, str] = msgspec.field(default_factory=dict)
    endings: Places = ()
    guards: Places = ()


class MountRow(OwnedRow, frozen=True, kw_only=True):
    """A site that puts routers below another, or by a special ``child`` all routes of the framework."""

    child: Places = ()
    prefix: Places = ()
    unless: Places = ()
    member: str = ""
    overrides: bool = False
    space: Places = ()
    space_of: str = ""
    within: Places = ()
    nested: Places = ()


class GuardRow(OwnedRow, frozen=True, kw_only=True):
    """A site that puts middleware before routes of a router; ``answers`` are methods that end a request."""

    guards: Places
    path: Places = ()
    hooks: frozenset[str] = frozenset()
    covers: Literal["later", "earlier", "all", "chained"] = "later"
    answers: Places = ()


class RequestRow(MethodRow, frozen=True, kw_only=True):
    """A call that sends a request; with ``declares`` a decorator of functions that do."""

    path: Places = ()
    sure: bool = False
    rooted: bool = False
    not_of: Places = ()
    unless: Places = ()
    declares: bool = False


class JoinRow(TableRow, frozen=True, kw_only=True):
    """A site that sends, receives or defines something under a key."""

    kind: str
    access: Literal["defines", "sends", "receives"]
    key: Places = ()
    handler: Places = ()
    runs: Places = ()
    like: str = ""
    file: re.Pattern[str] = re.compile("")
    style: Literal["", "camel", "snake"] = ""
    sure: bool = False
    of: Places = ()
    by: str = ""
    without: Places = ()


class _HandlerRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    framework: str


class ClassRow(_HandlerRow, frozen=True, kw_only=True):
    """The methods of external classes."""

    outside: OutsideNames
    methods: Places = ()


class SameRow(_HandlerRow, frozen=True, kw_only=True):
    """Members of a handler that stand for it."""

    same: Places


class TextRow(_HandlerRow, frozen=True, kw_only=True):
    """A form of texts that name a handler: by a file, from a folder around, and a member of it."""

    like: re.Pattern[str]
    module: str
    member: str


class FileRow(_HandlerRow, frozen=True, kw_only=True):
    """The files that are routes by their places."""

    file: re.Pattern[str]
    beside: Places = msgspec.field(default=(), name="with")
    exports: Places = ()
    methods: Places = ()
    left_out: Places = ()
    separator: str = "/"
    parameter: str = ""


TableRowT = TypeVar("TableRowT", bound=TableRow)


class Table(Generic[TableRowT]):
    """The rows of a table about sites."""

    def __init__(self, rows: Sequence[TableRowT]) -> None:
        self.rows = rows
        self._by_name: dict[str, list[TableRowT]] = {}

    def fitting(self, site: PatternSite) -> Iterator[TableRowT]:
        """Yield the rows that a site fits."""
        named = self._by_name.get(site.name)
        if named is None:
            named = [row for row in self.rows if any(fnmatchcase(site.name, name) for name in row.names)]
            self._by_name[site.name] = named
        return (row for row in named if row.fits(site))

    def has(self, site: PatternSite) -> bool:
        """Return true if a site fits a row."""
        return next(self.fitting(site), None) is not None


class Tables:
    """All rows about routes of one language."""

    def __init__(self, patterns: SitePatterns) -> None:
        def rows(table: str, kind: type[RowT], having: str = "") -> list[RowT]:
            return [
                read_row(file.source, table, {"framework": file.framework, **entry}, kind)
                for file, entry in patterns.table(table)
                if not having or having in entry
            ]

        self.routers = Table(rows("routers", RouterRow))
        self.controllers = Table([row for row in self.routers.rows if row.controller])
        routes = rows("routes", RouteRow)
        self.routes = Table([row for row in routes if row.handler not in _OF_OTHERS])
        self.wrappers, self.registrations, self.restrictions, self.actions = (
            Table([row for row in routes if row.handler == special]) for special in _OF_OTHERS
        )
        mounts = rows("mounts", MountRow)
        self.mounts = Table([row for row in mounts if row.child not in OF_ALL])
        self.prefixes, self.versions = (Table([row for row in mounts if row.child == special]) for special in OF_ALL)
        requests = rows("requests", RequestRow)
        self.requests = Table([row for row in requests if not row.declares])
        self.clients = Table([row for row in requests if row.declares])
        self.guards = Table(rows("guards", GuardRow))
        self.joins = Table(rows("joins", JoinRow))
        self.classes = rows("handlers", ClassRow, "outside")
        self.files = rows("handlers", FileRow, "file")
        self.texts = rows("handlers", TextRow, "like")
        self.same = tuple(f".{name}" for row in rows("handlers", SameRow, "same") for name in row.same)


_known: Final[WeakKeyDictionary[SitePatterns, Tables]] = WeakKeyDictionary()


def tables_of(semantics: Semantics) -> Tables:
    """Return the tables of a language, read once."""
    patterns = semantics.patterns
    tables = _known.get(patterns)
    if tables is None:
        tables = _known[patterns] = Tables(patterns)
    return tables


def _split(qualified_name: str) -> list[str]:
    """Split a qualified name into its package, whose folders may have dots in them, and the parts below."""
    folder, slash, last = without_version(qualified_name).rpartition("/")
    package, *parts = [part for part in _SEPARATOR.split(last) if part != _DEFAULT] or [""]
    return [folder + slash + package, *parts]


def picked(arguments: Sequence[Argument], places: Sequence[str]) -> list[Argument]:
    """Return the arguments at the first of the places at which there are any."""
    for place in places:
        if found := _at(arguments, place):
            return found
    return []


def _at(arguments: Sequence[Argument], place: str) -> list[Argument]:
    if "+" in place:
        places = place.split("+")
        parts = [part for each in places for part in _at(arguments, each) if is_textual(part)]
        whole = MEMBER.join(part.value for part in parts)
        return [parts[0]._replace(value=whole)] if len(parts) == len(places) else []
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
    entries = (argument, *argument.parts) if argument.kind == "list" else (argument,)
    return [part for entry in entries if entry.kind in _WITH_FIELDS for part in entry.parts if part.name == match[3]]


def is_textual(argument: Argument) -> bool:
    """Return true if an argument is a string literal."""
    return argument.kind in ("text", "template")


def last_name(path: str) -> str:
    """Return the last name in an access path."""
    names = re.findall(r"[\w$]+", path)
    return names[-1] if names else ""
