"""Descriptors: attributes whose class decides the value of reading them, and properties.

For maintainers: both are found in the class that declares them: a descriptor has a getter, and a property decorator
stores the function that it decorates and calls it. This module must not know any class by its name.
"""

from __future__ import annotations

from typing import final

from oxigraph_code.resolution.binding.scopes import ScopeTree
from oxigraph_code.resolution.classes.mro import ClassHierarchy
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import TYPES, Value, Values, union
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program


@final
class Descriptors(InferenceRule):
    """The descriptors and properties of a program."""

    def __init__(
        self,
        program: Program,
        evaluator: Evaluator,
        hierarchy: ClassHierarchy,
    ) -> None:
        super().__init__(program, evaluator)
        self._getter = self._library.getter
        self._has_external_members = bool(self._library.external.members)
        self._hierarchy = hierarchy

    def read(self, values: Values, meaning: Bindings, receiver: Value) -> Values:
        """Evaluate reading an attribute from a receiver whose class binds it to values."""
        if not self._getter or not any(value.is_instance for value in values):
            return values
        # A descriptor works on the class only, not on an instance attribute.
        is_shared = any(entry.value_scope in (-1, meaning.scope) for entry in meaning.bindings)
        return union([self._read(value, receiver) for value in values]) if is_shared else values

    def _read(self, value: Value, receiver: Value) -> Values:
        if value.kind == "external_instance" and value.name in self._semantics.library.reading:
            return value.arguments[0] if value.arguments and receiver.kind != "symbol" else ()
        if self._has_external_members and (read := self._evaluator.external_attribute(value, receiver)) != (value,):
            return read
        if value.kind != "instance":
            return (value,)
        found = self._evaluator.of_member(value, self._getter, is_value=False)
        getters = [entry for entry in found if entry.kind == "symbol"]
        if not getters:
            return (value,)
        is_of_class = receiver.kind == "symbol"
        fitting = [entry for entry in getters if self._is_for_class(entry) == is_of_class] or getters
        given = self._evaluator.call_results([(entry, value) for entry in fitting])
        # Read from an instance, a descriptor does not return itself.
        return given if is_of_class else tuple(entry for entry in given if entry.target != value.target)

    def _is_for_class(self, getter: Value) -> bool:
        parameters = self._program.definition(getter).parameters
        return len(parameters) > 1 and parameters[1].annotation in self._semantics.absent_values

    def is_called_by_reading(self, path: str, definition: int) -> bool:
        """Return true if reading a method already calls it."""
        method = self._program.files[path].definitions[definition]
        if self._semantics.is_called_by_access(method):
            return True
        if not self._getter or not method.decorators or method.kind != "method":
            return False
        place = self._program.place(path, method.scope, method.start_line)
        names = [text for text in method.decorators if "(" not in text]
        return any(self._is_property(value) for text in names for value in self._evaluator.of_path(place, text))

    def _is_property(self, decorator: Value) -> bool:
        if decorator.kind != "symbol" or self._program.definition(decorator).kind not in TYPES:
            return False
        instance = self._program.as_kind(decorator, "instance")
        if not self._hierarchy.outside(instance).isdisjoint(self._semantics.library.reading):
            return True
        return bool(self._evaluator.memoized(self._calls_what_it_is_given, decorator))

    def _calls_what_it_is_given(self, decorator: Value) -> Values:
        """Return the decorator itself, if its instances call the constructor's function; else nothing."""
        instance = self._program.as_kind(decorator, "instance")
        if not self._methods(instance, self._getter):
            return ()
        for constructor in self._methods(instance, *self._semantics.object_model.constructors):
            names = self._program.names(constructor.path)
            method = self._program.definition(constructor)
            own = self._semantics.receiver_kind(method)[0]
            if len(method.parameters) > 1 and own:
                kept = _holding_fields(names, method.scope, own, method.parameters[1].name)
                if any(site.receiver == own and site.name in kept for site in names.facts.references):
                    return (decorator,)
        return ()

    def _methods(self, instance: Value, *wanted: str) -> list[Value]:
        found = [self._evaluator.of_member(instance, name, is_value=False) for name in wanted]
        return [entry for entry in union(found) if entry.kind == "symbol"]


def _holding_fields(names: ScopeTree, body: int, own: str, parameter: str) -> set[str]:
    """Return the fields that hold a parameter of the constructor, also by way of one another."""
    kept: set[str] = set()
    given = {parameter}
    fields = [entry for entry in names.facts.bindings if entry.kind == "field" and entry.scope == body]
    for _ in range(2):
        kept |= {entry.name for entry in fields if entry.value in given}
        given = {parameter, *(f"{own}.{name}" for name in kept)}
    return kept
