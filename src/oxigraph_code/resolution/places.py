"""Where an access path has to be looked at, so that the same path is worked out once.

For maintainers: most paths mean the same all over the scope that binds their first name, whatever the line, and those
of a receiver in all methods of its class; only where that name is bound more than once, or something is known of it in
a branch, the place itself matters. This module must not know values.
"""

from __future__ import annotations

import re

from oxigraph_code.resolution.names import FileNames
from oxigraph_code.resolution.program import Program
from oxigraph_code.resolution.receivers import receiving
from oxigraph_code.resolution.values import Place

_HEAD = re.compile(r"[^.:(\[|]*")


class _Heads(dict[str, str]):
    """The first names of access paths, by the path; the same few are met everywhere."""

    def __missing__(self, path: str) -> str:
        head = self[path] = _HEAD.match(path)[0]  # type: ignore[index]  # it matches anything
        return head


class Places:
    """The places of a program at which access paths differ."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._semantics = program.semantics
        self._heads = _Heads()
        self._known: dict[tuple[str, int, str], Place | None] = {}
        self._of_receivers: dict[tuple[str, int, str, bool], Place] = {}
        """For each class and each name its methods know their receiver by, a place in one of them."""
        self._is_parent: dict[str, bool] = {}

    def settled(self, file: str, scope: int, line: int, path: str) -> Place:
        """A place at which a path, and every part that it begins with, means what it means here; the same for as many
        places as possible."""
        if "|" in path or path[:1] == "<" or "[=" in path:
            return Place(file, scope, line)  # it has other names in it
        key = (file, scope, self._heads[path])
        if key not in self._known:
            self._known[key] = self._settle(file, scope, key[2])
        return self._known[key] or Place(file, scope, line)

    def _settle(self, path: str, scope: int, head: str) -> Place | None:
        """The one place for all lines of a scope; ``None`` where the line matters."""
        names, scoping = self._program.names(path), self._semantics.scoping
        if scoping.closed_namespaces:
            is_open = scoping.runs_in_order and self._is_bound_in_order(names, scope, head)
            return None if is_open else Place(path, scope)
        if not head or head == self._semantics.own_type or head in names.narrowed_heads or self.is_of_parent(head):
            return None
        meaning = names.lookup(scope, head)
        if meaning.scope > 0 and names.facts.scopes[meaning.scope].kind == "class":
            return None
        if len(meaning.definitions) + len(meaning.bindings) + len(meaning.imports) > 1:
            return None if scoping.runs_in_order else Place(path, scope)
        found = Place(path, max(meaning.scope, 0))
        if not meaning.bindings or meaning.bindings[0].kind != "parameter":
            return found
        method, is_instance = receiving(names, self._semantics, found.scope, head)
        if method < 0:
            return found
        owner = names.facts.definitions[method].scope
        return self._of_receivers.setdefault((path, owner, head, is_instance), found)

    def is_of_parent(self, head: str) -> bool:
        """Whether a path that begins so may denote what a class inherits from."""
        if head not in self._is_parent:
            paths = (head, f"{head}()")
            self._is_parent[head] = any(self._semantics.parent_class(path) is not None for path in paths)
        return self._is_parent[head]

    @staticmethod
    def _is_bound_in_order(names: FileNames, scope: int, head: str) -> bool:
        """Whether a name may mean one thing before a statement and another behind it."""
        if not head or head in names.narrowed_heads:
            return True
        meaning = names.lookup(scope, head)
        count = len(meaning.definitions) + len(meaning.bindings) + len(meaning.imports)
        return count > 1 or any(entry.kind == "variable" for entry in meaning.bindings)
