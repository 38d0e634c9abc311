"""Packages: the files of a program that share one scope, and the names that they declare in it.

For maintainers: a language has a key for the package of each file. The names of all packages are in the index of
ambient declarations, so a lookup reads only the files that declare the name. It records a mark of the name, since any
file of the package may add a declaration. This module must not know values.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, final

from oxigraph_code.facts import DECLARATION, FileFacts, Target
from oxigraph_code.resolution.binding.symbol_table import name_in_scope
from oxigraph_code.resolution.incremental.dependencies import PACKAGE, ReadTracker, package_mark
from oxigraph_code.resolution.language.object_model import EXTENSION, TEXTUAL
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.values import TYPES

SHARED_IMPORT: Final = "shared"
"""The modifier of imports that all files below the folder of their file have."""
_MAX_FILES: Final = 4_096
_INCLUDED: Final = frozenset({DECLARATION, TEXTUAL})
_LEFT_OUT: Final = "-"
"""The mark before a name that a file outside of the assumed build declares."""
_DOCUMENTED: Final = "*"
"""The mark before a name that a file only declares, with documentation."""
_EXTENDED: Final = "+"
"""The mark before the name of a method that extends the type of its first parameter."""
_NESTED: Final = ">"
"""The mark before the name of a type that stands in another one."""
_AROUND: Final = "<"
"""The mark before a module that the full name of a type states: ``class Shop::Cart``."""
_IS_LEFT_OUT: Final = 1
_IS_UNSEEN: Final = 2
"""Flags of a file: not in the assumed build, and not seen by importers of its package."""
_MAX_DECLARATIONS: Final = 64
"""The most declarations of one name in a package; more are in hostile programs only."""


def declared_names(facts: FileFacts, semantics: Semantics) -> Iterator[tuple[str, int]]:
    """Yield the names that a file declares in its package, each with the number of a definition.

    The key of the package alone lists its files, with a number of flags; an ambient declaration may list them under
    another key, with -1. ``Type.`` lists the methods that stand outside of a type.
    """
    key = semantics.package(facts)
    if not key:
        return
    is_left_out = semantics.is_left_out(facts)
    yield f"{key}{PACKAGE}", _IS_LEFT_OUT * is_left_out + _IS_UNSEEN * semantics.is_unseen_by_importers(facts)
    for number, entry in enumerate(facts.imports):
        if SHARED_IMPORT in entry.modifiers:
            yield f"{PACKAGE}{SHARED_IMPORT}", number
    start = f"{key}{PACKAGE}{_LEFT_OUT if is_left_out else ''}"
    has_extensions = semantics.object_model.has_extensions
    is_flat = semantics.object_model.has_flat_namespaces
    has_sides = semantics.object_model.has_sides
    for index, definition in enumerate(facts.definitions):
        if has_extensions and EXTENSION in definition.modifiers:
            yield f"{start}{_EXTENDED}{definition.name}", index
        if is_flat and definition.kind in TYPES and facts.scopes[definition.scope].kind == "class":
            yield f"{start}{_NESTED}{definition.name}", index
            continue
        is_local = definition.visibility == "private" or not _INCLUDED.isdisjoint(definition.modifiers)
        if semantics.object_model.has_declarations and is_local:
            if definition.only_declares and definition.docstring and not definition.scope:
                yield f"{start}{_DOCUMENTED}{definition.name}", index
            continue  # other files see it only if they include this one
        if definition.receiver_type:
            if definition.kind not in TYPES:
                yield f"{start}{definition.receiver_type}.", index
        elif definition.scope or definition.kind == "implementation":
            if semantics.object_model.is_reopened and definition.kind in TYPES:
                yield f"{start}{definition.qualified_name}", index
            continue
        if has_sides and definition.kind in TYPES:
            for place in re.finditer(r"\.", definition.qualified_name):
                yield f"{start}{_AROUND}{definition.qualified_name[: place.start()]}", index
        yield f"{start}{name_in_scope(definition)}", index


@final
class Packages:
    """The packages of a program, by its index of ``declared`` names."""

    def __init__(self, declared: Mapping[str, Sequence[tuple[str, int]]], seen: ReadTracker) -> None:
        self._declared = declared
        self._seen = seen
        self._keys: dict[str, str] | None = None
        self._left_out: set[str] = set()
        self._nearest: dict[tuple[str, str], str] = {}

    def key(self, path: str) -> str:
        """Return the key of the package of a file; empty if the file is a module of its own."""
        if self._keys is None:
            listed = [name for name in self._declared if name[-1:] == PACKAGE]
            entries = [entry for name in listed for entry in self._declared[name]]
            self._left_out = {file for file, number in entries if number > 0 and number & _IS_LEFT_OUT}
            self._keys = {file: name[:-1] for name in listed for file, number in self._declared[name] if number >= 0}
        return self._keys.get(path, "")

    def files(self, key: str) -> list[str]:
        """Return the files of a package."""
        return [path for path, _ in self._named(f"{key}{PACKAGE}")[:_MAX_FILES]]

    def imported_files(self, key: str) -> list[str]:
        """Return the files of a package that its importers see; a package with no others has all of its files."""
        listed = self._named(f"{key}{PACKAGE}")[:_MAX_FILES]
        seen = [path for path, number in listed if number < 0 or not number & _IS_UNSEEN]
        return seen or self.files(key)

    def nearest_file(self, key: str, path: str) -> str:
        """Return the file that stands for a package in another file; empty if the package has no files."""
        files = self.files(key)
        if (key, path) not in self._nearest:
            self._nearest[key, path] = min(_nearest(path, files), default="")
        return self._nearest[key, path]

    def declaring(self, path: str, name: str) -> list[str]:
        """Return the files that declare a name in the package of a file, the nearest to it; itself among them."""
        key = self.key(path)
        return list(dict.fromkeys(entry.path for entry in self.declarations(key, path, name))) if key else []

    def declarations(self, key: str, path: str, name: str) -> list[Target]:
        """Return the declarations of a name in a package, those in the files that are the nearest to a file."""
        built, apart = f"{key}{PACKAGE}{name}", f"{key}{PACKAGE}{_LEFT_OUT}{name}"
        is_own = self.key(path) == key and path in self._left_out  # such files see one another first
        found = (self._named(apart if is_own else built) or self._named(built if is_own else apart))[:_MAX_DECLARATIONS]
        nearest = _nearest(path, dict.fromkeys(declaring for declaring, _ in found)) if found else ()
        return [Target(*entry) for entry in found if entry[0] in nearest]

    def nested(self, path: str, name: str) -> list[Target]:
        """Return the types of a name that stand in others, those in the files that are the nearest to a file."""
        return self.declarations(self.key(path), path, f"{_NESTED}{name}")

    def outside(self, path: str, type_name: str, name: str) -> list[Target]:
        """Find the methods that stand outside of their type, by its name and theirs."""
        key = self.key(path)
        return self.declarations(key, path, f"{type_name}.{name}") if key else []

    def shared_imports(self, path: str) -> list[Target]:
        """Return the shared imports in the folders around a file."""
        listed = self._named(f"{PACKAGE}{SHARED_IMPORT}")[:_MAX_FILES]
        return [Target(*entry) for entry in listed if path.startswith(f"{posixpath.dirname(entry[0])}/".lstrip("/"))]

    def extensions(self, key: str, path: str, name: str) -> list[Target]:
        """Return the methods of a name in a package that extend the types of their first parameters."""
        return self.declarations(key, path, f"{_EXTENDED}{name}")

    def reopened(self, path: str, qualified_name: str) -> list[Target]:
        """List all declarations of a name in a file's package."""
        return [
            Target(*entry) for entry in self._named(f"{self.key(path)}{PACKAGE}{qualified_name}")[:_MAX_DECLARATIONS]
        ]

    def reopened_outside(self, external: str, separator: str) -> list[Target]:
        """List the declarations of a class whose external name is its own after the key of the package."""
        key, _, name = external.partition(separator)
        return [Target(*entry) for entry in self._named(f"{key}{PACKAGE}{name}")[:_MAX_DECLARATIONS]]

    def is_around(self, key: str, name: str) -> bool:
        """Return true if a type of a package states a module in its full name."""
        return bool(self._named(f"{key}{PACKAGE}{_AROUND}{name}"))

    def documented(self, path: str, name: str) -> list[Target]:
        """Return the documented declarations of a name that a file in a package defines."""
        return self.declarations(self.key(path), path, f"{_DOCUMENTED}{name}")

    def methods_outside(self, path: str, type_name: str) -> list[Target]:
        """Return the methods outside of their type's body, in the files of the type's package."""
        key = self.key(path)
        names = (f"{key}{PACKAGE}{start}{type_name}." for start in ("", _LEFT_OUT)) if key else ()
        return [Target(*entry) for name in names for entry in self._named(name)]

    def _named(self, name: str) -> Sequence[tuple[str, int]]:
        self._seen.add(self._seen.intern(package_mark(name)))
        return self._declared.get(name, ())


def _nearest(path: str, others: Iterable[str]) -> list[str]:
    """Return the files that share the most folders with ``path``."""
    shared = {other: len(posixpath.commonpath((f"/{path}", f"/{other}"))) for other in others}
    most = max(shared.values(), default=0)
    return [other for other, length in shared.items() if length == most]
