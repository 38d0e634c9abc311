"""Wrapped values: results of calls that stand for a function argument.

For maintainers: ``observer(View)`` is a library value that renders ``View``, and ``traced(save)`` calls ``save``. The
ordinary evaluator knows nothing of that; this is asked only about calls and uses without a target. A variant of the
evaluator ends at such values. A wrapper of the program must return a function that calls the argument; for external
ones the language knows those that are no wrappers. This module must not know call sites. See decision 0067.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, final

from oxigraph_code.facts import RecordedArgument, Return
from oxigraph_code.facts.access_paths import (
    AWAIT,
    alternatives,
    call_number,
    has_recorded_call,
)
from oxigraph_code.resolution.binding.scopes import ScopeTree
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.values import Site, Value, Values, union

RULE: Final = "wrapped"
"""The resolution rule, and the modifier of a definition that is bound to a wrapped function."""

_POSITIONS: Final = 3
_MAX_DEPTH: Final = 4
_FUNCTIONS: Final = frozenset({"function", "method"})
_STORED: Final = frozenset({"variable", "field", "constant"})
_HOLDERS: Final = frozenset({"module", "object"})
_UNKNOWN: Final = frozenset({"wrapped", "variable", "closure"})
"""Kinds of values that are callable without being known functions."""


@final
class WrappedValues:
    """The wrapped values of a program."""

    def __init__(self, evaluator: ProgramEvaluator) -> None:
        through = evaluator.with_wrapped_results(self.result)
        self._ordinary = evaluator
        self._through = through
        self._program = through.program
        self._semantics = through.program.semantics
        self._object_model = through.program.semantics.object_model

    def called(self, place: Site, path: AccessPath) -> Values:
        """Return the functions and classes that a call of a wrapped value runs."""
        if not self._semantics.wraps_functions:
            return ()
        found = [value for value, _ in self._through.called(place, path)]
        if not all(map(self._is_unknown, found)):
            return ()
        return self._symbols(found, path.last)

    def _is_unknown(self, value: Value) -> bool:
        """Return true if a value is only known to be callable."""
        is_function = value.kind == "external_instance" and value.name in self._semantics.library.functions
        return is_function or value.kind in _UNKNOWN

    def used(self, place: Site, path: AccessPath, named: Values) -> Values:
        """Unwrap a value to functions and classes; ``named`` are the symbols of the path itself."""
        if not self._semantics.wraps_functions or not self._may_stand(place, path, named):
            return ()
        return self._symbols(self._through.at_canonical_site(place, path), path.last)

    def _symbols(self, values: Iterable[Value], name: str) -> Values:
        """Return the functions and classes behind wrapped values.

        A wrapped class counts only under a capitalized name, which is rendered or constructed; other values merely use
        the class.
        """
        inner = union(value.arguments[0] for value in values if value.kind == RULE)
        return tuple(
            value
            for value in inner
            if value.kind == "symbol" and (name[:1].isupper() or self._program.definition(value).kind != "class")
        )

    def _may_stand(self, place: Site, path: AccessPath, named: Values) -> bool:
        """Return true if a path's value may be the result of a call with arguments, or an import of one."""
        for value in named:
            if value.kind != "symbol":
                return False
            definition = self._program.definition(value)
            if definition.kind in _STORED:
                meaning = self._program.names(value.path).in_scope(definition.scope, definition.name)
                if meaning is not None and any(has_recorded_call(entry.value) for entry in meaning.bindings):
                    return True
        if named:
            return False
        if path.form == "member":
            return any(value.kind in _HOLDERS for value in self._ordinary.of_receiver(place, path.before))
        return path.form == "name" and bool(self._program.names(place.path).lookup(place.scope, path.text).imports)

    def result(self, place: Site, callee: AccessPath, number: str, found: Values) -> Values:
        """Return the result of a call as a wrapped value, or else ``found``, the values known otherwise."""
        called = self._known(place, callee)
        if not self._leave_open(found, called):
            return found
        for position in range(_POSITIONS):
            loaded, functions = self._functions(self._argument(place, number, position))
            if functions and (loaded or self._stands(place, callee, called, position, 0)):
                return (self._program.value(RULE, arguments=(functions,)),)
        return found

    def _leave_open(self, found: Values, called: Values) -> bool:
        """Return true if the known result leaves a wrapper possible.

        That is so for no result, a nested function of the wrapper, or an external value that a function of the program
        declares.
        """
        for value in found:
            if self._is_unknown(value):
                continue
            if value.kind == "external_instance":
                if not called or any(entry.kind == "external" for entry in called):
                    return False
            elif value.kind == "symbol":
                if not self._program.definition(value).scope:
                    return False
            else:
                return False
        return True

    def _argument(self, place: Site, number: str, position: int) -> Values:
        """Return the values of an argument of a call."""
        entries = _arguments(self._program.names(place.path), number, position)
        groups = [
            self._through.read(place.path, entry.value_scope, entry.line, entry.value)
            for entry in entries
            if entry.value
        ]
        return union(groups) if all(groups) else ()

    def _functions(self, values: Values) -> tuple[bool, Values]:
        """Return the functions and classes among values, none if other values are among them.

        True if a callback loads them.
        """
        found: list[Value] = []
        is_loaded = False
        for value in values:
            if value.kind == RULE:
                found += value.arguments[0]
            elif value.kind == "closure":
                loaded = self._loaded(value)
                is_loaded |= bool(loaded)
                found += loaded
            elif value.kind == "symbol" and self._may_be_wrapped(value):
                found.append(value)
            elif value.kind != "variable":
                return False, ()
        return is_loaded, tuple(dict.fromkeys(found))

    def _may_be_wrapped(self, value: Value) -> bool:
        kind = self._program.definition(value).kind
        return kind in _FUNCTIONS or (kind == "class" and self._object_model.assigns_members)

    def _loaded(self, closure: Value) -> Values:
        """Return the default export of the module that a callback loads, if it does nothing else."""
        default = self._through.program.semantics.module_model.default_export
        if not default:
            return ()
        given = self._through.call_result(closure, None)
        awaited = union(self._through.of_member(value, AWAIT) or (value,) for value in given)
        handed_out = [
            self._through.of_member(value, default) for value in awaited if value.kind in ("module", "object")
        ]
        return self._functions(union(handed_out))[1]

    def _stands(self, place: Site, callee: AccessPath, called: Sequence[Value], position: int, depth: int) -> bool:
        """Return true if the result of a call stands for its argument at a position."""
        if called:
            return all(self._wraps(value, position, depth) for value in called)
        return self._comes_from_wrapper(place, callee, depth)

    def _wraps(self, value: Value, position: int, depth: int) -> bool:
        """Return true if the result of calling a value stands for an argument."""
        if value.kind == "external":
            return self._semantics.wraps(value.name)
        if value.kind == "closure":
            parameters = self._program.names(value.path).bound.parameters.get(value.definition, ())
            return self._gives_back(value.path, value.definition, parameters, position, depth)
        if value.kind != "symbol" or self._program.definition(value).kind not in _FUNCTIONS:
            return False
        body = self._program.body(value)
        names = [entry.name for entry in self._program.definition(value).parameters]
        return body >= 0 and self._gives_back(value.path, body, names, position, depth)

    def _gives_back(self, path: str, scope: int, parameters: Sequence[str], position: int, depth: int) -> bool:
        """Return true if a function returns a parameter, a function that calls it, or a wrapper of it."""
        own = self._semantics.own_type
        counted = [name for name in parameters if name != own]
        if position >= len(counted) or depth == _MAX_DEPTH:
            return False
        name = counted[position]
        names = self._program.names(path)
        if name in names.bound.wrapping.get(scope, ()):
            return True
        returned = [(entry, part) for entry in names.returned(scope, "return") for part in alternatives(entry.value)]
        return any(part == name or self._is_wrapped_again(path, entry, part, name, depth) for entry, part in returned)

    def _is_wrapped_again(self, path: str, returned: Return, text: str, parameter: str, depth: int) -> bool:
        """Return true if a function returns the result of another wrapper for one of its parameters."""
        access = self._program.access.parse(text)
        number = call_number(access.last)
        if not number:
            return False
        names = self._program.names(path)
        for position in range(_POSITIONS):
            entries = _arguments(names, number, position)
            if any(entry.value == parameter for entry in entries):
                place = self._program.place(path, returned.scope, returned.line)
                called = self._known(place, access.before)
                return self._stands(place, access.before, called, position, depth + 1)
        return False

    def _known(self, place: Site, callee: AccessPath) -> Values:
        """Return the known callees of a call."""
        return tuple(value for value, _ in self._through.called(place, callee) if value.kind != "variable")

    def _comes_from_wrapper(self, place: Site, path: AccessPath, depth: int) -> bool:
        """Return true if an external wrapper factory made an unknown value, such as ``connect(mapState)``."""
        if depth == _MAX_DEPTH or path.form != "call":
            return False
        if called := self._known(place, path.before):
            return all(value.kind == "external" and self._semantics.wraps(value.name) for value in called)
        return self._comes_from_wrapper(place, path.before, depth + 1)


def _arguments(names: ScopeTree, number: str, position: int) -> Sequence[RecordedArgument]:
    """Return the argument of a call at a position; a single argument is recorded without its position."""
    found = names.arguments.get(f"{number}.{position}", ())
    return found or (names.arguments.get(number, ()) if not position else ())
