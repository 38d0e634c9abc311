"""Member lookup: the member of a class or of the nearest ancestor that has it.

For maintainers: the lookup ends at the first class that has the member, or whose members are unknown. This module must
not know values.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from oxigraph_code.facts import Binding
from oxigraph_code.resolution.binding.name_index import ALIAS
from oxigraph_code.resolution.classes.mro import ClassHierarchy
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.language.object_model import Ancestors
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.symbols import Bindings, Member
from oxigraph_code.resolution.model.values import TYPES, Value, Values
from oxigraph_code.resolution.modules.stubs import Stubs
from oxigraph_code.resolution.program.program import Program

_INSTANCE: Final = (False,)
_CLASS: Final = (True,)
_MIXED: Final = ()
"""The sides of members, by the methods that they have: a class has none of its mixins' methods."""
_MAX_ALIASES: Final = 64
"""The most aliases that are followed; more for one method are in hostile files only."""
_MAX_IMPLEMENTED: Final = 512
"""The most implementations of one trait for a type; more are in hostile files only."""


class MemberLookup:
    """Member lookup along MROs."""

    def __init__(self, program: Program, ancestry: ClassHierarchy, stubs: Stubs) -> None:
        self._program = program
        self._stubs = stubs
        self._ancestry = ancestry
        self._typed = program.semantics.library.external.members
        self._inherited = TrackedMemo(self._in_order, program.seen)

    def find(self, order: tuple[Value, ...], name: str, *, is_value: bool = False) -> Member | None:
        """Find the member in the first class of an MRO that has it; ``is_value`` if it is read, not called."""
        own = self._own(order[0], name, is_value) if order and order[0].kind != "external" else None
        if own is not None:
            return own
        # Many classes share their ancestors.
        behind = order[1:] if order and order[0].kind != "external" else order
        return self._inherited.compute(behind, name, is_value)

    def find_of_class(self, order: tuple[Value, ...], name: str, *, is_value: bool = False) -> Member | None:
        """Find a member of a class itself."""
        return self.find(order, name, is_value=is_value)

    def _own(self, owner: Value, name: str, is_value: bool) -> Member | None:
        """Return the member that a class of the program has itself."""
        meaning = self._meaning(owner, name, is_value)
        if meaning is not None:
            return Member(owner, meaning)
        declared = self._stubs.member(owner, name) if self._stubs.stub(owner.path) else None
        return Member(declared[0], declared[1]) if declared is not None else self._outside(owner, name)

    def _outside(self, owner: Value, name: str) -> Member | None:
        """Find a method outside of its type's body, in a file of the type's package."""
        definition = self._program.definition(owner)
        model = self._program.semantics.object_model
        type_name = definition.qualified_name if model.is_reopened else definition.name
        is_reached = not definition.scope or model.has_flat_namespaces or type_name != definition.name
        is_any = model.has_outside and is_reached
        found = self._program.packages.outside(owner.path, type_name, name) if is_any else ()
        for path, index in found:
            scope = self._program.files[path].definitions[index].scope
            if (meaning := self._program.names(path).in_scope(scope, f"{type_name}.{name}")) is not None:
                return Member(owner, meaning, path=path)
        return None

    def _in_order(self, order: tuple[Value, ...], name: str, is_value: bool) -> Member | None:
        """Return the member in the first class that has it, own or external."""
        semantics = self._program.semantics
        for nth, entry in enumerate(order):
            if entry.kind == "prototype":  # whatever it is given stands in no body
                return Member(self._program.unknown, is_unknown=True)
            if entry.kind != "external":
                if (own := self._own(entry, name, is_value)) is not None:
                    return own
                continue
            if name in self._typed.get(entry.name, ()):
                qualified = f"{entry.name}{semantics.separator}{name}"
                return Member(entry, outside=qualified, is_of_library=True)
            members = semantics.library.members.get(entry.name)
            if members is not None and name in members:
                return Member(entry, outside=f"{entry.name}{semantics.separator}{name}")
            if members is None and self._hides(entry, name, order[nth + 1 :]):
                is_last = bool(entry.name) and len(order) == nth + 1
                outside = f"{entry.name}{semantics.separator}{name}" if is_last else ""
                return Member(entry, outside=outside, is_unknown=True)
        return self._missing(order, name)

    def _hides(self, ancestor: Value, name: str, later: tuple[Value, ...]) -> bool:
        """Return true if an ancestor with unknown members hides members of later ones."""
        return True

    def _missing(self, order: tuple[Value, ...], name: str) -> Member | None:
        """Return the member that a type has if no known class in its MRO has it."""
        common = self._program.semantics.common_member(name)
        return Member(self._program.unknown, outside=common) if common else None

    def on_one_side(self, found: Member, *, is_class: bool) -> Bindings | None:
        """Choose between the static and the instance version of a member by the receiver."""
        if found.meaning is None or len(found.meaning.definitions) < 2:
            return found.meaning
        definitions = self._program.files[found.path].definitions
        kept = tuple(
            index for index in found.meaning.definitions if ("static" in definitions[index].modifiers) == is_class
        )
        return found.meaning.only(definitions=kept) if kept else found.meaning

    def _meaning(self, owner: Value, name: str, is_value: bool) -> Bindings | None:
        """Return the bindings of a member in the bodies of a class."""
        return self._program.member(owner, name)

    def outside_trait(self, method: Value) -> str:
        """Return the external trait that a method implements, empty if it implements none."""
        facts = self._program.files[method.path]
        implementation = facts.scopes[facts.definitions[method.definition].scope].implementation
        if implementation < 0:
            return ""
        trait = self._ancestry.implementations.trait_of(method.path, implementation)
        return trait.name if trait is not None else ""

    def of_one_trait_outside(self, path: str, definitions: tuple[int, ...]) -> Values:
        """Return the methods of a name if all implement the same external trait; else none."""
        methods = tuple(self._program.symbol(path, index) for index in definitions)
        traits = {self.outside_trait(method) for method in methods}
        return methods if len(traits) == 1 and traits != {""} else ()

    def of_trait_outside(self, order: tuple[Value, ...], name: str, trait: str) -> Values:
        """Return the methods of a name that the types in an MRO have as implementations of an external trait."""
        return tuple(method for method in self.implemented(order, name, trait) if self.is_of_trait(*method.target))

    def implemented(self, order: tuple[Value, ...], name: str, trait: str) -> Values:
        """Return the same with inherent methods."""
        told = self._program.semantics.canonical_external_name
        found: dict[Value, None] = {}
        for entry in order:
            meaning = self._program.member(entry, name) if entry.path else None
            for index in meaning.definitions if meaning is not None else ():
                method = self._program.symbol(entry.path, index)
                if self._program.definition(method).kind != "method" or self._program.definition(entry).kind == "trait":
                    continue
                of_trait = told(self.outside_trait(method))
                if of_trait == told(trait) or not (of_trait or self.is_of_trait(entry.path, index)):
                    found[method] = None
        return tuple(found)[:_MAX_IMPLEMENTED]

    def is_of_trait(self, path: str, definition: int) -> bool:
        """Return true if a method implements a member of a trait."""
        facts = self._program.files[path]
        implementation = facts.scopes[facts.definitions[definition].scope].implementation
        return implementation >= 0 and bool(facts.definitions[implementation].implements)


