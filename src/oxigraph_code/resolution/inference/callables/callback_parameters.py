"""Parameters of callbacks: the values that a callee passes to a function argument.

For maintainers: the declared type of the callee's parameter says what a callback receives. This module must not know
what is done with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oxigraph_code.facts.access_paths import CallbackStep, ParameterStep
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.model.values import Value, Values, union

_MAX_PARAMETERS: Final = 32


class CallbackParameters(EvaluationRule):
    """The callbacks of a program."""

    def infer(self, called: Sequence[tuple[Value, Value | None]], step: ParameterStep) -> Values:
        """Infer an argument's declared type, or the type of a parameter of the callback passed there."""
        argument, parameter = step
        groups = []
        for value, receiver in called:
            if value.kind == "external" and parameter:
                groups.append(self._of_external(value, int(argument), int(parameter)))
                continue
            taken = self._taken(value, receiver, int(argument))
            groups += [self._taken(entry, None, int(parameter)) for entry in taken] if parameter else [taken]
        return union(groups)

    def _of_external(self, value: Value, argument: int, parameter: int) -> Values:
        """Return the value that an external method passes to a callback."""
        template = self._library.external.callbacks.get((value.name, parameter))
        if template is not None:
            return self._rules.external_types.filled(template, value, None)
        index = self._library.callback_arguments.get((value.name, argument, parameter), -1)
        return value.argument(index)

    def _taken(self, value: Value, receiver: Value | None, nth: int) -> Values:
        """Return the declared type of an argument of a callee."""
        if value.kind == "external_instance" and value.name in self._library.functions:
            return value.arguments[nth] if nth < len(value.arguments) - 1 else ()
        if value.kind != "symbol":
            return ()
        definition = self._program.definition(value)
        if definition.kind == "class":
            found = [self._evaluator.find_member(value, name) for name in self._semantics.object_model.constructors]
            return union(
                self._taken(self._program.symbol(entry.path, index), value, nth)
                for entry in found
                if entry is not None and entry.meaning is not None
                for index in entry.meaning.definitions
            )
        if definition.kind not in ("function", "method") or nth >= len(definition.parameters):
            return ()
        body = self._program.body(value)
        place = self._program.place(value.path, definition.scope)
        return self._evaluator.of_annotation(place, definition.parameters[nth].annotation, receiver, body)

    def handed_over(self, receiver: Value, step: CallbackStep) -> Values:
        """Return the value that a method of the program passes to its callback."""
        return union(
            self.parameter_of_function(entry, receiver, int(step.position))
            for entry in self._evaluator.of_member(receiver, step.method, is_value=False)
            if entry.kind == "symbol"
        )

    def parameter_of_function(self, function: Value, receiver: Value | None, nth: int) -> Values:
        """Return a parameter of the first callback of a function."""
        definition = self._program.definition(function)
        body = self._program.body(function)
        for parameter in definition.parameters[:_MAX_PARAMETERS]:
            place = self._program.place(function.path, definition.scope)
            for value in self._evaluator.of_annotation(place, parameter.annotation, receiver, body):
                if value.kind == "external_instance" and value.name in self._library.functions:
                    return value.arguments[nth] if nth < len(value.arguments) - 1 else ()
        return ()
