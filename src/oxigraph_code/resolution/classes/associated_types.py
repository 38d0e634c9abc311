"""Associated types of traits: the types that an instance of a trait states for them.

For maintainers: the arguments of a trait instance are its type arguments, then its associated types in order of
declaration. This module must not know where they are stated.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from oxigraph_code.resolution.model.values import Value, Values
from oxigraph_code.resolution.program.program import Program


class _Places(NamedTuple):
    """A trait's number of type parameters, and the names of its associated types."""

    before: int
    names: tuple[str, ...]


_NONE: Final = _Places(0, ())


class AssociatedTypes:
    """The associated types of the traits of a program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._known: dict[tuple[str, int], _Places] = {}

    def names(self, instance: Value) -> tuple[str, ...]:
        """Return the names of the associated types of a trait; none for other instances."""
        return self._places(instance).names

    def values(self, instance: Value, name: str) -> Values:
        """Return the values of an associated type."""
        before, names = self._places(instance) if instance.arguments else _NONE
        place = before + names.index(name) if name in names else -1
        return instance.arguments[place] if 0 <= place < len(instance.arguments) else ()

    def arguments(self, instance: Value, plain: tuple[Values, ...], said: Mapping[str, Values]) -> tuple[Values, ...]:
        """Return the arguments of an instance of a trait with some associated types, ``said``, by name."""
        before, names = self._places(instance)
        blank: tuple[Values, ...] = ((),) * (before - len(plain))
        return (*plain[:before], *blank, *(said.get(name, ()) for name in names))

    def _places(self, instance: Value) -> _Places:
        if instance.kind != "instance":
            return _NONE
        key = (instance.path, instance.definition)
        if key not in self._known:
            self._known[key] = self._read(instance) if self._program.definition(instance).kind == "trait" else _NONE
        return self._known[key]

    def _read(self, trait: Value) -> _Places:
        names = self._program.names(trait.path)
        body = names.body.get(trait.definition, -1)
        own = (entry.name for entry in names.facts.definitions if entry.scope == body and entry.kind == "type_alias")
        return _Places(len(names.bound.type_parameters(body)), tuple(dict.fromkeys(own)))
