"""Functions that tell of which type something is that they are given, and what is known of that then.

For maintainers: what calls such a function is a narrowing, whose value ends in the step that is read here; of a
function that tells nothing, it says nothing. This module must not know where narrowings hold.
"""

from __future__ import annotations

from typing import Final

from oxigraph_code.facts import Definition
from oxigraph_code.resolution.classes.mro import ClassHierarchy
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Value, Values, union
from oxigraph_code.resolution.program.program import Program

TOLD: Final = ("[()?]", "[()*]")
"""Steps to what the first argument of a function is where that has told so: that one, or one of several that stand in
one line."""
EXCLUDED: Final = "[-]"
"""What stands behind a class that something is no instance of."""
_FUNCTIONS: Final = frozenset({"function", "method"})


class Narrowing:
    """The functions of a program that tell types."""

    def __init__(
        self,
        program: Program,
        evaluator: Evaluator,
        hierarchy: ClassHierarchy,
    ) -> None:
        self._program = program
        self._library = program.semantics.library
        self._evaluator = evaluator
        self._hierarchy = hierarchy

    def told(self, function: Value) -> Values:
        """What the first argument of a function is where that has told so."""
        name = self._library.told
        if function.kind == "outside-instance" and function.name in self._library.functions:
            given = function.arguments[-1] if function.arguments else ()
        elif function.kind == "symbol" and self._tells(definition := self._program.definition(function)):
            place = self._program.place(function.path, definition.scope)
            body = self._program.names(function.path).body.get(function.definition, -1)
            given = self._evaluator.of_annotation(place, definition.returns, None, body)
            name = f"{name} {definition.parameters[0].name}"
        else:
            return ()
        return union(value.arguments[0] for value in given if value.name == name and value.arguments)

    @staticmethod
    def _tells(definition: Definition) -> bool:
        return definition.kind in _FUNCTIONS and bool(definition.parameters) and bool(definition.returns)

    def kept(self, known: Values, told: Values) -> Values:
        """What something is, of which something is known, where it was told what it is one of."""
        if len(known) < 2 and len(told) < 2:
            return told
        types = {value.target for value in told if value.kind == "instance"}
        order = self._hierarchy.order
        instances = [value for value in known if value.kind == "instance"]
        kept = [value for value in instances if any(entry.target in types for entry in order(self._symbol(value)))]
        return tuple(kept) or told

    def left(self, known: Values, excluded: Values) -> Values:
        """What something is of which is known that it is no instance of some classes; where nothing is left, somebody
        says what it is who is wrong."""
        classes, names = set(excluded), {value.name for value in excluded if value.kind == "outside"}
        order = self._hierarchy.order
        kept = [
            value
            for value in known
            if (value.kind != "outside-instance" or value.name not in names)
            and (value.kind != "instance" or classes.isdisjoint(order(self._symbol(value))))
        ]
        return tuple(kept) or known

    def _symbol(self, instance: Value) -> Value:
        return self._program.symbol(instance.path, instance.definition)