class ApartLookup(MemberLookup):
    """Member lookup where fields and methods are apart, and no unknown mixin hides a known library member."""

    def __init__(self, program: Program, ancestry: ClassHierarchy, stubs: Stubs) -> None:
        super().__init__(program, ancestry, stubs)
        self._kept: dict[tuple[Value, str, bool], Bindings | None] = {}

    def _hides(self, ancestor: Value, name: str, later: tuple[Value, ...]) -> bool:
        return not any(name in self._typed.get(entry.name, ()) for entry in later if entry.kind == "external")

    def _meaning(self, owner: Value, name: str, is_value: bool) -> Bindings | None:
        meaning = super()._meaning(owner, name, is_value)
        if meaning is None:
            return None
        key = (owner, name, is_value)
        if key not in self._kept:
            self._kept[key] = self._only(owner.path, meaning, is_value)
        return self._kept[key]

    def _only(self, path: str, meaning: Bindings, is_value: bool) -> Bindings | None:
        """Keep the methods of a name; to read a value, all others if there are any. Aliases are methods."""
        definitions = self._program.files[path].definitions
        kept = tuple(index for index in meaning.definitions if (definitions[index].kind != "method") == is_value)
        bindings = tuple(entry for entry in meaning.bindings if (entry.kind != ALIAS) == is_value)
        if kept or bindings:
            return meaning.only(definitions=kept, bindings=bindings)
        return meaning if is_value else None


class BlockLookup(ApartLookup):
    """The same where other blocks may add any method."""

    def _missing(self, order: tuple[Value, ...], name: str) -> Member | None:
        return Member(self._program.unknown, is_unknown=True)

    def _only(self, path: str, meaning: Bindings, is_value: bool) -> Bindings | None:
        """Keep only fields if ``is_value``, else only methods, inherent ones before trait methods."""
        definitions = self._program.files[path].definitions
        kept = [index for index in meaning.definitions if (definitions[index].kind == "field") == is_value]
        if not is_value:
            kept = [index for index in kept if not self.is_of_trait(path, index)] or kept
        if not kept:
            return None
        return meaning.only(definitions=tuple(kept), bindings=meaning.bindings if is_value else ())


