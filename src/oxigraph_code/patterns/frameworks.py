"""Pattern files: calls, decorators and subscripts of frameworks that are read with their arguments.

For maintainers: a pattern file is data, TOML with the tables of docs/guide/patterns.md. ``sites`` select names for
extraction, and so does every other table by the same keys; the rest of an entry belongs to the part of resolution that
reads the table and is only carried here. A key above all tables holds for every entry without it. The files of a
language are in its package, the user's in a folder of the user's configuration. None is read from an indexed project:
facts are kept by content for all projects, so no project may decide them. This module must not know any framework.
"""

from __future__ import annotations

import contextlib
import copy
import fnmatch
import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from oxigraph_code.errors import ConfigError
from oxigraph_code.patterns.rows import PatternRow, read_row
from oxigraph_code.settings.config import pattern_folder

_SELECTING: Final = frozenset(PatternRow.__struct_fields__)
_SHARED: Final = ("kinds", "joined")
_JOINED: Final = frozenset({"routes", "mounts"})
_OF_ALL: Final = (["framework"], ["versions"])
_SITES: Final = "sites"
_TABLES: Final = (
    *(_SITES, "names", "name_files", "name_fields", "unread"),
    *("routers", "routes", "mounts", "guards", "requests", "joins", "handlers"),
)
_METHOD: Final = "method"
_FOLDER: Final = "frameworks"
_MAX_NAMES: Final = 100_000
_HEAD: Final = re.compile(r"\.|::")
_VERSION: Final = re.compile(r"/v\d+(?=$|[./])|(?<=\w)\.v\d+(?=$|[./])")


class PatternFile(NamedTuple):
    """One pattern file: the framework it is for, and its tables by name."""

    source: str
    framework: str
    tables: Mapping[str, Sequence[Mapping[str, Any]]]


class RouterNames(NamedTuple):
    """The names by which a file is known to have routers.

    ``calls`` make or mount them, ``usual`` name variables; ``packages`` have the ``types`` of routers.
    """

    calls: frozenset[str] = frozenset()
    usual: frozenset[str] = frozenset()
    packages: frozenset[str] = frozenset()
    types: frozenset[str] = frozenset()

    def is_imported(self, path: str) -> bool:
        """Return true if an import is from one of the packages."""
        return without_version(path) in self.packages or _HEAD.split(path, maxsplit=1)[0] in self.packages


def without_version(path: str) -> str:
    """Return a path of packages without a folder that is the major version of a package."""
    return _VERSION.sub("", path)


class SitePatterns:
    """The pattern files of one language."""

    def __init__(self, files: Sequence[PatternFile] = ()) -> None:
        self.files = tuple(files)
        self._selectors: dict[str, list[PatternRow]] = {}
        self._parts: list[tuple[re.Pattern[str], PatternRow]] = []
        for file in files:
            for table, entries in file.tables.items():
                for entry in entries:
                    chosen = entry if table == _SITES else {key: entry[key] for key in _SELECTING if key in entry}
                    self._select(read_row(file.source, table, chosen, PatternRow))
        self._any_part = _any_of(self._parts)
        self._known: dict[tuple[str, str], list[PatternRow]] = {}
        self._read: dict[str, tuple[str, ...]] = {}
        self._every = self

    def names_read(self, kind: str) -> tuple[str, ...]:
        """Return the last names that a kind of sites is read for; for texts the first words."""
        if kind not in self._read:
            kinds = kind, f"written {kind}"
            found = {name for name in self._selectors if any(self._every.conditions(one, name) for one in kinds)}
            self._read[kind] = tuple(sorted(found))
        return self._read[kind]

    @cached_property
    def entries(self) -> tuple[str, ...]:
        """The keys of objects that are read."""
        likely = {name for _, row in self._parts if "entry" in row.kinds for name in row.names if "*" in name}
        return tuple(sorted({*likely, *self.names_read("entry")}))

    @cached_property
    def without_methods(self) -> SitePatterns:
        """The patterns that may select anything in a file without the name of an HTTP method."""
        found = copy.copy(self)
        found._parts = [entry for entry in self._parts if entry[1].first != _METHOD]
        found._any_part = _any_of(found._parts)
        found._known = {}
        return found

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The kinds of sites that any pattern selects."""
        rows = [row for found in self._selectors.values() for row in found]
        return frozenset().union(*(row.kinds for row in (*rows, *(row for _, row in self._parts))))

    def _select(self, row: PatternRow) -> None:
        for name in row.names:
            if "*" in name:
                self._parts.append((re.compile(fnmatch.translate(name)), row))
            else:
                self._selectors.setdefault(name, []).append(row)

    def conditions(self, kind: str, name: str) -> list[PatternRow]:
        """Return the conditions for reading the arguments of a site's kind and name; empty if never."""
        known = self._known.get((kind, name))
        if known is None:
            known = list(self._selectors.get(name, ()))
            if self._any_part.match(name):
                known += [selector for pattern, selector in self._parts if pattern.match(name)]
            known = [selector for selector in known if kind in selector.kinds]
            if len(self._known) < _MAX_NAMES:
                self._known[kind, name] = known
        return known

    @cached_property
    def senders(self) -> frozenset[str]:
        """The names of calls that send something under a key, or read a variable of the environment."""
        return frozenset(
            name
            for table in ("joins", "names")
            for file, entry in self.table(table)
            if entry.get("access") == "sends" or entry.get("kind") == "environment"
            for name in words(file, entry, "names")
        )

    @cached_property
    def routers(self) -> RouterNames:
        """The names of the routers of all frameworks."""
        making = [
            (file, entry)
            for table in ("routers", "mounts")
            for file, entry in self.table(table)
            if not entry.get("controller") and entry.get("child") not in _OF_ALL
        ]
        outside = [name for file, entry in self.table("routers") for name in words(file, entry, "outside")]
        return RouterNames(
            frozenset(name for file, entry in making for name in words(file, entry, "names")),
            frozenset(name for file, entry in self.table("routers") for name in words(file, entry, "likely")),
            frozenset(without_version(name.rpartition(".")[0]) for name in outside),
            frozenset(last for name in outside if (last := name.rpartition(".")[2])[:1].isupper()),
        )

    @cached_property
    def digest(self) -> str:
        """Differs where any of the files does."""
        return hashlib.sha256(repr(self.files).encode()).hexdigest()

    def table(self, name: str) -> Iterator[tuple[PatternFile, Mapping[str, Any]]]:
        """Yield the entries of a table in all files, each with its file."""
        for file in self.files:
            for entry in file.tables.get(name, ()):
                yield file, entry


