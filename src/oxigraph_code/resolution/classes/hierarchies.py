"""The forms of class hierarchies: the order of search for ancestors, by the object model.

For maintainers: nominal types have the C3 order of ``mro``. This module must not know members.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

from oxigraph_code.resolution.classes.mro import LONGEST, MOST_BASES, ClassHierarchy
from oxigraph_code.resolution.language.object_model import Ancestors
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.values import TYPES, Value, Values

_MOST_MEMBERS: Final = 256
_NO_CLASSES: Final = frozenset({"module", "variable"})


class BlockHierarchy(ClassHierarchy):
    """The implementation blocks of a type, then the traits of these."""

    def bases(self, class_symbol: Value) -> list[Value]:
        if self._program.definition(class_symbol).kind == "trait":
            return super().bases(class_symbol)
        return self.implementations.traits(class_symbol)

    def _ancestors(self, class_symbol: Value, depth: int) -> list[Value]:
        # External traits override nothing.
        bases = [base for base in self.bases(class_symbol) if base.kind == "symbol"]
        blocks = self.implementations.bodies(class_symbol)
        self._is_cut = self._is_cut or depth == LONGEST
        orders = [self.order(base, depth + 1) for base in bases[:MOST_BASES]] if depth < LONGEST else []
        found = dict.fromkeys([*blocks, *(entry for order in orders for entry in order)])
        return [entry for entry in found if entry not in (self._program.unknown, class_symbol)][:_MOST_MEMBERS]


class EmbeddingHierarchy(ClassHierarchy):
    """The types that are embedded in a type, by their depth."""

    def _in_order(self, class_symbol: Value, bases: list[Value], depth: int) -> list[Value]:
        found = dict.fromkeys(base for base in bases if base is not class_symbol)
        waiting = deque(found)
        while waiting and len(found) < LONGEST:
            value = waiting.popleft()
            for base in self.bases(value)[:MOST_BASES] if value.kind == "symbol" else ():
                if base is not class_symbol and base not in found:
                    found[base] = None
                    waiting.append(base)
        return list(found)

    def overridden(self, type_: Value) -> tuple[Value, ...]:
        return ()  # a method hides that of an embedded type, which keeps it


class ReopenedHierarchy(ClassHierarchy):
    """A class's other declarations in its package, then the ancestors of them all."""

    def bases(self, class_symbol: Value) -> list[Value]:
        declared = self._program.declarations(class_symbol)
        known = [base for entry in declared for base in super(ReopenedHierarchy, self).bases(entry)]
        return [base for base in dict.fromkeys(known) if base not in declared]

    def _in_order(self, class_symbol: Value, bases: list[Value], depth: int) -> list[Value]:
        others = [entry for entry in self._program.declarations(class_symbol) if entry is not class_symbol]
        return [*others, *super()._in_order(class_symbol, bases, depth)]

    def _as_base(self, value: Value, kind: str) -> Value:
        return self._first(super()._as_base(value, kind))

    def as_class(self, values: Iterable[Value]) -> Values:
        found = super().as_class(values)
        return tuple(dict.fromkeys(map(self._first, found)))

    def _first(self, value: Value) -> Value:
        """Return the first declaration of a class, which stands for all."""
        is_type = value.kind == "symbol" and self._program.definition(value).kind in TYPES
        return self._program.declarations(value)[0] if is_type else value


class ObjectHierarchy(ClassHierarchy):
    """The ancestors of a class, with its declarations in other files; a function may be a base."""

    def _in_order(self, class_symbol: Value, bases: list[Value], depth: int) -> list[Value]:
        """Return the ancestors after other declarations of the type, and before an unknown external one."""
        path, definition = class_symbol.path, class_symbol.definition
        ancestors = super()._in_order(class_symbol, bases, depth)
        others = [self._program.symbol(*entry) for entry in self._ambient.declarations(path, definition)]
        return [*others, *ancestors, *([self._program.unknown] if self._ambient.is_open(path, definition) else ())]

    def _as_base(self, value: Value, kind: str) -> Value:
        return self._program.as_kind(value, "prototype") if kind == "function" else super()._as_base(value, kind)

    def _may_be_base(self, value: Value) -> bool:
        return value.kind not in _NO_CLASSES


def hierarchy_form(semantics: Semantics) -> type[ClassHierarchy]:
    """Return the form of class hierarchies of a language."""
    model = semantics.object_model
    if model.has_blocks:
        return BlockHierarchy
    if model.ancestors is Ancestors.BY_DEPTH:
        return EmbeddingHierarchy
    if model.is_reopened:
        return ReopenedHierarchy
    return ObjectHierarchy if model.assigns_members else ClassHierarchy
