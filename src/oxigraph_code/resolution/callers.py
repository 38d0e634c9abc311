"""What the parameters of functions are given by the calls of them.

For maintainers: only functions are followed, and only into what nobody outside of the file may call: an answer that
rested on all calls in a program would have to be worked out anew after every edit. A parameter is the function that it
is given if all calls of what it is a parameter of are known, and give it the same one: what is used without being
called may be called by anybody. See ``shape``, which has those calls. This module must not know what a parameter is
used for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from oxigraph_code.facts import Binding, Reference
from oxigraph_code.resolution.program import Program
from oxigraph_code.resolution.shape import is_private, last_name
from oxigraph_code.resolution.values import Value, Values

if TYPE_CHECKING:
    from oxigraph_code.resolution.evaluation import Evaluation

_MOST_CALLS = 64
_FUNCTIONS = frozenset({"function", "method"})
_COUNTED = frozenset({"positional", "keyword"})


class _Parameter(NamedTuple):
    """A parameter by what is called to give it something, the name of that, and how calls name it and count it."""

    called: Value
    called_as: str
    name: str
    position: int

    def argument(self, call: Reference) -> str:
        """The path of what a call gives it, empty where that is not known."""
        for entry in call.arguments:
            key, _, path = entry.partition("=")
            if key in (str(self.position), self.name):
                return path
        return ""


class Callers:
    """The calls of the functions of a program."""

    def __init__(self, program: Program, evaluation: Evaluation) -> None:
        self._program = program
        self._evaluation = evaluation

    def given(self, path: str, binding: Binding) -> Values:
        """The one function that a parameter is given, if that is known."""
        parameter = self._parameter(path, binding)
        return self._evaluation.once(self._given, parameter) if parameter is not None else ()

    def _parameter(self, path: str, binding: Binding) -> _Parameter | None:
        facts = self._program.files[path]
        index = facts.scopes[binding.scope].definition
        if index < 0 or facts.definitions[index].kind not in _FUNCTIONS:
            return None
        function = facts.definitions[index]
        names = [entry.name for entry in function.parameters if entry.kind in _COUNTED]
        if binding.name not in names:
            return None
        position = names.index(binding.name)
        if function.kind == "method":
            position -= bool(self._program.semantics.receiver_kind(function)[0])
            if function.name in self._program.semantics.constructors:
                index = facts.scopes[function.scope].definition
        called = facts.definitions[index]
        # What a decorator makes of it may be called in any way.
        if position < 0 or function.decorators or called.decorators or not is_private(facts, called):
            return None
        return _Parameter(self._program.symbol(path, index), called.name, binding.name, position)

    def _given(self, parameter: _Parameter) -> Values:
        path, name = parameter.called.path, parameter.called_as
        calls = [entry for entry in self._program.files[path].references if entry.name == name]
        # Most parameters are given nothing that may be a function.
        if len(calls) > _MOST_CALLS or not any(map(parameter.argument, calls)) or self._is_used(parameter):
            return ()
        found: set[Value] = set()
        for call in calls:
            place = self._program.place(path, call.scope, call.line)
            called = self._evaluation.called(place, call.text)
            if all(value != parameter.called for value, _ in called):
                if call.receiver and not called:
                    return ()
                continue
            argument = parameter.argument(call)
            values = self._evaluation.of_path(place, argument) if argument else ()
            found.update(values)
            is_counted = all(receiver is None or receiver.kind != "symbol" for _, receiver in called)
            if len(called) > 1 or not is_counted or len(values) != 1 or len(found) > 1:
                return ()
        return tuple(value for value in found if self._is_function(value))

    def _is_used(self, parameter: _Parameter) -> bool:
        """Whether its file uses what is called without calling it, or inherits from it."""
        path, name = parameter.called.path, parameter.called_as
        facts = self._program.files[path]
        if any(last_name(base) == name for entry in facts.definitions for base in entry.bases):
            return True
        return any(
            parameter.called in self._evaluation.read(path, entry.scope, entry.line, entry.path)
            for entry in facts.uses
            if last_name(entry.path) == name
        )

    def _is_function(self, value: Value) -> bool:
        return value.kind == "symbol" and self._program.definition(value).kind in _FUNCTIONS
