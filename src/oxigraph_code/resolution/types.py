"""The class of what an access path denotes, where the file itself is evidence enough.

For maintainers: every step either has evidence or ends the search; all assignments to a variable must agree. The number
of steps is bounded, so hostile chains cost no more than honest ones. This module knows one file.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from oxigraph_code.facts import Binding
from oxigraph_code.resolution.inheritance import UNKNOWN, Ancestry
from oxigraph_code.resolution.names import FileNames, Meaning
from oxigraph_code.resolution.semantics import Semantics

_PART = re.compile(r"([\w$#]+)((?:\(\)|\[\])*)$")
_DEEPEST = 8
_MOST_ASSIGNMENTS = 64


class Type(NamedTuple):
    """A class of the file, or an instance of it."""

    definition: int
    is_instance: bool


class Found(NamedTuple):
    """A member, the class whose body binds it, and whether the search ended at a class nobody can look into."""

    meaning: Meaning | None
    owner: int
    ended_unknown: bool


class Types:
    """Types of access paths in one file."""

    def __init__(self, names: FileNames, ancestry: Ancestry, semantics: Semantics) -> None:
        self._names = names
        self._ancestry = ancestry
        self._semantics = semantics
        self._known: dict[tuple[int, str], Type | None] = {}

    def of_path(self, scope: int, path: str, depth: int = 0) -> Type | None:
        """The type of an access path used in a scope, ``None`` where there is no evidence."""
        key = (scope, path)
        if key not in self._known:
            self._known[key] = None  # a variable defined by itself has no type
            self._known[key] = self._of_path(scope, path, depth) if depth < _DEEPEST else None
        return self._known[key]

    def _of_path(self, scope: int, path: str, depth: int) -> Type | None:
        before, dot, last = path.rpartition(".")
        match = _PART.match(last)
        if match is None or match[2] not in ("", "()"):
            return None
        name, is_call = match[1], bool(match[2])
        if dot:
            receiver = self.of_path(scope, before, depth + 1)
            if receiver is None:
                return None
            found = self.find_member(self._ancestry.order(receiver.definition), name)
            return self._of_meaning(found.meaning, name, is_call, receiver, depth) if found.meaning else None
        if not is_call and (receiver_type := self._of_receiver_name(scope, name)):
            return receiver_type
        return self._of_meaning(self._names.lookup(scope, name), name, is_call, None, depth)

    def find_member(self, order: Sequence[int], name: str) -> Found:
        """A member in the first class of a search order that binds it."""
        for entry in order:
            if entry == UNKNOWN:
                return Found(None, UNKNOWN, ended_unknown=True)
            if meaning := self._names.member(entry, name):
                return Found(meaning, entry, ended_unknown=False)
        return Found(None, UNKNOWN, ended_unknown=False)

    def _of_receiver_name(self, scope: int, name: str) -> Type | None:
        """``self`` and its like: the receiver of the method around, where nothing between rebinds the name."""
        method, owner = self._names.method_around(scope)
        if method < 0:
            return None
        receiver, is_instance = self._semantics.receiver_kind(self._names.facts.definitions[method])
        if not receiver or receiver != name:
            return None
        meaning = self._names.lookup(scope, name)
        rebound = len(meaning.bindings) != 1 or meaning.definitions or meaning.imports
        return None if rebound or meaning.scope != self._names.body[method] else Type(owner, is_instance)

    def _of_meaning(self, meaning: Meaning, name: str, is_call: bool, receiver: Type | None, depth: int) -> Type | None:
        if meaning.imports or meaning.is_imported_last:
            return None
        definitions = [self._names.facts.definitions[index] for index in meaning.definitions]
        stored = [entry for entry in definitions if entry.kind in ("variable", "field")]
        if len(definitions) == 1 and definitions[0].kind in ("class", "trait") and not meaning.bindings:
            return Type(meaning.definitions[0], is_instance=is_call)
        if definitions and not stored and not meaning.bindings:
            return self._of_result(meaning.definitions, is_call, receiver, depth)
        if is_call or len(stored) != len(definitions) or not meaning.bindings:
            return None
        return self._of_bindings(meaning.bindings, depth)

    def _of_result(self, called: Sequence[int], is_call: bool, receiver: Type | None, depth: int) -> Type | None:
        types = set()
        definitions = self._names.facts.definitions
        # Overloads say what the one that implements them returns.
        overloads = [index for index in called if "overload" in definitions[index].modifiers]
        for index in (overloads or called)[:_MOST_ASSIGNMENTS]:
            entry = definitions[index]
            if is_call == self._semantics.is_called_by_access(entry) or "async" in entry.modifiers:
                return None
            body = self._names.body.get(index, -1)
            types.add(self._of_annotation(entry.scope, entry.returns, receiver, depth, inner_scope=body))
        return types.pop() if len(types) == 1 else None

    def _of_bindings(self, bindings: Sequence[Binding], depth: int) -> Type | None:
        """What a variable is declared to be; else the one class that all assignments agree on."""
        given = [entry for entry in bindings if entry.annotation or entry.value != self._semantics.absent_value]
        if all(entry.kind in ("variable", "field") for entry in given):
            given = [entry for entry in given if entry.annotation] or given
        types = {self._of_binding(entry, depth) for entry in given[: _MOST_ASSIGNMENTS + 1]}
        return types.pop() if len(types) == 1 and len(given) <= _MOST_ASSIGNMENTS else None

    def _of_binding(self, binding: Binding, depth: int) -> Type | None:
        scope = binding.scope if binding.value_scope < 0 else binding.value_scope
        if binding.annotation:
            return self._of_annotation(scope, binding.annotation, None, depth, inner_scope=binding.scope)
        if not binding.value:
            return None
        return self.of_path(scope, binding.value, depth + 1)

    def _of_annotation(
        self, scope: int, annotation: str, receiver: Type | None, depth: int, inner_scope: int = -1
    ) -> Type | None:
        """The class an annotation names. ``inner_scope`` is what it annotates, which may have type parameters."""
        names = self._semantics.type_names(annotation)
        if len(names) != 1:
            return None
        if names[0] == self._semantics.own_type:
            return None if receiver is None else Type(receiver.definition, is_instance=True)
        inner = self._names.in_scope(inner_scope, names[0]) if inner_scope >= 0 else None
        if inner is not None and any(binding.kind == "type_parameter" for binding in inner.bindings):
            return None
        denoted = self.of_path(scope, names[0], depth + 1)
        return Type(denoted.definition, is_instance=True) if denoted is not None and not denoted.is_instance else None
