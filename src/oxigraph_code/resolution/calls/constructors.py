"""The targets of a call of a value: functions, or a class with its constructors.

For maintainers: a class without a constructor is constructed by the constructor of the next class in its MRO. A call
still means the decorated function, which the wrapper mostly calls in turn. Only the outermost decorator counts, and
only if its body returns one local function or an instance of a class. This module must not know call sites.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from oxigraph_code.facts import Link, Target
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.inference.callables.return_types import DECORATOR
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.inference.wrapped_values import RULE
from oxigraph_code.resolution.model.values import Value, Values

_MAX_OF_A_CHOICE: Final = 16
IMPLEMENTATION: Final = "implementation"
"""The rule for a call of an external trait's method that runs an implementation of the program."""

_Parts = tuple[str, tuple[Target, ...], str, str, tuple[Target, ...]]
_LINK: Final[Callable[[_Parts], Link]] = partial(tuple.__new__, Link)
"""Makes a link as the class itself does, at a fifth of the cost."""


class Constructors:
    """The constructions of the classes of a program."""

    def __init__(self, evaluator: ProgramEvaluator) -> None:
        self._program = evaluator.program
        self._semantics = evaluator.program.semantics
        self._object_model = evaluator.program.semantics.object_model
        self._evaluator = evaluator
        self._binding_modifiers = evaluator.program.semantics.library.binding_modifiers
        self._kept = TrackedMemo(self._running, self._program.seen)
        self._wrappers = Decorators(evaluator)
        self.wrapped: dict[str, dict[Target, Values]] = {}
        """Wrapped functions by name: each with the values that its decorators return for it."""

    def called(self, rule: str, values: Values) -> Link | None:
        """Link a call of values by a rule; ``None`` if none of them can be called."""
        return self._kept.compute(rule, values)

    def _running(self, rule: str, values: Values) -> Link | None:
        targets: dict[Target, None] = {}
        candidates: list[Target] = []
        external = ""
        for value in values:
            if value.kind == "symbol":
                definition = self._program.definition(value)
                if definition.kind == "class":
                    targets.update(dict.fromkeys(self.constructed(value)))
                elif definition.kind == "method" and (trait := self._evaluator.members.outside_trait(value)):
                    # A call of a trait's method is one of the trait's for a compiler, and runs that of the type.
                    external = external or f"{trait}{self._semantics.separator}{definition.name}"
                    candidates.append(value.target)
                elif definition.kind in ("function", "method", "variant", "macro") or (
                    definition.kind == "trait" and self._evaluator.signatures.construct(values, value)
                ):
                    targets[value.target] = None
                    is_wrapped = definition.decorators and self._binding_modifiers.isdisjoint(definition.modifiers)
                    if is_wrapped and (run := self._wrappers.wrapper(value)):
                        self.wrapped.setdefault(definition.name, {})[value.target] = run
            elif value.kind == "instance" and self._semantics.library.call_member:
                found = self._evaluator.of_member(value, self._semantics.library.call_member, is_value=False)
                targets.update({entry.target: None for entry in found if entry.kind == "symbol"})
            elif value.kind == "extension":
                made = self._evaluator.call_result(value.arguments[1][0], None)
                targets.update({entry.target: None for entry in made if entry.kind == "symbol"})
            elif value.kind == "external":
                external = external or value.name
            elif value.kind == "choice" and len(value.arguments[0]) <= _MAX_OF_A_CHOICE:
                candidates += self._of_choice(value.arguments[0])
        if targets:
            if all(RULE in self._program.files[path].definitions[entry].modifiers for path, entry in targets):
                rule = RULE  # the name is bound to what a call makes of the function
            if rule == "lexical" and all(value.kind == "instance" for value in values):
                rule = "member"  # the name is that of the object, and leads to no function
            return _LINK((rule, tuple(targets), external if rule != "external" else "", "", ()))
        if candidates and external and self._are_implementations(values, candidates):
            return _LINK((IMPLEMENTATION, tuple(candidates), external, "", ()))
        if candidates and not external:
            return Link("unresolved", reason="dynamic", candidates=tuple(dict.fromkeys(candidates)))
        return Link("external", external=external, candidates=tuple(candidates)) if external else None

    def _are_implementations(self, values: Values, methods: Sequence[Target]) -> bool:
        """Return true if values are one method of an external trait, or its alternatives in several builds."""
        if len(values) != len(methods):
            return False
        return len(values) == 1 or all("conditional" in self._program.definition(value).modifiers for value in values)

    def _of_choice(self, values: Values) -> Iterator[Target]:
        """Yield the targets of a choice of functions; of a class, its constructors."""
        for value in values:
            if value.kind == "symbol":
                is_class = self._program.definition(value).kind == "class"
                yield from self.constructed(value) if is_class else (value.target,)

    def constructed(self, class_value: Value) -> tuple[Target, ...]:
        """Return a class, and the constructors a call of it calls."""
        class_symbol = self._program.symbol(class_value.path, class_value.definition)
        itself = class_value.target
        metaclass = self._evaluator.hierarchy.metaclass(class_symbol)
        if metaclass is not None and (called := self._methods(metaclass, self._semantics.library.call_member)):
            return (itself, *called)  # whether that calls a constructor, it says itself
        names = self._object_model.constructors_of(self._program.definition(class_symbol).name)
        constructors = [self._methods(class_symbol, name) for name in names]
        return (itself, *(target for methods in constructors for target in methods))

    def _methods(self, class_symbol: Value, name: str) -> list[Target]:
        order = self._evaluator.hierarchy.order(class_symbol)
        return self._program.methods_of(self._evaluator.members.find(order, name))

    def of_parent(self, receiver: Value) -> tuple[Target, ...]:
        """Look up constructors of the parent class, in a language where calling one is a call of the class."""
        if not self._object_model.assigns_members:
            return ()
        order = self._evaluator.hierarchy.order(self._program.symbol(receiver.path, receiver.definition))
        after = order[order.index(receiver.arguments[0][0]) + 1 :]
        if not after or after[0].kind == "external":
            return ()
        if after[0].kind == "prototype":
            return (after[0].target,)
        itself, *constructors = self.constructed(after[0])
        own = [target for target in constructors if target.path == itself.path and self._is_member(target, itself)]
        return (itself, *own) if own or not constructors else tuple(constructors)

    def _is_member(self, target: Target, owner: Target) -> bool:
        facts = self._program.files[target.path]
        return facts.scopes[facts.definitions[target.definition].scope].definition == owner.definition


class Decorators:
    """The wrappers of the decorated functions of a program."""

    def __init__(self, evaluator: ProgramEvaluator) -> None:
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
