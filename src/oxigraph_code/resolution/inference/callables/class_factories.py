"""Class factories, functions that make a class of an object literal: ``Layer.extend({ … })``.

For maintainers: such a function takes the members, returns an inner function, and assigns it a prototype made of its
receiver's; it is recognized by that and not by name. An instance of the class is the object literal, with the members
of the extended class that it lacks. This module must not know call sites. See decision 0049.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from oxigraph_code.facts.access_paths import call_number, scope_of
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.model.evaluator import CallArguments, Evaluator
from oxigraph_code.resolution.model.values import Site, Value, Values, union
from oxigraph_code.resolution.program.program import Program

_EXTENDED: Final = frozenset({"symbol", "extension"})


class ClassFactories(EvaluationRule):
    """The classes that functions of a program make of object literals."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._own = self._semantics.own_type
        self._prototype = self._object_model.prototype
        self._making: dict[Value, bool] = {}
        self._handed: dict[str, dict[int, list[tuple[Site, str]]]] = {}

    def made(self, function: Value, receiver: Value | None, handed: CallArguments) -> Values:
        """Return the classes that a call makes of its arguments, if the callee is a class factory."""
        if not self._prototype or receiver is None or receiver.kind not in _EXTENDED or not self._is_making(function):
            return ()
        return tuple(
            self._program.value("extension", value.path, value.definition, arguments=((receiver,), (function,)))
            for value in self._rules.external_types.argument(handed)
            if value.kind == "object" and not value.name
        )

    def member(self, owner: Value, name: str) -> Values:
        """Look up a member of an object, function or such a class; instances inherit from the extended class."""
        if owner.kind != "extension":
            found = self._rules.dynamic_members.member(owner, name)
            return found or (self._inherited(owner, name) if owner.kind == "object" and not owner.name else ())
        if name == self._prototype:
            return (self.instance(owner),)
        given = self._evaluator.assigned_members(owner, name)
        return given or self._evaluator.of_member(owner.arguments[0][0], name, is_value=False)

    def instance(self, extended: Value) -> Value:
        """Return an instance of such a class, or of the extended one."""
        if extended.kind == "extension":
            return self._program.value("object", extended.path, extended.definition)
        return self._program.as_kind(extended, "instance")

    def _inherited(self, instance: Value, name: str) -> Values:
        """Return the members that an object literal inherits because a class is made of it."""
        return union(
            self._evaluator.of_member(self.instance(value.arguments[0][0]), name, is_value=False)
            for place, path in self._handed_in(instance.path).get(instance.definition, ())
            for value in self._evaluator.of_path(place, path)
            if value.kind == "extension" and value.is_of_same(instance)
        )

    def _handed_in(self, path: str) -> dict[int, list[tuple[Site, str]]]:
        """Return the calls that object literals of a file are arguments of, by the scope of the literal."""
        if path not in self._handed:
            found = self._handed[path] = defaultdict(list)
            names = self._program.names(path)
            for binding in names.facts.valued() if self._prototype else ():
                number = call_number(binding.value)
                for entry in names.arguments.get(number, ()) if number else ():
                    if (literal := scope_of(entry.value)) >= 0:
                        scope = binding.scope if binding.value_scope < 0 else binding.value_scope
                        found[literal].append((self._program.place(path, scope), binding.value))
        return self._handed[path]

    def _is_making(self, function: Value) -> bool:
        """Return true if a function is a class factory."""
        known = self._making.get(function)
        if known is None:
            known = self._making[function] = self._makes(function)
        return known

    def _makes(self, function: Value) -> bool:
        names = self._program.names(function.path)
        body = names.body.get(function.definition, -1)
        given_back = {f"{entry.value}.{self._prototype}" for entry in names.bound.given.get((body, "return"), ())}
        giving = [*names.bound.given_members.get(self._prototype, ()), *names.bound.mixins]
        if given_back.isdisjoint(entry.path for entry in giving) or not self._program.definition(function).parameters:
            return False
        own = (self._own, f"{self._own}.{self._prototype}")
        given = (entry.scope for entry in names.facts.valued() if entry.value in own)
        return any(names.functions[scope] == function.definition for scope in given)
