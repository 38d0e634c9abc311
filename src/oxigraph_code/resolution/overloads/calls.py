"""Calls of languages with overloads: the methods that a call means, and its results.

For maintainers: this puts names, methods, selection and the inference of type arguments together. A call is known by
its callee and the number of its recorded arguments. This module must not know links.
"""

from __future__ import annotations

from typing import Final

from oxigraph_code.facts import Reference
from oxigraph_code.facts.access_paths import (
    PATH_MARK,
    CallStep,
    Head,
    IndexStep,
    ParameterStep,
    Step,
    parse_step,
    scope_of,
)
from oxigraph_code.resolution.language.type_model import TypeExpr
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import TYPES, Site, TypeArguments, Value, Values, union
from oxigraph_code.resolution.overloads.methods import Method, Methods
from oxigraph_code.resolution.overloads.names import ClassNames, overload_model
from oxigraph_code.resolution.overloads.selection import OverloadSelection, TypedArgument
from oxigraph_code.resolution.overloads.supertypes import Supertypes, class_key
from oxigraph_code.resolution.program.canonical_sites import CanonicalSites
from oxigraph_code.resolution.program.program import Program

_MOST_ARGUMENTS: Final = 64
_DEEPEST: Final = 6
_TYPED: Final = frozenset({"symbol", "instance", "external", "external_instance"})


