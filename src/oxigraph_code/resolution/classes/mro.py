"""The MRO of a class: the order in which the class and its ancestors are searched for members.

For maintainers: an external ancestor keeps its place, with or without a name, since it may override whatever comes
after it. This module must not know members.

Source: the C3 linearization, "A Monotonic Superclass Linearization for Dylan" (Barrett et al., 1996).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from oxigraph_code.facts import Definition
from oxigraph_code.resolution.classes.trait_impls import TraitImplementations
from oxigraph_code.resolution.incremental.dependencies import FileSet
from oxigraph_code.resolution.incremental.memo import MemoTable
from oxigraph_code.resolution.language.object_model import Ancestors
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import TYPES, Site, Value, Values
from oxigraph_code.resolution.modules.ambient_declarations import AmbientDeclarations
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program

# Larger hierarchies are not written by hand; the rest is unknown, so that hostile files cost no more.
LONGEST: Final = 64
MAX_BASES: Final = 32


class ClassHierarchy(InferenceRule):
    """The base classes and MROs of classes."""

    _longest = LONGEST

    def __init__(
        self,
        program: Program,
        evaluator: Evaluator,
        ambient: AmbientDeclarations,
        implementations: TraitImplementations,
        memo: MemoTable,
    ) -> None:
        super().__init__(program, evaluator)
        self.implementations = implementations
        """The trait implementations of the program."""
        self._denote = evaluator.of_path
        self._memo = memo
        self._ambient = ambient
        self._orders: dict[Value, tuple[tuple[Value, ...], FileSet]] = {}
        self._open: set[Value] = set()
        self._is_circular = False
        self._is_cut = False
        self._is_last_first = self._object_model.ancestors is Ancestors.LAST_BASE
        self._factories = self._library.external.class_factories

    def order(self, class_symbol: Value, depth: int = 0) -> tuple[Value, ...]:
        """Return the MRO: the class itself, then its ancestors.

        External ancestors have their qualified name, which may be empty; constructor functions are there as prototypes.
        """
        if class_symbol.kind == "external":
            return (class_symbol,)
        known = self._orders.get(class_symbol)
        if known is None and class_symbol in self._open:
            # A class whose MRO needs itself inherits from itself.
            self._memo.leave_out()
            self._is_circular = True
            return (class_symbol, self._program.unknown)
        order, files = known or self._worked_out(class_symbol, depth)
        self._program.seen.add(files)
        return order

    def _worked_out(self, class_symbol: Value, depth: int) -> tuple[tuple[Value, ...], FileSet]:
        """Compute an MRO, with the files that it depends on."""
        flaws_around = self._is_circular, self._is_cut
        self._is_circular = self._is_cut = False
        self._open.add(class_symbol)
        ancestors, files = self._program.seen.during(self._ancestors, class_symbol, depth)
        self._open.remove(class_symbol)
        found = (class_symbol, *ancestors), files
        # An MRO is stored only if it would be the same as the outermost query.
        if not self._is_circular and (not self._is_cut or not self._open):
            self._orders[class_symbol] = found
        self._is_circular, self._is_cut = self._is_circular or flaws_around[0], self._is_cut or flaws_around[1]
        return found

    def outside(self, instance: Value) -> set[str]:
        """Return the qualified names of external ancestors of an instance; empty for an unknown one."""
        order = self.order(self._program.symbol(instance.path, instance.definition))
        return {entry.name for entry in order if entry.kind == "external"}

    def bases(self, class_symbol: Value) -> list[Value]:
        """Return the base classes of a class, without those that add no members."""
        definition = self._program.definition(class_symbol)
        place = self._program.place(class_symbol.path, definition.scope, definition.start_line)
        bases = []
        texts = self._bases_of(definition)[: MAX_BASES + 1]
        for text in reversed(texts) if self._is_last_first else texts:
            if self._factories and (made := self._made_by_factory(place, text)):
                bases += made
                continue
            base = self._class(place, self._semantics.base_name(text), class_symbol)
            if base.name not in self._semantics.transparent_bases:
                bases.append(base)
        return bases

    def _bases_of(self, definition: Definition) -> Sequence[str]:
        """Return the texts of the bases that add members to instances; interfaces come after classes."""
        return (*definition.implements, *definition.bases) if self._is_last_first else definition.bases

    def extending(self, class_symbol: Value, *, includers: bool = False) -> Sequence[Value]:
        """List the modules that extend a class itself, the last one first; or those that extend its includers."""
        return ()

    def overridden(self, type_: Value) -> tuple[Value, ...]:
        """Return the ancestors whose methods a type may override."""
        return self.order(type_)[1:]

    def _made_by_factory(self, place: Site, text: str) -> list[Value]:
        """Return the bases of a class made by a library's factory method: its argument, then its receiver."""
        callee, argument = self._semantics.base_call(text)
        owner = callee.rpartition(self._semantics.separator)[0]
        called = self._denote(place, callee) if owner else ()
        if not any(value.kind == "external" and value.name in self._factories for value in called):
            return []
        return [self._class(place, argument), self._class(place, owner)]

    def metaclass(self, class_symbol: Value) -> Value | None:
        """Return the metaclass that a class declares or inherits."""
        for entry in self.order(class_symbol):
            names = self._program.names(entry.path) if entry.kind == "symbol" else None
            stated = names.bound.metaclasses.get(names.body.get(entry.definition, -1)) if names is not None else None
            if names is not None and stated is not None:
                around = names.facts.scopes[stated.scope].parent
                return self._class(self._program.place(entry.path, around, stated.line), stated.value)
        return None

    def _ancestors(self, class_symbol: Value, depth: int) -> list[Value]:
        bases = self.bases(class_symbol)
        if depth == LONGEST or len(bases) > MAX_BASES:
            self._is_cut = self._is_cut or depth == LONGEST
            return [self._program.unknown]
        ancestors = self._in_order(class_symbol, bases, depth)
        return ancestors if len(ancestors) < self._longest else [*ancestors[: self._longest], self._program.unknown]

    def _in_order(self, class_symbol: Value, bases: list[Value], depth: int) -> list[Value]:
        """Return the bases of a class with their ancestors, in the order of search."""
        if self._is_last_first:
            # A mixin that several bases have comes after all of them, whatever the others say.
            found = dict.fromkeys(reversed([entry for base in bases for entry in self.order(base, depth + 1)]))
            return [entry for entry in reversed(found) if entry is not class_symbol]
        return _merge([*(list(self.order(base, depth + 1)) for base in bases), bases], self._program.unknown)

    def _class(self, place: Site, path: str, owner: Value | None = None) -> Value:
        """Return the one class that an access path means, as a base of ``owner``."""
        return self._only(self.written(place, path, owner))

    def written(self, place: Site, path: str, owner: Value | None = None) -> Values:
        """Return the values that an access path means, as a base of ``owner``."""
        return self._denote(place, path) if path else ()

    def _only(self, values: Values) -> Value:
        """Return the class among values, if there is one."""
        found = self.as_class(value for value in values if self._may_be_base(value))
        if len(found) != 1:
            return self._program.unknown
        kind = self._program.definition(found[0]).kind if found[0].kind == "symbol" else ""
        return self._as_base(found[0], kind)

    def _as_base(self, value: Value, kind: str) -> Value:
        """Return a value if it can be a base class, else unknown; ``kind`` is the kind of its definition."""
        return value if kind in TYPES or value.kind == "external" else self._program.unknown

    def as_class(self, values: Iterable[Value]) -> Values:
        """Return the class among declarations that are merged into one type."""
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
        """Return true if a value of a base's name counts as a class."""
        return True


def _merge(sequences: Sequence[list[Value]], unknown: Value) -> list[Value]:
    """Return the C3 merge; if the ancestors contradict one another, the rest is unknown."""
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
            # After an unknown class nothing is certain.
            return merged
        remaining = [rest for sequence in remaining if (rest := [entry for entry in sequence if entry != head])]
    return merged
