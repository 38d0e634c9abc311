"""The type arguments of a generic method, from the arguments and the place of its call.

For maintainers: types of arguments are matched with declared ones, those that depend on others last. A call is known by
the number of its recorded arguments. This module must not know how a call finds its methods.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final, NamedTuple

from oxigraph_code.facts.access_paths import RECEIVER
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.language.type_model import TypeExpr
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Site, TypeArguments, Values, agreed, union
from oxigraph_code.resolution.overloads.methods import Method, Methods
from oxigraph_code.resolution.overloads.names import ClassNames
from oxigraph_code.resolution.overloads.selection import TypedArgument
from oxigraph_code.resolution.overloads.supertypes import Supertypes, class_key
from oxigraph_code.resolution.program.canonical_sites import CanonicalSites
from oxigraph_code.resolution.program.program import Program

_MAX_DEPTH: Final = 6
_ENDS_IN_CALL: Final = re.compile(r"[({]#(\d+)[)}]$")


class TypeInference(ABC):
    """The inference of type arguments, for the calls that a subclass finds."""

    methods: Methods
    supertypes: Supertypes
    names: ClassNames
    _program: Program
    _semantics: Semantics
    _evaluator: Evaluator
    _sites: CanonicalSites
    _array: str
    _expectations: Expectations

    @abstractmethod
    def chosen(self, place: Site, callee: AccessPath, number: str) -> list[Method]:
        """Return the methods that a call means; several if its arguments do not tell them apart."""

    @abstractmethod
    def arguments(self, path: str, number: str, without: int = -1) -> list[TypedArgument]:
        """Infer the types of a call's arguments, except for the argument at position ``without``."""

    @abstractmethod
    def site(self, path: str, number: str) -> tuple[Site, AccessPath] | None:
        """Return the canonical site and the callee of a call."""

    @abstractmethod
    def methods_referred_to(self, path: str, scope: int, line: int, text: str) -> tuple[Method, ...]:
        """Return the methods that a reference ``owner::name`` may mean."""

    def inferred(self, method: Method, path: str, number: str, *, without: int = -1) -> TypeArguments:
        """Return the type arguments of a generic method, from the arguments of a call and the expected type.

        ``without`` is the position of an argument that is not asked for, since it depends on the others. Functions
        come last.
        """
        wanted = dict.fromkeys(self.methods.type_parameters(method))
        found: dict[str, Values] = {}
        if not wanted:
            return ()
        arguments = self.arguments(path, number, without)
        length, is_variadic = self.methods.arity(method)
        is_open = True
        if (extended := self.methods.receiver_text(method)) is not None:
            self._unify(method, extended, (method.owner,), found, wanted, 0)
        for nth, argument in sorted(enumerate(arguments), key=_dependence):
            at = min(self.methods.place(method, nth, argument.key), length - 1)
            text = self.methods.parameter_text(method, at) if length else None
            if text is None or nth == without:
                continue
            if is_open and (argument.is_function or argument.path):
                self._unify_result(method, path, number, found, wanted)
                is_open = False
            if is_variadic and nth >= length - 1 and not any(value.name == self._array for value in argument.values):
                text = text.arguments[0]
            if argument.is_function:
                if without < 0 or argument.parameters <= 0:  # one that takes nothing depends on no other argument
                    known = tuple(found.items())
                    functions = self.methods.parameter(method, at, known)
                    taken = self.parameters_of(functions, "0") if argument.closure is None else ()
                    self._unify_function(method, text, self._function_results(argument, path, taken), found, wanted)
            else:
                values = argument.values
                if argument.path and nth < length - is_variadic:
                    expected = self.methods.parameter(method, at, tuple(found.items()))
                    values = self._without_arguments(path, argument, expected) or values
                self._unify(method, text, values, found, wanted, 0)
        if is_open:
            self._unify_result(method, path, number, found, wanted)
        return tuple((name, values) for name, values in found.items() if values)

    def _unify_result(
        self, method: Method, path: str, number: str, found: dict[str, Values], wanted: dict[str, None]
    ) -> None:
        """Match the declared result with the type that is expected of a call."""
        if not number or all(map(found.get, wanted)):
            return
        result = self.methods.result_text(method)
        if result is not None:
            self._unify(method, result, self._evaluator.memoized(self._expected, path, number), found, wanted, 0)

    def _without_arguments(self, path: str, argument: TypedArgument, expected: Values) -> Values:
        """Infer the result of a generic method called without arguments, from the expected type."""
        whole = self._program.access.parse(argument.path)
        place = self._sites.of_file(path).settled(argument.scope, argument.line, whole)
        methods = self.chosen(place, whole.before, "")
        wanted = dict.fromkeys(self.methods.type_parameters(methods[0])) if len(methods) == 1 else {}
        result = self.methods.result_text(methods[0]) if wanted else None
        if result is None:
            return ()
        found: dict[str, Values] = {}
        self._unify(methods[0], result, expected, found, wanted, 0)
        return self.methods.result(methods[0], tuple(found.items()))

    def _expected(self, path: str, number: str) -> Values:
        """Return instances of the type that the context of a call expects."""
        place = self._expectations.find(path, number)
        if place is None:
            return ()
        if place.declared:
            own = self.names.own_type(path, place.scope)
            return self._evaluator.of_annotation(
                self._program.place(path, place.scope, place.line), place.declared, own, place.scope
            )
        outer = self.site(path, place.number)
        groups = []
        for method in self.chosen(*outer, place.number) if outer is not None else ():
            length, is_variadic = self.methods.arity(method)
            if place.position < length - is_variadic:
                known = self.inferred(method, path, place.number, without=place.position)
                groups.append(self.methods.parameter(method, place.position, known))
        return agreed(groups)

    def _unify(
        self,
        method: Method,
        text: TypeExpr,
        values: Values,
        found: dict[str, Values],
        wanted: dict[str, None],
        depth: int,
    ) -> None:
        """Match a declared type with the type of an argument."""
        if not values or depth > _MAX_DEPTH:
            return
        if text.name in wanted and not text.arguments:
            boxed = tuple(self.supertypes.boxed(value) for value in values)
            absent = self._semantics.library.value_types.absent
            if boxed and boxed[0].name != absent:
                found.setdefault(text.name, boxed)
        elif not text.name:
            for part in text.arguments:
                self._unify(method, part, values, found, wanted, depth + 1)
        elif text.arguments:
            for owner in self._classes_of(method, text):
                for value in values:
                    seen = self.supertypes.as_class(value, owner)
                    for part, argument in zip(text.arguments, seen.arguments if seen is not None else (), strict=False):
                        self._unify(method, part, argument, found, wanted, depth + 1)

    def _classes_of(self, method: Method, text: TypeExpr) -> Values:
        """Return instances of the class that a declared type names, without type arguments."""
        if text.form == "outside":
            return (self._program.external_instance(text.name),)
        if method.external is not None:
            return ()  # a type parameter
        definition = self._program.definition(method.value)
        place = self._program.place(method.value.path, definition.scope)
        return self._evaluator.of_annotation(place, text.name, method.owner, self.methods.body(method))

    def _unify_function(
        self,
        method: Method,
        text: TypeExpr,
        given: Values,
        found: dict[str, Values],
        wanted: dict[str, None],
    ) -> None:
        """Unify the result type of a function with the interface method that it implements."""
        for owner in self._classes_of(method, text):
            function = self.methods.function_of(owner)
            result = self.methods.result_text(function) if function is not None else None
            if function is None or result is None:
                continue
            parameters = self.methods.class_parameters(function.owner)
            own = self.methods.class_parameters(owner)
            inner: dict[str, Values] = {}
            self._unify(function, result, given, inner, dict.fromkeys(parameters), 0)
            names = own if class_key(owner) == class_key(function.owner) else parameters
            for name, part in zip(names, text.arguments, strict=False):
                self._unify(method, part, inner.get(name, ()), found, wanted, 0)

    def _function_results(self, argument: TypedArgument, path: str, taken: Values) -> Values:
        """Return the results of a function that is an argument and takes something first."""
        if argument.closure is not None:
            return tuple(value for value in self._evaluator.call_result(argument.closure, None) if value.is_instance)
        methods = self.methods_referred_to(path, argument.scope, argument.line, argument.path)
        groups = [self.methods.result(self._parameterized(method, taken)) for method in methods]
        return agreed(groups)

    def _parameterized(self, method: Method, taken: Values) -> Method:
        """Return a method of a raw type, as one of the type that the function takes first."""
        seen = (self.supertypes.as_class(value, method.owner) for value in taken if not method.owner.arguments)
        return method._replace(owner=next(filter(None, seen), method.owner))

    def parameters_of(self, functions: Values, nth: str) -> Values:
        """Return a parameter, or the receiver, of the method that function types implement."""
        found: list[Values] = []
        for entry in functions:
            if nth == RECEIVER:
                if entry.name in self._semantics.library.receiver_functions:
                    found += entry.arguments[:1]
                continue
            function = self.methods.function_of(entry)
            if function is not None and int(nth) < self.methods.arity(function)[0]:
                found.append(self.methods.parameter(function, int(nth)))
        return union(found)


