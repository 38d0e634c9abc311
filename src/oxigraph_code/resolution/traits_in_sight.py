"""What a call may mean by the one trait in sight that has such a method, where its receiver is of a type nobody knows.

For maintainers: a trait is brought into a file for the sake of its methods. That is a hint and no evidence: a type
outside may have a method of that name for itself. This module must not know receivers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from oxigraph_code.facts import Target
from oxigraph_code.resolution.evaluation import Evaluation
from oxigraph_code.resolution.values import Place

_MOST = 256
"""So many methods of one name are no trait's alone."""


@final
class TraitsInSight:
    """The methods of the traits of a program; ``methods`` are those of all files, by name."""

    def __init__(self, evaluation: Evaluation, methods: Mapping[str, Sequence[Target]]) -> None:
        self._program = evaluation.program
        self._evaluation = evaluation
        self._methods = methods
        library = evaluation.program.semantics.library
        self._common = frozenset(step for _, step in library.gives) | frozenset(library.same)

    def methods(self, name: str, place: Place) -> tuple[Target, ...]:
        """The method of a name that the one trait has whose it is in the program, if that is in sight at a place."""
        methods = self._methods.get(name, ())
        if not 0 < len(methods) <= _MOST or name in self._common:
            return ()
        traits = {self._trait(entry) for entry in methods}
        declared = traits.pop()
        if traits or declared is None or not self._is_in_sight(declared, place):
            return ()
        return tuple(entry for entry in methods if self._owner(entry) == declared)

    def _owner(self, method: Target) -> Target:
        facts = self._program.files[method.path]
        return Target(method.path, facts.scopes[facts.definitions[method.definition].scope].definition)

    def _trait(self, method: Target) -> Target | None:
        """The trait of the program that a method is of, ``None`` where a type has it for itself."""
        facts = self._program.files[method.path]
        scope = facts.scopes[facts.definitions[method.definition].scope]
        if scope.implementation >= 0:
            trait = self._evaluation.ancestry.implementations.trait_of(method.path, scope.implementation)
            return Target(*trait.target) if trait is not None and trait.kind == "symbol" else None
        if scope.definition < 0 or facts.definitions[scope.definition].kind != "trait":
            return None
        return Target(method.path, scope.definition)

    def _is_in_sight(self, trait: Target, place: Place) -> bool:
        """Whether the name of a trait means it at a place, or an import brings it in without a name."""
        name = self._program.files[trait.path].definitions[trait.definition].name
        if any(value.target == trait for value in self._evaluation.of_name(place, name)):
            return True
        nameless = (
            entry for entry in self._program.files[place.path].imports if entry.alias == "_" and entry.name == name
        )
        return any(
            value.target == trait for entry in nameless for value in self._evaluation.imports.values(place.path, entry)
        )
