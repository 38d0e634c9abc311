"""The forms of class hierarchies: the order of search for ancestors, by the object model.

For maintainers: nominal types have the C3 order of ``mro``. This module must not know members.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

from oxigraph_code.facts import Definition
from oxigraph_code.facts.access_paths import PATH_MARK
from oxigraph_code.resolution.classes.mro import LONGEST, MAX_BASES, ClassHierarchy
from oxigraph_code.resolution.classes.trait_impls import TraitImplementations
from oxigraph_code.resolution.incremental.dependencies import FileSet
from oxigraph_code.resolution.incremental.memo import MemoTable
from oxigraph_code.resolution.language.object_model import Ancestors
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import TYPES, Site, Value, Values, union
from oxigraph_code.resolution.modules.ambient_declarations import AmbientDeclarations
from oxigraph_code.resolution.program.program import Program

_MAX_MEMBERS: Final = 256
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
        orders = [self.order(base, depth + 1) for base in bases[:MAX_BASES]] if depth < LONGEST else []
        found = dict.fromkeys([*blocks, *(entry for order in orders for entry in order)])
        return [entry for entry in found if entry not in (self._program.unknown, class_symbol)][:_MAX_MEMBERS]


class EmbeddingHierarchy(ClassHierarchy):
    """The types that are embedded in a type, by their depth."""

    def _in_order(self, class_symbol: Value, bases: list[Value], depth: int) -> list[Value]:
        found = dict.fromkeys(base for base in bases if base is not class_symbol)
        waiting = deque(found)
        while waiting and len(found) < LONGEST:
            value = waiting.popleft()
            for base in self.bases(value)[:MAX_BASES] if value.kind == "symbol" else ():
                if base is not class_symbol and base not in found:
                    found[base] = None
                    waiting.append(base)
        return list(found)

    def overridden(self, type_: Value) -> tuple[Value, ...]:
        return ()  # a method hides that of an embedded type, which keeps it


class ReopenedHierarchy(ClassHierarchy):
    """A class's other declarations in its package, then the ancestors of them all."""

    _longest = 8 * LONGEST  # each class stands there once for each of its declarations

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
        is_type = self._program.symbol_kind(value) in TYPES
        return self._program.declarations(value)[0] if is_type else value


class SidedHierarchy(ReopenedHierarchy):
    """The same where modules extend a class itself, and the body of a class is searched for its mixins."""

    def __init__(
        self,
        program: Program,
        evaluator: Evaluator,
        ambient: AmbientDeclarations,
        implementations: TraitImplementations,
        memo: MemoTable,
    ) -> None:
        super().__init__(program, evaluator, ambient, implementations, memo)
        self._extending: dict[tuple[Value, bool], tuple[Values, FileSet]] = {}
        self._being_extended: set[tuple[Value, bool]] = set()

    def _bases_of(self, definition: Definition) -> Sequence[str]:
        extension = self._program.semantics.extension
        return [text for text in definition.bases if (found := extension(text)) is None or found.is_base]

    def bases(self, class_symbol: Value) -> list[Value]:
        """Add the class of the language that a class of the program reopens, with all its members."""
        definition = self._program.definition(class_symbol)
        outside = "" if definition.scope else self._program.semantics.builtin(definition.qualified_name)
        known = super().bases(class_symbol)
        return [*known, self._program.external(outside)] if outside else known

    def written(self, place: Site, path: str, owner: Value | None = None) -> Values:
        # Ancestors are asked last, since these are what is looked for.
        is_from_top = path.startswith(PATH_MARK)
        head, *rest = path.removeprefix(PATH_MARK).split(PATH_MARK)
        place = self._program.place(place.path, 0) if is_from_top else place
        values = () if is_from_top or owner is None else self._declared(owner, head)
        values = values or self._denote(place, head)
        for name in rest:
            values = union([self._declared(value, name) or self._evaluator.of_member(value, name) for value in values])
        return values

    def _in_order(self, class_symbol: Value, bases: list[Value], depth: int) -> list[Value]:
        return list(dict.fromkeys(super()._in_order(class_symbol, bases, depth)))

    def _declared(self, owner: Value, name: str) -> Values:
        """Return the type that a type declares under a name, in any of its declarations."""
        if owner.kind != "symbol":
            return ()
        qualified = f"{self._program.definition(owner).qualified_name}.{name}"
        found = (self._program.symbol(*entry) for entry in self._program.packages.reopened(owner.path, qualified))
        return next(((value,) for value in found if self._program.definition(value).kind in TYPES), ())

    def extending(self, class_symbol: Value, *, includers: bool = False) -> Values:
        key = (class_symbol, includers)
        known = self._extending.get(key)
        if known is None:
            if key in self._being_extended:
                self._memo.leave_out()
                return ()
            self._being_extended.add(key)
            known = self._program.seen.during(self._extensions, class_symbol, includers)
            self._being_extended.remove(key)
            if not self._being_extended and not self._open:
                self._extending[key] = known
        self._program.seen.add(known[1])
        return known[0]

    def _extensions(self, class_symbol: Value, includers: bool) -> Values:
        found: dict[Value, None] = {}
        for declared in self._program.declarations(class_symbol):
            definition = self._program.definition(declared)
            place = self._program.place(declared.path, definition.scope, definition.start_line)
            for text in reversed(definition.bases[: MAX_BASES + 1]):
                extension = self._program.semantics.extension(text)
                if extension is not None and extension.is_for_includers == includers:
                    is_self = extension.path == self._program.semantics.object_model.own
                    found[class_symbol if is_self else self._class(place, extension.path, class_symbol)] = None
        for base in () if includers else self.bases(class_symbol):
            if self._program.symbol_kind(base) == "trait":
                mixins = (mixin for mixin in self.order(base) if mixin.kind == "symbol")
                found.update(
                    dict.fromkeys(entry for mixin in mixins for entry in self.extending(mixin, includers=True))
                )
        return tuple(found)


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
        return SidedHierarchy if model.has_sides else ReopenedHierarchy
    return ObjectHierarchy if model.assigns_members else ClassHierarchy