def _dependence(entry: tuple[int, TypedArgument]) -> int:
    """Rank an argument by how much its type depends on the other arguments."""
    return 2 if entry[1].is_function else bool(entry[1].path)


class Expectation(NamedTuple):
    """The place of a call: an argument of the call ``number``, or a value of the type ``declared``."""

    scope: int
    line: int
    number: str = ""
    position: int = 0
    declared: str = ""


class Expectations:
    """The places of the calls of a program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._by_file: dict[str, Mapping[str, Expectation]] = {}

    def find(self, path: str, number: str) -> Expectation | None:
        """Return the place of a call of a file, if it decides anything."""
        known = self._by_file.get(path)
        if known is None:
            known = self._by_file[path] = self._read(path)
        return known.get(number)

    def _read(self, path: str) -> dict[str, Expectation]:
        facts = self._program.files[path]
        found: dict[str, Expectation] = {}
        for argument in facts.recorded_arguments:
            if match := _ENDS_IN_CALL.search(argument.value):
                outer, _, position = argument.number.partition(".")
                if not position or position.isdigit():
                    found[match[1]] = Expectation(argument.scope, argument.line, outer, int(position or 0))
        for binding in facts.bindings:
            if binding.annotation and (match := _ENDS_IN_CALL.search(binding.value)):
                found.setdefault(match[1], Expectation(binding.scope, binding.line, declared=binding.annotation))
        return found
