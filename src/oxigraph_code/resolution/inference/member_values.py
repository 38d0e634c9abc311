"""Members of values: the ways in which languages find the member of a receiver.

For maintainers: there is one class for each form of object model. A form says where it differs from classes in a
fixed hierarchy. This module must not know call sites.
"""

from __future__ import annotations

from oxigraph_code.facts.access_paths import AWAIT
from oxigraph_code.resolution.incremental.memo import Memoized
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.symbols import Bindings, Member
from oxigraph_code.resolution.model.values import CLASS_SIDE, HAVE_MEMBERS, TYPES, Value, Values, union
from oxigraph_code.resolution.program.program import Program


class ClassMembers(EvaluationRule):
    """Members of instances, classes, modules and external values, in a fixed class hierarchy."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._reads = self._object_model.readers_of
        self.has_readers = bool(self._object_model.readers and self._library.external.attributes)
        self._construction = self._object_model.construction or None
        self._of_classes = Memoized(self._of_class, self._rules.memo)

    def find(self, receiver: Value, name: str, *, is_value: bool = False) -> Member | None:
        """Look up a member in the MRO of the receiver's class, or of the class that the receiver is."""
        order = self._rules.hierarchy.order(self._program.symbol(receiver.path, receiver.definition))
        if receiver.kind == "parent":
            order = order[order.index(receiver.arguments[0][0]) + 1 :]
        found = self._of_order(order, receiver, name, is_value=is_value)
        if (
            found is None
            and receiver.kind == "symbol"
            and (metaclass := self._rules.hierarchy.metaclass(order[0])) is not None
        ):
            found = self._rules.members.find(self._rules.hierarchy.order(metaclass), name, is_value=is_value)
        return found

    def _of_order(self, order: tuple[Value, ...], receiver: Value, name: str, *, is_value: bool) -> Member | None:
        return self._rules.members.find(order, name, is_value=is_value)

    def member(self, receiver: Value, name: str, *, is_value: bool = True) -> Values:
        """Return the values of a member of a receiver."""
        if receiver.kind == "wrapped":
            return ()
        if name == AWAIT and self._library.await_identity and not receiver.is_external:
            return (receiver,)
        if receiver.kind == "module":
            return self._rules.imports.of_module(receiver, name)
        if receiver.is_external:
            is_settings = receiver.name in self._library.settings_objects
            found = self._rules.ambient.setting(receiver, name) if is_settings else ()
            return found or self._of_external(receiver, name, is_value=is_value)
        if receiver.kind == "choice":
            return (receiver,) if name in self._library.invoking else ()
        if receiver.kind == "record":
            return self._evaluator.memoized(self._of_record, receiver, name)
        if not self.is_of_class(receiver):
            return self._of_object(receiver, name)
        return self._of_classes.compute(receiver, name, is_value)

    def _of_external(self, receiver: Value, name: str, *, is_value: bool) -> Values:
        return self._rules.external_types.own_member(receiver, name)

    def _of_object(self, receiver: Value, name: str) -> Values:
        """Return a member of a value that has no class of the program."""
        is_literal = receiver.kind == "object"
        return self._evaluator.of_member(self._rules.literals.as_array(receiver), name) if is_literal else ()

    def is_of_class(self, value: Value) -> bool:
        """Return true if member lookup on a value goes through a class of the program."""
        if value.kind not in ("symbol", "instance", "parent"):
            return False
        return self._program.definition(value).kind in HAVE_MEMBERS

    def of_type(self, value: Value, name: str) -> Values:
        """Return the value or type of a member of a type in an annotation."""
        return self._evaluator.of_member(value, name)

    def _of_class(self, receiver: Value, name: str, is_value: bool) -> Values:
        if name == self._library.class_member and receiver.kind == "instance":
            return self._classes_of(receiver)
        found = self._evaluator.find_member(receiver, name, is_value=is_value)
        is_construction = name == self._construction and receiver.kind == "symbol"
        if is_construction and (found is None or found.meaning is None):
            return (receiver,)
        if is_value and self.has_readers and (read := self._read_by_methods(receiver, name, found)):
            return read
        return self._of_found(receiver, name, found, is_value=is_value)

    def readers(self, receiver: Value, name: str) -> list[Value]:
        """List the methods of an instance that its framework may run for a property."""
        if not self.has_readers or receiver.kind != "instance":
            return []
        found = (self._evaluator.find_member(receiver, reader) for reader in self._reads(name))
        known = [(member.path, member.meaning) for member in found if member is not None and member.meaning is not None]
        return [self._program.symbol(path, index) for path, meaning in known for index in meaning.definitions]

    def _read_by_methods(self, receiver: Value, name: str, found: Member | None) -> Values:
        """Return the values that methods compute for a property, unless it is a field."""
        if found is not None and found.meaning is not None:
            has_others = any(entry.kind != "method" for entry in self._program.definitions_of(found))
            if found.meaning.bindings or has_others:
                return ()
        given = union(self._rules.return_types.of_call(method, receiver) for method in self.readers(receiver, name))
        return union(self._rules.external_members.attribute(value, receiver) for value in given)

    def _classes_of(self, receiver: Value) -> Values:
        """Return the class of an instance."""
        return (self._program.as_kind(receiver, "symbol"),)

    def _of_found(self, receiver: Value, name: str, found: Member | None, *, is_value: bool) -> Values:
        """Return the values of a member by the result of its lookup."""
        if (found is None or found.is_unknown) and (declared := self._rules.external_members.reverse(receiver, name)):
            return declared
        if found is None:
            return self._given_for_missing(receiver)
        if found.meaning is None and found.is_of_library:
            return self._rules.external_members.read(receiver, found.owner.name, name)
        if found.meaning is None:
            return self._of_ancestor_outside(receiver, name, found, is_value=is_value)
        values = self._evaluator.values_of_bindings(found.path, found.meaning, receiver)
        return self._rules.descriptors.read(
            self._given_besides(found, found.meaning, name, values), found.meaning, receiver
        )

    def _of_ancestor_outside(self, receiver: Value, name: str, found: Member, *, is_value: bool) -> Values:
        """Return the values of a member that an external ancestor has or may have."""
        bases = self._rules.external_bases(receiver) if receiver.kind == "instance" else ()
        given = [self._rules.external_types.own_member(base, name) for base in bases if base.arguments]
        is_known = bool(found.outside) and not found.is_unknown
        return union(given) or ((self._program.external(found.outside),) if is_known else ())

    def _given_besides(self, found: Member, meaning: Bindings, name: str, values: Values) -> Values:
        """Return the values of a member with those that are assigned to it outside of the class."""
        return values

    def _given_for_missing(self, receiver: Value) -> Values:
        """Return the result of the method that computes members which a class does not define."""
        for name in self._library.missing_members if receiver.kind == "instance" else ():
            found = self._evaluator.find_member(receiver, name)
            if found is not None and found.meaning is not None:
                methods = (self._program.symbol(found.path, index) for index in found.meaning.definitions)
                declared = (method for method in methods if self._program.definition(method).returns)
                return union(self._rules.return_types.of_call(method, receiver) for method in declared)
        return ()

    def _of_record(self, record: Value, name: str) -> Values:
        """Evaluate a member of an object type, or of the type alias that names it."""
        names = self._program.names(record.path)
        alias = names.facts.scopes[record.definition].definition
        if alias >= 0 and names.facts.definitions[alias].kind in ("type_alias", "field"):
            meaning = names.member(alias, name)
            if meaning is not None:
                return self._evaluator.values_of_bindings(record.path, meaning, record)
        return self._rules.annotations.member(record, name)


