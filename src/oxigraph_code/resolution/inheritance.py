"""The order in which a class and its ancestors are searched for a member.

For maintainers: an ancestor that is not in the file is ``UNKNOWN`` in the order, never left out: whatever stands behind it
may be hidden by it, so a search that comes to it ends without an answer.

Source: the C3 linearization, "A Monotonic Superclass Linearization for Dylan" (Barrett et al., 1996).
"""

from __future__ import annotations

from collections.abc import Sequence

from oxigraph_code.resolution.names import FileNames
from oxigraph_code.resolution.semantics import Semantics

UNKNOWN = -1

_ROOTS = ("object",)


class Ancestry:
    """The search orders of the classes of one file."""

    def __init__(self, names: FileNames, semantics: Semantics) -> None:
        self._names = names
        self._semantics = semantics
        self._orders: dict[int, tuple[int, ...]] = {}

    def order(self, class_definition: int) -> tuple[int, ...]:
        """The class itself, then its ancestors, as definitions or ``UNKNOWN``."""
        if class_definition not in self._orders:
            # What is asked for again while it is being worked out inherits from itself.
            self._orders[class_definition] = (class_definition, UNKNOWN)
            bases = self._bases(class_definition)
            sequences = [list(self.order(base)) if base != UNKNOWN else [UNKNOWN] for base in bases]
            merged = _merge([*sequences, list(bases)])
            self._orders[class_definition] = (class_definition, *merged)
        return self._orders[class_definition]

    def _bases(self, class_definition: int) -> list[int]:
        definition = self._names.facts.definitions[class_definition]
        bases = []
        for text in definition.bases:
            name = text.partition("[")[0].strip()
            meaning = self._names.lookup(definition.scope, name)
            if meaning.scope < 0 and self._semantics.builtin(name) and not self._names.has_star_import:
                if name not in _ROOTS:
                    bases.append(UNKNOWN)
                continue
            known = (
                len(meaning.definitions) == 1
                and not meaning.bindings
                and not meaning.imports
                and self._names.facts.definitions[meaning.definitions[0]].kind == "class"
            )
            bases.append(meaning.definitions[0] if known else UNKNOWN)
        if any("=" in text for text in definition.bases):
            bases.append(UNKNOWN)
        return bases


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
