"""Conditional compilation: the choice of alternatives in the assumed build.

For maintainers: if no alternative is in that build, all are kept, since another build is meant then. The language
decides which conditions hold, given the features that the manifest of the package leaves out; the condition that a
macro puts on its argument comes from the definition of the macro, in any file. See decisions 0045, 0013 and 0059.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from oxigraph_code.facts import Binding, FileFacts, Import
from oxigraph_code.resolution.incremental.dependencies import TrackedModules
from oxigraph_code.resolution.language.module_model import BuildModel, ConditionalBuilds

_MAX_OTHERS: Final = 16
_SOME_BUILDS: Final = frozenset({"conditional", "test"})


class EveryBuild:
    """The conditions of a file whose code is in every build: there are none."""

    def around(self, scope: int) -> tuple[str, ...]:
        """Return the conditions under which the code in a scope is compiled."""
        return ()

    def beside(self, definition: int, conditions: Sequence[str]) -> Sequence[int]:
        """Return alternatives to a definition that exclude code under ``conditions`` from their builds.

        They have the same name and type, and may be in such a build; there are none if the definition itself may be.
        """
        return ()

    def in_build(
        self, definitions: tuple[int, ...], bindings: tuple[Binding, ...], imports: tuple[Import, ...]
    ) -> tuple[tuple[int, ...], tuple[Binding, ...], tuple[Import, ...]]:
        """Keep the alternatives in the assumed build; all if none is."""
        return definitions, bindings, imports

    def is_disabled(self, entry: Import) -> bool:
        """Return true if an import is not in the build."""
        return False


class ConditionalCompilation(EveryBuild):
    """The conditional compilation of one file; ``conditions`` has the conditions of macros, by name."""

    def __init__(
        self, facts: FileFacts, model: ConditionalBuilds, conditions: Mapping[str, str], modules: TrackedModules
    ) -> None:
        self._of_macros = conditions
        self._modules = modules
        self._facts = facts
        self._model = model
        self._around: dict[int, tuple[str, ...]] = {}
        self._others: dict[int, list[int]] | None = None

    def around(self, scope: int) -> tuple[str, ...]:
        inner = scope
        passed = []
        while scope >= 0 and scope not in self._around:
            passed.append(scope)
            scope = self._facts.scopes[scope].parent
        known = self._around.get(scope, ())
        for scope in reversed(passed):
            entry = self._facts.scopes[scope]
            for index in (entry.definition, entry.implementation):
                known += self._said(index) if index >= 0 else ()
            self._around[scope] = known
        return self._around[inner]

    def beside(self, definition: int, conditions: Sequence[str]) -> Sequence[int]:
        if self._others is None:
            self._others = self._alternatives()
        others = self._others.get(definition, ())
        if not others or not self._model.are_exclusive(conditions, self._said_around(definition)):
            return ()
        said = [(entry, self._said_around(entry)) for entry in others[:_MAX_OTHERS]]
        return [entry for entry, own in said if not self._model.are_exclusive(conditions, own)]

    def _alternatives(self) -> dict[int, list[int]]:
        """Group the conditional definitions of each name, and return each group under all its members."""
        found: dict[tuple[str, str, int], list[int]] = defaultdict(list)
        blocks = [scope.implementation for scope in self._facts.scopes]
        said = {index: bool(self._said(index)) for index in set(blocks) if index >= 0}
        for index, entry in enumerate(self._facts.definitions):
            if said.get(blocks[entry.scope]) or (entry.decorators and self._said(index)):
                scope = self._facts.scopes[entry.scope]
                owner = scope.definition if scope.kind == "class" else -entry.scope
                found[entry.name, entry.kind, owner].append(index)
        return {index: group for group in found.values() if len(group) > 1 for index in group}

    def _said(self, definition: int) -> tuple[str, ...]:
        """Return the attributes of a definition that is not in every build."""
        entry = self._facts.definitions[definition]
        return () if _SOME_BUILDS.isdisjoint(entry.modifiers) else tuple(entry.decorators)

    def _said_around(self, definition: int) -> tuple[str, ...]:
        """Return the same with the attributes of the implementation block around it."""
        implementation = self._facts.scopes[self._facts.definitions[definition].scope].implementation
        around = self._said(implementation) if implementation >= 0 else ()
        return (*self._said(definition), *around)

    def in_build(
        self, definitions: tuple[int, ...], bindings: tuple[Binding, ...], imports: tuple[Import, ...]
    ) -> tuple[tuple[int, ...], tuple[Binding, ...], tuple[Import, ...]]:
        said: list[Sequence[str]] = [self._conditions(entry) for entry in definitions]
        said += [(entry.annotation,) for entry in bindings if entry.kind == "submodule" and entry.annotation]
        said += [self._conditions_of(entry) for entry in imports if entry.condition]
        if not any(said):
            return definitions, bindings, imports
        features = self._decides(said)
        absent = {
            entry.line
            for entry in bindings
            if entry.kind == "submodule" and entry.annotation and self._is_absent((entry.annotation,), features)
        }
        kept = (
            tuple(entry for entry in definitions if not self._is_absent(self._conditions(entry), features)),
            tuple(entry for entry in bindings if entry.kind != "submodule" or entry.line not in absent),
            tuple(entry for entry in imports if not self._is_absent(self._conditions_of(entry), features)),
        )
        return kept if any(kept) else (definitions, bindings, imports)

    def is_disabled(self, entry: Import) -> bool:
        return self._is_absent(self._conditions_of(entry), self._features)

    @property
    def _features(self) -> Sequence[str]:
        return self._modules.features(self._facts.path).split()

    def _decides(self, said: Sequence[Sequence[str]]) -> Sequence[str]:
        """Look up the features of the manifest if they enable an alternative; else they decide nothing."""
        features = self._features
        absent = [entry for entry in said if self._is_absent(entry, ())] if features else []
        return features if any(not self._is_absent(entry, features) for entry in absent) else ()

    def _is_absent(self, conditions: Sequence[str], features: Sequence[str]) -> bool:
        """Return true if code under all these conditions is not in the build."""
        return bool(conditions) and self._model.is_disabled(conditions, features)

    def _conditions_of(self, entry: Import) -> Sequence[str]:
        """Return the conditions of an import."""
        return [self._of_macros.get(text, text) for text in entry.condition.split("\n")] if entry.condition else ()

    def _conditions(self, definition: int) -> tuple[str, ...]:
        """Return the conditions of a definition."""
        entry = self._facts.definitions[definition]
        implementation = self._facts.scopes[entry.scope].implementation
        around = self._facts.definitions[implementation].decorators if implementation >= 0 else ()
        return (*entry.decorators, *around)


def builds_of(
    facts: FileFacts, model: BuildModel, conditions: Mapping[str, str], modules: TrackedModules
) -> EveryBuild:
    """Return the conditions of a file by the build model of its language."""
    if isinstance(model, ConditionalBuilds):
        return ConditionalCompilation(facts, model, conditions, modules)
    return EveryBuild()


def conditions_of_macros(files: Iterable[FileFacts]) -> dict[str, str]:
    """Return the condition that each macro puts on its argument, if it is a single one."""
    found: dict[str, set[str]] = defaultdict(set)
    for facts in files:
        for macro, condition in facts.macro_conditions:
            found[macro].add(condition)
    return {name: next(iter(texts)) for name, texts in found.items() if len(texts) == 1}
