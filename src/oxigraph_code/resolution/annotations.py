"""What has the type that an annotation says.

For maintainers: languages read the text of an annotation, what its names mean is looked up here. This module must not
know any name.
"""

from __future__ import annotations

from collections.abc import Callable

from oxigraph_code.resolution.inheritance import TYPES
from oxigraph_code.resolution.program import Program
from oxigraph_code.resolution.semantics import TypeText
from oxigraph_code.resolution.values import Place, Value, Values, union

_DEEPEST = 8


class Annotations:
    """The values of annotations. ``denote`` tells what a path means at a place, ``member`` what a value has."""

    def __init__(
        self, program: Program, denote: Callable[[Place, str], Values], member: Callable[[Value, str], Values]
    ) -> None:
        self._program = program
        self._member = member
        self._denote = denote

    def values(self, place: Place, text: str, own: Value | None, inner_scope: int, depth: int = 0) -> Values:
        """What an annotation at a place admits. ``own`` is what the language's word for the receiver's type means."""
        written = self._program.semantics.read_annotation(text)
        return self._of(place, written, own, inner_scope, depth) if written is not None else ()

    def member(self, record: Value, name: str) -> Values:
        """What something has under a name whose type lists its members."""
        written = self._program.semantics.read_annotation(record.name)
        if written is None or name not in written.members:
            return ()
        part = written.arguments[written.members.index(name)]
        return self._of(Place(record.path, record.definition), part, None, -1, 0)

    def _of(self, place: Place, text: TypeText, own: Value | None, inner_scope: int, depth: int) -> Values:
        if depth > _DEEPEST:
            return ()

        def arguments() -> tuple[Values, ...]:
            return tuple(self._of(place, entry, own, inner_scope, depth + 1) for entry in text.arguments)

        if not text.name:
            return union(arguments())
        if text.form == "value":
            return self._denote(place, text.name)
        if text.form == "member":
            return union(self._member(value, text.name) for value in arguments()[0])
        if text.form == "object":
            return (Value("record", place.path, place.scope, text.name),)
        if text.form == "outside":
            return self._of_outside(Value("outside", name=text.name), arguments)
        if text.name == self._program.semantics.own_type:
            return (own._replace(kind="instance"),) if own is not None and own.kind != "outside" else ()
        if inner_scope >= 0:
            inner = self._program.names(place.path).in_scope(inner_scope, text.name)
            if inner is not None and any(binding.kind == "type_parameter" for binding in inner.bindings):
                return ()
        found = []
        for value in self._denote(place, text.name):
            if value.kind == "symbol":
                found.append(self._of_symbol(value, arguments, own, depth))
            elif value.kind == "outside":
                found.append(self._of_outside(value, arguments))
        return union(found)

    def _of_symbol(
        self, value: Value, arguments: Callable[[], tuple[Values, ...]], own: Value | None, depth: int
    ) -> Values:
        definition = self._program.definition(value)
        if definition.kind in TYPES:
            return (Value("instance", value.path, value.definition, arguments=arguments()),)
        if definition.kind == "type_alias":
            return self.values(Place(value.path, definition.scope), definition.annotation, own, -1, depth + 1)
        if definition.kind == "function" and self._program.semantics.scoping.open_objects:
            return (Value("instance", value.path, value.definition),)
        return ()

    def _of_outside(self, value: Value, arguments: Callable[[], tuple[Values, ...]]) -> Values:
        match self._program.semantics.library.forms.get(value.name):
            case "union":
                return union(arguments())
            case "first":
                return union(arguments()[:1])
            case "class":
                return tuple(
                    entry._replace(kind="symbol" if entry.kind == "instance" else "outside")
                    for entry in union(arguments()[:1])
                )
            case "nothing":
                return ()
        return (Value("outside-instance", name=value.name, arguments=arguments()),)