def _any_of(parts: Sequence[tuple[re.Pattern[str], PatternRow]]) -> re.Pattern[str]:
    return re.compile("|".join(pattern.pattern for pattern, _ in parts) or "(?!)")


NO_PATTERNS: Final = SitePatterns()


def patterns_of(package: str, languages: Sequence[str]) -> SitePatterns:
    """Return the pattern files for all languages and for one package, and the user's for some languages."""
    around = package.rpartition(".")[0]
    folders: list[Traversable | Path] = [resources.files(name) / _FOLDER for name in (around, package)]
    with contextlib.suppress(RuntimeError):  # a user without a home
        folders += [pattern_folder() / language for language in languages]
    return load_patterns(folders)


def load_patterns(folders: Sequence[Traversable | Path]) -> SitePatterns:
    """Load the pattern files in folders, in the order of folders and of names.

    Raises ``ConfigError`` for a file that is no TOML, has an entry that cannot be used, or cannot be read.
    """
    return SitePatterns([_read(file) for folder in folders for file in pattern_files(folder)])


def pattern_files(folder: Traversable | Path) -> list[Traversable | Path]:
    """Return the pattern files in a folder, by name; none where there is no such folder."""
    if not folder.is_dir():
        return []
    files: list[Traversable | Path] = [entry for entry in folder.iterdir() if entry.name.endswith(".toml")]
    return sorted(files, key=lambda file: file.name)


def _read(file: Traversable | Path) -> PatternFile:
    import tomllib

    try:
        content = tomllib.loads(file.read_bytes().decode())
    except (OSError, ValueError) as error:
        raise ConfigError(f"{file}: {error}", hint="correct the file; it is TOML in UTF-8", setting=str(file)) from None
    framework = content.pop("framework", "")
    if not isinstance(framework, str) or not framework:
        hint = 'begin the file with framework = "its name"'
        raise ConfigError(f"{file}: no framework is named", hint=hint, setting=str(file))
    shared: dict[str, Any] = {key: content.pop(key) for key in _SHARED if key in content}
    for name, entries in content.items():
        if name not in _TABLES:
            hint = f"known tables: {', '.join(_TABLES)}"
            raise ConfigError(f"{file}: there is no table {name}", hint=hint, setting=str(file))
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            hint = f"write [[{name}]] above each of its entries"
            raise ConfigError(f"{file}: {name} is no list of tables", hint=hint, setting=str(file))
    tables = {name: [_with_shared(shared, name, entry) for entry in rows] for name, rows in content.items()}
    return PatternFile(str(file), framework, tables)


def _with_shared(shared: Mapping[str, Any], table: str, entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """Add to an entry the keys that a file states once, of those that the entry may have."""
    keys = {key for key, used in (("kinds", "names" in entry), ("joined", table in _JOINED)) if used}
    return {**{key: value for key, value in shared.items() if key in keys}, **entry}


def words(file: PatternFile, table: Mapping[str, Any], key: str) -> list[str]:
    """Read the texts under an entry's key; empty if missing. Raises ``ConfigError`` for other values."""
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise ConfigError(f"{file.source}: {key} is no list of texts", hint='write ["a", "b"]', setting=file.source)
    return value
