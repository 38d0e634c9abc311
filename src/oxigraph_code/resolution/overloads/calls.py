"""Calls of languages with overloads: the methods that a call means, and its results.

For maintainers: this puts names, methods, selection and the inference of type arguments together. A call is known by
its callee and the number of its recorded arguments. This module must not know links.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from oxigraph_code.facts import RecordedArgument, Reference
from oxigraph_code.facts.access_paths import (
    CALL,
    PATH_MARK,
    CallStep,
    Head,
    IndexStep,
    ParameterStep,
    Step,
    parse_step,
    scope_of,
)
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import TYPES, Site, Value, Values, agreed, union
from oxigraph_code.resolution.overloads.methods import LAST, Method, Methods
from oxigraph_code.resolution.overloads.names import ClassNames
from oxigraph_code.resolution.overloads.selection import OverloadSelection, TypedArgument
from oxigraph_code.resolution.overloads.supertypes import are_same_classes
from oxigraph_code.resolution.overloads.type_inference import Expectations, TypeInference
from oxigraph_code.resolution.program.canonical_sites import CanonicalSites
from oxigraph_code.resolution.program.program import Program

_MAX_ARGUMENTS: Final = 64
_NO_CALL: Final = RecordedArgument("", 0, 0, "")
_EACH: Final = "*"
"""The key of a step to each value of an iteration."""
_TYPED: Final = frozenset({"symbol", "instance", "external", "external_instance"})


class OverloadedCalls(TypeInference):
    """The calls of a program whose classes have overloads."""

    def __init__(self, program: Program, evaluator: Evaluator, sites: CanonicalSites, methods: Methods) -> None:
        self.methods = methods
        self.supertypes = methods.supertypes
        self._program = program
        self._semantics = program.semantics
        self._model = program.semantics.object_model
        self._sites = sites
        self._numbered: dict[str, dict[str, Reference]] = {}
        self._keys_of: dict[str, Mapping[str, tuple[str, ...]]] = {}
        self._types = program.semantics.library.value_types
        self._array = program.semantics.library.array
        self._evaluator = evaluator
        self.names = ClassNames(program, evaluator, self.supertypes, self.methods)
        self._selection = OverloadSelection(program, self.supertypes, self.methods)
        self._expectations = Expectations(program)

    def member(self, receiver: Value, name: str, *, is_value: bool) -> Values:
        """Return the values of a member, or the methods under a name."""
        if receiver.kind not in _TYPED:
            return ()
        if is_value:
            return self.names.member(receiver, name)
        if name == self._model.construction:
            return tuple(method.value for method in self._constructors_of(receiver))
        return tuple(dict.fromkeys(method.value for method in self._members(receiver, name)))

    def element(self, value: Value) -> Values:
        """Return the elements of an array or another iterable."""
        if value.name != self._array and self._semantics.library.iterator:
            iterable = self._program.external_instance(self._semantics.library.iterator)
            value = self.supertypes.as_class(value, iterable) or self._program.unknown
        return value.arguments[0] if value.arguments else ()

    def numbered(self, path: str, number: str) -> Values:
        """Return the values of the call of a file with some recorded arguments."""
        found = self.site(path, number)
        return self.results(*found, number) if found is not None else ()

    def site(self, path: str, number: str) -> tuple[Site, AccessPath] | None:
        """Return the canonical site and the callee of a call."""
        sites = self._numbered.get(path)
        if sites is None:
            facts = self._program.files[path]
            sites = self._numbered[path] = {site.number: site for site in facts.references if site.number}
        site = sites.get(number)
        if site is None:
            return None
        callee, begin = self._program.access.parse(site.text), self._program.access.parse(site.receiver or site.name)
        return self._sites.of_file(path).settled(site.scope, site.line, begin), callee

    def step(self, place: Site, inner: AccessPath, step: Head | Step) -> Values:
        """Return the values of a path that ends in a call, a subscript, or a parameter of a function."""
        if isinstance(step, CallStep):
            return self.results(place, inner, step.number)
        if isinstance(step, IndexStep):
            subscript = self._model.subscript if step.key != _EACH else ""
            values = self._evaluator.at_canonical_site(place, inner)
            return union(
                (
                    self.names.field(value, subscript)
                    if subscript and value.is_instance and value.name != self._array
                    else None
                )
                or self.element(value)
                for value in values
            )
        if not isinstance(step, ParameterStep):
            return ()
        call = parse_step(inner.last) if inner.form == "call" else None
        if step.parameter and isinstance(call, CallStep):
            return self.parameter_of_function(place, inner.before, call.number, step.argument, step.parameter)
        if step.parameter:
            return ()
        return self.parameters_of(self._evaluator.at_canonical_site(place, inner), step.argument)

    def candidates(self, place: Site, callee: AccessPath) -> tuple[Method, ...]:
        """Return the methods and constructors that a callee may mean, whatever the arguments are."""
        if callee.form == "member":
            receivers = self._evaluator.of_receiver(place, callee.before)
            if callee.last == self._model.construction:
                return tuple(method for value in receivers for method in self._constructors_of(value))
            if outside := self.names.of_packages(place, callee.last, receivers):
                return outside
            found = dict.fromkeys(method for value in receivers for method in self._members(value, callee.last))
            return tuple(found) or self.names.extensions(place, callee.last, receivers)
        if callee.form != "name":
            return ()
        own = self.names.own_type(place.path, place.scope)
        if callee.text == self._model.own:
            return self.methods.constructors(own) if own is not None else ()
        if callee.text == self._model.parent:
            return self.methods.constructors(self.supertypes.superclass(own)) if own is not None else ()
        if methods := self.names.methods(place, callee.text):
            return methods
        if self.names.is_type_parameter(place, callee.text):
            return ()
        types = union(self._evaluator.unaliased(value) for value in self.names.types(place, callee.text))
        return tuple(method for value in types for method in self.constructors(value))

    def _members(self, receiver: Value, name: str) -> tuple[Method, ...]:
        if receiver.kind not in ("symbol", "external"):
            return self.methods.named(receiver, name) if receiver.is_instance else ()
        if receiver.kind == "symbol" and self._program.definition(receiver).kind not in TYPES:
            return ()
        if methods := self.methods.named(self.names.instance(receiver), name):
            return methods
        return tuple(method for value in self.names.member(receiver, name) for method in self.constructors(value))

    def constructors(self, value: Value) -> tuple[Method, ...]:
        """Return the constructors of a type; an implicit one has the class itself as its value."""
        if value.kind == "external":
            return (Method(value, self.names.instance(value)),)
        if value.kind != "symbol" or self._program.definition(value).kind not in TYPES:
            return ()
        owner = self.names.instance(value)
        return self.methods.constructors(owner) or (Method(value, owner),)

    def _constructors_of(self, value: Value) -> tuple[Method, ...]:
        """Return the constructors of a type, with an instance's type arguments if the value is one."""
        if not value.is_instance:
            return self.constructors(value)
        return tuple(method._replace(owner=value) for method in self.constructors(self._program.class_of(value)))

    def chosen(self, place: Site, callee: AccessPath, number: str) -> list[Method]:
        """Return the methods that a call means; several if its arguments do not tell them apart."""
        candidates = self.candidates(place, callee)
        generated = candidates[0].name if len(candidates) == 1 and callee.form == "member" else ""
        if generated and not self._semantics.sets(generated) and self._keys(place.path, number):
            # A reader takes no argument.
            candidates = self.names.extensions(place, callee.last, self._evaluator.of_receiver(place, callee.before))
        if len(candidates) < 2 and not (candidates and self._model.has_extensions):
            return list(candidates)
        found = self._selection.by_keys(candidates, self._keys(place.path, number))
        if not found and callee.form == "member":
            receivers = self._evaluator.of_receiver(place, callee.before)
            extensions = self.names.extensions(place, callee.last, receivers)
            found = self._selection.by_keys(extensions, self._keys(place.path, number))
        if len(found) < 2 and not (found and self._model.has_extensions and callee.form == "member"):
            return found or list(candidates)
        if self._model.has_extensions and callee.form == "member" and found and not found[0].is_extension:
            return self._or_extensions(place, callee, number, found)
        return self._selection.chosen(found, self.arguments(place.path, number)) or found

    def _or_extensions(self, place: Site, callee: AccessPath, number: str, members: list[Method]) -> list[Method]:
        """Return the members that fit the arguments of a call; if none does, an extension that does."""
        arguments = self.arguments(place.path, number)
        if chosen := self._selection.chosen(members, arguments):
            return chosen
        found = self.names.extensions(place, callee.last, self._evaluator.of_receiver(place, callee.before))
        found = tuple(self._selection.by_keys(found, self._keys(place.path, number)))
        return (self._selection.chosen(found, arguments) if found else []) or members

    def _keys(self, path: str, number: str) -> tuple[str, ...]:
        """Return the keys of the arguments of a call, empty for positions."""
        keys = self._keys_of.get(path)
        if keys is None:
            found = defaultdict(list)
            for entry in dict.fromkeys(argument.number for argument in self._program.files[path].recorded_arguments):
                call, _, key = entry.partition(".")
                found[call].append("" if key.isdecimal() else key)
            keys = self._keys_of[path] = {call: tuple(sorted(found[call], key=_behind)) for call in found}
        return keys.get(number, ())[:_MAX_ARGUMENTS]

    def arguments(self, path: str, number: str, without: int = -1) -> list[TypedArgument]:
        """Infer the types of a call's arguments, except for the argument at position ``without``."""
        return [
            self._argument(path, f"{number}.{key or nth}" if key or nth else number)._replace(key=key)
            if nth != without
            else TypedArgument(key=key)
            for nth, key in enumerate(self._keys(path, number))
        ]

    def _argument(self, path: str, number: str) -> TypedArgument:
        names = self._program.names(path)
        groups: list[Values] = []
        for entry in names.arguments.get(number, ()):
            scope = scope_of(entry.value)
            if scope >= 0 and names.facts.scopes[scope].kind == "function":
                closure = self._program.value("closure", path, scope)
                taken = names.bound.parameters.get(scope, ())
                is_any = self._model.implicit_parameter in taken
                return TypedArgument((), -1 if is_any else len(taken) - (self._model.own in taken), closure)
            if PATH_MARK in entry.value:
                return TypedArgument((), -1, None, entry.value, entry.value_scope, entry.line)
            if not entry.value:
                return TypedArgument()
            values = self._evaluator.read(path, entry.value_scope, entry.line, entry.value)
            groups.append(tuple(value for value in values if value.is_instance))
        found = self.supertypes.promoted(union(groups))
        is_known = all(groups) or any(value.name == self._types.text for value in found)  # a sum with a text is one
        written = entry if len(groups) == 1 and entry.value.endswith(CALL) else _NO_CALL
        return TypedArgument(found if is_known else (), -2, None, written.value, written.value_scope, written.line)

    def results(self, place: Site, callee: AccessPath, number: str) -> Values:
        """Return the values of a call."""
        methods = self.chosen(place, callee, number)
        groups = [self.result(method, place.path, number) for method in methods]
        if len(groups) < 2 or all(group == groups[0] for group in groups):
            return groups[0] if groups else ()
        return groups[0] if all(are_same_classes(group, groups[0]) for group in groups) else ()

    def result(self, method: Method, path: str, number: str) -> Values:
        """Return the values of a call of a method."""
        known = self.inferred(method, path, number) if self.methods.type_parameters(method) else ()
        return self.methods.result(method, known)

    def referred(self, path: str, scope: int, line: int, text: str) -> Values:
        """Return the values of a reference to a method; none if several methods may be meant."""
        methods = self.methods_referred_to(path, scope, line, text)
        return (methods[0].value,) if len(methods) == 1 else ()

    def methods_referred_to(self, path: str, scope: int, line: int, text: str) -> tuple[Method, ...]:
        """Return the methods that a reference ``owner::name`` may mean."""
        owner, _, name = text.rpartition(PATH_MARK)
        values = self._evaluator.read(path, scope, line, owner)
        if name == self._model.construction:
            return tuple(method for value in values for method in self._constructors_of(value))
        return tuple(method for value in values for method in self._members(value, name))

    def parameter_of_function(self, place: Site, callee: AccessPath, number: str, key: str, nth: str) -> Values:
        """Infer a parameter of a function that a call passes as its argument under a key."""
        groups = []
        keys = self._keys(place.path, number)
        argument = int(key) if key.isdecimal() else keys.index(key) if key in keys else len(keys)
        for method in self.chosen(place, callee, number):
            length, _ = self.methods.arity(method)
            position = self.methods.place(method, argument, "" if key.isdecimal() else key)
            if position < length:
                known = self.inferred(method, place.path, number, without=argument)
                groups.append(self.parameters_of(self.methods.parameter(method, position, known), nth))
        return agreed(groups)


def _behind(key: str) -> int:
    """Rank an argument by its key: those with positions come first, that behind the brackets last."""
    return 2 if key == LAST else bool(key)
