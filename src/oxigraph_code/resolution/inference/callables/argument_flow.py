"""Argument flow: the values that calls pass to the parameters of functions.

For maintainers: only functions, literals and instances are followed, and only by calls in the file of the function: a
result that rested on all calls of a program would be invalid after every edit. A parameter has the value that all of
these calls pass, and is a choice if they pass several functions; decorating is such a call too. Further calls from
other files, with other values, make no resolved call wrong. These calls are a part of the interface digest. This module
must not know what a parameter is used for. See decisions 0016 and 0048.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final, NamedTuple

from oxigraph_code.facts import Binding, FileFacts, Reference
from oxigraph_code.facts.access_paths import is_subscript
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Site, Value, Values
from oxigraph_code.resolution.program.program import Program

_MAX_CALLS: Final = 64
_MAX_HANDED: Final = 8
_MAX_COMPUTED: Final = 8
_MAX_PARAMETERS: Final = 64
_FUNCTIONS: Final = frozenset({"function", "method"})
_FOLLOWED: Final = frozenset({"object", "instance"})
_SAID: Final = frozenset({"instance", "external"})


class FlowParameter(NamedTuple):
    """A parameter, by the callee that it belongs to, the callee's name, and its position and keyword."""

    called: Value
    called_as: str
    name: str
    position: int
    is_behind_own: bool
    """True if the receiver is a parameter before it: calls on the class pass one, others do not."""

    def argument(self, call: Reference) -> str:
        """Return the path of the argument that a call passes to it, empty if that is unknown."""
        for entry in call.arguments:
            key, _, path = entry.partition("=")
            if key in (str(self.position), self.name):
                return path
        return ""


class _Calls(NamedTuple):
    """The calls of a file that pass values, by callee; definitions by decorator; and extended classes."""

    by_name: dict[str, list[Reference]]
    decorated: dict[str, list[int]]
    other_names: dict[str, list[str]]
    extended: frozenset[str]
    handed: dict[str, set[str]]
    """For the names of functions that are arguments: the names of callees that call such a parameter."""
    parameters: dict[str, list[str]]
    """For these callees: the parameters that are called there with arguments."""
    computed: list[Reference]
    """The calls of a computed callee, if they are few: any function may be meant."""

    def has(self, name: str) -> bool:
        """Return true if values may be passed to something of that name."""
        names = (name, *self.other_names.get(name, ()))
        return (
            bool(self.computed)
            or name in self.decorated
            or any(entry in self.by_name or entry in self.handed for entry in names)
        )


