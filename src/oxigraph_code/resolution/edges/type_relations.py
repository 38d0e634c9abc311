"""Relations between definitions besides calls: inheritance, overrides and declared types.

For maintainers: base classes and annotations are evaluated as callees are, so that a base class means the class that a
call of it would construct. This module must not know any rule of calls.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from oxigraph_code.facts import Definition, FileFacts, Target
from oxigraph_code.facts.access_paths import is_literal
from oxigraph_code.facts.kinds import RelationKind
from oxigraph_code.resolution.classes.structural import StructuralInterfaces
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.values import TYPES, Related, Site, Value, Values

_MAX_NAMES: Final = 32
# They may share the name of a type.
_NO_TYPES: Final = frozenset({"function", "method", "variable", "implementation"})


class TypeRelations:
    """The relations of the files of a program."""

    def __init__(self, evaluator: ProgramEvaluator, names: Mapping[str, Sequence[tuple[str, int]]]) -> None:
        """``names`` are the definitions of all files by name."""
        self.asked: set[str] = set()
        """The names that were looked up among them, found or not."""
        self._structural = StructuralInterfaces(evaluator.program, evaluator, evaluator.hierarchy, names)
        self._evaluator = evaluator
        self._program = evaluator.program
        self._semantics = evaluator.program.semantics
        self._object_model = evaluator.program.semantics.object_model
        self._methods_in: dict[str, dict[int, list[int]]] = {}
        """The methods of files with blocks for types of other files, by scope."""

    def of_file(self, facts: FileFacts) -> list[Related]:
        """Return the relations of a file, some of them more than once."""
        found: list[Related] = []
        for index, definition in enumerate(facts.definitions):
            if definition.kind in TYPES or (
                definition.kind == "implementation" and "negative" not in definition.modifiers
            ):
                found += self._ancestors(facts, index, definition)
                found += self._outside(facts, index, definition)
                found += self._fulfilled(facts.path, index)
                types = self._evaluator.hierarchy.implementations.types_of(facts.path, index)
                found += [("implementation_of", index, target, "") for target in types]
            elif definition.kind == "method" or (definition.kind == "field" and self._object_model.has_overloads):
                found += self._overridden(facts, index, definition)
                owner = self._type_elsewhere(facts, definition) if definition.receiver_type else None
                found += [("nested_in", index, owner.target, "")] if owner is not None else []
            if definition.returns or definition.parameters or definition.annotation:
                found += self._types(facts, index, definition)
        return found

    def bases(self, facts: FileFacts, index: int) -> frozenset[Target | str]:
        """Return the types that a type names as bases; external ones by their names."""
        found = self._ancestors(facts, index, facts.definitions[index])
        return frozenset(target or external for _, _, target, external in found)

    def _ancestors(self, facts: FileFacts, index: int, definition: Definition) -> Iterator[Related]:
        """Yield the types that a type extends and implements."""
        hierarchy, own = self._evaluator.hierarchy, self._program.symbol(facts.path, index)
        place = self._program.place(facts.path, definition.scope, definition.start_line)
        derived = self._semantics.derived_traits(definition.decorators) if definition.decorators else ()
        stated: list[tuple[RelationKind, Sequence[str]]]
        stated = [("extends", definition.bases), ("implements", definition.implements)]
        for kind, texts in stated:
            for text in texts[:_MAX_NAMES]:
                if self._semantics.lends_members(text):
                    continue
                name = self._semantics.base_name(text)
                named = hierarchy.written(place, name, own) if name else ()
                values = hierarchy.as_class(named or (self._evaluator.of_path(place, name) if name else ()))
                if len(values) > 1 and (written := self._semantics.read_annotation(text)) is not None:
                    values = self._program.with_length(values, len(written.arguments))
                for value in self._derived(name, values) if text in derived else values:
                    yield from self._to_type(kind, index, value)

    def _derived(self, name: str, values: Values) -> Values:
        """Resolve a derived name to a trait of the program, or to the external trait of its macro."""
        own = tuple(value for value in values if self._program.symbol_kind(value) == "trait")
        names = [value.name for value in values if value.kind == "external" and value.name]
        trait = "" if own else self._semantics.derived_trait(name, names[0] if names else "")
        return (self._program.external(trait),) if trait else own

    def _to_type(self, kind: RelationKind, source: int, value: Value) -> Iterator[Related]:
        if self._program.symbol_kind(value) in TYPES:
            yield kind, source, value.target, ""
        elif value.kind == "external" and not is_literal(value.name):  # a type with a name
            yield kind, source, None, value.name

    def _overridden(self, facts: FileFacts, index: int, definition: Definition) -> list[Related]:
        """Return the methods that a method overrides, in the nearest ancestor and in interfaces."""
        if self._object_model.has_overloads:
            methods = self._evaluator.overloads.methods.overridden(self._program.symbol(facts.path, index))
            return [
                ("overrides", index, None, method.value.name)
                if method.external is not None
                else ("overrides", index, method.value.target, "")
                for method in methods
            ]
        if definition.receiver_type:
            type_ = self._type_elsewhere(facts, definition)
        else:
            owner = facts.scopes[definition.scope].definition
            type_ = self._program.symbol(facts.path, owner) if owner >= 0 else None
        if type_ is not None and self._program.definition(type_).kind == "implementation":
            return self._of_trait(facts.path, type_.definition, index, definition.name)
        if type_ is None or definition.name in self._semantics.object_model.constructors:
            return []
        if self._object_model.has_blocks and self._program.definition(type_).kind == "trait":
            return []  # a trait stands beside those it asks for, and takes no method's place
        order = self._evaluator.hierarchy.order(type_)
        targets = dict.fromkeys(self._methods(self._evaluator.hierarchy.overridden(type_), definition.name))
        implemented = [*self._implemented(type_), *self._promoted(type_, Target(facts.path, index), definition.name)]
        for interface in (*self._interfaces(order), *(entry for entry in implemented if entry.kind == "symbol")):
            targets |= dict.fromkeys(self._methods(self._evaluator.hierarchy.order(interface), definition.name))
        found: list[Related] = [("overrides", index, target, "") for target in targets]
        outside = dict.fromkeys(entry.name for entry in implemented if entry.kind == "external")
        return found + [
            ("overrides", index, None, f"{name}{self._semantics.separator}{definition.name}")
            for name in outside
            if definition.name in self._semantics.library.classes[name].methods
        ]

    def _of_trait(self, path: str, block: int, index: int, name: str) -> list[Related]:
        """Find the trait methods that a method overrides in a block for a type outside of the file."""
        trait = self._evaluator.hierarchy.implementations.trait_of(path, block)
        if trait is None or trait.kind != "symbol":
            return []
        return [
            ("overrides", index, target, "") for target in self._methods(self._evaluator.hierarchy.order(trait), name)
        ]

    def _type_elsewhere(self, facts: FileFacts, method: Definition) -> Value | None:
        """Find the type to which a method outside of its body belongs, in the files of the package."""
        found = self._evaluator.imports.of_package(facts.path, method.receiver_type)
        types = [value for value in found if self._program.symbol_kind(value) in TYPES]
        return types[0] if types else None

    def _outside(self, facts: FileFacts, index: int, definition: Definition) -> Iterator[Related]:
        """Relate a type to the methods outside of its body, and to the traits of blocks in other files."""
        if not definition.scope and definition.kind != "trait" and self._program.packages.key(facts.path):
            for method in self._program.packages.methods_outside(facts.path, definition.name):
                yield "has_function", index, method, ""
        implementations = self._evaluator.hierarchy.implementations
        own = self._program.symbol(facts.path, index)
        for block in implementations.bodies(own) if definition.kind != "trait" else ():
            trait = implementations.trait_of(block.path, block.definition)
            if trait is not None:
                yield from self._to_type("implements", index, trait)
            for number in self._methods_of_block(block):
                yield "has_function", index, Target(block.path, number), ""

    def _methods_of_block(self, block: Value) -> Sequence[int]:
        names = self._program.names(block.path)
        methods = self._methods_in.get(block.path)
        if methods is None:
            methods = self._methods_in[block.path] = defaultdict(list)
            for index, definition in enumerate(names.facts.definitions):
                if definition.kind == "method":
                    methods[definition.scope].append(index)
        return methods.get(names.bodies_of_implementations.get(block.definition, -1), ())

    def _implemented(self, type_: Value) -> tuple[Value, ...]:
        """Return the interfaces that a type implements by its methods alone."""
        found = self._structural.implemented(type_)
        self.asked |= found.names
        return found.interfaces

    def _promoted(self, type_: Value, method: Target, name: str) -> Iterator[Value]:
        """Yield the interfaces that types which embed the one of a method implement by that method."""
        found = self._structural.embedding(type_)
        self.asked |= found.names
        for around, interfaces in found.types:
            if method in self._methods(self._evaluator.hierarchy.order(around), name):
                yield from interfaces

    def _fulfilled(self, path: str, index: int) -> Iterator[Related]:
        for interface in self._implemented(self._program.symbol(path, index)):
            yield from self._to_type("implements", index, interface)

    def _interfaces(self, order: tuple[Value, ...]) -> Iterator[Value]:
        """Yield the interfaces that a class implements, then the interfaces of its ancestors."""
        for value in order[:_MAX_NAMES]:
            if value.kind != "symbol":
                continue
            definition = self._program.definition(value)
            if definition.kind in TYPES:
                for kind, _, target, _ in self._ancestors(
                    self._program.files[value.path], value.definition, definition
                ):
                    if kind == "implements" and target is not None:
                        yield self._program.symbol(target.path, target.definition)

    def _methods(self, order: tuple[Value, ...], name: str) -> list[Target]:
        """Return the methods of a name in the first class of an MRO that has them."""
        return self._program.methods_of(self._evaluator.members.find(order, name) if order else None)

    def _types(self, facts: FileFacts, index: int, definition: Definition) -> list[Related]:
        """Return the types of the program in the annotations of a definition."""
        texts = [parameter.annotation for parameter in definition.parameters[:_MAX_NAMES] if parameter.annotation]
        if definition.returns:
            texts.insert(0, definition.returns)
        if definition.annotation and definition.kind in ("variable", "field", "constant", "type_alias"):
            texts.append(definition.annotation)
        if not texts:
            return []
        place = self._program.place(facts.path, definition.scope)
        named = dict.fromkeys(texts[:_MAX_NAMES])
        return [("references", index, target, "") for text in named for target in self.types(place, text, -1)]

    def types(self, place: Site, text: str, inner_scope: int) -> Iterator[Target]:
        """Yield the types of the program in an annotation: the type itself and its type arguments."""
        for value in _named(self._evaluator.of_annotation(place, text, None, inner_scope)):
            if self._program.definition(value).kind not in _NO_TYPES:
                yield value.target


def _named(values: Values) -> Iterator[Value]:
    for value in values:
        if value.kind in ("instance", "symbol"):
            yield value
        for arguments in value.arguments:
            yield from _named(arguments)
