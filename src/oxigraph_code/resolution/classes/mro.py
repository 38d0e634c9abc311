"""The order in which a class and its ancestors are searched for a member.

For maintainers: an ancestor outside of the project stays in the order, by its name or without one: whatever stands
behind it may be hidden by it. This module must not know what a member is.

Source: the C3 linearization, "A Monotonic Superclass Linearization for Dylan" (Barrett et al., 1996).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from oxigraph_code.resolution.classes.trait_impls import TraitImplementations
from oxigraph_code.resolution.incremental.dependencies import FileSet
from oxigraph_code.resolution.incremental.memo import MemoTable
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import TYPES, Site, Value, Values
from oxigraph_code.resolution.modules.ambient_declarations import AmbientDeclarations
from oxigraph_code.resolution.program.program import Program

# No hand wrote more; what goes beyond is unknown, so that hostile files cost no more than honest ones.
_LONGEST: Final = 64
_MOST_BASES: Final = 32
_MOST_MEMBERS: Final = 256


class ClassHierarchy:
    """The search orders of classes."""

    def __init__(
        self,
        program: Program,
        evaluator: Evaluator,
        ambient: AmbientDeclarations,
        implementations: TraitImplementations,
        memo: MemoTable,
    ) -> None:
        self._program = program
        self.implementations = implementations
        """What is implemented for the types of the program."""
        self._denote = evaluator.of_path
        self._memo = memo
        self._ambient = ambient
        self._orders: dict[Value, tuple[tuple[Value, ...], FileSet]] = {}
        self._open: set[Value] = set()
        self._is_circular = False
        self._is_cut = False
        self._factories = program.semantics.library.external.class_factories
        self._semantics_apart = program.semantics.scoping.members_apart

    def order(self, class_symbol: Value, depth: int = 0) -> tuple[Value, ...]:
        """The class itself, then its ancestors; those outside by their qualified name, which may be empty, and
        functions that construct by their prototypes."""
        if class_symbol.kind == "outside":
            return (class_symbol,)
        known = self._orders.get(class_symbol)
        if known is None and class_symbol in self._open:
            # What is asked for again while it is being worked out inherits from itself.
            self._memo.leave_out()
            self._is_circular = True
            return (class_symbol, self._program.unknown)
        order, files = known or self._worked_out(class_symbol, depth)
        self._program.seen.add(files)
        return order

    def _worked_out(self, class_symbol: Value, depth: int) -> tuple[tuple[Value, ...], FileSet]:
        """The search order, and the files that were looked at for it."""
        flaws_around = self._is_circular, self._is_cut
        self._is_circular = self._is_cut = False
        self._open.add(class_symbol)
        ancestors, files = self._program.seen.during(self._ancestors, class_symbol, depth)
        self._open.remove(class_symbol)
        found = (class_symbol, *ancestors), files
        # What is kept is what would be found by asking for this class first.
        if not self._is_circular and (not self._is_cut or not self._open):
            self._orders[class_symbol] = found
        self._is_circular, self._is_cut = self._is_circular or flaws_around[0], self._is_cut or flaws_around[1]
        return found

    def outside(self, instance: Value) -> set[str]:
        """The names of what the class of an instance inherits from outside; empty is that of what nobody knows."""
        order = self.order(self._program.symbol(instance.path, instance.definition))
        return {entry.name for entry in order if entry.kind == "outside"}

    def bases(self, class_symbol: Value) -> list[Value]:
        """What a class names as its own bases; those that add nothing are left out."""
        definition = self._program.definition(class_symbol)
        place = self._program.place(class_symbol.path, definition.scope, definition.start_line)
        if self._semantics_apart and definition.kind != "trait":
            return self.implementations.traits(class_symbol)
        bases = []
        for text in definition.bases[: _MOST_BASES + 1]:
            if self._factories and (made := self._made_by_factory(place, text)):
                bases += made
                continue
            base = self._class(place, self._program.semantics.base_name(text))
            if base.name not in self._program.semantics.transparent_bases:
                bases.append(base)
        return bases

    def _made_by_factory(self, place: Site, text: str) -> list[Value]:
        """The classes that a base derives from which is made by a method of a library class, the argument first."""
        callee, argument = self._program.semantics.base_call(text)
        owner = callee.rpartition(self._program.semantics.scoping.separator)[0]
        called = self._denote(place, callee) if owner else ()
        if not any(value.kind == "outside" and value.name in self._factories for value in called):
            return []
        return [self._class(place, argument), self._class(place, owner)]

    def metaclass(self, class_symbol: Value) -> Value | None:
        """What a class itself is an instance of, where its text or that of an ancestor says so."""
        for entry in self.order(class_symbol):
            names = self._program.names(entry.path) if entry.kind == "symbol" else None
            stated = names.bound.metaclasses.get(names.body.get(entry.definition, -1)) if names is not None else None
            if names is not None and stated is not None:
                around = names.facts.scopes[stated.scope].parent
                return self._class(self._program.place(entry.path, around, stated.line), stated.value)
        return None

    def _ancestors(self, class_symbol: Value, depth: int) -> list[Value]:
        bases = self.bases(class_symbol)
        if self._semantics_apart:
            # What is outside hides nothing.
            bases = [base for base in bases if base.kind == "symbol"]
            blocks = self.implementations.bodies(class_symbol)
            self._is_cut = self._is_cut or depth == _LONGEST
            orders = [self.order(base, depth + 1) for base in bases[:_MOST_BASES]] if depth < _LONGEST else []
            found = dict.fromkeys([*blocks, *(entry for order in orders for entry in order)])
            return [entry for entry in found if entry not in (self._program.unknown, class_symbol)][:_MOST_MEMBERS]
        if depth == _LONGEST or len(bases) > _MOST_BASES:
            self._is_cut = self._is_cut or depth == _LONGEST
            return [self._program.unknown]
        merged = _merge([*(list(self.order(base, depth + 1)) for base in bases), bases], self._program.unknown)
        if self._program.semantics.scoping.types_apart:
            merged = self._with_shared(class_symbol, merged)
        return merged if len(merged) < _LONGEST else [*merged[:_LONGEST], self._program.unknown]

    def _with_shared(self, class_symbol: Value, ancestors: list[Value]) -> list[Value]:
        """The ancestors of a type behind its other declarations, of which some may be outside."""
        path, definition = class_symbol.path, class_symbol.definition
        others = [self._program.symbol(*entry) for entry in self._ambient.declarations(path, definition)]
        return [*others, *ancestors, *([self._program.unknown] if self._ambient.is_open(path, definition) else ())]

    def _class(self, place: Site, path: str) -> Value:
        """The one class that a name, or a path of names, means."""
        found = self.as_class(
            value for value in (self._denote(place, path) if path else ()) if self._may_be_base(value)
        )
        if len(found) != 1:
            return self._program.unknown
        kind = self._program.definition(found[0]).kind if found[0].kind == "symbol" else ""
        if kind == "function" and self._program.semantics.scoping.open_objects:
            return self._program.as_kind(found[0], "prototype")
        return found[0] if kind in TYPES or found[0].kind == "outside" else self._program.unknown

    def as_class(self, values: Iterable[Value]) -> Values:
        """Of several declarations that are one type together, the class."""
        found = tuple(values)
        if len(found) < 2:
            return found
        definition = self._program.definition
        classes = [value for value in found if value.kind == "symbol" and definition(value).kind == "class"]
        if len(classes) != 1:
            return found
        path, name = classes[0].path, definition(classes[0]).qualified_name
        others = [value for value in found if value.kind != "symbol" or value.path != path]
        return found if others or any(definition(value).qualified_name != name for value in found) else tuple(classes)

    def _may_be_base(self, value: Value) -> bool:
        """Whether a meaning of a base's name counts, where a name has meanings that do not."""
        return not (self._program.semantics.scoping.exports_only and value.kind in ("module", "variable"))


def _merge(sequences: Sequence[list[Value]], unknown: Value) -> list[Value]:
    """C3. Where the ancestors contradict one another, what is left is unknown."""
    merged: list[Value] = []
    remaining = [sequence for sequence in sequences if sequence]
    while remaining:
        for sequence in remaining:
            head = sequence[0]
            if head is unknown or not any(head in other[1:] for other in remaining):
                break
        else:
            return [*merged, unknown]
        merged.append(head)
        if head is unknown:
            # Nothing behind an unknown class can be told for certain.
            return merged
        remaining = [rest for sequence in remaining if (rest := [entry for entry in sequence if entry != head])]
    return merged
