"""Bindings of a name, in one scope and in every scope of a file.

For maintainers: there are as many of these objects as names, so most hold no table. This module knows the names of one
file, and not how they come about.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from oxigraph_code.facts import Binding, Definition, Import
from oxigraph_code.resolution.model.values import Value


@final
class Bindings:
    """All bindings of a name in one scope; ``scope`` is -1 if no scope binds it.

    ``is_imported_last`` is true if an import comes after all definitions and so may shadow them, ``is_star_last`` if a
    glob import does.
    """

    __slots__ = ("bindings", "count", "definitions", "imports", "is_imported_last", "is_star_last", "scope")

    def __init__(
        self,
        scope: int,
        definitions: tuple[int, ...] = (),
        bindings: tuple[Binding, ...] = (),
        imports: tuple[Import, ...] = (),
        is_imported_last: bool = False,
        is_star_last: bool = False,
    ) -> None:
        self.scope = scope
        self.definitions = definitions
        self.bindings = bindings
        self.imports = imports
        self.is_imported_last = is_imported_last
        self.is_star_last = is_star_last
        self.count = len(definitions) + len(bindings) + len(imports)

    def only(
        self,
        definitions: tuple[int, ...] | None = None,
        bindings: tuple[Binding, ...] | None = None,
        imports: tuple[Import, ...] | None = None,
    ) -> Bindings:
        """Return a copy with other definitions, bindings or imports."""
        return Bindings(
            self.scope,
            self.definitions if definitions is None else definitions,
            self.bindings if bindings is None else bindings,
            self.imports if imports is None else imports,
            self.is_imported_last,
            self.is_star_last,
        )


@final
class ScopeEntry:
    """The bindings of a name in one scope, or the declaration that another scope binds it."""

    __slots__ = ("bound", "elsewhere", "is_read", "meaning", "scope")

    def __init__(self, scope: int) -> None:
        self.scope = scope
        self.bound: list[int | Binding | Import] = []
        """The bindings in order; definitions by their numbers in the file."""
        self.elsewhere = ""
        self.meaning: Bindings | None = None
        """The bindings as read, once ``is_read``."""
        self.is_read = False

    @property
    def definitions(self) -> tuple[int, ...]:
        return tuple([entry for entry in self.bound if isinstance(entry, int)])

    @property
    def bindings(self) -> tuple[Binding, ...]:
        return tuple([entry for entry in self.bound if isinstance(entry, Binding)])

    @property
    def imports(self) -> tuple[Import, ...]:
        return tuple([entry for entry in self.bound if isinstance(entry, Import)])


@final
class ScopeTable:
    """The entries of a name in all scopes of a file; most names are bound in one scope only."""

    __slots__ = ("_first", "_others")

    def __init__(self) -> None:
        self._first: ScopeEntry | None = None
        self._others: dict[int, ScopeEntry] | None = None

    def in_scope(self, scope: int) -> ScopeEntry | None:
        """Return the entry of the name in a scope, if there is one."""
        first = self._first
        if first is not None and first.scope == scope:
            return first
        return self._others.get(scope) if self._others is not None else None

    def make(self, scope: int) -> ScopeEntry:
        """Build the entry of the name in a scope, added if there is none."""
        home = self.in_scope(scope)
        if home is None:
            home = ScopeEntry(scope)
            if self._first is None:
                self._first = home
            elif self._others is None:
                self._others = {scope: home}
            else:
                self._others[scope] = home
        return home

    def all(self) -> list[ScopeEntry]:
        first = [self._first] if self._first is not None else []
        return [*first, *self._others.values()] if self._others is not None else first


def last_written(
    meaning: Bindings, definitions: Sequence[Definition], is_accessor: Callable[[Definition], bool]
) -> Bindings:
    """Choose the last of several properties with one name in an object literal.

    Accessors are kept together.
    """
    if meaning.count < 2:
        return meaning
    defined = [definitions[index] for index in meaning.definitions]
    if any(map(is_accessor, defined)):
        return meaning
    line = defined[-1].start_line if defined else 0
    bound = meaning.bindings[-1].line if meaning.bindings else 0
    return meaning.only(
        definitions=meaning.definitions[-1:] if line >= bound else (),
        bindings=meaning.bindings[-1:] if bound >= line else (),
    )


@final
class Member:
    """The result of member lookup: bindings in a class, or the qualified name of an external member.

    The bindings are in the file ``path``, which is not the owner's for a method outside of the type. If it
    ``is_unknown``, the lookup ended at an external class that may or may not have the member; if it ``is_of_library``,
    the library declares the member and its type.
    """

    __slots__ = ("is_of_library", "is_unknown", "meaning", "outside", "owner", "path")

    def __init__(
        self,
        owner: Value,
        meaning: Bindings | None = None,
        outside: str = "",
        is_unknown: bool = False,
        is_of_library: bool = False,
        path: str = "",
    ) -> None:
        self.owner = owner
        self.path = path or owner.path
        self.meaning = meaning
        self.outside = outside
        self.is_unknown = is_unknown
        self.is_of_library = is_of_library
