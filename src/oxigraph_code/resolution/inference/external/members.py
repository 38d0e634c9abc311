"""Typed members of library classes, and relations that library descriptors declare.

For maintainers: everything known of a library is data in ``Library.external``. A class of the program that derives from
a generic class of a library without type arguments takes them at its instances: a query set has the class of its rows.
A relation declared in one file adds a member to a class in another; both ends are found by names that files declare for
others (``Program.shared``), and each name that is looked up leaves its mark. This module must not know any library.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from oxigraph_code.facts import Binding, RecordedArgument
from oxigraph_code.facts.access_paths import call_number, text_in
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.language.type_model import TypeExpr
from oxigraph_code.resolution.model.evaluator import CallArguments, Evaluator
from oxigraph_code.resolution.model.values import TYPES, Value, Values, union
from oxigraph_code.resolution.program.program import Program

MAX_CANDIDATES: Final = 32
DERIVED: Final = ">"
"""The suffix of the names of bases among ambient names."""
INHERITED_REVERSE: Final = "<*"
"""The ambient name of relations with a pattern for the reverse names of inheriting classes."""
REVERSE: Final = "<"
"""The suffix of reverse names among ambient names."""
IMPLIED_REVERSE: Final = "<?"
"""The suffix of reverse names that are not stated but follow from the name of a class."""

Declared = tuple[str, int]
"""A file and the number of a definition in it."""


class ExternalMembers(EvaluationRule):
    """Members that library data gives to classes of the program and of libraries."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._types = self._library.external
        self.forwarding: Mapping[str, int] = self._library.deref_target if self._types.owned else {}
        self._parameters = frozenset(name for _, name in self._types.parameters)
        self.members = self._types.members
        self.reads = self._types.reads

    def read(self, receiver: Value, owner: str, name: str) -> Values:
        """Read the value of a member that a library class ``owner`` declares for the receiver."""
        template = self.reads.get((owner, name))
        if template is not None:
            return self._rules.external_types.filled(template, self.plain(receiver), None)
        qualified = f"{owner}{self._semantics.separator}{name}"
        return (self._program.external(qualified, arguments=self.arguments(receiver, owner)),)

    def filled(self, template: TypeExpr, receiver: Value, handed: CallArguments | None, depth: int) -> Values:
        """Return the values of a template of ``EXTERNAL_FORMS``; see ``ExternalTypes``."""
        name, arguments = template.name, template.arguments
        if name == "own":
            is_external = receiver.is_external
            return (self._program.as_kind(receiver, "external_instance" if is_external else "instance"),)
        if name == "model":
            return self.other_end(handed)
        if name == "only":
            return self._only(receiver.path, tuple(entry.name for entry in arguments))
        fill = self._rules.external_types.filled
        if name == "or":
            return next((found for entry in arguments if (found := fill(entry, receiver, handed, depth + 1))), ())
        inner = fill(arguments[0], receiver, handed, depth + 1)
        if name == "new":
            return self.instances(inner)
        if name == "class":
            return tuple(self._program.class_of(entry) for entry in inner if entry.is_instance)
        if name == "of":
            return self.with_arguments(
                inner, tuple(fill(entry, receiver, handed, depth + 1) for entry in arguments[1:])
            )
        return union(self._evaluator.of_member(entry, name[1:]) for entry in inner)

    def plain(self, receiver: Value) -> Value:
        """Return the receiver itself; for a parent view of an instance, that instance."""
        return self._program.instance(*receiver.target) if receiver.kind == "parent" else receiver

    def arguments(self, receiver: Value, owner: str = "") -> tuple[Values, ...]:
        """Return the type arguments of an instance as one of a library class."""
        if not receiver.is_instance:
            return ()
        if receiver.arguments or receiver.kind != "instance":
            return receiver.arguments
        bases = self._rules.external_bases(receiver)
        return next((base.arguments for base in bases if base.arguments and owner in ("", base.name)), ())

    def names(self, value: Value) -> set[str]:
        """Return the names of the library classes that a value is an instance of."""
        if value.kind == "external_instance":
            return {value.name}
        return self._rules.hierarchy.outside(value) if value.kind == "instance" and self.members else set()

    def is_owned(self, value: Value) -> bool:
        """Return true if the value's class takes its owner for a type argument."""
        return bool(self._types.owned) and not self._types.owned.isdisjoint(self.names(value))

    def with_arguments(self, values: Values, arguments: tuple[Values, ...]) -> Values:
        """Return the values with type arguments where they have none."""
        value = self._program.value
        return tuple(
            value(entry.kind, entry.path, entry.definition, entry.name, arguments)
            if entry.is_instance and not any(entry.arguments)
            else entry
            for entry in values
        )

    def as_seen_from(self, receiver: Value, values: Values) -> Values:
        """Pass the receiver's type arguments on to the result of a method.

        Results of the same class get its arguments, and are of the receiver's class if that derives from theirs. What
        forwards to its type argument forwards to the class that it is taken from.
        """
        if self.forwarding and not any(receiver.arguments) and receiver.path and receiver.kind != "module":
            owner = self._program.as_kind(self.plain(receiver), "instance")
            forwards = [value.name in self.forwarding and value.name in self._types.owned for value in values]
            pairs = zip(values, forwards, strict=True)
            return union(self.with_arguments((value,), ((owner,),)) if is_its else (value,) for value, is_its in pairs)
        if not self._types.owned or not any(receiver.arguments):
            return values
        if not (self.is_owned(receiver) or receiver.name in self.forwarding):
            return values
        order = self._rules.hierarchy.order(self._program.symbol(*receiver.target)) if receiver.path else ()
        found = []
        for value in values:
            if value.is_instance and not any(value.arguments) and self.is_owned(value):
                is_own = value.kind == "instance" and self._program.symbol(*value.target) in order
                found.append((receiver,) if is_own else self.with_arguments((value,), receiver.arguments))
            else:
                found.append((value,))
        return union(found)

    def attribute(self, value: Value, receiver: Value) -> Values:
        """Return the value of reading a class attribute from a receiver.

        Descriptors of libraries declare its type, and managers belong to the class that they are read from.
        """
        names = self.names(value)
        if not self._types.owned.isdisjoint(names):
            owner = self._program.as_kind(self.plain(receiver), "instance")
            is_owner = owner.kind == "instance" and bool(owner.path)
            return self.with_arguments((value,), ((owner,),)) if is_owner else (value,)
        if receiver.kind == "symbol":
            return (value,)
        for name in names:
            if (template := self._types.attributes.get(name)) is not None:
                return self._rules.external_types.filled(template, value, None)
        return (value,)

    def constructed(self, instance: Value, handed: CallArguments | None) -> Value:
        """Make an instance of an own descriptor class, with the class at the other end of its relation."""
        if handed is None or not self._types.reverse or instance.arguments:
            return instance
        if self._types.reverse.keys().isdisjoint(self.names(instance)):
            return instance
        target = self.other_end(handed)
        return self._program.instance(*instance.target, arguments=(target,)) if target else instance

    def is_made_by_keywords(self, symbol: Value) -> bool:
        """Return true if keyword arguments of a constructor set members of their names.

        That is so if no constructor of the program has named parameters only.
        """
        if not self._rules.is_of_class(symbol):
            return False
        definition = self._program.definition
        for name in self._object_model.constructors:
            for method in self._evaluator.of_member(self._program.as_kind(symbol, "instance"), name, is_value=False):
                is_known = method.kind == "symbol" and definition(method).kind == "method"
                if is_known and not any(entry.kind == "keyword_rest" for entry in definition(method).parameters):
                    return False
        return True

    def other_end(self, handed: CallArguments | None) -> Values:
        """Return instances of the class that a relation's declaration names, first or by a keyword."""
        if handed is None:
            return ()
        arguments = self._program.names(handed.path).arguments
        positions = (handed.number, *(f"{handed.number}.{keyword}" for keyword in self._types.keywords))
        entries = next((found for position in positions if (found := arguments.get(position))), ())
        return union(self._named(handed.path, entry) for entry in entries)

    def _named(self, path: str, entry: RecordedArgument) -> Values:
        if text := text_in(entry.value):
            return self._by_text(path, entry.scope, entry.line, text)
        scope = entry.value_scope if entry.value_scope >= 0 else entry.scope
        return self.instances(self._evaluator.read(path, scope, entry.line, entry.value)) if entry.value else ()

    def instances(self, values: Values) -> Values:
        """Return an instance of each class among values."""
        program = self._program
        return tuple(
            program.as_kind(value, "instance" if value.kind == "symbol" else "external_instance")
            for value in values
            if value.kind == "external" or program.symbol_kind(value) in TYPES
        )

    def _by_text(self, path: str, scope: int, line: int, text: str) -> Values:
        """Return an instance of the class that a string literal names, in a declaration.

        Of several that are equally near, the one that the name means there.
        """
        facts = self._program.files[path]
        if text == self._types.own_class:
            owner = facts.scopes[scope].definition
            return (self._program.instance(path, owner),) if owner >= 0 else ()
        around, _, name = text.rpartition(".")
        candidates = [
            entry
            for entry in self._declared(name.lower())
            if self._program.files[entry[0]].definitions[entry[1]].name == name
            and _is_within(entry[0], around)
            and self._is_related(self._program.instance(*entry))
        ]
        chosen = _nearest(path, candidates)
        if chosen is None and len(candidates) > 1 and not around:
            meant = self.instances(self._evaluator.read(path, scope, line, text))
            return tuple(value for value in meant if value.kind == "instance" and value.target in candidates)
        return (self._program.instance(*chosen),) if chosen is not None else ()

    def _only(self, path: str, bases: tuple[str, ...]) -> Values:
        """Return the nearest class of the program that derives from any of the library classes ``bases``."""
        names = dict.fromkeys(base.rpartition(".")[2] for base in bases)
        declared = dict.fromkeys(entry for name in names for entry in self._declared(name + DERIVED))
        candidates = [entry for entry in declared if not self.names(self._program.instance(*entry)).isdisjoint(bases)]
        chosen = _nearest(path, candidates)
        return (self._program.symbol(*chosen),) if chosen is not None else ()

    def parameter(self, path: str, binding: Binding) -> Values:
        """Return the type of a parameter in a method that overrides or implements a library method."""
        facts = self._program.files[path]
        scope = facts.scopes[binding.scope]
        if scope.definition < 0 or binding.name not in self._parameters or facts.scopes[scope.parent].kind != "class":
            return ()
        owner = facts.scopes[scope.parent].definition
        if facts.definitions[scope.definition].kind != "method" or owner < 0:
            return ()
        receiver = self._program.instance(path, owner)
        for name in sorted(self.names(receiver)):
            if (template := self._types.parameters.get((name, binding.name))) is not None:
                return self._rules.external_types.filled(template, receiver, None)
        return ()

    def _is_related(self, instance: Value) -> bool:
        return not self._types.related.isdisjoint(self.names(instance))

    def _declared(self, name: str) -> Sequence[Declared]:
        """Return the few ambient definitions of a name; none of a common one."""
        found = self._program.declared_anywhere(name)
        return found if len(found) <= MAX_CANDIDATES else ()

    def reverse(self, receiver: Value, name: str) -> Values:
        """Return the value of a reverse name that a relation in another class adds to instances."""
        if not self._types.related or receiver.kind != "instance" or not self._is_related(receiver):
            return ()
        written, implied = self._declared(name + REVERSE), self._declared(name + IMPLIED_REVERSE)
        inherited = self._declared(INHERITED_REVERSE)
        if not written and not implied and not inherited:
            return ()
        order = self._rules.hierarchy.order(self._program.symbol(*receiver.target))
        groups = [self._of_declaration(entry, self._owner(entry), order) for entry in written]
        groups += [self._of_declaration(entry, self._owner(entry), order, name) for entry in implied]
        for entry in inherited:
            for heir, form in self._heirs_called(entry, name):
                groups.append(self._of_declaration(entry, heir, order, "" if form else name))
        return union(groups)

    def _owner(self, field: Declared) -> Declared:
        """Return the class that a field belongs to."""
        path, index = field
        facts = self._program.files[path]
        return path, facts.scopes[facts.definitions[index].scope].definition

    def _heirs_called(self, field: Declared, name: str) -> Iterator[tuple[Declared, str]]:
        """Yield the classes that inherit a relation, with the reverse name pattern if one is stated.

        Only those whose reverse name is ``name``.
        """
        path, index = field
        names = self._program.names(path)
        definition = names.facts.definitions[index]
        meaning = names.in_scope(definition.scope, definition.name)
        number = call_number(meaning.bindings[0].value) if meaning and meaning.bindings else ""
        entries = [
            entry for word in self._types.reverse_keywords for entry in names.arguments.get(f"{number}.{word}", ())
        ]
        forms = [text_in(entry.value) or entry.value for entry in entries]
        owner = self._program.symbol(*self._owner(field))
        for form in forms or dict.fromkeys(self._types.reverse_names.values()):
            match = self._reverse_pattern(form).fullmatch(name)
            for heir in self._declared(match["name"]) if match is not None else ():
                symbol = self._program.symbol(*heir)
                is_called_so = self._program.definition(symbol).name.lower() == match["name"] if match else False
                if is_called_so and owner in self._rules.hierarchy.order(symbol):
                    yield heir, form if forms else ""

    def _reverse_pattern(self, form: str) -> re.Pattern[str]:
        """Return the reverse names of a form, with the name of the class that declares the relation."""
        pattern = re.escape(form)
        for word in (re.escape(self._types.own_name), re.escape("{}")):
            pattern = pattern.replace(word, r"(?P<name>\w+)", 1) if word else pattern
        for word in self._types.other_names:
            pattern = pattern.replace(re.escape(word), r"\w+")
        return re.compile(pattern)

    def _of_declaration(self, field: Declared, owner: Declared, order: tuple[Value, ...], implied: str = "") -> Values:
        """Return the member that a relation adds to a class of an MRO.

        Its name is stated there, or ``implied`` by the kind of the relation.
        """
        path, index = field
        names = self._program.names(path)
        definition = names.facts.definitions[index]
        meaning = names.in_scope(definition.scope, definition.name)
        if meaning is None or owner[1] < 0:
            return ()
        class_name = self._program.files[owner[0]].definitions[owner[1]].name.lower()
        groups: list[Values] = []
        for value in self._evaluator.values_of_bindings(path, meaning):
            targets = union(value.arguments[:1])
            if not any(entry.kind == "instance" and self._program.symbol(*entry.target) in order for entry in targets):
                continue
            for kind in self.names(value) & self._types.reverse.keys():
                if implied and self._types.reverse_names.get(kind, "").format(class_name) != implied:
                    continue
                seen = self._program.external_instance(kind, arguments=((self._program.instance(*owner),),))
                groups.append(self._rules.external_types.filled(self._types.reverse[kind], seen, None))
        return union(groups)


def _is_within(path: str, names: str) -> bool:
    """Return true if all of some dotted names stand in a path, in their order."""
    parts = iter(posixpath.splitext(path)[0].split("/"))
    return all(name in parts for name in names.split(".")) if names else True


def _nearest(path: str, candidates: list[Declared]) -> Declared | None:
    """Return the candidate whose file shares most of its folders with a path, if there is one such."""
    if len(candidates) < 2:
        return candidates[0] if candidates else None
    shared = [len(_common(path, entry[0])) + (entry[0] == path) for entry in candidates]
    nearest = [entry for entry, length in zip(candidates, shared, strict=True) if length == max(shared)]
    return nearest[0] if len(nearest) == 1 else None


def _common(path: str, other: str) -> list[str]:
    """Return the folders that two paths begin with."""
    parts = list(zip(path.split("/")[:-1], other.split("/")[:-1], strict=False))
    return [part for nth, (part, _) in enumerate(parts) if all(one == two for one, two in parts[: nth + 1])]
