"""What the parameters of functions are given by the calls of them.

For maintainers: only functions, written objects and instances are followed, and only by the calls of the file that a
function is in: an answer that rested on all calls in a program would have to be worked out anew after every edit. A
parameter is the function that all of these calls give it, and a choice of several if they give it several of them;
to decorate something is such a call, too. That others call it besides, and give it something else, makes no call wrong
that the file has. See ``shape``, which has those calls. This module must not know what a parameter is used for.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final, NamedTuple

from oxigraph_code.facts import Binding, FileFacts, Reference
from oxigraph_code.resolution.inference.return_types import ReturnTypes
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Site, Value, Values
from oxigraph_code.resolution.program.program import Program

_MOST_CALLS: Final = 64
_MOST_HANDED: Final = 8
_MOST_COMPUTED: Final = 8
_MOST_PARAMETERS: Final = 64
_FUNCTIONS: Final = frozenset({"function", "method"})
_FOLLOWED: Final = frozenset({"object", "instance"})
_SAID: Final = frozenset({"instance", "outside"})
_COUNTED: Final = frozenset({"positional", "keyword"})


class FlowParameter(NamedTuple):
    """A parameter by what is called to give it something, the name of that, and how calls name it and count it."""

    called: Value
    called_as: str
    name: str
    position: int
    is_behind_own: bool
    """The receiver is a parameter before it: calls on a class give that, and others do not."""

    def argument(self, call: Reference) -> str:
        """The path of what a call gives it, empty where that is not known."""
        for entry in call.arguments:
            key, _, path = entry.partition("=")
            if key in (str(self.position), self.name):
                return path
        return ""


class _Calls(NamedTuple):
    """Of one file the calls of what is given something, by the names of that, what is decorated by what, and what is
    extended."""

    by_name: dict[str, list[Reference]]
    decorated: dict[str, list[int]]
    other_names: dict[str, list[str]]
    extended: frozenset[str]
    handed: dict[str, set[str]]
    """By the names of what calls are given, the names of what they call that calls one of its parameters."""
    parameters: dict[str, list[str]]
    """Of what is called so, the parameters that are called and given something there, where there are any."""
    computed: list[Reference]
    """The calls of what is itself computed, if they are few: any function may be meant."""

    def has(self, name: str) -> bool:
        """Whether something of that name may be given anything."""
        names = (name, *self.other_names.get(name, ()))
        return (
            bool(self.computed)
            or name in self.decorated
            or any(entry in self.by_name or entry in self.handed for entry in names)
        )


class ArgumentFlow:
    """The calls of the functions of a program."""

    def __init__(
        self,
        program: Program,
        evaluator: Evaluator,
        return_types: ReturnTypes,
    ) -> None:
        self._program = program
        self._evaluator = evaluator
        self._return_types = return_types
        self._calls: dict[str, _Calls] = {}

    def given(self, path: str, binding: Binding) -> Values:
        """What a parameter is given, if that is known; none where others may leave it out, and what it
        is then is known."""
        parameter = self._parameter(path, binding)
        if parameter is None or (binding.value and self._is_handed_out(parameter.called)):
            return ()
        given = self._evaluator.memoized(self._given, parameter)
        # Of an instance the class is what a parameter is said to be an instance of, if that is said.
        is_said = bool(binding.annotation)
        return tuple(value for value in given if value.kind not in _SAID) if is_said else given

    def _parameter(self, path: str, binding: Binding) -> FlowParameter | None:
        """A parameter that calls of the file give something."""
        facts = self._program.files[path]
        index = facts.scopes[binding.scope].definition
        # Most functions are given nothing that may be a function.
        is_given = index >= 0 and self._calls_in(path).has(facts.definitions[self._called(facts, index)].name)
        return self.parameter(path, binding) if is_given else None

    def _called(self, facts: FileFacts, function: int) -> int:
        """The definition by whose name a function is called."""
        definition = facts.definitions[function]
        is_constructor = definition.kind == "method" and definition.name in self._program.semantics.constructors
        return facts.scopes[definition.scope].definition if is_constructor else function

    def parameter(self, path: str, binding: Binding) -> FlowParameter | None:
        """The parameter that a binding is, by what gives it something."""
        facts = self._program.files[path]
        index = facts.scopes[binding.scope].definition
        if index < 0 or facts.definitions[index].kind not in _FUNCTIONS:
            return None
        function = facts.definitions[index]
        if len(function.parameters) > _MOST_PARAMETERS:
            return None  # each would look through all that each of its calls gives
        index = self._called(facts, index)
        called_as = facts.definitions[index].name
        names = [entry.name for entry in function.parameters if entry.kind in _COUNTED]
        if binding.name not in names:
            return None
        position = names.index(binding.name)
        # Some functions have their receiver for a first parameter.
        own = self._program.semantics.receiver_kind(function)[0] if function.kind == "method" else ""
        is_behind_own = bool(own) and names[0] in (own, self._program.semantics.own_type)
        position -= is_behind_own
        # What a decorator makes of it may be called in any way.
        if position < 0 or function.decorators or facts.definitions[index].decorators:
            return None
        return FlowParameter(self._program.symbol(path, index), called_as, binding.name, position, is_behind_own)

    def _is_handed_out(self, function: Value) -> bool:
        """Whether others may call a function or a class."""
        names, definition = self._program.names(function.path), self._program.definition(function)
        if names.functions[definition.scope] >= 0:
            return False
        if not self._program.semantics.scoping.exports_only or definition.scope:
            return definition.visibility == "public"
        name = definition.name
        exported = names.bound.exports.values()
        return name in names.facts.exports or any(entry.value == name for entries in exported for entry in entries)

    def _calls_in(self, path: str) -> _Calls:
        known = self._calls.get(path)
        if known is None:
            # Where functions are given members, and given around like anything else, all of them lead to one another.
            is_open = self._program.semantics.scoping.open_objects
            known = self._calls[path] = _calls_of(self._program.files[path], are_handed_on=not is_open)
        return known

    def keys(self, path: str, binding: Binding) -> tuple[str, ...]:
        """The keys that a parameter is given, if that is known of all the calls."""
        parameter = self._parameter(path, binding)
        calls = self._calls_of(parameter) if parameter is not None else None
        if parameter is None or not calls:
            return ()
        given = dict.fromkeys(argument for _, argument in self._in_file(parameter, calls))
        return tuple(given) if all(argument.startswith("[") for argument in given) else ()

    def _calls_of(self, parameter: FlowParameter) -> list[Reference] | None:
        """The calls that may give something to a parameter; ``None`` where they are too many."""
        path, name = parameter.called.path, parameter.called_as
        of_file = self._calls_in(path)
        names = dict.fromkeys((name, *of_file.other_names.get(name, ())))
        calls = [call for entry in names for call in of_file.by_name.get(entry, ())]
        calls += self._through_parameters(path, of_file, list(names))
        calls += of_file.computed
        return calls if len(calls) <= _MOST_CALLS else None

    def _given(self, parameter: FlowParameter) -> Values:
        """Nothing where any of the calls gives something unknown; where they give several functions, a choice."""
        name = parameter.called_as
        of_file = self._calls_in(parameter.called.path)
        calls = self._calls_of(parameter)
        decorated = of_file.decorated.get(name, ()) if parameter.position == 0 else ()
        if calls is None or len(calls) + len(decorated) > _MOST_CALLS:
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
        """The calls of the parameters that something is given to which has some names, also by way of others."""
        if not of_file.parameters:
            return []
        found: dict[Reference, None] = {}
        for name in names:
            for callee in sorted(of_file.handed.get(name, ())):
                for parameter in of_file.parameters.get(callee, ()):
                    of_it = [call for call in of_file.by_name[parameter] if not call.receiver]
                    called = [call for call in of_it if self._is_bound_by(path, call, callee, of_file)]
                    found.update(dict.fromkeys(called))
                    if called and parameter not in names and len(names) < _MOST_HANDED:
                        names.append(parameter)
        return list(found) if len(found) <= _MOST_HANDED else []

    def _is_bound_by(self, path: str, call: Reference, function: str, of_file: _Calls) -> bool:
        """Whether what a call calls is a parameter of what has a name."""
        facts = self._program.files[path]
        scope = self._program.names(path).lookup(call.scope, call.name).scope
        definition = facts.scopes[scope].definition if scope > 0 else -1
        name = facts.definitions[definition].name if definition >= 0 else ""
        return bool(name) and (name == function or function in of_file.other_names.get(name, ()))

    def _by_calls(self, parameter: FlowParameter, calls: Iterable[Reference]) -> Iterator[Values]:
        """What each of some calls of its file gives to a parameter. Nothing is asked of those that nobody waits for."""
        for place, argument in self._in_file(parameter, calls):
            yield self._evaluator.of_path(place, argument) if argument else ()

    def _in_file(self, parameter: FlowParameter, calls: Iterable[Reference]) -> Iterator[tuple[Site, str]]:
        """What some calls of the file of a parameter give it."""
        path = parameter.called.path
        return self.arguments(parameter, ((self._program.place(path, call.scope, call.line), call) for call in calls))

    def arguments(
        self, parameter: FlowParameter, calls: Iterable[tuple[Site, Reference]]
    ) -> Iterator[tuple[Site, str]]:
        """The path of what each of some calls gives to a parameter, with where that is read, as far as they are calls
        of its function; empty where it is not known."""
        for place, call in calls:
            called = self._evaluator.called(place, self._program.access.of(call.text))
            if all(value != parameter.called for value, _ in called):
                if call.receiver and call.name and not called:
                    yield place, ""
                continue
            is_counted = not parameter.is_behind_own or all(
                receiver is None or receiver.kind != "symbol" for _, receiver in called
            )
            yield place, parameter.argument(call) if len(called) == 1 and is_counted else ""

    def _by_decorating(self, parameter: FlowParameter, decorated: Iterable[int]) -> Iterator[Values]:
        """What a decorator is given, by what it decorates."""
        path = parameter.called.path
        for index in decorated:
            definition = self._program.files[path].definitions[index]
            place = self._program.place(path, definition.scope, definition.start_line)
            if parameter.called in self._evaluator.of_path(place, parameter.called_as):
                nth = len(definition.decorators) - 1 - definition.decorators.index(parameter.called_as)
                yield self._return_types.made(self._program.symbol(path, index), nth)

    def _is_followed(self, value: Value) -> bool:
        return value.kind in _FOLLOWED or (value.kind == "outside" and bool(value.name)) or self.is_function(value)

    def is_function(self, value: Value) -> bool:
        return value.kind == "symbol" and self._program.definition(value).kind in _FUNCTIONS


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
    computed = computed if len(computed) <= _MOST_COMPUTED else []
    return _Calls(dict(by_name), dict(decorated), dict(other_names), extended, dict(handed), dict(parameters), computed)
