"""OverloadSelection among overloads by the number and the types of the arguments.

For maintainers: as in languages that choose at compile time, conversions are tried in phases: none, then between values
and objects, then any number of arguments. Of the methods that apply, the one whose parameters are the most specific is
chosen. An argument of an unknown type fits everywhere, so that several methods may be left. This module must not know
names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oxigraph_code.resolution.model.values import Value, Values
from oxigraph_code.resolution.overloads.methods import Method, Methods
from oxigraph_code.resolution.overloads.supertypes import Supertypes, are_same_classes
from oxigraph_code.resolution.program.program import Program

EXACT: Final = 0
CONVERTED: Final = 1
VARIADIC: Final = 2


class TypedArgument(NamedTuple):
    """An argument of a call: its type, or the function that it is.

    ``parameters`` counts the parameters of an anonymous function; it is -1 for a method reference and -2 for any other
    expression. ``path`` is the access path to a method or a call without arguments, at the argument's line and scope.
    ``key`` is the name before the argument, or ``LAST``.
    """

    values: Values = ()
    parameters: int = -2
    closure: Value | None = None
    path: str = ""
    scope: int = 0
    line: int = 0
    key: str = ""

    @property
    def is_function(self) -> bool:
        return self.parameters > -2


class OverloadSelection:
    """The choice between overloads."""

    def __init__(self, program: Program, supertypes: Supertypes, methods: Methods) -> None:
        self._program = program
        self._types = program.semantics.library.value_types
        self._supertypes = supertypes
        self._methods = methods

    def by_keys(self, methods: Sequence[Method], keys: Sequence[str]) -> list[Method]:
        """Return the methods that may take a number of arguments, some with names."""
        return [method for method in methods if self._methods.takes(method, keys)]

    def chosen(self, methods: Sequence[Method], arguments: Sequence[TypedArgument]) -> list[Method]:
        """Return the methods that a call with arguments may mean; one, if the arguments tell them apart."""
        for is_open in (False, True):
            for phase in (EXACT, CONVERTED, VARIADIC):
                found = [method for method in methods if self._applies(method, arguments, phase, is_open=is_open)]
                if len(found) > 1:
                    found = self._most_specific(found, arguments, phase)
                if found:
                    return found
        return []

    def _applies(self, method: Method, arguments: Sequence[TypedArgument], phase: int, *, is_open: bool) -> bool:
        length, is_variadic = self._methods.arity(method)
        if phase < VARIADIC and is_variadic and length != len(arguments):
            return False
        if phase == VARIADIC and not is_variadic:
            return False
        return all(
            self._takes(self.parameter(method, nth, argument, phase), argument, phase, is_open=is_open)
            for nth, argument in enumerate(arguments)
        )

    def parameter(self, method: Method, nth: int, argument: TypedArgument, phase: int) -> Values:
        """Return the type of the parameter that takes an argument."""
        length, _ = self._methods.arity(method)
        nth = self._methods.place(method, nth, argument.key)
        if phase < VARIADIC or nth < length - 1:
            return self._methods.parameter(method, nth)
        last = self._methods.parameter(method, length - 1)
        return last[0].arguments[0] if last and last[0].arguments else ()

    def _takes(self, parameter: Values, argument: TypedArgument, phase: int, *, is_open: bool) -> bool:
        if argument.is_function:
            return not parameter or any(self._takes_function(entry, argument) for entry in parameter)
        if not argument.values:
            return True
        if not parameter:  # any object
            return (
                phase > EXACT
                or not any(self._supertypes.is_value(value) for value in argument.values)
                or any(value.name == self._types.absent for value in argument.values)
            )
        fits = self._supertypes.is_subtype if phase == EXACT else self._supertypes.converts
        return all(any(fits(value, entry, is_open=is_open) for entry in parameter) for value in argument.values)

    def _takes_function(self, parameter: Value, argument: TypedArgument) -> bool:
        is_plain = parameter.is_external and parameter.name in (self._types.text, self._types.root)
        if is_plain or self._supertypes.is_value(parameter):
            return False
        function = self._methods.function_of(parameter)
        if function is None:
            return parameter.kind == "external_instance" and not self._methods.class_is_known(parameter)
        return argument.parameters < 0 or self._methods.arity(function)[0] == argument.parameters

    def _most_specific(self, methods: list[Method], arguments: Sequence[TypedArgument], phase: int) -> list[Method]:
        """Return the methods that no other one is more specific than."""
        kept = [
            method
            for method in methods
            if not any(
                other is not method
                and self._is_as_specific(other, method, arguments, phase)
                and not self._is_as_specific(method, other, arguments, phase)
                for other in methods
            )
        ]
        full = [method for method in kept if self._methods.arity(method)[0] == len(arguments)]
        kept = full or kept  # one without defaults is preferred
        if len(kept) > 1 and all(self._is_as_specific(kept[0], other, arguments, phase) for other in kept[1:]):
            return kept[:1]  # the same types: the nearest one
        return kept

    def _is_as_specific(self, method: Method, other: Method, arguments: Sequence[TypedArgument], phase: int) -> bool:
        """Return true if each parameter of a method is a subtype of the other method's parameter."""
        for nth, argument in enumerate(arguments):
            mine, theirs = (self.parameter(entry, nth, argument, phase) for entry in (method, other))
            if not argument.values and not argument.is_function and not are_same_classes(mine, theirs):
                return False  # nothing tells which of them is meant
            if not self._is_subtype(mine, theirs):
                return False
        return True

    def _is_subtype(self, values: Values, others: Values) -> bool:
        if not others:
            return not any(self._supertypes.is_value(value) for value in values)
        if not values:
            return any(other.name == self._types.root for other in others)
        return any(self._supertypes.is_subtype(value, other) for value in values for other in others)
