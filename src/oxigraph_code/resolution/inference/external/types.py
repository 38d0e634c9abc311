"""Members and results of external types, by the model of the library.

For maintainers: for languages with open types, members are looked up in an external type itself, then in the type that
it dereferences to, then among the program's implementations for it. This module must not know names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from oxigraph_code.facts.access_paths import (
    AWAIT,
    ELEMENT,
    is_cast,
    is_subscript,
    text_in,
)
from oxigraph_code.resolution.binding.scopes import ScopeTree
from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.language.type_model import EXTERNAL_FORMS, TypeExpr
from oxigraph_code.resolution.model.evaluator import CallArguments, Evaluator
from oxigraph_code.resolution.model.symbols import Bindings, Member
from oxigraph_code.resolution.model.values import TYPES, Value, Values, union
from oxigraph_code.resolution.program.program import Program

_PLACES: Final = 4
_OF_PROGRAM: Final = frozenset({"instance", "symbol"})


class ExternalTypeRules(EvaluationRule):
    """External types and their instances."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        self._module_model = self._semantics.module_model
        self._handing_on: dict[str, set[int]] = {}
        self._own_members: dict[Value, dict[str, Values]] = {}
        self._forwards = bool(self._library.deref_target)

    def argument(self, handed: CallArguments | None, position: str = "") -> Values:
        """Return the first argument of a call, or the one at a position, if the facts record it."""
        if handed is None:
            return ()
        number = f"{handed.number}.{position}" if position else handed.number
        arguments = self._program.names(handed.path).arguments
        entries = arguments.get(number) or arguments.get(f"{number}.0") or ()
        groups = [
            self._evaluator.read(handed.path, entry.value_scope, entry.line, entry.value)
            for entry in entries
            if entry.value and not text_in(entry.value)
        ]
        return next((group for group in groups if group), ())

    def called_on(self, owner: str, arguments: tuple[Values, ...], handed: CallArguments | None) -> Value:
        """Return the receiver of a method of an external type: in ``Type::method(x)`` the first argument."""
        for entry in self.argument(handed) if not arguments else ():
            if entry.kind == "external_instance" and entry.name == owner:
                return entry
        return self._program.external_instance(owner, arguments=arguments)

    def written_type(self, handed: CallArguments | None) -> Values:
        """Return an instance of the type that is an argument of a call."""
        entries = self._program.names(handed.path).arguments.get(handed.number, ()) if handed is not None else ()
        return self.argument(handed) if any(is_cast(entry.value) for entry in entries) else ()

    def filled(self, template: TypeExpr, receiver: Value, handed: CallArguments | None, depth: int = 0) -> Values:
        """Return the values of a library type for a receiver and the arguments of a call."""
        name = template.name
        if name.isdigit():
            arguments = receiver.arguments or self._rules.external_members.arguments(receiver)
            return arguments[int(name)] if int(name) < len(arguments) else ()
        if name == "self":
            return (receiver,)
        if name[:1] == "=" or (name in EXTERNAL_FORMS and (name != "class" or template.arguments)):
            return self._rules.external_members.filled(template, receiver, handed, depth)
        if name == "fn":
            given = self.argument(handed)
            return union(
                (entry,)
                if entry.kind in ("instance", "external_instance", "record")
                else self._evaluator.call_result(entry, None)
                for entry in given
            )
        if name.startswith("given"):
            return self.argument(handed, name[6:])
        if name == AWAIT:
            inner = self.filled(template.arguments[0], receiver, handed, depth + 1)
            return union(self._evaluator.of_member(entry, name) for entry in inner)
        if name[:1] == ".":
            inner = self.filled(template.arguments[0], receiver, handed, depth + 1)
            return union(
                self._evaluator.call_result(method, entry)
                for entry in inner
                for method in self._evaluator.of_member(entry, name[1:], is_value=False)
            )
        if name == "arg":
            # The name of a type without fields is a value of it.
            return tuple(
                self._program.as_kind(entry, "instance") if self._program.symbol_kind(entry) in TYPES else entry
                for entry in self.argument(handed)
            )
        if name == "class":
            # The subclasses of other values are not known.
            return tuple(
                self._program.as_kind(entry, "symbol") for entry in self.argument(handed) if entry.kind == "instance"
            )
        if name == "each":
            row, many = (entry.name for entry in template.arguments)
            return union(self._awaited(entry, row, many) for entry in self.argument(handed))
        if is_subscript(name):
            inner = self.filled(template.arguments[0], receiver, handed, depth + 1)
            return union(self._rules.element(entry, name) for entry in inner)
        arguments = tuple(self.filled(entry, receiver, handed, depth + 1) for entry in template.arguments)
        return (self._program.external_instance(name, arguments=arguments),) if name else union(arguments)

    def _awaited(self, array: Value, row: str, many: str) -> Values:
        """Return the awaited elements of an array, by position if it is a literal."""
        is_row = array.kind == "object" and not self._evaluator.assigned_members(array, ELEMENT)
        written = self._rules.literals
        places = [written.at(array, f"[{nth}]") or () for nth in range(_PLACES)] if is_row else []
        found = places if any(places) else [self._rules.element(array, "[*]")]
        awaited = tuple(union(self._evaluator.of_member(entry, AWAIT) for entry in values) for values in found)
        return (self._program.external_instance(row if any(places) else many, arguments=awaited),)

    def member(self, receiver: Value, name: str, is_value: bool) -> Values:
        """Look up a member of an external value: its own, its content's, or one of an implementation block."""
        separator = self._semantics.separator
        if receiver.kind == "external":
            blocks = self._rules.hierarchy.implementations.outside(receiver.name)
            return self._implemented(blocks, receiver, name) or (
                self._program.external(f"{receiver.name}{separator}{name}", arguments=receiver.arguments),
            )
        if name == AWAIT:
            template = self._library.result_types.get((receiver.name, name))
            return self.filled(template, receiver, None) if template is not None else ()
        forward = self._library.deref_target.get(receiver.name, -1)
        if is_value and name.isdigit() and forward < 0:
            return self._rules.element(receiver, f"[{name}]")
        if is_value and forward < 0:
            template = self._library.result_types.get((receiver.name, f".{name}"))
            return self.filled(template, receiver, None) if template is not None else ()
        held = receiver.argument(forward)
        if is_value:
            return union(self._evaluator.of_member(entry, name) for entry in held)
        if (receiver.name, name) in self._library.result_types:
            return (self._program.external(f"{receiver.name}{separator}{name}", arguments=receiver.arguments),)
        if found := union(self._evaluator.of_member(entry, name, is_value=False) for entry in held):
            return found
        implementations = self._rules.hierarchy.implementations
        view = self._library.view_of.get(receiver.name, "")
        return (
            self._implemented(implementations.outside(receiver.name), receiver, name)
            or (self._implemented(implementations.outside(view), receiver, name) if view else ())
            or self._by_what_it_has(receiver, name)
        )

    def _by_what_it_has(self, receiver: Value, name: str) -> Values:
        """Return a member by the only blanket implementation for a trait that the receiver implements."""
        implementations = self._rules.hierarchy.implementations
        inside, outside = self._what_it_has(receiver)
        known = {self._trait_key(entry) for entry in outside if entry}
        found: dict[Value, Bindings] = {}
        own = () if receiver.kind in _OF_PROGRAM else inside  # what these have was looked for before
        for trait, bounds in implementations.blankets:
            if trait in own:
                continue
            if bounds and not any(entry in inside or self._trait_key(entry.name) in known for entry in bounds):
                continue
            member = self._evaluator.find_member(self._program.as_kind(trait, "instance"), name)
            if member is not None and member.meaning is not None:
                found[member.owner] = member.meaning
        methods = [
            self._evaluator.values_of_bindings(owner.path, meaning, receiver) for owner, meaning in found.items()
        ]
        return methods[0] if len(methods) == 1 else ()

    def _what_it_has(self, receiver: Value) -> tuple[Values, list[str]]:
        """List the traits of a receiver: own ones with its class, and the names of external ones."""
        if receiver.kind not in _OF_PROGRAM:
            of_type = receiver.kind == "external_instance"
            inside = self._rules.hierarchy.implementations.traits_outside(receiver.name) if of_type else ()
            return inside, [receiver.name, *self._library.traits.get(receiver.name, ())]
        order = self._rules.hierarchy.order(self._program.symbol(*receiver.target))
        traits_of = self._rules.hierarchy.implementations.outside_traits
        outside = [entry for owner in order for entry in ((owner.name,) if owner.name else traits_of(owner))]
        return order, outside

    def as_one_of_a_trait(self, receiver: Value, step: str) -> Value | None:
        """Return a receiver as an instance of an external trait, if the library knows a step from that."""
        gives = self._library.result_types
        for trait in self._what_it_has(receiver)[1]:
            if (trait, step) in gives and (trait, "[*]") in gives:
                return self._program.external_instance(trait, arguments=(self._rules.element(receiver, "[*]"),))
        return None

    def _trait_key(self, name: str) -> tuple[str, str]:
        """Return the key of an external trait, which a package may export by several paths."""
        parts = self._semantics.canonical_external_name(name).split(self._semantics.separator)
        return parts[0], parts[-1]

    def own_member(self, receiver: Value, name: str) -> Values:
        """Return a member of an external value, in languages without implementation blocks."""
        if self._module_model.merges_declarations and (found := self._rules.ambient.of_outside(receiver, name)):
            return found
        external = self._rules.external_members
        if (receiver.name, name) in external.reads:
            return self._evaluator.memoized(external.read, receiver, receiver.name, name)
        of_receiver = self._own_members.get(receiver)
        if of_receiver is None:
            of_receiver = self._own_members[receiver] = {}
        known = of_receiver.get(name)
        if known is None:
            known = of_receiver[name] = self._own_member(receiver, name)
        return known

    def _own_member(self, receiver: Value, name: str) -> Values:
        if receiver.path:
            module = self._program.module(receiver.path, f"{receiver.name}{name}")
            return (module,) if module is not None else ()
        index = self._library.elements.get((receiver.name, name), -1)
        if index >= 0 or name == AWAIT:
            return receiver.argument(index)
        if self._forwards and (name not in self._rules.external_members.members.get(receiver.name, ())):
            held = self.pointees(receiver)
            if found := union(self._evaluator.of_member(entry, name, is_value=False) for entry in held):
                return found
        members = self._library.members.get(receiver.name)
        if members is not None and name not in members:
            return ()
        if name == self._module_model.default_export and self._semantics.default_export_is_module(receiver.name):
            return (receiver,)
        separator = self._semantics.separator
        return (self._program.external(f"{receiver.name}{separator}{name}", arguments=receiver.arguments),)

    def _implemented(self, blocks: Sequence[Value], receiver: Value, name: str) -> Values:
        """Return a member that implementation blocks for an external type add, by themselves or by default."""
        for block in blocks:
            found = self._evaluator.find_member(self._program.as_kind(block, "instance"), name)
            if found is not None and found.meaning is not None:
                if self._hands_on(found.path, found.meaning) or self._is_of_inner(receiver, found):
                    return ()
                return self._evaluator.values_of_bindings(found.path, found.meaning, receiver)
        implementations = self._rules.hierarchy.implementations
        for block in blocks:
            trait = implementations.trait_of(block.path, block.definition)
            if trait is not None and trait.kind == "symbol":
                found = self._evaluator.find_member(self._program.as_kind(trait, "instance"), name)
                if found is not None and found.meaning is not None:
                    return self._evaluator.values_of_bindings(found.path, found.meaning, receiver)
        return ()

    def _is_of_inner(self, receiver: Value, found: Member) -> bool:
        """Return true if a method of a container is called on a pointer to it whose target has a method first."""
        if receiver.kind != "external_instance" or receiver.name not in self._library.deref_target:
            return False
        return any(self._semantics.self_kind(entry, "") is None for entry in self._program.definitions_of(found))

    def _hands_on(self, path: str, meaning: Bindings) -> bool:
        """Return true if a method calls its own name on its receiver, which then has the external type."""
        names = self._program.names(path)
        if path not in self._handing_on:
            self._handing_on[path] = set(_handing_on(names, self._semantics))
        return not self._handing_on[path].isdisjoint(meaning.definitions)

    def pointees(self, receiver: Value) -> Values:
        """Return the targets of a pointer, whose members it has besides its own."""
        if receiver.kind == "external_instance":
            index = self._library.deref_target.get(receiver.name, -1)
            return receiver.argument(index)
        forward = self._library.deref_method
        if not forward or receiver.kind != "instance":
            return ()
        return tuple(
            inner
            for entry in self._evaluator.of_member(receiver, forward, is_value=False)
            if entry.kind == "symbol"
            for inner in self._evaluator.call_result(entry, receiver)
            if inner.kind != "instance" or inner.target != receiver.target
        )

    def forwarded(self, receiver: Value, name: str, is_value: bool) -> Values:
        """Look up a member that a class lacks by dereferencing the receiver, or in a blanket implementation."""
        forward = self._library.deref_method
        if not forward or name == forward or receiver.kind == "parent":
            return ()
        is_instance = receiver.kind == "instance"
        if not is_value and receiver.kind in _OF_PROGRAM and (found := self._by_what_it_has(receiver, name)):
            return found
        if is_instance and not is_value and (seen := self.as_one_of_a_trait(receiver, name)) is not None:
            return self.member(seen, name, is_value)
        for inner in self.pointees(receiver):
            if found := self._evaluator.of_member(inner, name, is_value=is_value):
                return found
        made = "" if is_value else self._library.same_type_methods.get(name, "")
        return (
            (self._program.external(made, arguments=((self._program.as_kind(receiver, "instance"),),)),) if made else ()
        )


def _handing_on(names: ScopeTree, semantics: Semantics) -> Iterator[int]:
    """Yield the methods of a file that call one of their own name on their receiver or type."""
    facts = names.facts
    for site in facts.references:
        method, _ = names.method_around(site.scope) if site.name and site.receiver else (-1, -1)
        if method >= 0 and facts.definitions[method].name == site.name:
            own, _ = semantics.receiver_kind(facts.definitions[method])
            implementation = facts.scopes[facts.definitions[method].scope].implementation
            written = facts.definitions[implementation].annotation if implementation >= 0 else ""
            if site.receiver in (own, semantics.base_name(written)):
                yield method
