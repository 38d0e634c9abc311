"""Members of types with several bodies, such as a declaration and implementation blocks.

For maintainers: the entries of all names are grouped once for a file, and only on demand, since most types have one
body. This module must not know how names are looked up.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import final

from oxigraph_code.facts import FileFacts
from oxigraph_code.resolution.binding.conditional_compilation import EveryBuild
from oxigraph_code.resolution.binding.symbol_table import SymbolTable
from oxigraph_code.resolution.model.symbols import Bindings, ScopeEntry


@final
class ImplScopes:
    """Members of the types in one file with several bodies; ``bodies`` has their scopes, by definition."""

    def __init__(
        self,
        facts: FileFacts,
        bound: SymbolTable,
        builds: EveryBuild,
        bodies: Mapping[int, Sequence[int]],
        meaning: Callable[[ScopeEntry], Bindings | None],
    ) -> None:
        self._facts = facts
        self._bound = bound
        self._builds = builds
        self._bodies = bodies
        self._meaning = meaning
        self._homes: dict[tuple[int, str], list[ScopeEntry]] | None = None
        self._merged: dict[tuple[int, str], Bindings | None] = {}

    def bound(self, definition: int, name: str) -> Bindings | None:
        """Return the bindings of a member in all bodies together."""
        key = (definition, name)
        if self._homes is None:
            self._homes = self._by_owner()
        if key not in self._merged:
            self._merged[key] = self._merge([self._meaning(home) for home in self._homes.get(key, ())])
        return self._merged[key]

    def _by_owner(self) -> dict[tuple[int, str], list[ScopeEntry]]:
        """Return the entries of each member: definitions first, in order, then the others."""
        found: dict[tuple[int, str], list[ScopeEntry]] = defaultdict(list)
        for name, homes in self._bound.all_homes():
            for home in homes.all():
                owner = self._facts.scopes[home.scope].definition
                if owner in self._bodies and home.bound:
                    found[owner, name].append(home)
        for several in found.values():
            several.sort(key=lambda home: (not home.definitions, not home.bindings, home.definitions[:1]))
        return found

    def _merge(self, meanings: list[Bindings | None]) -> Bindings | None:
        found = [meaning for meaning in meanings if meaning is not None]
        if len(found) < 2:
            return found[0] if found else None
        return Bindings(
            found[0].scope,
            *self._builds.in_build(
                tuple(index for meaning in found for index in meaning.definitions),
                tuple(binding for meaning in found for binding in meaning.bindings),
                tuple(entry for meaning in found for entry in meaning.imports),
            ),
            any(meaning.is_imported_last for meaning in found),
        )
