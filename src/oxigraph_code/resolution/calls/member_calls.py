"""Resolve calls of members by the values of their receivers.

For maintainers: the site of a call matters in few languages, so the members of a receiver by one name are resolved once
for a program. This module must not know call sites. See decisions 0038 and 0057.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache
from typing import Final

from oxigraph_code.facts import Link, Target
from oxigraph_code.resolution.calls.constructors import IMPLEMENTATION, Constructors
from oxigraph_code.resolution.calls.may_call.stored_functions import MultiTargetFields
from oxigraph_code.resolution.calls.method_probing import MethodProbing
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.model.symbols import Bindings, Member
from oxigraph_code.resolution.model.values import BY_NAME, MAX_VALUES, Value, Values

VALUES: Final = frozenset({"variable", "field", "variant", "constant"})
NAMED: Final = "named"
"""The rule for a member of the class that the receiver is named after."""
_ANYWHERE: Final = Target("", -1)


class MemberCalls:
    """The calls of members in a program."""

    def __init__(self, evaluator: ProgramEvaluator) -> None:
        self._program = evaluator.program
        self._semantics = evaluator.program.semantics
        self._object_model = evaluator.program.semantics.object_model
        self._module_model = evaluator.program.semantics.module_model
        self._evaluator = evaluator
        self.constructions = Constructors(evaluator)
        self.probing = MethodProbing(evaluator)
        self.fields = MultiTargetFields(evaluator)
        self._kept = TrackedMemo(self._link, self._program.seen)

    def link(self, receivers: Values, name: str, around: Target = _ANYWHERE) -> Link:
        """Return the link of a call of a member on receivers.

        ``around`` is the method around the call, which matters in languages with open types.
        """
        link = self._kept.compute(receivers, name, around)
        if any(receiver.name == BY_NAME for receiver in receivers):
            if link.targets:
                return link._replace(rule=NAMED)
            return link if link.reason == "elsewhere" else unresolved("unknown-receiver")
        return link

    def _link(self, receivers: Values, name: str, around: Target) -> Link:
        links = [self._of_receiver(name, receiver, around) for receiver in receivers]
        found = [link for link in links if link.targets]
        if len(found) > 1 and any(link.rule != IMPLEMENTATION for link in found):
            found = [link for link in found if link.rule != IMPLEMENTATION]
        if len(found) == 1:
            return found[0]
        if not found:
            # An external target for one of the receivers is known, too.
            return next((link for link in links if link.external or link.candidates), links[0])
        targets = tuple(dict.fromkeys(target for link in found for target in link.targets))
        return found[0]._replace(targets=targets) if len(targets) <= MAX_VALUES else unresolved("ambiguous")

    def _of_receiver(self, name: str, receiver: Value, around: Target) -> Link:
        if receiver.kind == "module":
            values = self._evaluator.imports.of_module(receiver, name)
            return self.constructions.called(self.rule_for(values, around.path), values) or unresolved("elsewhere")
        if receiver.is_external:
            values = self._evaluator.of_member(receiver, name, is_value=False)
            is_apart = self._object_model.has_blocks
            is_added = is_apart or (bool(values) and not values[0].is_external)
            link = self.constructions.called("member" if is_added else "external", values)
            if link is None:
                return unresolved("unknown-receiver" if is_apart else "undefined")
            # The type arguments of the trait decide whether that is for such a call, as in ``u64::from(x)``.
            return as_possible(link)
        if name == self._semantics.library.class_member and self._object_model.construction:
            return outside(self._semantics.common_member(name))
        if not self._evaluator.is_of_class(receiver) or name == self._semantics.library.class_member:
            values = self._evaluator.of_member(receiver, name, is_value=False)
            if values and receiver.path and self._object_model.assigns_members:
                values = self.fields.join_choices(receiver, name, values)
            return self.constructions.called("member", values) or unresolved("unknown-receiver")
        is_constructor = receiver.kind == "parent" and name in self._object_model.constructors
        if is_constructor and (targets := self.constructions.of_parent(receiver)):
            return Link("inherited", targets)
        found = self._evaluator.find_member(receiver, name)
        if (found is None or found.meaning is None) and self._object_model.has_blocks:
            values = self._evaluator.of_member(receiver, name, is_value=False)
            return self.constructions.called("inherited", values) or unresolved("elsewhere")
        is_construction = name == self._object_model.construction and receiver.kind == "symbol"
        if found is None or (found.meaning is None and (self._object_model.assigns_members or is_construction)):
            values = self._evaluator.of_member(receiver, name, is_value=False)
            if link := self.constructions.called("member", values):
                return link
        if found is None:
            return unresolved("dynamic" if self._may_be_made(receiver) else "undefined")
        if found.meaning is None:
            return outside(found.outside) if found.outside else unresolved("elsewhere")
        return self._of_member(name, receiver, found, found.meaning, around)

    def _of_member(self, name: str, receiver: Value, found: Member, meaning: Bindings, around: Target) -> Link:
        if len(meaning.definitions) > MAX_VALUES:
            return unresolved("ambiguous")
        if self._object_model.has_blocks and (rivals := self.probing.rivals(receiver, name)):
            return unresolved("ambiguous")._replace(candidates=tuple(value.target for value in rivals))
        own = self._is_own(receiver, found.owner)
        members = [self._program.files[found.path].definitions[entry] for entry in meaning.definitions]
        is_called_by_reading = self._evaluator.descriptors.is_called_by_reading
        if any(is_called_by_reading(found.path, entry) for entry in meaning.definitions):
            values = self._evaluator.of_member(receiver, name)
            return self.constructions.called("member", values) or unresolved("dynamic")
        kinds = {entry.kind for entry in members}
        if kinds - VALUES and meaning.bindings and not self._object_model.assigns_members:
            return unresolved("ambiguous")
        is_apart = self._object_model.has_blocks
        # Either only one of them is ever compiled, or they are of several traits or type arguments.
        are_alternatives = len(members) < 2 or all("conditional" in entry.modifiers for entry in members)
        if is_apart and kinds == {"method"} and not are_alternatives:
            methods = self._evaluator.members.of_one_trait_outside(found.path, meaning.definitions)
            link = self.constructions.called("member", methods)
            return self._or_one_elsewhere(receiver, name, link) if link is not None else unresolved("ambiguous")
        values = self._evaluator.of_member(receiver, name, is_value=False)
        if meaning.count > 1 and self._object_model.assigns_members:
            values = self.fields.called(found.owner, name, meaning, receiver, values)
        link = self.constructions.called("member" if own and receiver.kind != "parent" else "inherited", values)
        if link is None:
            return unresolved("elsewhere" if meaning.imports else "dynamic")
        # A call in a method of the same name means the type's own, which another file may have.
        is_lost = around in link.targets and self._evaluator.members.is_of_trait(*around)
        if link.rule == IMPLEMENTATION:
            link = self._or_one_elsewhere(receiver, name, link)
        if is_lost:
            return as_possible(link) if link.rule == IMPLEMENTATION else unresolved("elsewhere")
        return link

    def _is_own(self, receiver: Value, owner: Value) -> bool:
        """Return true if a type has a member itself, in any of its declarations and blocks."""
        if receiver.target == owner.target or self._program.definition(owner).kind == "implementation":
            return True
        return owner in self._program.declarations(self._program.symbol(receiver.path, receiver.definition))

    def _or_one_elsewhere(self, receiver: Value, name: str, link: Link) -> Link:
        """Join the implementations of an external trait's method that other files add.

        A single one keeps its link; several are candidates, since type arguments decide between them.
        """
        known = link.targets or link.candidates
        order = self._evaluator.hierarchy.order(self._program.symbol(receiver.path, receiver.definition))
        trait = link.external.removesuffix(f"{self._semantics.separator}{name}")
        methods = self._evaluator.members.implemented(order, name, trait)
        if len(methods) <= len(known):
            return link
        return Link("external", external=link.external, candidates=tuple(method.target for method in methods))

    def _may_be_made(self, receiver: Value) -> bool:
        """Return true if a missing member may exist at run time.

        That is so if a method computes missing members, if the receiver is a class with an unknown metaclass, or if the
        metaclass may add members.
        """
        plain = self._semantics.library.metaclasses
        metaclass = self._evaluator.hierarchy.metaclass(self._program.symbol(receiver.path, receiver.definition))
        makers = self._semantics.library.missing_members
        if metaclass is not None and metaclass.kind == "symbol":
            of_class = self._program.as_kind(metaclass, "instance")
            if self._has(of_class, makers if receiver.kind == "symbol" else ()) or self._has(
                of_class, self._object_model.constructors
            ):
                return True
        elif metaclass is not None and metaclass.name not in plain:
            return True
        if receiver.kind == "symbol":
            return False
        return self._has(receiver, makers) or (
            bool(plain) and not self._evaluator.hierarchy.outside(receiver).isdisjoint(plain)
        )

    def _has(self, instance: Value, names: Collection[str]) -> bool:
        """Return true if the program defines a member of an instance under any of ``names``."""
        found = (self._evaluator.find_member(instance, name) for name in names)
        return any(entry is not None and entry.meaning is not None for entry in found)

    def rule_for(self, values: Values, path: str) -> str:
        """Return the rule for values: ``lexical`` in their own closed module, else ``imported``."""
        is_here = all(value.path == path for value in values)
        return "lexical" if is_here and self._module_model.is_closed else "imported"


def as_possible(link: Link) -> Link:
    """Demote a link to an implementation: the trait's method, with the implementation as candidate."""
    if link.rule != IMPLEMENTATION:
        return link
    return Link("external", external=link.external, candidates=link.targets)


@cache
def unresolved(reason: str) -> Link:
    """Return a link that means nothing known."""
    return Link("unresolved", reason=reason)


@lru_cache(maxsize=4_096)  # most calls of what is outside are of the same few
def outside(qualified_name: str) -> Link:
    """Return a link to an external thing."""
    return Link("external", external=qualified_name)
