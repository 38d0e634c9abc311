"""The class of what an access path denotes, where the file itself is evidence enough.

For maintainers: every step either has evidence or ends the search; all assignments to a variable must agree. The number
of steps is bounded, so hostile chains cost no more than honest ones. This module knows one file.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from oxigraph_code.facts import Binding
from oxigraph_code.resolution.inheritance import TYPES, UNKNOWN, Ancestry
from oxigraph_code.resolution.names import FileNames, Meaning
from oxigraph_code.resolution.semantics import Semantics

_PART = re.compile(r"([\w$#]+)((?:\(\)|\[\])*)$")
_STEP = re.compile(r"(?:(.*)(\.|::))?([^.:]+)$", re.DOTALL)
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
        self._kept: dict[tuple[int, str, bool], Meaning | None] = {}

    def of_path(self, scope: int, path: str, depth: int = 0) -> Type | None:
        """The type of an access path used in a scope, ``None`` where there is no evidence."""
        key = (scope, path)
        if key not in self._known:
            self._known[key] = None  # a variable defined by itself has no type
            self._known[key] = self._of_path(scope, path, depth) if depth < _DEEPEST else None
        return self._known[key]

    def _of_path(self, scope: int, path: str, depth: int) -> Type | None:
        step = _STEP.match(path)
        match = _PART.match(step[3]) if step else None
        if step is None or match is None or match[2] not in ("", "()"):
            return None
        name, is_call = match[1], bool(match[2])
        if step[2]:
            namespace = self._names.namespace(scope, step[1]) if step[2] == "::" else -1
            if namespace >= 0:
                return self._of_meaning(self._names.in_namespace(namespace, name), name, is_call, None, depth)
            receiver = self.of_path(scope, step[1], depth + 1)
            if receiver is None or (step[2] == "::" and receiver.is_instance):
                return None
            is_value = not is_call and step[2] == "."
            found = self.find_member(self._ancestry.order(receiver.definition), name, is_value=is_value)
            return self._of_meaning(found.meaning, name, is_call, receiver, depth) if found.meaning else None
        if not is_call and (receiver_type := self._of_receiver_name(scope, name)):
            return receiver_type
        if name == self._semantics.own_type and (own := self.own_type(scope)):
            return own._replace(is_instance=is_call)
        return self._of_meaning(self._names.lookup(scope, name), name, is_call, None, depth)

    def find_member(self, order: Sequence[int], name: str, *, is_value: bool = False) -> Found:
        """A member in the first class of a search order that binds it; ``is_value`` where it is read, not called."""
        is_apart = self._semantics.scoping.members_apart
        for entry in order:
            if entry == UNKNOWN:
                return Found(None, UNKNOWN, ended_unknown=True)
            meaning = self._names.member(entry, name)
            if meaning is not None and is_apart:
                key = (entry, name, is_value)
                if key not in self._kept:
                    self._kept[key] = self._only(meaning, is_value)
                meaning = self._kept[key]
            if meaning:
                return Found(meaning, entry, ended_unknown=False)
        return Found(None, UNKNOWN, ended_unknown=is_apart)

    def _only(self, meaning: Meaning, is_value: bool) -> Meaning | None:
        """Of all that a type binds to a name its fields, or all but its fields; own methods before those of a trait."""
        facts = self._names.facts
        kept = [index for index in meaning.definitions if (facts.definitions[index].kind == "field") == is_value]
        if not is_value:
            kept = [index for index in kept if not self.is_of_trait(index)] or kept
        if not kept:
            return None
        return meaning._replace(definitions=tuple(kept), bindings=meaning.bindings if is_value else ())

    def is_of_trait(self, definition: int) -> bool:
        """Whether a method is there because its type implements a trait."""
        facts = self._names.facts
        implementation = facts.scopes[facts.definitions[definition].scope].implementation
        return implementation >= 0 and bool(facts.definitions[implementation].implements)

    def own_type(self, scope: int) -> Type | None:
        """The type that the language's word for it means in a scope, where that is a name."""
        if (
            not self._semantics.scoping.own_type_is_a_name
            or self._names.lookup(scope, self._semantics.own_type).scope >= 0
        ):
            return None
        scopes = self._names.facts.scopes
        while scope > 0:
            if scopes[scope].kind == "class":
                return self._known_type(scopes[scope].definition)
            scope = scopes[scope].parent
        return None

    def _known_type(self, definition: int) -> Type | None:
        """An instance of a type, if what it has can be known: what implements a trait for a type that is not here adds
        to methods nobody sees."""
        entry = self._names.facts.definitions[definition]
        if entry.kind == "implementation" and entry.implements:
            return None
        return Type(definition, is_instance=True)

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
        if rebound or meaning.scope != self._names.body[method]:
            return None
        known = self._known_type(owner)
        return known._replace(is_instance=is_instance) if known else None

    def _of_meaning(self, meaning: Meaning, name: str, is_call: bool, receiver: Type | None, depth: int) -> Type | None:
        if meaning.imports or meaning.is_imported_last:
            return None
        definitions = [self._names.facts.definitions[index] for index in meaning.definitions]
        stored = [entry for entry in definitions if entry.kind in ("variable", "field", "constant")]
        if len(definitions) == 1 and definitions[0].kind in TYPES and not meaning.bindings:
            return Type(meaning.definitions[0], is_instance=is_call)
        if len(definitions) == 1 and definitions[0].kind == "variant" and self._semantics.scoping.variants_construct:
            return Type(self._names.facts.scopes[definitions[0].scope].definition, is_instance=True)
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
        shadow = self._semantics.scoping.bindings_shadow
        if not shadow and all(entry.kind in ("variable", "field") for entry in given):
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
            return self.own_type(scope) if receiver is None else Type(receiver.definition, is_instance=True)
        inner = self._names.in_scope(inner_scope, names[0]) if inner_scope >= 0 else None
        if inner is not None and any(binding.kind == "type_parameter" for binding in inner.bindings):
            return None
        denoted = self.of_path(scope, names[0], depth + 1)
        return Type(denoted.definition, is_instance=True) if denoted is not None and not denoted.is_instance else None