class PromotingLookup(MemberLookup):
    """Member lookup through embedded types and mixins, which hide no member of one another."""

    def _hides(self, ancestor: Value, name: str, later: tuple[Value, ...]) -> bool:
        return False

    def _missing(self, order: tuple[Value, ...], name: str) -> Member | None:
        known = self._program.semantics.library.members
        unknown = [entry for entry in order if entry.kind == "external" and entry.name not in known]
        if not unknown:
            return super()._missing(order, name)
        is_one = len(unknown) == 1 and unknown[0].name
        outside = f"{unknown[0].name}{self._program.semantics.separator}{name}" if is_one else ""
        return Member(unknown[0], outside=outside, is_unknown=True)


class SidedLookup(PromotingLookup):
    """Member lookup where a class and its instances have methods of their own."""

    def __init__(self, program: Program, ancestry: ClassHierarchy, stubs: Stubs) -> None:
        super().__init__(program, ancestry, stubs)
        self._of_classes = TrackedMemo(self._of_class, program.seen)

    def find_of_class(self, order: tuple[Value, ...], name: str, *, is_value: bool = False) -> Member | None:
        return self._of_classes.compute(order, name, is_value)

    def _of_class(self, order: tuple[Value, ...], name: str, is_value: bool) -> Member | None:
        is_unknown = False
        declared = self._program.declarations(order[0]) if order[0].kind == "symbol" else ()
        inside = self._around_type(order[0], name) if declared and name[:1].isupper() else ()
        own_declarations = (*inside, *declared)
        for entry in (*inside, *order):
            if entry.kind == "external":
                if (found := super()._in_order((entry,), name, is_value)) is not None and not found.is_unknown:
                    return found
                continue
            is_mixin = self._program.definition(entry).kind == "trait" and entry not in own_declarations
            if (own := self._on_side(super()._own(entry, name, is_value), _MIXED if is_mixin else _CLASS)) is not None:
                return own
            for module in () if is_mixin else self._ancestry.extending(entry):
                found = self.find(self._ancestry.order(module), name, is_value=is_value)
                if found is not None and found.meaning is not None:
                    return found
                is_unknown = is_unknown or module.kind == "external" or bool(found and found.is_unknown)
        return Member(self._program.unknown, is_unknown=True) if is_unknown else self._missing(order, name)

    def _around_type(self, module: Value, name: str) -> Values:
        """Find the declarations of a module that hold its type with a name; a list of all may lack them."""
        qualified = f"{self._program.definition(module).qualified_name}.{name}"
        around = []
        for path, index in self._program.packages.reopened(module.path, qualified):
            facts = self._program.files[path]
            owner = facts.scopes[facts.definitions[index].scope].definition
            if owner >= 0 and facts.definitions[index].kind in TYPES:
                around.append(self._program.symbol(path, owner))
        return tuple(around)

    def _own(self, owner: Value, name: str, is_value: bool) -> Member | None:
        return self._on_side(super()._own(owner, name, is_value), _INSTANCE)

    def _on_side(self, found: Member | None, side: Collection[bool]) -> Member | None:
        """Leave out methods that are not ``static`` as a side has them; other members are on both sides."""
        if found is None or found.meaning is None:
            return found
        meaning = found.meaning
        bindings = tuple(entry for entry in meaning.bindings if entry.kind != ALIAS or self._is_on(found, entry, side))
        kept = self._methods_on(found.path, meaning, side)
        if not kept and not bindings:
            return None
        return Member(found.owner, meaning.only(definitions=kept, bindings=bindings), path=found.path)

    def _methods_on(self, path: str, meaning: Bindings, side: Collection[bool]) -> tuple[int, ...]:
        definitions = self._program.files[path].definitions
        model = self._program.semantics.object_model
        shared, given = model.on_both_sides, model.given_to_classes
        return tuple(
            index
            for index in meaning.definitions
            if (entry := definitions[index]).kind != "method"
            or ("static" in entry.modifiers) in side
            or (shared in entry.modifiers and side is not _MIXED)
            or (given in entry.modifiers and side is _MIXED)
        )

    def _is_on(self, found: Member, alias: Binding, side: Collection[bool]) -> bool:
        """Return true if the method that an alias means is on a side; it may mean further aliases, or itself."""
        names = self._program.names(found.path)
        values = [alias.value]
        for value in values:
            meant = names.in_scope(alias.scope, value)
            if meant is None or self._methods_on(found.path, meant, side):
                return True
            if any(entry.kind != ALIAS for entry in meant.bindings):
                return True
            further = dict.fromkeys(entry.value for entry in meant.bindings)
            values += [entry for entry in further if entry not in values] if len(values) < _MAX_ALIASES else ()
        return False


def lookup_form(semantics: Semantics) -> type[MemberLookup]:
    """Return the form of member lookup of a language."""
    if semantics.object_model.has_blocks:
        return BlockLookup
    if semantics.object_model.has_sides:
        return SidedLookup
    if semantics.object_model.has_namespaces and not semantics.object_model.has_overloads:
        return ApartLookup
    return PromotingLookup if semantics.object_model.ancestors is Ancestors.BY_DEPTH else MemberLookup
