"""Structural interfaces: a type implements an interface by having all its methods.

For maintainers: the methods that an interface demands are found in the index of names, so a file is read only if its
interfaces demand a method of the type. A file depends on the names that it looked up. This module must not know call
sites.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from oxigraph_code.resolution.binding.name_index import based_on, required
from oxigraph_code.resolution.classes.mro import ClassHierarchy
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.language.type_model import ExternalMethod, TypeExpr
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import TYPES, Site, Value
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program

_MAX_METHODS: Final = 1_024
_MAX_INTERFACES: Final = 256
_MAX_EMBEDDING: Final = 256
_MAX_DEPTH: Final = 12
_REST: Final = "..."

_Method = Value | ExternalMethod


class Implemented(NamedTuple):
    """The interfaces that a type implements by its methods, and the names that were looked up for that."""

    interfaces: tuple[Value, ...] = ()
    names: frozenset[str] = frozenset()


class Embedding(NamedTuple):
    """The types that embed a type and implement interfaces, and the names that were looked up for that."""

    types: tuple[tuple[Value, tuple[Value, ...]], ...] = ()
    names: frozenset[str] = frozenset()


_NONE: Final = Implemented()
_NOWHERE: Final = Embedding()


class StructuralInterfaces(InferenceRule):
    """The interfaces that the types of a program implement without naming them.

    ``names`` are the definitions of all files by name. In languages without such interfaces there are none.
    """

    def __init__(
        self,
        program: Program,
        evaluator: Evaluator,
        hierarchy: ClassHierarchy,
        names: Mapping[str, Sequence[tuple[str, int]]],
    ) -> None:
        super().__init__(program, evaluator)
        model = self._object_model
        self._is_any = model.is_structural
        self._same_types = model.same_types
        self._hierarchy = hierarchy
        self._names = names
        self._libraries = self._library.classes if self._is_any else {}
        self._library_interfaces: dict[str, list[str]] = defaultdict(list)
        for name, declared in self._libraries.items():
            if declared.is_interface and declared.methods:
                self._library_interfaces[min(declared.methods)].append(name)
        self._implemented = TrackedMemo(self._find, program.seen)
        self._embedding = TrackedMemo(self._around, program.seen)
        self._required = TrackedMemo(self._methods_of_interface, program.seen)
        self._signatures = TrackedMemo(self._signature, program.seen)

    def implemented(self, type_: Value) -> Implemented:
        """Return the interfaces that a type implements by its methods."""
        is_any = self._is_any and self._program.definition(type_).kind != "trait"
        return self._implemented.compute(type_) if is_any else _NONE

    def embedding(self, type_: Value) -> Embedding:
        """Find the types that embed a type, directly or not, and the interfaces that they implement."""
        is_any = self._is_any and self._program.definition(type_).kind != "trait"
        return self._embedding.compute(type_) if is_any else _NOWHERE

    def _around(self, type_: Value) -> Embedding:
        found, names = self._embedding_any([type_])
        implemented = [(around, self.implemented(around)) for around in found]
        names.update(*(entry.names for _, entry in implemented))
        return Embedding(
            tuple((around, entry.interfaces) for around, entry in implemented if entry.interfaces), frozenset(names)
        )

    def _embedding_any(self, waiting: list[Value]) -> tuple[dict[Value, None], set[str]]:
        """Find the types that embed some types, directly or not, and the names looked up for them."""
        found: dict[Value, None] = {}
        names: set[str] = set()
        while waiting and len(found) < _MAX_EMBEDDING:
            embedded = waiting.pop()
            name = based_on(self._program.definition(embedded).name)
            names.add(name)
            for other in sorted(self._names.get(name, ())):
                around = self._program.symbol(*other)
                if around not in found and embedded in self._hierarchy.bases(around):
                    found[around] = None
                    waiting.append(around)
        return found, names

    def _find(self, type_: Value) -> Implemented:
        methods = self._methods(type_)
        if all(isinstance(method, ExternalMethod) for method in methods.values()):
            return _NONE
        names = [required(name) for name in methods][:_MAX_METHODS]
        found: dict[Value, None] = {}
        for name in names:
            for path, index in self._names.get(name, ()):
                scopes, definitions = self._program.files[path].scopes, self._program.files[path].definitions
                found[self._program.symbol(path, scopes[definitions[index].scope].definition)] = None
        # An interface of others may demand no method of its own.
        around, more = self._embedding_any([*found])
        found |= {entry: None for entry in around if self._program.definition(entry).kind == "trait"}
        is_open = any(self._own(entry) is None for entry in self._hierarchy.order(type_))
        considered = list(found)[:_MAX_INTERFACES]
        interfaces = [entry for entry in considered if self._has_all(methods, entry, is_open=is_open)]
        interfaces += [self._program.external(name) for name in self._of_libraries(methods)]
        return Implemented(tuple(interfaces), frozenset((*names, *more)))

    def _has_all(self, methods: Mapping[str, _Method], interface: Value, *, is_open: bool) -> bool:
        """Return true if methods are all that an interface asks for; not if it may ask for unknown ones.

        An ``is_open`` type embeds one that is not known, which may have the methods that a library declares.
        """
        wanted = self._required.compute(interface)
        if is_open:
            wanted = {name: own for name, own in wanted.items() if isinstance(own, Value) or name in methods}
        return bool(wanted) and self._fulfils(methods, wanted)

    def _of_libraries(self, methods: Mapping[str, _Method]) -> list[str]:
        """Return the library interfaces whose methods a type has all."""
        found = [name for method in methods for name in self._library_interfaces.get(method, ())]
        return [
            name
            for name in sorted(found)
            if self._fulfils(methods, {name: entries[0] for name, entries in self._libraries[name].methods.items()})
        ]

    def _fulfils(self, methods: Mapping[str, _Method], wanted: Mapping[str, _Method | None]) -> bool:
        return wanted.keys() <= methods.keys() and all(
            method is None or self._signatures.compute(methods[name]) == self._signatures.compute(method)
            for name, method in wanted.items()
        )

    def _signature(self, method: _Method) -> tuple[TypeExpr, ...]:
        """Return the types of parameters and result, each under the name of the method's declaration."""
        if isinstance(method, ExternalMethod):
            taken = [self._renamed(entry) for entry in method.parameters]
            if method.is_variadic:
                taken[-1] = TypeExpr(_REST, taken[-1].arguments)
            return *taken, self._renamed(method.returns)
        definition = self._program.definition(method)
        place = self._program.place(method.path, definition.scope)
        own = self._program.names(method.path).bound.type_parameters(definition.scope)
        parameters = [
            TypeExpr(_REST, (self._declared(place, entry.annotation, own),))
            if entry.kind == "rest"
            else self._declared(place, entry.annotation, own)
            for entry in definition.parameters
        ]
        return *parameters, self._declared(place, definition.returns, own)

    def _declared(self, place: Site, text: str, own: Sequence[str]) -> TypeExpr:
        written = self._semantics.read_annotation(text) if text else None
        return self._named(place, written, own, 0) if written is not None else TypeExpr(text)

    def _named(self, place: Site, written: TypeExpr, own: Sequence[str], depth: int) -> TypeExpr:
        """Return a type with the declarations that its names lead to; an unknown name stands for itself."""
        if depth > _MAX_DEPTH:
            return written
        arguments = tuple(self._named(place, entry, own, depth + 1) for entry in written.arguments)
        if not written.name or written.name in own or written.members:
            return written._replace(arguments=arguments)
        for value in self._evaluator.of_path(place, written.name):
            for type_ in self._evaluator.unaliased(value):
                if type_.kind == "external":
                    return self._renamed(TypeExpr(type_.name, arguments, written.form))
                if self._program.symbol_kind(type_) in TYPES:
                    return TypeExpr(f"{type_.path}\0{type_.definition}", arguments, written.form)
        return written._replace(arguments=arguments)

    def _renamed(self, written: TypeExpr) -> TypeExpr:
        arguments = tuple(map(self._renamed, written.arguments))
        name = self._same_types.get(written.name, written.name)
        return written._replace(name=name, arguments=arguments, form=written.form.replace("outside", ""))

    def _methods_of_interface(self, interface: Value) -> Mapping[str, _Method | None]:
        """Return the methods that an interface asks for, without the method if a library declares it.

        Empty if they are not all known.
        """
        found: dict[str, _Method | None] = {}
        for entry in self._hierarchy.order(interface):
            if (own := self._own(entry)) is not None:
                found = {**own, **found}
                continue
            members = self._library.members.get(entry.name)
            if members is None:
                return {}
            found = {**dict.fromkeys(members), **found}
        return found

    def _methods(self, type_: Value) -> dict[str, _Method]:
        """Return the methods of a type by name, also inherited ones."""
        found: dict[str, _Method] = {}
        for entry in self._hierarchy.order(type_):
            found = {**(self._own(entry) or {}), **found}
        return found

    def _own(self, type_: Value) -> Mapping[str, _Method] | None:
        """Return the methods of a type by name, in its body and outside of it; ``None`` if they are not known."""
        if type_.kind != "symbol":
            declared = self._libraries.get(type_.name)
            return {name: methods[0] for name, methods in declared.methods.items()} if declared is not None else None
        facts = self._program.files[type_.path]
        body = self._program.body(type_)
        own = [
            self._program.symbol(type_.path, index)
            for index, definition in enumerate(facts.definitions)
            if definition.kind == "method" and definition.scope == body and not definition.receiver_type
        ]
        if not facts.definitions[type_.definition].scope:
            outside = self._program.packages.methods_outside(type_.path, facts.definitions[type_.definition].name)
            own += [self._program.symbol(*method) for method in outside]
        return {self._program.definition(method).name: method for method in own}
