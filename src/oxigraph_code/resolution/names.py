"""What a name means at a place in one file.

For maintainers: scopes are searched outwards, as the text nests. A name may have several meanings in one scope; they are
all handed on, and the rules decide whether that is evidence or doubt. This module knows one file and no types.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from oxigraph_code.facts import Binding, FileFacts, Import
from oxigraph_code.resolution.semantics import Semantics


class Meaning(NamedTuple):
    """Everything a name is bound to in the scope that binds it. ``scope`` is -1 where no scope does."""

    scope: int
    definitions: tuple[int, ...] = ()
    bindings: tuple[Binding, ...] = ()
    imports: tuple[Import, ...] = ()


_UNBOUND = Meaning(-1)


class FileNames:
    """The names of one file, by scope."""

    def __init__(self, facts: FileFacts, semantics: Semantics) -> None:
        self.facts = facts
        self._semantics = semantics
        self._definitions: dict[tuple[int, str], list[int]] = defaultdict(list)
        self._bindings: dict[tuple[int, str], list[Binding]] = defaultdict(list)
        self._imports: dict[tuple[int, str], list[Import]] = defaultdict(list)
        self._elsewhere: dict[tuple[int, str], str] = {}
        self.body: dict[int, int] = {
            scope.definition: index for index, scope in enumerate(facts.scopes) if scope.definition >= 0
        }
        self.has_star_import = any(entry.kind == "star" for entry in facts.imports)
        for index, definition in enumerate(facts.definitions):
            self._definitions[definition.scope, definition.name].append(index)
        for binding in facts.bindings:
            if binding.kind in ("global", "nonlocal"):
                self._elsewhere[binding.scope, binding.name] = binding.kind
            else:
                self._bindings[binding.scope, binding.name].append(binding)
        for entry in facts.imports:
            if name := bound_name(entry):
                self._imports[entry.scope, name].append(entry)

    def in_scope(self, scope: int, name: str) -> Meaning | None:
        """What this very scope binds the name to."""
        key = (scope, name)
        if key not in self._definitions and key not in self._bindings and key not in self._imports:
            return None
        return Meaning(
            scope,
            tuple(self._definitions.get(key, ())),
            tuple(self._bindings.get(key, ())),
            tuple(self._imports.get(key, ())),
        )

    def lookup(self, scope: int, name: str) -> Meaning:
        """What the name means in that scope or in the nearest one around it that binds it."""
        start = scope
        scopes = self.facts.scopes
        while scope >= 0:
            elsewhere = self._elsewhere.get((scope, name))
            if elsewhere == "global":
                return self.in_scope(0, name) or _UNBOUND
            visible = scope == start or scopes[scope].kind != "class" or self._semantics.methods_see_class_names
            if visible and elsewhere is None and (meaning := self.in_scope(scope, name)):
                return meaning
            scope = scopes[scope].parent
        return _UNBOUND

    def method_around(self, scope: int) -> tuple[int, int]:
        """The innermost method around a scope and the class it is in, as definitions; -1 and -1 where there is none."""
        scopes = self.facts.scopes
        while scope > 0:
            entry = scopes[scope]
            if entry.kind == "class":
                break
            if entry.kind == "function" and scopes[entry.parent].kind == "class":
                return entry.definition, scopes[entry.parent].definition
            scope = entry.parent
        return -1, -1

    def member(self, class_definition: int, name: str) -> Meaning | None:
        """What the body of a class binds a name to."""
        body = self.body.get(class_definition)
        return None if body is None else self.in_scope(body, name)


def bound_name(entry: Import) -> str:
    """The name an import binds, empty where it binds none of its own."""
    if entry.kind == "star":
        return ""
    return entry.alias or entry.name or entry.path.partition(".")[0]
