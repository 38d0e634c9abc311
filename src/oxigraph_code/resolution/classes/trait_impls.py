"""Trait implementations: the traits of each type, and implementation blocks in other files.

For maintainers: in some languages the methods of a type are in blocks apart from it, in any file. All blocks are read
once, before any type is evaluated and by an evaluator that knows of none, so that no result depends on the order of
queries. Blocks in the file of their type are found by its scopes. This module must not know members.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import Final, NamedTuple

from oxigraph_code.facts import Definition, Target
from oxigraph_code.facts.access_paths import is_literal
from oxigraph_code.resolution.language.type_model import TypeExpr
from oxigraph_code.resolution.model.values import TYPES, Site, Value, Values, union
from oxigraph_code.resolution.program.program import Program

Denote = Callable[[Site, str], Values]

_MAX_ALIASES: Final = 4
"""The longest chain of type aliases."""
_MAX_BLANKETS: Final = 256
"""The most blanket implementations; more are in hostile files only."""


class Blanket(NamedTuple):
    """A blanket implementation of a trait, for every type with one of the bounds, or for every type."""

    trait: Value
    bounds: tuple[Value, ...]


class TraitImplementations:
    """The implementation blocks of a program by their type; empty until they are gathered."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._bodies: dict[tuple[str, int], list[Value]] = defaultdict(list)
        self._traits: dict[tuple[str, int], dict[Value, None]] = defaultdict(dict)
        self._outside: dict[str, list[Value]] = defaultdict(list)
        self._for_all: list[Value] = []
        self._outside_traits: dict[tuple[str, int], dict[str, None]] = defaultdict(dict)
        self.blankets: list[Blanket] = []
        self._trait_of: dict[tuple[str, int], Value | None] = {}
        self._types_of: dict[tuple[str, int], list[Target]] = {}

    def gather(self, denote: Denote) -> None:
        """Read the implementation blocks of all files; ``denote`` evaluates a name at a site."""
        for path, facts in self._program.files.items():
            bodies = {scope.implementation: scope for scope in facts.scopes if scope.implementation >= 0}
            for index, definition in enumerate(facts.definitions):
                if definition.kind == "implementation" and "negative" not in definition.modifiers:
                    scope = bodies.get(index)
                    self._add(path, index, scope is not None and scope.definition != index, denote)

    def _add(self, path: str, index: int, is_adopted: bool, denote: Denote) -> None:
        facts = self._program.files[path]
        definition = facts.definitions[index]
        block = self._program.symbol(path, index)
        written = self._program.semantics.read_annotation(definition.annotation)
        trait = self._trait_of[path, index] = self._trait(path, definition, denote)
        if written is None:
            return
        owners = self._owners(path, index, written, denote)
        if owners is None:
            self._for_all.append(block)
            if trait is not None and trait.kind == "symbol" and len(self.blankets) < _MAX_BLANKETS:
                self._add_blanket(path, index, written, trait, denote)
        if written.name or len(written.arguments) == 1:
            self._types_of[path, index] = [owner.target for owner in owners or () if owner.kind == "symbol"]
        for owner in owners or ():
            if owner.kind == "external":
                self._outside[self._program.semantics.canonical_external_name(owner.name)].append(block)
                continue
            if not is_adopted:
                self._bodies[owner.target].append(block)
            if trait is not None and trait.kind == "symbol":
                self._traits[owner.target][trait] = None
            elif trait is not None:
                self._outside_traits[owner.target][trait.name] = None

    def _add_blanket(self, path: str, index: int, written: TypeExpr, trait: Value, denote: Denote) -> None:
        names = self._program.names(path)
        parameters = names.in_scope(names.bodies_of_implementations[index], written.name)
        place = self._program.place(path, self._program.files[path].definitions[index].scope)
        said = [entry.annotation for entry in parameters.bindings if entry.annotation] if parameters is not None else []
        texts = [text for text in map(self._program.semantics.read_annotation, said) if text is not None]
        parts = [part for text in texts for part in ((text,) if text.name else text.arguments) if part.name]
        bounds = tuple(value for part in parts for value in denote(place, part.name))
        if bounds or not parts:
            self.blankets.append(Blanket(trait, bounds))

    def _owners(self, path: str, index: int, written: TypeExpr, denote: Denote) -> Values | None:
        """Return the types that a block is for; ``None`` if it is for any type."""
        facts = self._program.files[path]
        scope = facts.definitions[index].scope
        names = self._program.names(path)
        body = names.bodies_of_implementations.get(index, -1)
        parameters = names.in_scope(body, written.name) if body >= 0 else None
        if parameters is not None and any(entry.kind == "type_parameter" for entry in parameters.bindings):
            return None
        if not written.name:
            parts = [part for entry in written.arguments for part in self._owners(path, index, entry, denote) or ()]
            return tuple(dict.fromkeys(parts))
        if is_literal(written.name) and (found := self._program.semantics.builtin(written.name)):
            return (self._program.external(found),)
        found_values = denote(self._program.place(path, scope), written.name)
        for _ in range(_MAX_ALIASES):
            if not any(self._is_alias(value) for value in found_values):
                break
            found_values = union([self._behind_alias(value, denote) for value in found_values])
        return tuple(
            self._program.value(value.kind, value.path, value.definition, value.name)
            for value in found_values
            if value.kind == "external" or self._program.symbol_kind(value) in TYPES
        )

    def _is_alias(self, value: Value) -> bool:
        return self._program.symbol_kind(value) == "type_alias"

    def _behind_alias(self, value: Value, denote: Denote) -> Values:
        """Return the types that a type alias stands for; any other value itself."""
        if not self._is_alias(value):
            return (value,)
        alias = self._program.definition(value)
        text = self._program.semantics.read_annotation(alias.annotation)
        place = self._program.place(value.path, alias.scope)
        return denote(place, text.name) if text is not None and text.name else ()

    def _trait(self, path: str, definition: Definition, denote: Denote) -> Value | None:
        if not definition.implements:
            return None
        name = self._program.semantics.base_name(definition.implements[0])
        found = [
            value
            for value in (denote(self._program.place(path, definition.scope), name) if name else ())
            if value.kind == "external" or self._program.symbol_kind(value) in TYPES
        ]
        found = found or self._by_star(path, definition.scope, name, denote)
        is_known = len(found) == 1 and (found[0].kind == "symbol" or found[0].name)
        return found[0] if is_known else None

    def _by_star(self, path: str, scope: int, name: str, denote: Denote) -> list[Value]:
        """Look up an unbound name in the only glob import from an external module, which may bind a type."""
        names = self._program.names(path)
        stars = [star for around in names.scopes_until(scope, -1) for star in names.stars(around)]
        if not name.isidentifier() or not stars:
            return []
        place, imports = self._program.place(path, scope), self._program.files[path].imports
        sources = [denote(place, f"{{@{imports.index(star)}}}") for star in stars]
        is_one = len(sources) == len(sources[0]) == 1 and sources[0][0].kind == "external"
        known = self._program.semantics.glob_import_type(sources[0][0].name, name) if is_one else ""
        return [self._program.external(known)] if known else []

    def trait_of(self, path: str, index: int) -> Value | None:
        """Resolve the trait of an implementation block, own or external; ``None`` if missing or unknown."""
        return self._trait_of.get((path, index))

    def types_of(self, path: str, index: int) -> list[Target]:
        """Return the types of the program that an implementation block is for; none for a tuple."""
        return self._types_of.get((path, index), [])

    def bodies(self, owner: Value) -> list[Value]:
        """Return the blocks for a type in other files, inherent ones first."""
        found = self._bodies.get(owner.target, [])
        return sorted(found, key=lambda block: bool(self._program.definition(block).implements))

    def traits(self, owner: Value) -> list[Value]:
        """Return the traits of the program that a type implements."""
        return list(self._traits.get(owner.target, ()))

    def outside_traits(self, owner: Value) -> list[str]:
        """Return the qualified names of the external traits that a type implements."""
        return list(self._outside_traits.get(owner.target, ()))

    def outside(self, name: str) -> list[Value]:
        """Return the blocks for an external type."""
        return self._outside.get(self._program.semantics.canonical_external_name(name), [])

    def traits_outside(self, name: str) -> Values:
        """Return the traits of the program that an external type implements."""
        traits = (self.trait_of(block.path, block.definition) for block in self.outside(name))
        return tuple(trait for trait in traits if trait is not None and trait.kind == "symbol")

    @property
    def for_all(self) -> list[Value]:
        """The blanket implementations."""
        return self._for_all[:_MAX_BLANKETS]


def gathered(program: Program, reader: Callable[[TraitImplementations], Denote]) -> TraitImplementations:
    """Collect the implementation blocks of a program, with an evaluator that knows of none."""
    found = TraitImplementations(program)
    if program.semantics.object_model.has_blocks:
        found.gather(reader(TraitImplementations(program)))
    return found
