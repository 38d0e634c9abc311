"""Where an access path has to be looked at, so that the same path is worked out once.

For maintainers: most paths mean the same all over the scope that binds their first name, whatever the line; only where
that name is bound more than once, or something is known of it in a branch, the place itself matters. This module must
not know values.
"""

from __future__ import annotations

import re

from oxigraph_code.resolution.names import FileNames
from oxigraph_code.resolution.program import Program
from oxigraph_code.resolution.values import Place

_HEAD = re.compile(r"[^.:(\[|]*")


class Places:
    """The places of a program at which access paths differ."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._semantics = program.semantics
        self._known: dict[tuple[str, int, str], tuple[int, bool]] = {}

    def settled(self, place: Place, path: str) -> Place:
        """A place at which a path means what it means at this one; the same for as many places as possible."""
        if "|" in path or path[:1] == "<":
            return place
        head = _HEAD.match(path)[0]  # type: ignore[index]  # it matches anything
        key = (place.path, place.scope, head)
        if key not in self._known:
            self._known[key] = self._settle(place, head)
        scope, keeps_line = self._known[key]
        return Place(place.path, scope, place.line if keeps_line else 0)

    def _settle(self, place: Place, head: str) -> tuple[int, bool]:
        """The scope, and whether the line matters, too."""
        names, scoping = self._program.names(place.path), self._semantics.scoping
        if scoping.closed_namespaces:
            return place.scope, scoping.runs_in_order and self._is_bound_in_order(names, place.scope, head)
        is_parent = (
            self._semantics.parent_class(head) is not None or self._semantics.parent_class(f"{head}()") is not None
        )
        if not head or is_parent or head == self._semantics.own_type or head in names.narrowed_heads:
            return place.scope, True
        meaning = names.lookup(place.scope, head)
        if meaning.scope > 0 and names.facts.scopes[meaning.scope].kind == "class":
            return place.scope, True
        if len(meaning.definitions) + len(meaning.bindings) + len(meaning.imports) > 1:
            return place.scope, scoping.runs_in_order
        return max(meaning.scope, 0), False

    @staticmethod
    def _is_bound_in_order(names: FileNames, scope: int, head: str) -> bool:
        """Whether a name may mean one thing before a statement and another behind it."""
        if not head or head in names.narrowed_heads:
            return True
        meaning = names.lookup(scope, head)
        count = len(meaning.definitions) + len(meaning.bindings) + len(meaning.imports)
        return count > 1 or any(entry.kind == "variable" for entry in meaning.bindings)
