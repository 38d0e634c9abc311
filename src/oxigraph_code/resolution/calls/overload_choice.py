"""The choice between functions of one name by the number and the stated types of their parameters.

For maintainers: this is for languages whose calls are resolved by name first. Types are compared by the names that the
texts state, and classes by their ancestors, so that no model of the library is needed. If the arguments do not tell the
functions apart, they stay candidates. This module must not know how names are looked up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from oxigraph_code.facts import Definition, Link, RecordedArgument, Reference, Target
from oxigraph_code.facts.access_paths import BuiltinStep, CastStep, parse_step
from oxigraph_code.resolution.calls.member_calls import unresolved
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.values import Values

_RUN: Final = frozenset({"function", "method"})
_SAME, _INHERITED, _CONVERTED, _OTHER = 4, 3, 1, -4
_MAX_TARGETS: Final = 64


class _Type(NamedTuple):
    """The type of an argument or parameter: its name, and its class if the program has it."""

    name: str = ""
    classes: Values = ()
    is_text: bool = False
    """It is a literal."""


@final
class OverloadChoice:
    """The choice between overloads in one file."""

    def __init__(self, path: str, evaluator: ProgramEvaluator) -> None:
        self._path = path
        self._evaluator = evaluator
        self._program = evaluator.program
        self._semantics = evaluator.program.semantics
        self._names = evaluator.program.names(path)

    def chosen(self, site: Reference, link: Link) -> Link:
        """Return the link with the one function that the arguments of a call fit, if that is known."""
        definitions = {target: self._program.defined(target) for target in link.targets[:_MAX_TARGETS]}
        functions = [target for target, entry in definitions.items() if entry.kind in _RUN]
        if len(functions) < 2:
            return link
        others = [target for target in link.targets if target not in functions]
        count = self._count(site)
        taking = [target for target in functions if _takes(definitions[target], count)]
        if not taking:
            return unresolved("ambiguous")._replace(candidates=tuple(functions))
        arguments = [self._argument(site, nth) for nth in range(count)]
        scores = {target: self._score(target, definitions[target], arguments) for target in taking}
        best = [target for target in taking if scores[target] == max(scores.values())]
        best = self._by_receiver(site, best, definitions) if len(best) > 1 else best
        if len({_types(definitions[target]) for target in best}) > 1:
            return unresolved("ambiguous")._replace(candidates=tuple(best))
        return link._replace(targets=(*others, *best))

    def _count(self, site: Reference) -> int:
        numbers = self._names.arguments
        count = 0
        while site.number and (f"{site.number}.{count}" if count else site.number) in numbers:
            count += 1
        return count

    def _argument(self, site: Reference, nth: int) -> _Type:
        """Return the type of an argument, as its variable, cast or function states it."""
        for entry in self._names.arguments[f"{site.number}.{nth}" if nth else site.number]:
            step = parse_step(entry.value)
            if isinstance(step, BuiltinStep):
                return _Type(step.name, is_text=True)
            if isinstance(step, CastStep):
                return self._stated(self._path, entry.value_scope, step.type)
            if entry.value.isidentifier():
                bound = self._names.lookup(entry.value_scope, entry.value).bindings
                stated = next((binding.annotation for binding in bound if binding.annotation), "")
                if stated:
                    return self._stated(self._path, entry.value_scope, stated)
            if entry.value.endswith(")") and (known := self._of_call(entry)) is not None:
                return known
            values = self._evaluator.read(self._path, entry.value_scope, entry.line, entry.value)
            classes = tuple(value for value in values if value.kind == "instance")
            return _Type(self._program.definition(classes[0]).name if classes else "", classes)
        return _Type()

    def _of_call(self, entry: RecordedArgument) -> _Type | None:
        """Return the type that the function of a call states, or the type that a call converts to."""
        callee = self._program.access.parse(entry.value).before.text
        place = self._program.place(self._path, entry.value_scope, entry.line)
        for value in self._evaluator.of_path(place, callee):
            definition = self._program.definition(value) if value.kind == "symbol" else None
            if definition is not None and definition.kind in _RUN:
                return self._stated(value.path, definition.scope, definition.returns) if definition.returns else None
        return self._stated(self._path, entry.value_scope, callee) if callee.replace("::", "").isidentifier() else None

    def _stated(self, path: str, scope: int, text: str) -> _Type:
        read = self._semantics.read_annotation(text)
        values = self._evaluator.of_annotation(self._program.place(path, scope), text, None, -1)
        return _Type(read.name if read is not None else text, tuple(value for value in values if value.is_instance))

    def _score(self, target: Target, definition: Definition, arguments: Sequence[_Type]) -> int:
        total = 0
        for nth, argument in enumerate(arguments[: len(definition.parameters)]):
            if argument.name and (text := definition.parameters[nth].annotation):
                total += self._fit(argument, self._stated(target.path, definition.scope, text))
        return total

    def _fit(self, argument: _Type, parameter: _Type) -> int:
        if argument.name == parameter.name:
            return _SAME
        if argument.classes and parameter.classes:
            order = self._evaluator.hierarchy.order(self._program.class_of(argument.classes[0]))
            return _INHERITED if self._program.class_of(parameter.classes[0]) in order else _OTHER
        if not argument.is_text or parameter.classes:
            return 0
        return _INHERITED if argument.name in parameter.name.casefold() else _CONVERTED

    def _by_receiver(self, site: Reference, best: list[Target], definitions: dict[Target, Definition]) -> list[Target]:
        """Keep the functions for a constant receiver, or for others, if all take the same parameters."""
        if len({_types(definitions[target]) for target in best}) > 1:
            return best
        bound = self._names.lookup(site.scope, site.receiver).bindings if site.receiver.isidentifier() else ()
        method, _ = self._names.method_around(site.scope)
        is_constant = any(entry.annotation.startswith("const ") for entry in bound) or (
            not site.receiver and method >= 0 and "const" in self._names.facts.definitions[method].modifiers
        )
        return [target for target in best if ("const" in definitions[target].modifiers) == is_constant] or best


def _types(definition: Definition) -> tuple[str, ...]:
    return tuple(entry.annotation for entry in definition.parameters)


def _takes(definition: Definition, count: int) -> bool:
    """Return true if a function takes a number of arguments."""
    parameters = definition.parameters
    if any(entry.kind == "rest" for entry in parameters):
        return True
    return sum(not entry.default for entry in parameters) <= count <= len(parameters)
