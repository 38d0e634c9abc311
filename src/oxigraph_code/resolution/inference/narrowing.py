"""Narrowing of types by type guards and assertions.

For maintainers: a call of a type guard is a narrowing, whose value ends in a step that is read here; for any other
function it has no effect. This module must not know where narrowings hold.
"""

from __future__ import annotations

from typing import Final

from oxigraph_code.facts import Definition
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.model.values import Value, Values, union

TOLD: Final = ("[()?]", "[()*]")
"""Steps to the type that a type guard asserts of its first argument."""
EXCLUDED: Final = "[-]"
"""The suffix of a class in a negative type test."""
_FUNCTIONS: Final = frozenset({"function", "method"})


class NarrowingRules(EvaluationRule):
    """The type guards of a program."""

    def asserted(self, function: Value) -> Values:
        """Return the type that a guard asserts of its first argument."""
        name = self._library.type_guard
        if function.kind == "external_instance" and function.name in self._library.functions:
            given = function.arguments[-1] if function.arguments else ()
        elif function.kind == "symbol" and self._tells(definition := self._program.definition(function)):
            place = self._program.place(function.path, definition.scope)
            body = self._program.body(function)
            given = self._evaluator.of_annotation(place, definition.returns, None, body)
            name = f"{name} {definition.parameters[0].name}"
        else:
            return ()
        return union(value.arguments[0] for value in given if value.name == name and value.arguments)

    @staticmethod
    def _tells(definition: Definition) -> bool:
        return definition.kind in _FUNCTIONS and bool(definition.parameters) and bool(definition.returns)

    def narrow(self, known: Values, told: Values) -> Values:
        """Narrow the known types to those that are, or derive from, the asserted types."""
        if len(known) < 2 and len(told) < 2:
            return told
        types = {value.target for value in told if value.kind == "instance"}
        order = self._rules.hierarchy.order
        instances = [value for value in known if value.kind == "instance"]
        kept = [value for value in instances if any(entry.target in types for entry in order(self._symbol(value)))]
        return tuple(kept) or told

    def exclude(self, known: Values, excluded: Values) -> Values:
        """Remove instances of excluded classes from the known types; all stay if none would be left."""
        classes, names = set(excluded), {value.name for value in excluded if value.kind == "external"}
        order = self._rules.hierarchy.order
        kept = [
            value
            for value in known
            if (value.kind != "external_instance" or value.name not in names)
            and (value.kind != "instance" or classes.isdisjoint(order(self._symbol(value))))
        ]
        return tuple(kept) or known

    def _symbol(self, instance: Value) -> Value:
        return self._program.symbol(instance.path, instance.definition)
