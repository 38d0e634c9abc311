"""Type arguments of generic functions, inferred from the arguments of a call.

For maintainers: an argument counts if the type of its parameter, or the result type of a callback parameter, is a type
parameter in the function's own result type; without declared types, if the function returns its parameter or the result
of calling it. This module must not know call sites.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from oxigraph_code.facts import Definition
from oxigraph_code.facts.access_paths import (
    AWAIT,
    CALL,
    alternatives,
)
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.language.type_model import TypeExpr
from oxigraph_code.resolution.model.evaluator import CallArguments, Evaluator
from oxigraph_code.resolution.model.values import Site, TypeArguments, Value, Values, union
from oxigraph_code.resolution.program.program import Program

_WORD: Final = re.compile(r"[\w$]+")
_MAX_PARAMETERS: Final = 3
_MAX_DEPTH: Final = 6
_EACH: Final = "[*]"
_Deciding = tuple[tuple[int, str, TypeExpr], ...]
"""The parameters that decide: their positions, the type parameters that they decide, and their types."""


class _Reading(NamedTuple):
    """The site of a type's text, and the parameters of type aliases that were followed.

    None is followed twice: aliases may name one another in any number of ways.
    """

    place: Site
    followed: set[tuple[Value, str]]


class Generics(EvaluationRule):
    """The generic functions of a program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._deciding: dict[Value, _Deciding] = {}

    def bind(self, function: Value, handed: CallArguments) -> TypeArguments:
        """Return the values of type parameters at a call, or of parameters that the function returns."""
        deciding = self._deciding.get(function)
        if deciding is None:
            deciding = self._deciding[function] = tuple(self._read(function))
        found: dict[str, Values] = {}
        for position, name, written in deciding:
            values = self._rules.external_types.argument(handed, str(position))
            reading = _Reading(self._program.place(function.path, self._program.definition(function).scope), set())
            if name not in found and (matched := self._matched(reading, written, name, values, 0)):
                found[name] = matched
        return tuple(found.items())

    def handed_on(self, function: Value, applied: TypeArguments) -> Values:
        """Return the parameters that a function without a declared result returns."""
        if not applied:
            return ()
        given: Mapping[str, Values] = dict(applied)
        names = self._program.names(function.path)
        groups = []
        for entry in names.returned(names.body.get(function.definition, -1), "return"):
            parts: list[Values] = []
            for path in alternatives(entry.value):
                name = path.removesuffix(CALL)
                if name not in given:
                    parts.append(self._evaluator.read(function.path, entry.scope, entry.line, path))
                elif name == path:
                    parts.append(given[name])
                else:
                    parts += [self._evaluator.call_result(value, None) for value in given[name]]
            groups.append(self._evaluator.one_of(union(parts)))
        return union(groups)

    def _read(self, function: Value) -> Iterator[tuple[int, str, TypeExpr]]:
        definition = self._program.definition(function)
        names = self._program.names(function.path)
        body = names.body.get(function.definition, -1)
        declared = names.bound.type_parameters(body)
        wanted = set(_WORD.findall(definition.returns)).intersection(declared)
        parameters = _counted(definition, self._semantics.own_type)
        if not definition.returns and not wanted:
            returned = {path for entry in names.returned(body, "return") for path in alternatives(entry.value)}
            for position, name in enumerate(parameters):
                meaning = names.in_scope(body, name) if not returned.isdisjoint((name, name + CALL)) else None
                if meaning is not None and meaning.count == 1:
                    yield position, name, TypeExpr(name)
            return
        for position, annotation in enumerate(parameters.values()) if wanted else ():
            for name in wanted & set(_WORD.findall(annotation)):
                written = self._semantics.read_annotation(annotation)
                if written is not None:
                    yield position, name, written

    def _matched(self, reading: _Reading, written: TypeExpr, name: str, values: Values, depth: int) -> Values:
        """Match values with a written type, and return the part at which the type names ``name``.

        The text of a type alias is read in place of its name.
        """
        if not values or depth > _MAX_DEPTH:
            return ()
        if written.name == name and not written.arguments:
            return values
        if not written.name:
            parts = (self._matched(reading, part, name, values, depth + 1) for part in written.arguments)
            return next((part for part in parts if part), ())
        if not written.arguments:
            return ()
        if written.name in self._library.functions:
            given = union(self._evaluator.call_result(value, None) for value in values)
            return self._matched(reading, written.arguments[-1], name, given, depth + 1)
        if written.name == self._library.array or self._is_outside(written.name, self._library.array):
            given = union(self._rules.element(value, _EACH) for value in values)
            return self._matched(reading, written.arguments[0], name, given, depth + 1)
        if self._is_outside(written.name, self._library.awaitable):
            given = union(self._evaluator.of_member(value, AWAIT) for value in values)
            return self._matched(reading, written.arguments[0], name, given, depth + 1)
        for value in values:
            if value.kind != "external_instance" or not self._is_outside(written.name, value.name):
                continue
            for part, given in zip(written.arguments, value.arguments, strict=False):
                if found := self._matched(reading, part, name, given, depth + 1):
                    return found
        made = self._made_by(reading, written, values)
        if made:
            return self._matched(reading, written.arguments[0], name, made, depth + 1)
        return self._matched_by_alias(reading, written, name, values, depth)

    def _made_by(self, reading: _Reading, written: TypeExpr, values: Values) -> Values:
        """Return instances of the classes among values, for an external type such as ``Type<T>``."""
        classes = [value for value in values if self._program.symbol_kind(value) == "class"]
        if len(written.arguments) != 1 or not classes:
            return ()
        outer = self._evaluator.of_path(reading.place, written.name)
        is_external = bool(outer) and all(entry.kind.startswith("external") for entry in outer)
        return union(self._evaluator.call_result(value, None) for value in classes) if is_external else ()

    def _matched_by_alias(self, reading: _Reading, written: TypeExpr, name: str, values: Values, depth: int) -> Values:
        """Return the same for the name of a type alias with parameters; nothing for any other name."""
        for alias in self._evaluator.of_path(reading.place, written.name) if written.name.isidentifier() else ():
            definition = self._program.definition(alias) if alias.kind == "symbol" else None
            if definition is None or definition.kind != "type_alias":
                continue
            text = self._semantics.read_annotation(definition.annotation)
            inside = reading._replace(place=self._program.place(alias.path, definition.scope))
            for parameter, part in zip(definition.parameters, written.arguments, strict=False):
                if text is None or (alias, parameter.name) in reading.followed:
                    continue
                reading.followed.add((alias, parameter.name))
                given = self._matched(inside, text, parameter.name, values, depth + 1)
                if found := self._matched(reading, part, name, given, depth + 1):
                    return found
        return ()

    def _is_outside(self, name: str, qualified: str) -> bool:
        return bool(qualified) and self._semantics.builtin(name) == qualified


def _counted(definition: Definition, own: str) -> dict[str, str]:
    """Return the annotations of the first positional parameters, by name."""
    counted = [entry for entry in definition.parameters if entry.name != own][:_MAX_PARAMETERS]
    return {entry.name: entry.annotation for entry in counted if entry.is_single}
