"""What one name is bound to: in a scope of a file, and in each of them.

For maintainers: there are as many of these as names, so most hold no table. This module knows names and places in one
file, and not how either comes about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from oxigraph_code.facts import Binding, Definition, Import
from oxigraph_code.resolution.model.values import Value


@final
class Bindings:
    """Everything a name is bound to in the scope that binds it. ``scope`` is -1 where no scope does.

    ``is_imported_last`` tells that an import comes after all definitions, and so may hide them, ``is_star_last`` that
    one of everything does.
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
        """The same with nothing but these in place of all there are of their kind."""
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
    """What a scope binds a name to, and where it takes the name from if it does not bind it itself: from the module
    (``global``) or from a scope around it (``nonlocal``)."""

    __slots__ = ("bound", "elsewhere", "is_read", "meaning", "scope")

    def __init__(self, scope: int) -> None:
        self.scope = scope
        self.bound: list[int | Binding | Import] = []
        """All of that in its order; definitions by their places in the file."""
        self.elsewhere = ""
        self.meaning: Bindings | None = None
        """What that means, as soon as it was read."""
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
    """What the scopes of a file bind one name to; most names are bound in one of them only."""

    __slots__ = ("_first", "_others")

    def __init__(self) -> None:
        self._first: ScopeEntry | None = None
        self._others: dict[int, ScopeEntry] | None = None

    def of(self, scope: int) -> ScopeEntry | None:
        """What a scope binds the name to, if it has to do with it."""
        first = self._first
        if first is not None and first.scope == scope:
            return first
        return self._others.get(scope) if self._others is not None else None

    def make(self, scope: int) -> ScopeEntry:
        """The same of a scope that has to do with it."""
        home = self.of(scope)
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


def last_written(meaning: Bindings, definitions: Sequence[Definition]) -> Bindings:
    """Of what is written under one name in an object what stands last, as far as lines tell."""
    if meaning.count < 2:
        return meaning
    defined = [definitions[index] for index in meaning.definitions]
    if any("get" in entry.modifiers or "set" in entry.modifiers for entry in defined):
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

    If it ``is_unknown``, the lookup ended at an external class that may or may not have the member; if it
    ``is_of_library``, the library declares the member and its type.
    """

    __slots__ = ("is_of_library", "is_unknown", "meaning", "outside", "owner")

    def __init__(
        self,
        owner: Value,
        meaning: Bindings | None = None,
        outside: str = "",
        is_unknown: bool = False,
        is_of_library: bool = False,
    ) -> None:
        self.owner = owner
        self.meaning = meaning
        self.outside = outside
        self.is_unknown = is_unknown
        self.is_of_library = is_of_library
