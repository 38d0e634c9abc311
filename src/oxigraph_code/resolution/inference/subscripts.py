"""Elements: the values of iteration, subscripts and destructuring.

For maintainers: an instance of a class of the program has its own methods for that first, then those that its class
inherits from external classes. An unknown key may mean any element. Other callers may pass another key too, which makes
no resolved call wrong; see ``argument_flow``. This module must not know names; the evaluator resolves them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from oxigraph_code.facts.access_paths import (
    AWAIT,
    EACH,
    ELEMENT,
    SLICE,
    CallbackStep,
    IndexStep,
    SliceStep,
    is_subscript,
    parse_step,
    position_of,
)
from oxigraph_code.resolution.inference.narrowing import TOLD
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import TYPES, Site, Value, Values, union

_UNNAMED: Final = "[!]"
"""The step to a literal key that is no name."""
_CALLED: Final = frozenset({"function", "method", "class"})
_LONGEST: Final = 4
"""The longest chain of imports of a key."""
_STORED: Final = frozenset({"variable", "constant"})
_ANY: Final = (ELEMENT,)


class Subscripts(EvaluationRule):
    """The elements of values."""

    def _of_anything(self, value: Value, step: CallbackStep) -> Values:
        """Return the value that a method which every type has passes to its callback."""
        template = self._library.result_types.get(("", step.key))
        if template is None or (value.kind == "instance" and self._is_own(value, step.method)):
            return ()
        return self._rules.external_types.filled(template, value, None)

    def element(self, value: Value, step: str) -> Values:
        """Evaluate iteration (``[*]``), a subscript (``[]``) or the element at a position."""
        parsed = parse_step(step)
        if isinstance(parsed, SliceStep) and step != SLICE:
            part = self._rules.literals.part(value, parsed) if value.kind == "object" else None
            return (part,) if part is not None else self.element(value, SLICE)
        if value.kind == "object" and value.name:
            if step != ELEMENT and (there := self._rules.literals.at(value, step)) is not None:
                return there
            value = self._rules.literals.as_array(value)
        if value.kind == "symbol":
            return self._of_definition(value, step)
        if step == SLICE and value.kind == "instance" and step not in self._library.steps:
            return (value,)
        if value.kind == "external_instance":
            return self._of_outside(value, step)
        if value.kind == "object":
            if isinstance(parsed, IndexStep) and parsed.key.isdecimal():
                return self._evaluator.of_member(value, parsed.key)
            return self._rules.dynamic_members.one_of(value) if step == ELEMENT else ()
        if value.kind == "record" and step == ELEMENT:
            return self._evaluator.of_member(value, ELEMENT)
        if value.kind != "instance":
            return ()
        if isinstance(parsed, CallbackStep):
            handed = self._rules.callback_parameters.handed_over(value, parsed)
            seen = (
                self._rules.external_types.as_one_of_a_trait(value, parsed.key) if self._library.result_types else None
            )
            return handed or (self.element(seen, step) if seen is not None else self._of_anything(value, parsed))
        if step == EACH and self._library.iteration:
            return self._iterated(value)
        return self._by_methods(value, step)

    def under(self, value: Value, step: str) -> Values:
        """Infer the values of a subscript with a literal key; a name prefers the member, if there is one."""
        if step in TOLD:
            return self._rules.narrowing.asserted(value)
        if step == _UNNAMED:
            return self.element(value, ELEMENT) if value.kind != "object" else ()
        parsed = parse_step(step)
        name = parsed.key if isinstance(parsed, IndexStep) else ""
        if not name.replace("-", "_").isidentifier():
            return self._evaluator.of_member(value, step, is_value=False) if "." in name else self.element(value, step)
        if value.kind == "object" and value.name == self._library.mapping:
            return self.element(value, step)
        if value.kind == "instance" and self._inherits(value, self._library.typed_dicts):
            return self._evaluator.of_member(value, name)
        # In many languages no member has such a name.
        is_open = self._object_model.assigns_members or value.kind == "object"
        return (self._evaluator.of_member(value, step) if is_open else ()) or self.element(value, ELEMENT)

    def _inherits(self, instance: Value, names: frozenset[str]) -> bool:
        """Return true if the class of an instance inherits from any of the external classes."""
        return bool(names) and not names.isdisjoint(self._rules.hierarchy.outside(instance))

    def _of_definition(self, value: Value, step: str) -> Values:
        parsed = parse_step(step)
        if isinstance(parsed, CallbackStep) and not parsed.method:
            return self._rules.callback_parameters.parameter_of_function(value, None, int(parsed.position))
        if not self._library.enumerations or self._program.definition(value).kind not in TYPES:
            return ()
        instance = self._program.as_kind(value, "instance")
        if self._inherits(instance, self._library.enumerations):
            return (instance,)
        return (value,) if step == ELEMENT and self._takes_types(value) else ()

    def _takes_types(self, value: Value) -> bool:
        """Return true if a class takes type arguments in brackets."""
        if not self._library.class_getter:
            return False
        for entry in self._rules.hierarchy.order(self._program.symbol(value.path, value.definition)):
            names = self._program.names(entry.path) if entry.kind == "symbol" else None
            if names is not None and names.bound.type_parameters(names.body.get(entry.definition, -1)):
                return True
        return self._is_own(value, self._library.class_getter)

    def _of_outside(self, value: Value, step: str) -> Values:
        is_place = value.name in self._library.external.members and position_of(step) >= 0
        step = ELEMENT if is_place else step
        parsed = parse_step(step)
        key = parsed.key if isinstance(parsed, CallbackStep) else step
        template = self._library.result_types.get((value.name, key))
        if template is not None:
            return self._rules.external_types.filled(template, value, None)
        forward = self._library.deref_target.get(value.name, -1)
        if 0 <= forward < len(value.arguments):
            return union(self.element(entry, step) for entry in value.arguments[forward])
        if isinstance(parsed, CallbackStep):
            return self._of_anything(value, parsed)
        if step == EACH and value.name in self._library.pairs:
            return (
                self._program.value(
                    "external_instance", name=self._library.pairs[value.name], arguments=value.arguments
                ),
            )
        if value.name in self._library.tuples:
            return self._in_row(value.arguments, step)
        index = self._library.elements.get((value.name, step), -1)
        if index < 0 and position_of(step) >= 0:
            index = self._library.elements.get((value.name, ELEMENT), -1)
        held = value.argument(index)
        return held if step == EACH else self.one_of(held)

    def one_of(self, values: Values, *, is_all: bool = True) -> Values:
        """Join callables into a choice if there are, or may be, several; keep other values."""
        called = tuple(value for value in values if (len(values) > 1 or not is_all) and self.is_called(value))
        if len(called) < 1 + is_all or (is_all and self._are_signatures(called)):
            return values
        return (*(value for value in values if value not in called), self._program.value("choice", arguments=(called,)))

    def _are_signatures(self, called: Values) -> bool:
        """Return true if all of them are overloads of one function."""
        first = called[0]
        if any(value.kind != "symbol" or value.path != first.path for value in called):
            return False
        definitions = [self._program.definition(value) for value in called]
        name = definitions[0].qualified_name
        bodies = [entry for entry in definitions if "overload" not in entry.modifiers]
        return len(bodies) < 2 and all(entry.qualified_name == name for entry in definitions)

    def one_like(self, values: Values) -> Values:
        """Replace functions by a choice of unknown functions with their type; keep other values."""
        called = tuple(filter(self.is_function, values))
        return (self._program.value("choice", name="typeof", arguments=(called,)),) if called else values

    def is_function(self, value: Value) -> bool:
        """Return true if a value is a function and no class."""
        return self.is_called(value) and not self._rules.is_of_class(value)

    def is_called(self, value: Value) -> bool:
        return value.kind in ("closure", "wrapped") or (self._program.symbol_kind(value) in _CALLED)

    def _in_row(self, types: tuple[Values, ...], step: str) -> Values:
        """Return the element of a tuple at a position, or any of an array."""
        position = position_of(step)
        if position < 0:
            return union(types) if all(types) and step != SLICE else ()
        if len(types) == 1:
            return types[0]
        return types[position] if position < len(types) else ()

    def _by_methods(self, value: Value, step: str) -> Values:
        """Return the element by methods of a class of the program."""
        for members in self._library.steps.get(ELEMENT if position_of(step) >= 0 else step, ()):
            # The dereferenced type may have the method.
            if not members or self._library.deref_method or self._is_own(value, members[0]):
                found = self._through(value, members, step)
                return found if self._is_in_place(value, step, found) else ()
        return self._inherited(value, step)

    def _is_in_place(self, value: Value, step: str, found: Values) -> bool:
        """Return true if the method returns the element that destructuring yields; it iterates if it can."""
        each = self._library.steps.get(EACH, ()) if position_of(step) >= 0 else ()
        iterated = (self.element(value, EACH) for members in each if self._is_own(value, members[0]))
        return all(entry in ((), found) for entry in iterated)

    def _is_own(self, value: Value, name: str) -> bool:
        found = self._evaluator.find_member(value, name)
        return found is not None and found.meaning is not None

    def _through(self, owner: Value, members: tuple[str, ...], step: str) -> Values:
        """Follow a chain of method calls, and then the step of an external value."""
        if not members:
            return (owner,)
        if owner.kind == "external_instance" and step == EACH and members[0] != AWAIT:
            return self._of_outside(owner, step)
        return union(self._through(entry, members[1:], step) for entry in self._called(owner, members[0]))

    def _called(self, owner: Value, name: str) -> Values:
        if name[0] == ".":
            return self._evaluator.of_member(owner, name[1:])
        members = self._evaluator.of_member(owner, name, is_value=False)
        if name == AWAIT:
            return members or (owner,)
        return union(self._evaluator.call_result(entry, owner) for entry in members)

    def _inherited(self, value: Value, step: str) -> Values:
        """Return the element by the external classes that a class inherits from."""
        for base in self._rules.external_bases(value):
            if base.name in self._library.records:
                return self._in_row(tuple(self._fields(value)), step)
            if found := self._of_outside(base, step):
                return (value,) if found == (base,) else found
        return ()

    def _fields(self, value: Value) -> list[Values]:
        """Return the types of the fields of a named tuple, in order."""
        order = self._rules.hierarchy.order(self._program.symbol(value.path, value.definition))
        owner = [entry for entry in order if entry.kind == "symbol"][-1]
        facts = self._program.files[owner.path]
        body = self._program.body(owner)
        fields = [entry for entry in facts.definitions if entry.scope == body and entry.kind == "field"]
        return [self._evaluator.of_member(value, entry.name) for entry in fields if entry.annotation]

    def _iterated(self, value: Value) -> Values:
        """Evaluate iteration over an instance of a class that the program defines."""
        for nth, name in enumerate(self._library.iteration):
            called = self._evaluator.of_member(value, name, is_value=False)
            given = union(self._evaluator.call_result(entry, value) for entry in called)
            if given and given != (value,):
                return union(self.element(entry, EACH if nth else "[?]") for entry in given)
        return ()


class SubscriptKeys(EvaluationRule):
    """The keys in the files of a program."""

    def steps(self, place: Site, name: str) -> Iterable[str]:
        """Return the subscripts that a name may stand for at a site."""
        path, meaning = place.path, self._rules.visible_bindings.lookup(place, name)
        for _ in range(_LONGEST):
            entry = meaning.imports[0] if meaning.count == 1 and meaning.imports else None
            module = self._program.module(path, entry.path) if entry is not None and entry.kind == "symbol" else None
            if entry is None or module is None or module.kind != "module":
                break
            path = module.path
            meaning = self._program.names(path).in_scope(0, entry.name) or Bindings(-1)
        return self._bound(path, meaning) or _ANY

    def _bound(self, path: str, meaning: Bindings) -> Iterable[str]:
        """Return the key that a name is bound to in a file, if it is bound to a key."""
        definitions = self._program.files[path].definitions
        are_stored = all(definitions[index].kind in _STORED for index in meaning.definitions)
        if len(meaning.bindings) != 1 or meaning.imports or not are_stored:
            return ()
        binding = meaning.bindings[0]
        if binding.kind == "parameter":
            return self._rules.argument_flow.keys(path, binding)
        return (binding.value,) if is_subscript(binding.value) and binding.kind == "variable" else ()