class ArgumentFlow(EvaluationRule):
    """Argument flow in the files of a program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._calls: dict[str, _Calls] = {}

    def infer(self, path: str, binding: Binding) -> Values:
        """Infer a parameter from its calls; nothing if it has a known default that calls may rely on."""
        parameter = self._parameter(path, binding)
        if parameter is None or (binding.value and self._is_handed_out(parameter.called)):
            return ()
        given = self._evaluator.memoized(self._join, parameter)
        # For an instance the declared class decides, if one is declared.
        is_said = bool(binding.annotation)
        return tuple(value for value in given if value.kind not in _SAID) if is_said else given

    def _parameter(self, path: str, binding: Binding) -> FlowParameter | None:
        """Return a parameter to which calls of the file pass values."""
        facts = self._program.files[path]
        index = facts.scopes[binding.scope].definition
        # Most functions are never called with a function.
        is_given = index >= 0 and self._calls_in(path).has(facts.definitions[self._called(facts, index)].name)
        return self.parameter(path, binding) if is_given else None

    def _called(self, facts: FileFacts, function: int) -> int:
        """Return the definition by whose name a function is called: the class for a constructor."""
        definition = facts.definitions[function]
        owner = facts.scopes[definition.scope].definition if definition.kind == "method" else -1
        model = self._object_model
        is_constructor = owner >= 0 and model.is_constructor(definition.name, facts.definitions[owner].name)
        return owner if is_constructor else function

    def parameter(self, path: str, binding: Binding) -> FlowParameter | None:
        """Return the parameter of a binding, with its position in calls."""
        facts = self._program.files[path]
        index = facts.scopes[binding.scope].definition
        if index < 0 or facts.definitions[index].kind not in _FUNCTIONS:
            return None
        function = facts.definitions[index]
        if len(function.parameters) > _MAX_PARAMETERS:
            return None  # each would look through all that each of its calls gives
        index = self._called(facts, index)
        called_as = facts.definitions[index].name
        names = [entry.name for entry in function.parameters if entry.is_single]
        if binding.name not in names:
            return None
        position = names.index(binding.name)
        # Some functions have their receiver as first parameter.
        own = self._semantics.receiver_kind(function)[0] if function.kind == "method" else ""
        is_behind_own = bool(own) and names[0] in (own, self._semantics.own_type)
        position -= is_behind_own
        # A decorated function may be called in any way.
        if position < 0 or function.decorators or facts.definitions[index].decorators:
            return None
        return FlowParameter(self._program.symbol(path, index), called_as, binding.name, position, is_behind_own)

    def _is_handed_out(self, function: Value) -> bool:
        """Return true if other files may call a function or class."""
        names, definition = self._program.names(function.path), self._program.definition(function)
        if names.functions[definition.scope] >= 0:
            return False
        if not self._semantics.module_model.exports_only or definition.scope:
            return definition.visibility == "public"
        name = definition.name
        exported = names.bound.exports.values()
        return name in names.facts.exports or any(entry.value == name for entries in exported for entry in entries)

    def _calls_in(self, path: str) -> _Calls:
        known = self._calls.get(path)
        if known is None:
            # In languages whose functions are objects with members, all such paths lead to one another.
            is_open = self._object_model.assigns_members
            known = self._calls[path] = _calls_of(self._program.files[path], are_handed_on=not is_open)
        return known

    def keys(self, path: str, binding: Binding) -> tuple[str, ...]:
        """Return the subscript keys that a parameter can be, if all calls pass known ones."""
        parameter = self._parameter(path, binding)
        calls = self._calls_of(parameter) if parameter is not None else None
        if parameter is None or not calls:
            return ()
        given = dict.fromkeys(argument for _, argument in self._in_file(parameter, calls))
        return tuple(given) if all(map(is_subscript, given)) else ()

    def _calls_of(self, parameter: FlowParameter) -> list[Reference] | None:
        """Return the calls that may pass a value to a parameter; ``None`` if there are too many."""
        path, name = parameter.called.path, parameter.called_as
        of_file = self._calls_in(path)
        names = dict.fromkeys((name, *of_file.other_names.get(name, ())))
        calls = [call for entry in names for call in of_file.by_name.get(entry, ())]
        calls += self._through_parameters(path, of_file, list(names))
        calls += of_file.computed
        return calls if len(calls) <= _MAX_CALLS else None

    def _join(self, parameter: FlowParameter) -> Values:
        """Join the values of a parameter: none if one call passes an unknown value, a choice for functions."""
        name = parameter.called_as
        of_file = self._calls_in(parameter.called.path)
        calls = self._calls_of(parameter)
        decorated = of_file.decorated.get(name, ()) if parameter.position == 0 else ()
        if calls is None or len(calls) + len(decorated) > _MAX_CALLS:
            return ()
        if not (decorated or any(map(parameter.argument, calls))):
            return ()
        if name in of_file.extended:
            return ()  # what is made of what extends it gives it something, too
        found: dict[Value, None] = {}
        for values in chain(self._by_calls(parameter, calls), self._by_decorating(parameter, decorated)):
            found.update(dict.fromkeys(values))
            if len(values) != 1:
                return ()
        if len(found) > 1:
            are_functions = all(map(self.is_function, found))
            return (self._program.value("choice", arguments=(tuple(found),)),) if are_functions else ()
        return tuple(value for value in found if self._is_followed(value))

    def _through_parameters(self, path: str, of_file: _Calls, names: list[str]) -> list[Reference]:
        """Find calls of parameters that get functions with any of the names, also through other parameters."""
        if not of_file.parameters:
            return []
        found: dict[Reference, None] = {}
        for name in names:
            for callee in sorted(of_file.handed.get(name, ())):
                for parameter in of_file.parameters.get(callee, ()):
                    of_it = [call for call in of_file.by_name[parameter] if not call.receiver]
                    called = [call for call in of_it if self._is_bound_by(path, call, callee, of_file)]
                    found.update(dict.fromkeys(called))
                    if called and parameter not in names and len(names) < _MAX_HANDED:
                        names.append(parameter)
        return list(found) if len(found) <= _MAX_HANDED else []

    def _is_bound_by(self, path: str, call: Reference, function: str, of_file: _Calls) -> bool:
        """Return true if the callee is itself a parameter of a function with that name."""
        facts = self._program.files[path]
        scope = self._program.names(path).lookup(call.scope, call.name).scope
        definition = facts.scopes[scope].definition if scope > 0 else -1
        name = facts.definitions[definition].name if definition >= 0 else ""
        return bool(name) and (name == function or function in of_file.other_names.get(name, ()))

    def _by_calls(self, parameter: FlowParameter, calls: Iterable[Reference]) -> Iterator[Values]:
        """Yield the values that calls in the file pass to a parameter, evaluated one by one."""
        for place, argument in self._in_file(parameter, calls):
            yield self._evaluator.of_path(place, argument) if argument else ()

    def _in_file(self, parameter: FlowParameter, calls: Iterable[Reference]) -> Iterator[tuple[Site, str]]:
        """Yield the arguments that calls in the file pass to a parameter."""
        path = parameter.called.path
        return self.arguments(parameter, ((self._program.place(path, call.scope, call.line), call) for call in calls))

    def arguments(
        self, parameter: FlowParameter, calls: Iterable[tuple[Site, Reference]]
    ) -> Iterator[tuple[Site, str]]:
        """Yield the arguments that calls pass to a parameter, with their sites, if they call its function.

        The path is empty if the argument is unknown.
        """
        for place, call in calls:
            called = self._rules.called(place, self._program.access.parse(call.text))
            if all(value != parameter.called for value, _ in called):
                if call.receiver and call.name and not called:
                    yield place, ""
                continue
            is_counted = not parameter.is_behind_own or all(
                receiver is None or receiver.kind != "symbol" for _, receiver in called
            )
            yield place, parameter.argument(call) if len(called) == 1 and is_counted else ""

    def _by_decorating(self, parameter: FlowParameter, decorated: Iterable[int]) -> Iterator[Values]:
        """Yield the decorated definitions that are passed to a decorator."""
        path = parameter.called.path
        for index in decorated:
            definition = self._program.files[path].definitions[index]
            place = self._program.place(path, definition.scope, definition.start_line)
            if parameter.called in self._evaluator.of_path(place, parameter.called_as):
                nth = len(definition.decorators) - 1 - definition.decorators.index(parameter.called_as)
                yield self._rules.return_types.made(self._program.symbol(path, index), nth)

    def _is_followed(self, value: Value) -> bool:
        return value.kind in _FOLLOWED or (value.kind == "external" and bool(value.name)) or self.is_function(value)

    def is_function(self, value: Value) -> bool:
        return self._program.symbol_kind(value) in _FUNCTIONS


def _calls_of(facts: FileFacts, *, are_handed_on: bool) -> _Calls:
    given = {call.name for call in facts.references if call.arguments}
    by_name: dict[str, list[Reference]] = defaultdict(list)
    for call in facts.references if given else ():
        if call.name in given:
            by_name[call.name].append(call)
    decorated: dict[str, list[int]] = defaultdict(list)
    parameters: dict[str, list[str]] = defaultdict(list)
    for index, definition in enumerate(facts.definitions):
        for decorator in definition.decorators:
            decorated[decorator].append(index)
        if are_handed_on:
            for entry in definition.parameters:
                if entry.name in given:
                    parameters[definition.name].append(entry.name)
    aliases = [entry for entry in facts.bindings if not entry.scope and entry.value] if given else []
    for binding in aliases if parameters else ():
        if binding.name in given and binding.value in parameters:
            parameters[binding.name] += parameters[binding.value]
    handed: dict[str, set[str]] = defaultdict(set)
    for call in facts.references if parameters else ():
        if call.arguments and call.name in parameters:
            for argument in call.arguments:
                handed[argument.rpartition("=")[2].rpartition(".")[2]].add(call.name)
    other_names: dict[str, list[str]] = defaultdict(list)
    for binding in aliases:
        if binding.name in given or binding.name in handed:
            other_names[binding.value].append(binding.name)
    extended = frozenset(name for definition in facts.definitions for name in definition.bases)
    computed = [call for call in by_name.pop("", ()) if call.arguments]
    computed = computed if len(computed) <= _MAX_COMPUTED else []
    return _Calls(dict(by_name), dict(decorated), dict(other_names), extended, dict(handed), dict(parameters), computed)