class OverloadedCalls:
    """The calls of a program whose classes have overloads."""

    def __init__(
        self, program: Program, evaluator: Evaluator, sites: CanonicalSites, full: OverloadedCalls | None = None
    ) -> None:
        """Set up the rules; a variant of an evaluator shares the types of the ``full`` one."""
        self.supertypes: Supertypes = full.supertypes if full is not None else Supertypes(program, evaluator)
        self.methods: Methods = full.methods if full is not None else Methods(program, evaluator, self.supertypes)
        self._program = program
        self._semantics = program.semantics
        self._model = overload_model(program.semantics)
        self._sites = sites
        self._numbered: dict[str, dict[str, Reference]] = {}
        self._types = program.semantics.library.value_types
        self._array = program.semantics.library.array
        self._evaluator = evaluator
        self.names = ClassNames(program, evaluator, self.supertypes, self.methods)
        self._selection = OverloadSelection(program, self.supertypes, self.methods)

    def member(self, receiver: Value, name: str, *, is_value: bool) -> Values:
        """The values of a member, or of the methods of a name."""
        if receiver.kind not in _TYPED:
            return ()
        if is_value:
            return self.names.member(receiver, name)
        if name == self._model.constructor:
            return tuple(method.value for method in self._constructors_of(receiver))
        return tuple(dict.fromkeys(method.value for method in self._members(receiver, name)))

    def element(self, value: Value) -> Values:
        """The elements of an array or of what can be iterated."""
        if value.name != self._array and self._semantics.library.iterator:
            iterable = self._program.external_instance(self._semantics.library.iterator)
            value = self.supertypes.as_class(value, iterable) or self._program.unknown
        return value.arguments[0] if value.arguments else ()

    def numbered(self, path: str, number: str) -> Values:
        """The values of the call of a file with some recorded arguments."""
        sites = self._numbered.get(path)
        if sites is None:
            facts = self._program.files[path]
            sites = self._numbered[path] = {site.number: site for site in facts.references if site.number}
        site = sites.get(number)
        if site is None:
            return ()
        callee, begin = self._program.access.of(site.text), self._program.access.of(site.receiver or site.name)
        return self.results(self._sites.of_file(path).settled(site.scope, site.line, begin), callee, number)

    def step(self, place: Site, inner: AccessPath, step: Head | Step) -> Values:
        """The values of a path that ends in a call, a subscript, or a parameter of a function."""
        if isinstance(step, CallStep):
            return self.results(place, inner, step.number)
        if isinstance(step, IndexStep):
            return union(self.element(value) for value in self._evaluator.at_canonical_site(place, inner))
        if not isinstance(step, ParameterStep):
            return ()
        call = parse_step(inner.last) if inner.form == "call" else None
        if step.parameter and isinstance(call, CallStep):
            position, nth = int(step.argument), int(step.parameter)
            return self.parameter_of_function(place, inner.before, call.number, position, nth)
        if step.parameter:
            return ()
        return self._parameters(self._evaluator.at_canonical_site(place, inner), int(step.argument))

    def candidates(self, place: Site, callee: AccessPath) -> tuple[Method, ...]:
        """The methods and constructors that a callee may mean, whatever the arguments are."""
        if callee.form == "member":
            receivers = self._evaluator.of_receiver(place, callee.before)
            return tuple(dict.fromkeys(method for value in receivers for method in self._members(value, callee.last)))
        if callee.form != "name":
            return ()
        own = self.names.own_type(place.path, place.scope)
        if callee.text == self._model.receiver:
            return self.methods.constructors(own) if own is not None else ()
        if callee.text == self._model.parent:
            return self.methods.constructors(self.supertypes.superclass(own)) if own is not None else ()
        if methods := self.names.methods(place, callee.text):
            return methods
        return tuple(method for value in self.names.types(place, callee.text) for method in self.constructors(value))

    def _members(self, receiver: Value, name: str) -> tuple[Method, ...]:
        if receiver.kind not in ("symbol", "external"):
            return self.methods.named(receiver, name)
        if receiver.kind == "symbol" and self._program.definition(receiver).kind not in TYPES:
            return ()
        if methods := self.methods.named(self.names.instance(receiver), name):
            return methods
        return tuple(method for value in self.names.member(receiver, name) for method in self.constructors(value))

    def constructors(self, value: Value) -> tuple[Method, ...]:
        """The constructors of a type; an implicit one has the class itself as its value."""
        if value.kind == "external":
            return (Method(value, self.names.instance(value)),)
        if value.kind != "symbol" or self._program.definition(value).kind not in TYPES:
            return ()
        owner = self.names.instance(value)
        return self.methods.constructors(owner) or (Method(value, owner),)

    def _constructors_of(self, value: Value) -> tuple[Method, ...]:
        """The constructors of a type, or of that of an instance with type arguments."""
        if not value.is_instance:
            return self.constructors(value)
        return tuple(method._replace(owner=value) for method in self.constructors(self._program.class_of(value)))

    def chosen(self, place: Site, callee: AccessPath, number: str) -> list[Method]:
        """The methods that a call means; several if its arguments do not tell them apart."""
        candidates = self.candidates(place, callee)
        if len(candidates) < 2:
            return list(candidates)
        count = self._count(place.path, number)
        found = self._selection.by_count(candidates, count)
        if len(found) < 2:
            return found or list(candidates)
        return self._selection.chosen(found, self.arguments(place.path, number)) or found

    def _count(self, path: str, number: str) -> int:
        """The number of arguments of a call."""
        if not number:
            return 0
        recorded = self._program.names(path).arguments
        return next((nth for nth in range(1, _MOST_ARGUMENTS) if f"{number}.{nth}" not in recorded), _MOST_ARGUMENTS)

    def arguments(self, path: str, number: str) -> list[TypedArgument]:
        """The arguments of a call, with their types."""
        return [self._argument(path, f"{number}.{nth}" if nth else number) for nth in range(self._count(path, number))]

    def _argument(self, path: str, number: str) -> TypedArgument:
        names = self._program.names(path)
        groups: list[Values] = []
        for entry in names.arguments.get(number, ()):
            scope = scope_of(entry.value)
            if scope >= 0 and names.facts.scopes[scope].kind == "function":
                closure = self._program.value("closure", path, scope)
                return TypedArgument((), len(names.bound.parameters.get(scope, ())), closure)
            if PATH_MARK in entry.value:
                return TypedArgument((), -1, None, entry.value, entry.value_scope, entry.line)
            if not entry.value:
                return TypedArgument()
            values = self._evaluator.read(path, entry.value_scope, entry.line, entry.value)
            groups.append(tuple(value for value in values if value.is_instance))
        found = self.supertypes.promoted(union(groups))
        is_known = all(groups) or any(value.name == self._types.text for value in found)  # a sum with a text is one
        return TypedArgument(found if is_known else ())

    def results(self, place: Site, callee: AccessPath, number: str) -> Values:
        """The values of a call."""
        methods = self.chosen(place, callee, number)
        groups = [self.result(method, place.path, number) for method in methods]
        if len(groups) < 2 or all(group == groups[0] for group in groups):
            return groups[0] if groups else ()
        plain = [list(map(class_key, group)) for group in groups]
        return groups[0] if all(group == plain[0] for group in plain) else ()

    def result(self, method: Method, path: str, number: str) -> Values:
        """The values of a call of a method."""
        known = self.inferred(method, path, number) if self.methods.type_parameters(method) else ()
        return self.methods.result(method, known)

    def inferred(self, method: Method, path: str, number: str, *, without: int = -1) -> TypeArguments:
        """The type arguments of a generic method, from the arguments of a call.

        ``without`` is the position of an argument that is not asked for, since it depends on the others. Functions
        come last.
        """
        wanted = dict.fromkeys(self.methods.type_parameters(method))
        found: dict[str, Values] = {}
        if not wanted:
            return ()
        arguments = self.arguments(path, number)
        length, is_variadic = self.methods.arity(method)
        for nth, argument in sorted(enumerate(arguments), key=lambda entry: entry[1].is_function):
            text = self.methods.parameter_text(method, min(nth, length - 1)) if length else None
            if text is None or nth == without:
                continue
            if is_variadic and nth >= length - 1 and not self._is_array(argument):
                text = text.arguments[0]
            if argument.is_function:
                if without < 0 or argument.parameters <= 0:  # one that takes nothing depends on no other argument
                    known = tuple(found.items())
                    functions = self.methods.parameter(method, min(nth, length - 1), known)
                    taken = self._parameters(functions, 0) if argument.closure is None else ()
                    self._unify_function(method, text, self._given(argument, path, taken), found, wanted)
            else:
                self._unify(method, text, argument.values, found, wanted, 0)
        return tuple((name, values) for name, values in found.items() if values)

    def _is_array(self, argument: TypedArgument) -> bool:
        return any(value.name == self._array for value in argument.values)

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
        if not values or depth > _DEEPEST:
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
        """Instances of the class that a declared type names, without type arguments."""
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
        """Match the result of a function with that of the interface that it implements."""
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

    def _given(self, argument: TypedArgument, path: str, taken: Values) -> Values:
        """The results of a function that is an argument and takes something first."""
        if argument.closure is not None:
            return tuple(value for value in self._evaluator.call_result(argument.closure, None) if value.is_instance)
        methods = self._referred(path, argument.scope, argument.line, argument.path)
        groups = [self.methods.result(self._parameterized(method, taken)) for method in methods]
        return groups[0] if groups and all(group == groups[0] for group in groups) else ()

    def _parameterized(self, method: Method, taken: Values) -> Method:
        """A method of a raw type, as one of the type that the function takes first."""
        seen = (self.supertypes.as_class(value, method.owner) for value in taken if not method.owner.arguments)
        return method._replace(owner=next(filter(None, seen), method.owner))

    def referred(self, path: str, scope: int, line: int, text: str) -> Values:
        """The values of a reference to a method; none if several methods may be meant."""
        methods = self._referred(path, scope, line, text)
        return (methods[0].value,) if len(methods) == 1 else ()

    def _referred(self, path: str, scope: int, line: int, text: str) -> tuple[Method, ...]:
        """The methods that a reference ``owner::name`` may mean."""
        owner, _, name = text.rpartition(PATH_MARK)
        values = self._evaluator.read(path, scope, line, owner)
        if name == self._model.constructor:
            return tuple(method for value in values for method in self._constructors_of(value))
        return tuple(method for value in values for method in self._members(value, name))

    def parameter_of_function(self, place: Site, callee: AccessPath, number: str, position: int, nth: int) -> Values:
        """The value that a function receives as a parameter, which is an argument of a call at a position."""
        groups = []
        for method in self.chosen(place, callee, number):
            length, _ = self.methods.arity(method)
            if position < length:
                known = self.inferred(method, place.path, number, without=position)
                groups.append(self._parameters(self.methods.parameter(method, position, known), nth))
        return groups[0] if groups and all(group == groups[0] for group in groups) else ()

    def _parameters(self, functions: Values, nth: int) -> Values:
        """A parameter of the method that functions of some types implement."""
        found = []
        for entry in functions:
            function = self.methods.function_of(entry)
            if function is not None and nth < self.methods.arity(function)[0]:
                found.append(self.methods.parameter(function, nth))
        return union(found)