class BlockMembers(ClassMembers):
    """Members of types whose methods stand in implementation blocks; fields and methods are apart."""

    def _of_order(self, order: tuple[Value, ...], receiver: Value, name: str, *, is_value: bool) -> Member | None:
        return self._rules.specializations.find(order, receiver, name, is_value=is_value)

    def _of_external(self, receiver: Value, name: str, *, is_value: bool) -> Values:
        return self._evaluator.memoized(self._rules.external_types.member, receiver, name, is_value)

    def of_type(self, value: Value, name: str) -> Values:
        return self._evaluator.of_member(value, name, is_value=False)

    def _of_ancestor_outside(self, receiver: Value, name: str, found: Member, *, is_value: bool) -> Values:
        return self._rules.external_types.forwarded(receiver, name, is_value)


class SidedMembers(ClassMembers):
    """Members where a class and its instances differ, and where a program may reopen external classes."""

    def _of_order(self, order: tuple[Value, ...], receiver: Value, name: str, *, is_value: bool) -> Member | None:
        if order and (receiver.kind == "symbol" or receiver.name == CLASS_SIDE):
            return self._rules.members.find_of_class(order, name, is_value=is_value)
        return super()._of_order(order, receiver, name, is_value=is_value)

    def _of_class(self, receiver: Value, name: str, is_value: bool) -> Values:
        if receiver.kind == "symbol" and name[:1].isupper():
            key, separator = self._program.packages.key(receiver.path), self._program.semantics.separator
            around = self._program.definition(receiver).qualified_name
            if inside := self._in_module(f"{key}{separator}{around}{separator}{name}", separator):
                return inside
        return super()._of_class(receiver, name, is_value)

    def _of_external(self, receiver: Value, name: str, *, is_value: bool) -> Values:
        separator = self._program.semantics.separator
        if inside := self._in_module(f"{receiver.name}{separator}{name}", separator):
            return inside
        for target in self._program.packages.reopened_outside(receiver.name, separator):
            value = self._program.symbol(*target)
            if self._program.definition(value).kind in TYPES:
                reopened = self._program.as_kind(value, "instance") if receiver.is_instance else value
                found = self._evaluator.find_member(reopened, name, is_value=is_value)
                if found is not None and found.meaning is not None:
                    return self._evaluator.values_of_bindings(found.path, found.meaning, reopened)
                break
        return super()._of_external(receiver, name, is_value=is_value)

    def _in_module(self, external: str, separator: str) -> Values:
        """Find a type in a module that nothing defines, as folders do, or such a module."""
        key, _, name = external.partition(separator)
        if not self._program.packages.is_around(key, name.rpartition(separator)[0]):
            return ()
        declared = self._program.packages.reopened_outside(external, separator)
        symbols = (self._program.symbol(*target) for target in declared)
        types = tuple(value for value in symbols if self._program.definition(value).kind in TYPES)
        is_around = not types and self._program.packages.is_around(key, name)
        return (self._program.external(external),) if is_around else types[:1]

    def _classes_of(self, receiver: Value) -> Values:
        # The class of an instance with a mixin has what the mixin gives to its includers.
        symbol = self._program.symbol(receiver.path, receiver.definition)
        extending = self._rules.hierarchy.extending(symbol, includers=True)
        given = tuple(self._program.as_kind(entry, "instance") for entry in extending if entry.kind == "symbol")
        return given or super()._classes_of(receiver)


