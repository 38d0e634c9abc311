"""What a name means at a place in one file.

For maintainers: scopes are searched outwards, as the text nests. A name may have several meanings in one scope; they
are all handed on, and the rules decide whether that is evidence or doubt. An import of everything may be a meaning of
any name. This module knows one file and no types.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from oxigraph_code.facts import Binding, FileFacts, Import
from oxigraph_code.resolution.semantics import Semantics


class Meaning(NamedTuple):
    """Everything a name is bound to in the scope that binds it. ``scope`` is -1 where no scope does.

    ``is_imported_last`` tells that an import comes after all definitions, and so may hide them.
    """

    scope: int
    definitions: tuple[int, ...] = ()
    bindings: tuple[Binding, ...] = ()
    imports: tuple[Import, ...] = ()
    is_imported_last: bool = False


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
        self._meanings: dict[tuple[int, str], Meaning | None] = {}
        self.body: dict[int, int] = {
            scope.definition: index for index, scope in enumerate(facts.scopes) if scope.definition >= 0
        }
        self._stars = {
            entry.scope: entry for entry in facts.imports if entry.kind == "star" and entry.binds
        }  # the last of each
        self.has_star_import = bool(self._stars)
        self._gather()

    def _gather(self) -> None:
        facts = self.facts
        for binding in facts.bindings:
            if binding.kind in ("global", "nonlocal"):
                self._elsewhere[binding.scope, binding.name] = binding.kind
        elsewhere: list[Binding] = []
        for binding in facts.bindings:
            key = (binding.scope, binding.name)
            if binding.kind == "assignment":
                elsewhere.append(binding)
            elif key not in self._elsewhere:
                self._bindings[key].append(binding)
            elif binding.kind not in ("global", "nonlocal"):
                elsewhere.append(binding)
        assigned = [binding for binding in elsewhere if binding.kind == "assignment"]
        elsewhere = [binding for binding in elsewhere if binding.kind != "assignment"]
        for index, definition in enumerate(facts.definitions):
            self._definitions[self._home(definition.scope, definition.name), definition.name].append(index)
        for entry in facts.imports:
            if name := bound_name(entry):
                self._imports[self._home(entry.scope, name), name].append(entry)
        for binding in elsewhere:
            read_in = binding.scope if binding.value_scope < 0 else binding.value_scope
            home = self._home(binding.scope, binding.name)
            self._bindings[home, binding.name].append(binding._replace(scope=home, value_scope=read_in))
        for binding in assigned:
            read_in = binding.scope if binding.value_scope < 0 else binding.value_scope
            home = self._bound_around(binding.scope, binding.name)
            self._bindings[home, binding.name].append(binding._replace(scope=home, value_scope=read_in))

    def _bound_around(self, scope: int, name: str) -> int:
        """The nearest scope, this one or around, in which the name is bound; else the module."""
        while scope > 0:
            key = (scope, name)
            is_seen = self.facts.scopes[scope].kind not in ("class", "object")
            if is_seen and (key in self._bindings or key in self._definitions or key in self._imports):
                return scope
            scope = self.facts.scopes[scope].parent
        return 0

    def _home(self, scope: int, name: str) -> int:
        """The scope that a name is bound in when it is bound in this one."""
        kind = self._elsewhere.get((scope, name))
        if kind is None or kind == "global":
            return scope if kind is None else 0
        around = self.facts.scopes[scope].parent
        while around > 0:
            key = (around, name)
            if key not in self._elsewhere and (key in self._bindings or key in self._definitions):
                return around
            around = self.facts.scopes[around].parent
        return scope

    def in_scope(self, scope: int, name: str) -> Meaning | None:
        """What this very scope binds the name to."""
        key = (scope, name)
        if key not in self._meanings:
            self._meanings[key] = self._meaning(key)
        return self._meanings[key]

    def _meaning(self, key: tuple[int, str]) -> Meaning | None:
        if key not in self._definitions and key not in self._bindings and key not in self._imports:
            return None
        definitions = tuple(self._definitions.get(key, ()))
        bindings = tuple(self._bindings.get(key, ()))
        imports = tuple(self._imports.get(key, ()))
        last = max((entry.line for entry in imports), default=0)
        if key[0] in self._stars:
            last = max(last, self._stars[key[0]].line)
        bound = max(
            max((self.facts.definitions[index].start_line for index in definitions), default=0),
            max((binding.line for binding in bindings), default=0),
        )
        return Meaning(key[0], definitions, bindings, imports, last > bound)

    def lookup(self, scope: int, name: str) -> Meaning:
        """What the name means in that scope or in the nearest one around it that binds it."""
        start = scope
        scopes = self.facts.scopes
        while scope >= 0:
            elsewhere = self._elsewhere.get((scope, name))
            if elsewhere == "global":
                return self.in_scope(0, name) or _UNBOUND
            meaning = self.in_scope(scope, name) if elsewhere is None else None
            if meaning and (self._is_visible(scope, start) or _is_type_parameter(meaning)):
                return meaning
            scope = scopes[scope].parent
        return _UNBOUND

    def _is_visible(self, scope: int, start: int) -> bool:
        """Whether the names of a scope are seen without a receiver in a scope inside it, or in itself."""
        kind = self.facts.scopes[scope].kind
        if kind == "class":
            semantics = self._semantics
            return semantics.class_bodies_see_their_names if scope == start else semantics.methods_see_class_names
        return kind != "object"

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


def _is_type_parameter(meaning: Meaning) -> bool:
    return bool(meaning.bindings) and meaning.bindings[0].kind == "type_parameter"


def bound_name(entry: Import) -> str:
    """The name an import binds, empty where it binds none of its own."""
    if entry.kind == "star" or not entry.binds:
        return ""
    return entry.alias or entry.name or entry.path.partition(".")[0]
