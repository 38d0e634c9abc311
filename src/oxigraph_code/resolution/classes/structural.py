"""Structural interfaces: the interfaces of the program of which a type has all methods.

For maintainers: the methods that interfaces ask for are found in the index of names, so only the files of interfaces
that ask for a method of the type are read. A file depends on the names that it looked up. This module must not know
call sites.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from oxigraph_code.resolution.binding.name_index import required
from oxigraph_code.resolution.classes.mro import ClassHierarchy
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.language.object_model import StructuralTypes
from oxigraph_code.resolution.model.values import Value
from oxigraph_code.resolution.program.program import Program

_MOST_METHODS: Final = 1_024
_MOST_INTERFACES: Final = 256


class Implemented(NamedTuple):
    """The interfaces that a type implements by its methods, and the names that were looked up for that."""

    interfaces: tuple[Value, ...] = ()
    names: frozenset[str] = frozenset()


_NONE: Final = Implemented()


class StructuralInterfaces:
    """The interfaces that the types of a program implement without naming them.

    ``names`` are the definitions of all files by name. In languages without such interfaces there are none.
    """

    def __init__(
        self, program: Program, hierarchy: ClassHierarchy, names: Mapping[str, Sequence[tuple[str, int]]]
    ) -> None:
        model = program.semantics.object_model
        self._fulfils = model.fulfils if isinstance(model, StructuralTypes) else None
        self._program = program
        self._hierarchy = hierarchy
        self._names = names
        self._implemented = TrackedMemo(self._find, program.seen)
        self._required = TrackedMemo(self._methods_of_interface, program.seen)

    def of(self, type_: Value) -> Implemented:
        """The interfaces that a type implements by its methods."""
        is_any = self._fulfils is not None and self._program.definition(type_).kind != "trait"
        return self._implemented.of(type_) if is_any else _NONE

    def _find(self, type_: Value) -> Implemented:
        methods = self._methods(type_)
        names = [required(name) for name in methods][:_MOST_METHODS]
        found: dict[Value, None] = {}
        for name in names:
            for path, index in self._names.get(name, ()):
                scopes, definitions = self._program.files[path].scopes, self._program.files[path].definitions
                found[self._program.symbol(path, scopes[definitions[index].scope].definition)] = None
        interfaces = [entry for entry in list(found)[:_MOST_INTERFACES] if self._has_all(methods, entry)]
        return Implemented(tuple(interfaces), frozenset(names))

    def _has_all(self, methods: Mapping[str, Value], interface: Value) -> bool:
        """True if some methods are all that an interface asks for; not if it may ask for unknown ones."""
        wanted = self._required.of(interface)
        if not wanted or self._fulfils is None:
            return False
        return all(
            name in methods
            and (
                method is None
                or self._fulfils(self._program.definition(methods[name]), self._program.definition(method))
            )
            for name, method in wanted.items()
        )

    def _methods_of_interface(self, interface: Value) -> Mapping[str, Value | None]:
        """The methods that an interface asks for, without the method if a library declares it.

        Empty if they are not all known.
        """
        found: dict[str, Value | None] = {}
        for entry in self._hierarchy.order(interface):
            if entry.kind == "symbol":
                found = {**self._own(entry), **found}
                continue
            members = self._program.semantics.library.members.get(entry.name)
            if members is None:
                return {}
            found = {**dict.fromkeys(members), **found}
        return found

    def _methods(self, type_: Value) -> dict[str, Value]:
        """The methods of a type by name, also inherited ones."""
        found: dict[str, Value] = {}
        for entry in self._hierarchy.order(type_):
            if entry.kind == "symbol":
                found = {**self._own(entry), **found}
        return found

    def _own(self, type_: Value) -> dict[str, Value]:
        """The methods of a type by name, in its body and outside of it."""
        facts = self._program.files[type_.path]
        body = self._program.names(type_.path).body.get(type_.definition, -1)
        own = [
            self._program.symbol(type_.path, index)
            for index, definition in enumerate(facts.definitions)
            if definition.kind == "method" and definition.scope == body and not definition.receiver_type
        ]
        if not facts.definitions[type_.definition].scope:
            outside = self._program.packages.methods_outside(type_.path, facts.definitions[type_.definition].name)
            own += [self._program.symbol(*method) for method in outside]
        return {self._program.definition(method).name: method for method in own}