class ObjectMembers(ClassMembers):
    """Members of objects and functions to which assignments add members."""

    def find(self, receiver: Value, name: str, *, is_value: bool = False) -> Member | None:
        found = super().find(receiver, name, is_value=is_value)
        if found is None or found.meaning is None:
            return found
        return Member(
            found.owner, self._rules.members.on_one_side(found, is_class=receiver.kind == "symbol"), path=found.path
        )

    def _of_object(self, receiver: Value, name: str) -> Values:
        return self._evaluator.memoized(self._rules.class_factories.member, receiver, name)

    def is_of_class(self, value: Value) -> bool:
        is_interface = self._program.symbol_kind(value) == "trait"
        return not is_interface and super().is_of_class(value)

    def _of_found(self, receiver: Value, name: str, found: Member | None, *, is_value: bool) -> Values:
        return self._assigned(receiver, name, found) or super()._of_found(receiver, name, found, is_value=is_value)

    def _assigned(self, receiver: Value, name: str, found: Member | None) -> Values:
        """Return the values that assignments give to a member, in the MRO before a class that defines it."""
        until = found.owner if found is not None and found.meaning is not None else None
        order = self._rules.hierarchy.order(self._program.symbol(receiver.path, receiver.definition))
        kind = receiver.kind
        if kind == "parent":
            order, kind = order[order.index(receiver.arguments[0][0]) + 1 :], "instance"
        for owner in order:
            if owner is until:
                break
            if owner.kind != "external" and (
                values := self._rules.dynamic_members.member(self._program.as_kind(owner, kind), name)
            ):
                return values
        return ()

    def _given_besides(self, found: Member, meaning: Bindings, name: str, values: Values) -> Values:
        is_assigned = values and meaning.bindings
        return self._rules.dynamic_members.or_given_besides(found.owner, name, values) if is_assigned else values


def members_form(semantics: Semantics) -> type[ClassMembers]:
    """Return the form of member lookup of a language."""
    if semantics.object_model.has_blocks:
        return BlockMembers
    if semantics.object_model.has_sides:
        return SidedMembers
    return ObjectMembers if semantics.object_model.assigns_members else ClassMembers
