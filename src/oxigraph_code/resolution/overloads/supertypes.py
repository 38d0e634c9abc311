"""The supertypes of an instance, each with its type arguments, and conversions between types.

For maintainers: a class of the program and one of a library are asked in the same way. The order of supertypes is that
in which members are looked up: classes before interfaces, and every type before its own supertypes. This module must
not know members.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from oxigraph_code.resolution.language.type_model import TypeExpr
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Value, Values, union
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program

COMPANION: Final = "companion"
"""The modifier of an object in a class whose members are members of the class."""
_MAX_SUPERTYPES: Final = 128
_MAX_BASES: Final = 32
_MAX_DEPTH: Final = 12


class Supertypes(InferenceRule):
    """The supertypes of the types of a program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._classes = self._library.classes
        self._types = self._library.value_types
        self._array = self._library.array
        self._final = frozenset((self._array, self._types.text, *self._types.boxes.values()))

    def parents(self, value: Value) -> Values:
        """View an instance as one of each type that its class names as a base, in any of its declarations."""
        return self._evaluator.memoized(self._parents, value)

    def _parents(self, value: Value) -> Values:
        if value.kind == "external_instance":
            declared = self._classes.get(value.name)
            if declared is None:
                return ()
            return union(self.filled(base, self.environment(value)) for base in declared.bases)
        if value.kind != "instance":
            return ()
        definition = self._program.definition(value)
        place = self._program.place(value.path, definition.scope)
        body = self._program.body(value)
        texts = (*definition.bases, *definition.implements)
        found = [self._evaluator.of_annotation(place, text, value, body) for text in texts[:_MAX_BASES]]
        implicit = (self._semantics.read_annotation(text) for text in self._semantics.implicit_bases(definition))
        for base in implicit:
            if base is not None:
                own = tuple((value,) for _ in base.arguments)
                found.append((self._program.external_instance(base.name, arguments=own),))
        return tuple(entry for entry in (*self.declarations(value)[1:], *union(found)) if entry.is_instance)

    def _companions(self, value: Value) -> Iterator[Value]:
        """Yield the objects in a class whose members it has as its own."""
        if value.kind == "instance":
            body = self._program.body(value)
            for number, entry in enumerate(self._program.files[value.path].definitions):
                if COMPANION in entry.modifiers and entry.scope == body:
                    yield self._program.instance(value.path, number)

    def declarations(self, value: Value) -> Values:
        """View an instance as one of each declaration of its class, its own first."""
        if value.kind != "instance":
            return (value,)
        declared = self._program.declarations(self._program.class_of(value))
        others = (entry for entry in declared if entry.target != value.target)
        return (value, *(self._program.instance(*entry.target, arguments=value.arguments) for entry in others))

    def superclass(self, value: Value) -> Value:
        """Return an instance as one of the class that its class extends, by default the root."""
        declared = self.declarations(value)
        parents = (entry for own in declared for entry in self.parents(own) if entry not in declared)
        classes = (entry for entry in parents if not self.is_interface(entry))
        return next(classes, self._program.external_instance(self._types.root))

    def environment(self, value: Value) -> Mapping[str, Values]:
        """Map the type parameters of an external class to the arguments of an instance."""
        declared = self._classes.get(value.name)
        return dict(zip(declared.parameters, value.arguments, strict=False)) if declared is not None else {}

    def filled(self, written: TypeExpr, known: Mapping[str, Values], depth: int = 0) -> Values:
        """Fill a library type with the values of its type parameters, and return its instances."""
        if depth > _MAX_DEPTH:
            return ()
        if not written.name:
            return union(self.filled(entry, known, depth + 1) for entry in written.arguments)
        if written.form != "outside":
            return known.get(written.name, ())
        arguments = tuple(self.filled(entry, known, depth + 1) for entry in written.arguments)
        return (self._program.external_instance(written.name, arguments=arguments),)

    def linear(self, value: Value) -> Values:
        """Return an instance and all that it is an instance of, in the order of member lookup."""
        return self._evaluator.memoized(self._linear, value)

    def _linear(self, value: Value) -> Values:
        finished: list[Value] = []
        seen: set[tuple[str, int, str]] = set()
        waiting: list[tuple[Value, bool]] = [(value, False)]
        while waiting and len(seen) < _MAX_SUPERTYPES:
            entry, is_done = waiting.pop()
            if is_done:
                finished.append(entry)
            elif (key := class_key(entry)) not in seen:
                seen.add(key)
                waiting.append((entry, True))
                # The last one is finished first, so that the first one comes first in the end.
                waiting += [(base, False) for base in (*self.parents(entry), *self._companions(entry))]
        found = tuple(reversed(finished))
        root = self._program.external_instance(self._types.root)
        if not root.name or self.is_value(value) or root in found:
            return found
        # The root is the last superclass of a class, and comes after the supertypes of an interface.
        classes = next((nth for nth, entry in enumerate(found) if self.is_interface(entry)), len(found))
        place = classes or len(found)
        return (*found[:place], root, *found[place:])

    def is_interface(self, value: Value) -> bool:
        """Return true for an instance of an interface."""
        if value.kind == "instance":
            return self._program.definition(value).kind == "trait"
        declared = self._classes.get(value.name)
        return declared is not None and declared.is_interface

    def as_class(self, value: Value, other: Value) -> Value | None:
        """Return an instance as one of the class of another instance."""
        key = class_key(other)
        return next((entry for entry in self.linear(value) if class_key(entry) == key), None)

    def is_value(self, value: Value) -> bool:
        """Return true for a type of values that are no objects."""
        return value.kind == "external_instance" and value.name in self._types.names

    def boxed(self, value: Value) -> Value:
        """Return the class of a value that is no object; any other instance itself."""
        box = self._types.boxes.get(value.name, "") if value.kind == "external_instance" else ""
        return self._program.external_instance(box) if box else value

    def is_subtype(self, value: Value, other: Value, *, is_open: bool = False) -> bool:
        """Return true if an instance is one of another type without conversion of its value.

        If ``is_open``, also if it may be one because nothing is known of the supertypes of its class.
        """
        if self.is_value(value) or self.is_value(other):
            if value.name == self._types.absent and value.kind == "external_instance":
                return not self.is_value(other)
            is_same = value.name == other.name and value.kind == other.kind
            return is_same or (self.is_value(other) and other.name in self._types.wider.get(value.name, ()))
        if (other.is_external and other.name == self._types.root) or class_key(value) == class_key(other):
            return other.name != self._array or self._elements_agree(value, other, is_open=is_open)
        found = self.linear(value)
        key = class_key(other)
        if any(class_key(entry) == key for entry in found):
            return True
        # Classes of other libraries inherit from none of the program, and nothing from a text or a boxed value.
        return (
            is_open
            and other.is_external
            and other.name not in self._final
            and any(
                entry.is_external and entry.name not in self._classes and entry.name != self._types.root
                for entry in found
            )
        )

    def _elements_agree(self, value: Value, other: Value, *, is_open: bool) -> bool:
        pairs = list(zip(value.arguments[:1], other.arguments[:1], strict=False))
        if value.name != self._array or not pairs:
            return True
        if not all(pairs[0]):  # a type parameter without a value, which stands for objects
            return not any(map(self.is_value, (*pairs[0][0], *pairs[0][1])))
        one, another = pairs[0][0][0], pairs[0][1][0]
        if self.is_value(one) or self.is_value(another):
            return class_key(one) == class_key(another)
        return self.is_subtype(one, another, is_open=is_open)

    def converts(self, value: Value, other: Value, *, is_open: bool = False) -> bool:
        """Return true if an instance is one of another type, or converts to it between values and objects."""
        if self.is_value(value) and not self.is_value(other):
            is_absent = value.name == self._types.absent
            return is_absent or self.is_subtype(self.boxed(value), other, is_open=is_open)
        if self.is_value(other) and not self.is_value(value):
            unboxed = next((name for name, box in self._types.boxes.items() if box == value.name), "")
            return bool(unboxed) and self.is_subtype(self._program.external_instance(unboxed), other)
        return self.is_subtype(value, other, is_open=is_open)

    def promoted(self, values: Values) -> Values:
        """Promote the types of alternatives or operands to the common type of their expression."""
        values = tuple(value for value in values if value.name != self._types.absent) or values
        if len(values) < 2:
            return values
        if any(value.name == self._types.text and value.kind == "external_instance" for value in values):
            return (self._program.external_instance(self._types.text),)
        unboxed = {box: name for name, box in self._types.boxes.items()}
        names = [unboxed.get(value.name, value.name) for value in values if value.kind == "external_instance"]
        if len(names) < len(values) or any(name not in self._types.names for name in names):
            return tuple(
                value
                for value in values
                if not any(other is not value and self.is_subtype(value, other) for other in values)
            )
        widest = max(names, key=lambda name: -len(self._types.wider.get(name, ())))
        return (self._program.external_instance(widest),)


def class_key(value: Value) -> tuple[str, int, str]:
    """Return the class of an instance, without type arguments."""
    return value.path, value.definition, value.name


def are_same_classes(values: Values, others: Values) -> bool:
    """Return true if instances are of the same classes, whatever their type arguments are."""
    return list(map(class_key, values)) == list(map(class_key, others))
