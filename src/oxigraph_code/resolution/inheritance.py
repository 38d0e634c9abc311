"""The order in which a class and its ancestors are searched for a member.

For maintainers: an ancestor that is not in the file is ``UNKNOWN`` in the order, never left out: whatever stands behind
it may be hidden by it, so a search that comes to it ends without an answer.

Source: the C3 linearization, "A Monotonic Superclass Linearization for Dylan" (Barrett et al., 1996).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from oxigraph_code.resolution.names import FileNames, Meaning
from oxigraph_code.resolution.semantics import Semantics

UNKNOWN = -1
TYPES = frozenset({"class", "trait", "enum"})

_ARGUMENTS = re.compile(r"[\[<]")  # what a base is given

# No hand wrote more; what goes beyond is unknown, so that hostile files cost no more than honest ones.
_LONGEST = 64
_MOST_BASES = 32


class Ancestry:
    """The search orders of the classes of one file."""

    def __init__(self, names: FileNames, semantics: Semantics) -> None:
        self._names = names
        self._semantics = semantics
        self._orders: dict[int, tuple[int, ...]] = {}

    def order(self, class_definition: int, depth: int = 0) -> tuple[int, ...]:
        """The class itself, then its ancestors, as definitions or ``UNKNOWN``."""
        if class_definition not in self._orders:
            # What is asked for again while it is being worked out inherits from itself.
            self._orders[class_definition] = (class_definition, UNKNOWN)
            self._orders[class_definition] = (class_definition, *self._ancestors(class_definition, depth))
        return self._orders[class_definition]

    def _ancestors(self, class_definition: int, depth: int) -> list[int]:
        bases = self._bases(class_definition)
        if depth == _LONGEST or len(bases) > _MOST_BASES:
            return [UNKNOWN]
        sequences = [list(self.order(base, depth + 1)) if base != UNKNOWN else [UNKNOWN] for base in bases]
        merged = _merge([*sequences, bases])
        return merged if len(merged) < _LONGEST else [*merged[:_LONGEST], UNKNOWN]

    def _bases(self, class_definition: int) -> list[int]:
        """The classes that a class names as its own bases; those that add nothing are left out."""
        definition = self._names.facts.definitions[class_definition]
        bases = []
        for text in definition.bases[: _MOST_BASES + 1]:
            name = _ARGUMENTS.split(text, maxsplit=1)[0].strip()
            if self._outside(definition.scope, name) not in self._semantics.transparent_bases:
                bases.append(self._class(definition.scope, name))
        return bases

    def _outside(self, scope: int, name: str) -> str:
        """The qualified name of what a name means outside of the file, empty where that is not certain."""
        head, dot, rest = name.partition(".")
        meaning = self._names.lookup(scope, head)
        if meaning.scope < 0:
            return "" if self._names.has_star_import else self._semantics.builtin(name)
        if meaning.definitions or meaning.bindings or len(meaning.imports) != 1:
            return ""
        entry = meaning.imports[0]
        full = f"{entry.path}.{entry.name}" if entry.name else entry.path if entry.alias else head
        return full + dot + rest

    def _class(self, scope: int, path: str) -> int:
        """The one class of the file that a name, or a name in a class, means."""
        head, *rest = path.split(".")
        found = only_class(self._names, self._names.lookup(scope, head))
        for name in rest:
            meaning = self._names.member(found, name) if found != UNKNOWN else None
            found = only_class(self._names, meaning) if meaning is not None else UNKNOWN
        return found


def only_class(names: FileNames, meaning: Meaning) -> int:
    """The class of the file that is all a name can mean, else ``UNKNOWN``."""
    if len(meaning.definitions) != 1 or meaning.bindings or meaning.imports or meaning.is_imported_last:
        return UNKNOWN
    return meaning.definitions[0] if names.facts.definitions[meaning.definitions[0]].kind in TYPES else UNKNOWN


def _merge(sequences: Sequence[list[int]]) -> list[int]:
    """C3. Where the ancestors contradict one another, what is left is unknown."""
    merged: list[int] = []
    remaining = [sequence for sequence in sequences if sequence]
    while remaining:
        for sequence in remaining:
            head = sequence[0]
            if head == UNKNOWN or not any(head in other[1:] for other in remaining):
                break
        else:
            return [*merged, UNKNOWN]
        merged.append(head)
        if head == UNKNOWN:
            # Nothing behind an unknown class can be told for certain.
            return merged
        remaining = [rest for sequence in remaining if (rest := [entry for entry in sequence if entry != head])]
    return merged
