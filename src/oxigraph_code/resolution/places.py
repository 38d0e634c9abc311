"""Where an access path has to be looked at, so that the same path is worked out once.

For maintainers: most paths mean the same all over the scope that binds their first name, whatever the line, and those
of a receiver in all methods of its class; only where that name is bound more than once, or something is known of it in
a branch, the place itself matters. This module must not know values.
"""

from __future__ import annotations

import re

from oxigraph_code.resolution.bound import Meaning
from oxigraph_code.resolution.program import Program
from oxigraph_code.resolution.receivers import receiving
from oxigraph_code.resolution.semantics import Semantics
from oxigraph_code.resolution.values import Place

_HEAD = re.compile(r"[^.:(\[|]*")
_UNSETTLED = Place("", -1, 0)


class _Heads(dict[str, str]):
    """The first names of access paths, by the path; the same few are met everywhere. A path that has other names in it
    begins with none."""

    def __missing__(self, path: str) -> str:
        is_mixed = "|" in path or path[:1] == "<" or "[=" in path
        head = self[path] = "" if is_mixed else _HEAD.match(path)[0]  # type: ignore[index]  # it matches anything
        return head


class _Deciding(dict[str, str]):
    """The first name of a longer path, where nothing is known of the path if nothing is known of that name."""

    def __init__(self, heads: _Heads, semantics: Semantics) -> None:
        super().__init__()
        self._heads = heads
        self._is_open = not semantics.scoping.closed_namespaces
        self._modules = {heads[path] for path in semantics.scoping.module_paths}

    def __missing__(self, path: str) -> str:
        head = self._heads[path]
        is_deciding = self._is_open and head != path and head[:1] != "{" and head not in self._modules
        found = self[path] = head if is_deciding and "::" not in path else ""
        return found


class _OfParent(dict[str, bool]):
    """Whether a path that begins with a name may denote what a class inherits from."""

    def __init__(self, semantics: Semantics) -> None:
        super().__init__()
        self._parent_class = semantics.parent_class

    def __missing__(self, head: str) -> bool:
        found = self[head] = any(self._parent_class(path) is not None for path in (head, f"{head}()"))
        return found


class Places:
    """The places of a program at which access paths differ."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._semantics = program.semantics
        self._heads = _Heads()
        self._deciding = _Deciding(self._heads, program.semantics)
        self._of_parent = _OfParent(program.semantics)
        self._of_files: dict[str, FilePlaces] = {}

    def of_file(self, path: str) -> FilePlaces:
        """The places of the file at a path."""
        known = self._of_files.get(path)
        if known is None:
            known = self._of_files[path] = FilePlaces(self._program, path, self._heads, self._of_parent)
        return known

    def deciding(self, place: Place, path: str) -> str:
        """The first name of a path, where nothing is known of it at a place that is settled if nothing is known of that
        name; empty where that does not decide, or is the path."""
        return "" if place.line else self._deciding[path]

    def may_be_parent(self, path: str) -> bool:
        """Whether a path, or what it begins with, may denote what a class inherits from."""
        return self._of_parent[self._heads[path]]

    def is_of_parent(self, head: str) -> bool:
        """Whether a path that begins so may denote what a class inherits from."""
        return self._of_parent[head]


class FilePlaces:
    """The places of one file at which access paths differ."""

    def __init__(self, program: Program, path: str, heads: _Heads, of_parent: _OfParent) -> None:
        self._program = program
        self._names = program.names(path)
        self._semantics = program.semantics
        self._heads = heads
        self._of_parent = of_parent
        self._known: dict[str, dict[int, Place | None]] = {}
        """The one place for all lines of a scope, by the first name of the path; ``None`` where the line matters."""
        self._of_meanings: dict[str, dict[int, Place | None]] = {}
        """The same by the scope that binds the name."""
        self._of_receivers: dict[tuple[int, str, bool], Place] = {}
        """For each class and each name its methods know their receiver by, a place in one of them."""

    def settled(self, scope: int, line: int, path: str) -> Place:
        """A place at which a path, and every part that it begins with, means what it means here; the same for as many
        places as possible."""
        head = self._heads[path]
        places = self._known.get(head)
        if places is None:
            places = self._known[head] = {}
        known = places.get(scope, _UNSETTLED)
        if known is _UNSETTLED:
            known = places[scope] = self._settle(scope, head)
        return known or self._program.place(self._names.facts.path, scope, line)

    def _settle(self, scope: int, head: str) -> Place | None:
        if not head:
            return None
        if self._semantics.scoping.closed_namespaces:
            is_open = self._semantics.scoping.runs_in_order and self._is_bound_in_order(scope, head)
            return None if is_open else self._program.place(self._names.facts.path, scope)
        meaning = self._names.lookup(scope, head)
        places = self._of_meanings.get(head)
        if places is None:
            places = self._of_meanings[head] = {}
        known = places.get(meaning.scope, _UNSETTLED)
        if known is _UNSETTLED:
            known = places[meaning.scope] = self._settle_meaning(meaning, head)
        return known

    def _settle_meaning(self, meaning: Meaning, head: str) -> Place | None:
        names = self._names
        if head == self._semantics.own_type or head in names.narrowed_heads or self._of_parent[head]:
            return None
        if meaning.scope > 0 and names.facts.scopes[meaning.scope].kind == "class":
            return None
        if meaning.count > 1:
            return None
        found = self._program.place(names.facts.path, max(meaning.scope, 0))
        if not meaning.bindings or meaning.bindings[0].kind != "parameter":
            return found
        method, is_instance = receiving(names, self._semantics, found.scope, head)
        if method < 0:
            return found
        owner = names.facts.definitions[method].scope
        return self._of_receivers.setdefault((owner, head, is_instance), found)

    def _is_bound_in_order(self, scope: int, head: str) -> bool:
        """Whether a name may mean one thing before a statement and another behind it."""
        if head in self._names.narrowed_heads:
            return True
        meaning = self._names.lookup(scope, head)
        count = meaning.count
        return count > 1 or any(entry.kind == "variable" for entry in meaning.bindings)
