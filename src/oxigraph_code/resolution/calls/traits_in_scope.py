"""Candidates by the only trait in scope with a method of that name, for unknown receivers.

For maintainers: an import of a trait is a hint and no evidence: an external type may have a method of that name itself.
This module must not know receivers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from oxigraph_code.facts import Target
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.values import Site

_MAX_METHODS: Final = 256
"""So many methods of one name are no trait's alone."""


@final
class TraitsInScope:
    """The trait methods of a program; ``methods`` has the methods of all files, by name."""

    def __init__(self, evaluator: ProgramEvaluator, methods: Mapping[str, Sequence[tuple[str, int]]]) -> None:
        self._program = evaluator.program
        self._evaluator = evaluator
        self._methods = methods
        library = evaluator.program.semantics.library
        self._common = frozenset(step for _, step in library.result_types) | frozenset(library.same_type_methods)
        self._declared = TrackedMemo(self._of_one_trait, evaluator.program.seen)
        self._nameless = TrackedMemo(self._is_brought_in, evaluator.program.seen)

    def methods(self, name: str, place: Site) -> tuple[Target, ...]:
        """Return the method of the only trait of the program with that name, if it is in scope at a site."""
        if not 0 < len(self._methods.get(name, ())) <= _MAX_METHODS or name in self._common:
            return ()
        declared, methods = self._declared.compute(name)
        return methods if declared is not None and self._is_in_sight(declared, place) else ()

    def are_all(self, methods: Sequence[Target], name: str) -> bool:
        """Return true if these methods are all of a name, so that no macro can hide another."""
        return len(methods) == len(self._methods[name])

    def _of_one_trait(self, name: str) -> tuple[Target | None, tuple[Target, ...]]:
        """Find the program's only trait with methods of a name, and its own declarations of them."""
        methods = [Target(*entry) for entry in self._methods[name]]
        traits = {self._trait(entry) for entry in methods}
        declared = traits.pop()
        if traits or declared is None:
            return None, ()
        return declared, tuple(entry for entry in methods if self._owner(entry) == declared)

    def _owner(self, method: Target) -> Target:
        facts = self._program.files[method.path]
        return Target(method.path, facts.scopes[facts.definitions[method.definition].scope].definition)

    def _trait(self, method: Target) -> Target | None:
        """Return the trait of the program that a method is of, ``None`` where a type has it for itself."""
        facts = self._program.files[method.path]
        scope = facts.scopes[facts.definitions[method.definition].scope]
        if scope.implementation >= 0:
            trait = self._evaluator.hierarchy.implementations.trait_of(method.path, scope.implementation)
            return Target(*trait.target) if trait is not None and trait.kind == "symbol" else None
        if scope.definition < 0 or facts.definitions[scope.definition].kind != "trait":
            return None
        return Target(method.path, scope.definition)

    def _is_in_sight(self, trait: Target, place: Site) -> bool:
        """Return true if a trait is in scope at a site by its name or by an unnamed import."""
        name = self._program.defined(trait).name
        if any(value.target == trait for value in self._evaluator.of_name(place, name)):
            return True
        return self._nameless.compute(trait, place.path)

    def _is_brought_in(self, trait: Target, path: str) -> bool:
        """Return true if an unnamed import of a file brings a trait into scope."""
        facts = self._program.files[path]
        name = self._program.defined(trait).name
        return any(
            value.target == trait
            for entry in facts.imports
            if entry.alias == "_" and entry.name == name
            for value in self._evaluator.imports.values(path, entry)
        )
