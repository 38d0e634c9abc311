"""Of the things in a file that exclude one another, those that are in the build that is meant.

For maintainers: where nothing is in that build, all of them are kept: it is another build, then. Which conditions hold,
the language says.
"""

from __future__ import annotations

from oxigraph_code.facts import Binding, FileFacts, Import
from oxigraph_code.resolution.semantics import Semantics


class Builds:
    """What is in the build of one file."""

    def __init__(self, facts: FileFacts, semantics: Semantics) -> None:
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
            tuple(entry for entry in imports if not entry.condition or not is_left_out((entry.condition,))),
        )
        return kept if any(kept) else (definitions, bindings, imports)

    def _conditions(self, definition: int) -> tuple[str, ...]:
        """What says in which builds a definition is there."""
        entry = self._facts.definitions[definition]
        implementation = self._facts.scopes[entry.scope].implementation
        around = self._facts.definitions[implementation].decorators if implementation >= 0 else ()
        return (*entry.decorators, *around)
