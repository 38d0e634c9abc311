"""Of the things in a file that exclude one another, those that are in the build that is meant.

For maintainers: where nothing is in that build, all of them are kept: it is another build, then. Which conditions hold,
the language says; which one a macro puts on what it is given, its definition does, wherever that is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from oxigraph_code.facts import Binding, FileFacts, Import
from oxigraph_code.resolution.semantics import Semantics


class Builds:
    """What is in the build of one file. ``conditions`` are those of macros by name."""

    def __init__(self, facts: FileFacts, semantics: Semantics, conditions: Mapping[str, str]) -> None:
        self._of_macros = conditions
        self._facts = facts
        self._semantics = semantics

    def kept(
        self, definitions: tuple[int, ...], bindings: tuple[Binding, ...], imports: tuple[Import, ...]
    ) -> tuple[tuple[int, ...], tuple[Binding, ...], tuple[Import, ...]]:
        """Of what excludes one another, what is in the build that is meant; all where nothing is."""
        is_left_out = self._semantics.is_left_out
        without = {
            entry.line
            for entry in bindings
            if entry.kind == "submodule" and entry.annotation and is_left_out((entry.annotation,))
        }
        kept = (
            tuple(entry for entry in definitions if not is_left_out(self._conditions(entry))),
            tuple(entry for entry in bindings if entry.kind != "submodule" or entry.line not in without),
            tuple(entry for entry in imports if not entry.condition or not self.is_left_out(entry)),
        )
        return kept if any(kept) else (definitions, bindings, imports)

    def is_left_out(self, entry: Import) -> bool:
        """Whether an import is not in the build."""
        said = entry.condition.split("\n")
        return self._semantics.is_left_out([self._of_macros.get(text, text) for text in said])

    def _conditions(self, definition: int) -> tuple[str, ...]:
        """What says in which builds a definition is there."""
        entry = self._facts.definitions[definition]
        implementation = self._facts.scopes[entry.scope].implementation
        around = self._facts.definitions[implementation].decorators if implementation >= 0 else ()
        return (*entry.decorators, *around)


def conditions_of_macros(files: Iterable[FileFacts]) -> dict[str, str]:
    """The condition that each macro puts on all that it is given, where it is a single one."""
    found: dict[str, set[str]] = defaultdict(set)
    for facts in files:
        for binding in facts.bindings:
            if binding.kind == "condition":
                found[binding.name].add(binding.annotation)
    return {name: next(iter(texts)) for name, texts in found.items() if len(texts) == 1}
