"""Member lookup: the member of a class or of the nearest ancestor that has it.

For maintainers: the lookup ends at the first class that has the member, or whose members are unknown. This module must
not know values.
"""

from __future__ import annotations

from typing import Final

from oxigraph_code.resolution.classes.mro import ClassHierarchy
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.language.object_model import StructuralTypes
from oxigraph_code.resolution.model.symbols import Bindings, Member
from oxigraph_code.resolution.model.values import Value, Values
from oxigraph_code.resolution.modules.stubs import Stubs
from oxigraph_code.resolution.program.program import Program

_MOST_IMPLEMENTED: Final = 512
"""The most implementations of one trait for a type; more are in hostile files only."""


class MemberLookup:
    """Member lookup along MROs."""

    def __init__(self, program: Program, ancestry: ClassHierarchy, stubs: Stubs) -> None:
        self._program = program
        self._stubs = stubs
        self._ancestry = ancestry
        self._are_apart = program.semantics.object_model.has_blocks
        self._promotes = isinstance(program.semantics.object_model, StructuralTypes)
        self._typed = program.semantics.library.external.members
        self._inherited = TrackedMemo(self._in_order, program.seen)
        self._kept: dict[tuple[Value, str, bool], Bindings | None] = {}

    def find(self, order: tuple[Value, ...], name: str, *, is_value: bool = False) -> Member | None:
        """The member in the first class of an MRO that has it; ``is_value`` if it is read, not called."""
        own = self._own(order[0], name, is_value) if order and order[0].kind != "external" else None
        if own is not None:
            return own
        # Many classes share their ancestors.
        behind = order[1:] if order and order[0].kind != "external" else order
        return self._inherited.of(behind, name, is_value)

    def _own(self, owner: Value, name: str, is_value: bool) -> Member | None:
        """The member that a class of the program has itself."""
        meaning = self._meaning(owner, name, is_value)
        if meaning is not None:
            return Member(owner, meaning)
        declared = self._stubs.member(owner, name) if self._stubs.stub(owner.path) else None
        return Member(declared[0], declared[1]) if declared is not None else self._outside(owner, name)

    def _outside(self, owner: Value, name: str) -> Member | None:
        """The method that stands outside of its type, in a file of the package of the type."""
        if not self._program.packages.key(owner.path):
            return None
        definition = self._program.definition(owner)
        name = f"{definition.name}.{name}"
        for path in self._program.packages.declaring(owner.path, name) if not definition.scope else ():
            if (meaning := self._program.names(path).in_scope(0, name)) is not None:
                return Member(owner, meaning, path=path)
        return None

    def _in_order(self, order: tuple[Value, ...], name: str, is_value: bool) -> Member | None:
        """The member in the first class that has it, own or external."""
        semantics = self._program.semantics
        unknown: list[Value] = []
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
            if members is None and self._promotes:
                unknown.append(entry)  # an embedded type hides no member of another one
            elif members is None:
                hidden = any(
                    later.kind == "symbol" and self._meaning(later, name, is_value) for later in order[nth + 1 :]
                )
                outside = "" if hidden or not entry.name or len(order) > nth + 1 else entry.name
                outside = f"{outside}{semantics.separator}{name}" if outside else ""
                return Member(entry, outside=outside, is_unknown=True)
        if unknown:
            is_one = len(unknown) == 1 and unknown[0].name
            outside = f"{unknown[0].name}{semantics.separator}{name}" if is_one else ""
            return Member(unknown[0], outside=outside, is_unknown=True)
        if semantics.object_model.has_blocks:
            return Member(self._program.unknown, is_unknown=True)
        common = semantics.common_member(name)
        return Member(self._program.unknown, outside=common) if common else None

    def on_one_side(self, found: Member, *, is_class: bool) -> Bindings | None:
        """Of a member with a static and an instance version the one that fits the receiver."""
        if found.meaning is None or len(found.meaning.definitions) < 2:
            return found.meaning
        definitions = self._program.files[found.path].definitions
        kept = tuple(
            index for index in found.meaning.definitions if ("static" in definitions[index].modifiers) == is_class
        )
        return found.meaning.only(definitions=kept) if kept else found.meaning

    def _meaning(self, owner: Value, name: str, is_value: bool) -> Bindings | None:
        meaning = self._program.names(owner.path).member(owner.definition, name)
        if meaning is None or not self._are_apart:
            return meaning
        key = (owner, name, is_value)
        if key not in self._kept:
            self._kept[key] = self._only(owner.path, meaning, is_value)
        return self._kept[key]

    def _only(self, path: str, meaning: Bindings, is_value: bool) -> Bindings | None:
        """Only the fields of a name or all but those, and inherent methods before those of traits."""
        definitions = self._program.files[path].definitions
        kept = [index for index in meaning.definitions if (definitions[index].kind == "field") == is_value]
        if not is_value:
            kept = [index for index in kept if not self.is_of_trait(path, index)] or kept
        if not kept:
            return None
        return meaning.only(definitions=tuple(kept), bindings=meaning.bindings if is_value else ())

    def outside_trait(self, method: Value) -> str:
        """The external trait that a method implements, empty if it implements none."""
        facts = self._program.files[method.path]
        implementation = facts.scopes[facts.definitions[method.definition].scope].implementation
        if implementation < 0:
            return ""
        trait = self._ancestry.implementations.trait_of(method.path, implementation)
        return trait.name if trait is not None else ""

    def of_one_trait_outside(self, path: str, definitions: tuple[int, ...]) -> Values:
        """Methods of one name, if all implement the same external trait; else none."""
        methods = tuple(self._program.symbol(path, index) for index in definitions)
        traits = {self.outside_trait(method) for method in methods}
        return methods if len(traits) == 1 and traits != {""} else ()

    def of_trait_outside(self, order: tuple[Value, ...], name: str, trait: str) -> Values:
        """The methods of a name that the types in an MRO have as implementations of an external trait."""
        return tuple(method for method in self.implemented(order, name, trait) if self.is_of_trait(*method.target))

    def implemented(self, order: tuple[Value, ...], name: str, trait: str) -> Values:
        """The same with inherent methods."""
        told = self._program.semantics.canonical_external_name
        found: dict[Value, None] = {}
        for entry in order:
            meaning = self._program.names(entry.path).member(entry.definition, name) if entry.path else None
            for index in meaning.definitions if meaning is not None else ():
                method = self._program.symbol(entry.path, index)
                if self._program.definition(method).kind != "method" or self._program.definition(entry).kind == "trait":
                    continue
                of_trait = told(self.outside_trait(method))
                if of_trait == told(trait) or not (of_trait or self.is_of_trait(entry.path, index)):
                    found[method] = None
        return tuple(found)[:_MOST_IMPLEMENTED]

    def is_of_trait(self, path: str, definition: int) -> bool:
        """True if a method implements a member of a trait."""
        facts = self._program.files[path]
        implementation = facts.scopes[facts.definitions[definition].scope].implementation
        return implementation >= 0 and bool(facts.definitions[implementation].implements)
