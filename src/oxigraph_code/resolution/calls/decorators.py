"""The function that a call of a decorated function runs: the result of its outermost decorator.

For maintainers: the call still means the decorated function, which the wrapper mostly calls in turn. Only the outermost
decorator counts, and only if its body returns one local function or an instance of a class. A declared return type
names no function and is not used. This module must not know call sites.
"""

from __future__ import annotations

from oxigraph_code.resolution.inference.program_rules import ProgramRules
from oxigraph_code.resolution.inference.return_types import DECORATOR
from oxigraph_code.resolution.model.values import Value, Values


class Decorators:
    """The wrappers of the decorated functions of a program."""

    def __init__(self, evaluator: ProgramRules) -> None:
        self._program = evaluator.program
        self._evaluator = evaluator

    def wrapper(self, function: Value) -> Values:
        """Return the wrapper that a call of a decorated function runs first, if it is known."""
        return self._evaluator.memoized(self._first_wrapper, function)

    def _first_wrapper(self, function: Value) -> Values:
        return self.wrapper_by(function, self._program.definition(function).decorators[0])

    def wrapper_by(self, function: Value, decorator: str) -> Values:
        """Return the wrapper that one of the decorators of a function returns, if it is known."""
        definition = self._program.definition(function)
        match = DECORATOR.match(decorator)
        if match is None:
            return ()
        place = self._program.place(function.path, definition.scope, definition.start_line)
        found = tuple(value for value, _ in self._evaluator.called(place, self._program.access.parse(match[1])))
        return self._given_back(self._given_back(found) if match[2] else found)

    def _given_back(self, called: Values) -> Values:
        """Return the function or instance that the body of a callee returns, if there is only one."""
        if len(called) != 1:
            return ()
        (value,) = called
        if value.kind == "instance":
            return self._given_back(self._methods(value))
        if value.kind != "symbol":
            return ()
        kind = self._program.definition(value).kind
        if kind == "class":
            return (self._program.as_kind(value, "instance"),)
        return self._local(value) if kind in ("function", "method") else ()

    def _methods(self, instance: Value) -> Values:
        name = self._program.semantics.library.call_member
        return self._evaluator.of_member(instance, name, is_value=False) if name else ()

    def _local(self, function: Value) -> Values:
        """Return the function in the body of another that is all that this gives back."""
        names = self._program.names(function.path)
        body = names.body.get(function.definition, -1)
        given = names.returned(body, "return")
        meaning = names.in_scope(body, given[0].value) if len(given) == 1 else None
        if len(given) != 1 or (meaning is not None and meaning.count != 1):
            return ()
        found = self._evaluator.read(function.path, given[0].scope, given[0].line, given[0].value)
        is_local = len(found) == 1 and found[0].kind == "symbol" and found[0].path == function.path
        return found if is_local and self._program.definition(found[0]).scope == body else ()
