"""Return types: the values of calls, awaited calls and decorated functions.

For maintainers: a function without a declared result has the values of its ``return`` statements. This module must not
know names; the evaluator resolves them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import repeat
from typing import Final

from oxigraph_code.facts import Definition, Return
from oxigraph_code.facts.access_paths import (
    AWAIT,
    CALL,
    FieldStep,
    MemberStep,
    is_of_members_and_calls,
    parse,
)
from oxigraph_code.resolution.binding.scopes import ScopeTree
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.model.evaluator import CallArguments, Evaluator
from oxigraph_code.resolution.model.values import HAVE_MEMBERS, TYPES, Site, TypeArguments, Value, Values, union
from oxigraph_code.resolution.program.program import Program

DECORATOR: Final = re.compile(r"([\w.]+)(\(.*\))?$", re.DOTALL)
_CALLED_ON: Final = frozenset({"instance", "symbol", "parent"})


class ReturnTypes(EvaluationRule):
    """The results of calls."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)

    def of_calls(self, called: Sequence[tuple[Value, Value | None]], handed: CallArguments | None = None) -> Values:
        """Return the values of a call with several possible callees, each with its receiver."""
        overloads = [entry for entry in called if self._is_overload(entry[0])]
        groups = [self.of_call(value, receiver, handed) for value, receiver in overloads or called]
        return self._agreed(groups) if overloads else union(groups)

    def _agreed(self, groups: Sequence[Values]) -> Values:
        """Return the common result of several signatures, since the arguments decide between them.

        If results differ in type arguments only, the class is known.
        """
        if all(group == groups[0] for group in groups):
            return union(groups)
        value = self._program.value
        plain = [[value(entry.kind, entry.path, entry.definition, entry.name) for entry in group] for group in groups]
        return tuple(plain[0]) if all(group == plain[0] for group in plain) else ()

    def _is_overload(self, value: Value) -> bool:
        return value.kind == "symbol" and "overload" in self._program.definition(value).modifiers

    def of_call(self, value: Value, receiver: Value | None, handed: CallArguments | None = None) -> Values:
        """Return the values of a call."""
        if value.kind == "external":
            if (
                value.name in self._library.fluent_methods
                and receiver is not None
                and receiver.kind in ("symbol", "instance")
            ):
                return (self._program.as_kind(receiver, "instance"),)
            return self._of_outside_call(value, handed, receiver)
        if value.kind in ("instance", "record"):
            name = self._library.call_member
            called = self._evaluator.of_member(value, name, is_value=False) if name else ()
            called_by_name = union(self.of_call(entry, value) for entry in called if entry.kind == "symbol")
            bases = self._rules.external_bases(value) if not called_by_name and value.kind == "instance" else ()
            return (
                called_by_name or self._rules.signatures.result(value) or union(map(self.of_call, bases, repeat(None)))
            )
        if value.kind == "external_instance":
            return value.arguments[-1] if value.arguments and value.name in self._library.functions else ()
        if value.kind == "closure":
            return self._evaluator.memoized(self._returned, value.path, value.definition, None, "", True)
        if value.kind == "extension":
            return (self._rules.class_factories.instance(value),)
        if value.kind == "choice" and value.name:
            return union(self.of_call(entry, receiver, handed) for entry in value.arguments[0])
        if value.kind != "symbol":
            return ()
        definition = self._program.definition(value)
        if definition.kind in HAVE_MEMBERS:
            return (self._rules.external_members.constructed(self._program.as_kind(value, "instance"), handed),)
        if definition.kind == "variant":
            scope = self._program.files[value.path].scopes[definition.scope]
            return (self._program.instance(value.path, scope.definition),)
        if definition.kind not in ("function", "method"):
            return ()
        if handed is not None and (made := self._rules.class_factories.made(value, receiver, handed)):
            return made
        if declared := self._rules.stubs.result(value, receiver):
            return declared
        written = self._rules.external_types.written_type(handed)
        given = self._rules.generics.bind(value, handed) if handed is not None and not written else ()
        values = self._evaluator.memoized(self._of_function, value, receiver, written, given)
        return self._rules.external_members.as_seen_from(receiver, values) if receiver else values

    def _of_function(self, function: Value, receiver: Value | None, written: Values, applied: TypeArguments) -> Values:
        definition = self._program.definition(function)
        names = self._program.names(function.path)
        body = names.body.get(function.definition, -1)
        if definition.returns:
            place = self._program.place(function.path, definition.scope)
            given = tuple(zip(names.bound.type_parameters(body), (written,) if written else (), strict=False))
            given += applied
            given += self._of_receivers_type(definition, receiver) if receiver is not None else ()
            values = self._evaluator.of_annotation(place, definition.returns, receiver, body, given)
            if any(value.name in self._rules.external_members.forwarding and not value.arguments for value in values):
                closer = [value for value in self._inferred(function, receiver) if any(value.arguments)]
                taken = {value.name for value in closer}
                values = (*closer, *(value for value in values if value.name not in taken))
        else:
            values = self._rules.generics.handed_on(function, applied) or self._inferred(function, receiver)
            if not values and self._object_model.assigns_members and definition.kind == "function":
                return (self._program.as_kind(function, "instance"),)  # what is called may be what makes an object
        if definition.returns and self._library.await_identity:
            return values  # as it says itself
        if "async" in definition.modifiers and not self._yields(function):
            if self._library.await_identity:  # where a promise of a promise is one of its value
                values = union(self._awaited(value) for value in values)
            return self._wrapped(self._library.awaitable, values)
        if self._library.context_maker in definition.modifiers:
            context = self._library.contexts["async" in definition.modifiers]
            return self._wrapped(context, union(self._rules.element(value, "[*]") for value in values))
        return values

    def _of_receivers_type(self, definition: Definition, receiver: Value) -> TypeArguments:
        """Return the type parameter that stands for the receiver's type, with the receiver as its value."""
        first = definition.parameters[0] if definition.parameters else None
        if first is None or not first.annotation:
            return ()
        own, is_instance = self._semantics.receiver_kind(definition)
        written = self._semantics.read_annotation(first.annotation) if own == first.name else None
        if written is not None and not is_instance:
            written = written.arguments[0] if len(written.arguments) == 1 else None
        if written is None or written.arguments or not written.name:
            return ()
        return ((written.name, (receiver if is_instance else self._program.as_kind(receiver, "instance"),)),)

    def _yields(self, function: Value) -> bool:
        names = self._program.names(function.path)
        return bool(names.returned(names.body.get(function.definition, -1), "yield"))

    def _inferred(self, function: Value, receiver: Value | None) -> Values:
        """Return the values that a function without a declared result returns, or yields one by one."""
        own, is_instance = self._semantics.receiver_kind(self._program.definition(function))
        own = own if receiver is not None and not receiver.is_external and receiver.kind != "module" else ""
        body = self._program.body(function)
        return self._returned(function.path, body, receiver, own, is_instance)

    def _returned(self, path: str, body: int, receiver: Value | None, own: str, is_instance: bool) -> Values:
        """Return the values that a body returns; ``own`` is the name of its receiver."""
        names = self._program.names(path)
        for kind in ("yield", "return"):
            groups: list[Values] = []
            for entry in names.returned(body, kind):
                chain = self._behind_receiver(names, body, entry, own) if receiver is not None and own else None
                if (
                    receiver is not None
                    and chain is not None
                    and (chain in ("", CALL) or self._inherits(receiver, path, body))
                ):
                    groups.append(self._along(receiver, chain, is_instance))
                elif entry.value:
                    groups.append(self._evaluator.read(path, entry.scope, entry.line, entry.value))
            values = union(groups)
            if kind == "yield" and names.returned(body, "yield"):
                return self._wrapped(self._library.iterator, values)
        return values

    def _behind_receiver(self, names: ScopeTree, body: int, given: Return, own: str) -> str | None:
        """Return the steps behind the receiver in a returned path; ``None`` for other paths."""
        path = given.value
        if path != own and path.isidentifier():
            meaning = names.in_scope(body, path)
            bound = meaning.bindings if meaning is not None and not meaning.definitions else ()
            path = bound[0].value if len(bound) == 1 and not bound[0].annotation else ""
        chain = path[len(own) :] if path.startswith(own) else None
        return chain if chain is not None and is_of_members_and_calls(chain) else None

    def _inherits(self, receiver: Value, path: str, body: int) -> bool:
        """Return true if a receiver is of another class than the one that defines the method."""
        scopes = self._program.files[path].scopes
        return receiver.target != (path, scopes[scopes[body].parent].definition)

    def _along(self, receiver: Value, chain: str, is_instance: bool) -> Values:
        """Follow a chain of members and calls from a receiver, which may inherit the method."""
        found: list[tuple[Value, Value | None]] = [(receiver, None)]
        if chain.startswith(CALL) and not is_instance:
            found, chain = [(self._program.as_kind(receiver, "instance"), None)], chain.removeprefix(CALL)
        for step in parse(chain)[0]:
            if isinstance(step, MemberStep):
                members = self._evaluator.of_member
                found = [(value, owner) for owner, _ in found for value in members(owner, step.name, is_value=False)]
            else:
                found = [(value, None) for value in self.of_calls(found)]
        return union((value,) for value, _ in found)

    def _awaited(self, value: Value) -> Values:
        """Return the value of a promise; any other value itself."""
        is_promise = value.kind == "external_instance" and value.name == self._library.awaitable
        return self._rules.element(value, AWAIT) if is_promise else (value,)

    def _wrapped(self, name: str, values: Values) -> Values:
        return (self._program.external_instance(name, arguments=(values,)),) if name and values else ()

    def _of_outside_call(self, value: Value, handed: CallArguments | None, receiver: Value | None = None) -> Values:
        separator = self._semantics.separator
        owner, _, method = value.name.rpartition(separator)
        template = self._library.result_types.get((owner, method))
        if template is not None:
            external = self._rules.external_members
            if receiver is not None and receiver.kind in _CALLED_ON and owner in external.members:
                called_on = external.plain(receiver)
            else:
                called_on = self._rules.external_types.called_on(owner, value.arguments, handed)
            return self._rules.external_types.filled(template, called_on, handed)
        given = self._library.results.get(value.name)
        if given is not None and given.argument < len(value.arguments):
            arguments = value.arguments[given.argument]
            return self._wrapped(given.name, arguments) if given.name else self._evaluator.one_of(arguments)
        if self._semantics.is_external_class(value.name):
            return (self._program.external_instance(value.name),)
        return ()

    def narrowed(self, place: Site, step: FieldStep, values: Values) -> Values:
        """Read a field of values that are narrowed to a variant of their enum, or to a class."""
        path, part = step
        found = []
        for value in self._evaluator.of_path(place, path):
            if value.kind == "external":
                name = value.name.rpartition(self._semantics.separator)[2]
                key = str(FieldStep(name, part))
                found += [self._rules.element(entry, key) for entry in values if entry.kind == "external_instance"]
                continue
            definition = self._program.definition(value)
            if definition.kind == "variant":
                scope = self._program.files[value.path].scopes[definition.scope]
                around = self._program.instance(value.path, scope.definition)
                owners = [entry for entry in values if entry.target == around.target] or [around]
                text = self._semantics.part_of_variant(definition.annotation, part)
                place_of = self._program.place(value.path, definition.scope)
                found += [
                    self._evaluator.of_annotation(place_of, text, owner, definition.scope) for owner in owners if text
                ]
            elif definition.kind in TYPES:
                around = self._program.instance(value.path, value.definition)
                owners = [entry for entry in values if entry.target == around.target] or [around]
                found += [self._evaluator.of_member(owner, part) for owner in owners]
        return union(found)

    def decorated(self, function: Value) -> Values:
        """Return the results of the decorators of a function, if they are not functions."""
        return tuple(value for value in self.made(function) if value.kind == "instance")

    def made(self, function: Value, count: int = -1) -> Values:
        """Apply the decorators of a function, or its lowest ``count``, as far as their results are known."""
        definition = self._program.definition(function)
        place = self._program.place(function.path, definition.scope, definition.start_line)
        values: Values = (function,)
        for text in definition.decorators[::-1][: count if count >= 0 else None]:
            values = union(self.of_call(*entry) for entry in self._decorator(place, text)) or values
        return values

    def decorator(self, place: Site, text: str) -> Values:
        """Return the values of a decorator by its text."""
        return union((value,) for value, _ in self._decorator(place, text))

    def _decorator(self, place: Site, text: str) -> Sequence[tuple[Value, Value | None]]:
        """Return the same with the receivers of the decorator."""
        match = DECORATOR.match(text)
        if match is None:
            return ()
        # Any of several signatures may be meant.
        called = self._rules.called(place, self._program.access.parse(match[1]))
        return [(value, None) for value in union(self.of_call(*entry) for entry in called)] if match[2] else called
