"""Receivers: the values of ``self``, ``Self`` and ``super``, and the types behind type aliases.

For maintainers: in an implementation block they mean the type that the block is for, with its type arguments there.
This module must not know members.
"""

from __future__ import annotations

from oxigraph_code.facts.nesting import definition_around
from oxigraph_code.resolution.binding.scopes import method_of_receiver
from oxigraph_code.resolution.classes.mro import ClassHierarchy
from oxigraph_code.resolution.language.object_model import CLASS_NAME
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.symbols import Member
from oxigraph_code.resolution.model.values import CLASS_SIDE, TYPES, Site, Value, Values
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program


class Receivers(InferenceRule):
    """The receivers of the methods of a program."""

    def __init__(
        self,
        program: Program,
        evaluator: Evaluator,
        hierarchy: ClassHierarchy,
    ) -> None:
        super().__init__(program, evaluator)
        self._hierarchy = hierarchy

    def own_type(self, place: Site) -> Values:
        """Return instances of the enclosing type, in languages that have a name for it."""
        if not (self._object_model.has_blocks or self._object_model.own_classes):
            return ()
        facts = self._program.files[place.path]
        scope = place.scope
        while scope > 0:
            entry = facts.scopes[scope]
            if entry.kind == "class":
                return self._instances(place.path, scope)
            scope = entry.parent
        return ()

    def _instances(self, path: str, scope: int) -> Values:
        """Return instances of the type that has a body."""
        entry = self._program.files[path].scopes[scope]
        if entry.implementation < 0:
            return (self._program.instance(path, entry.definition),)
        return self._evaluator.memoized(self._implementing, path, scope)

    def _implementing(self, path: str, scope: int) -> Values:
        """Return instances of the type that an implementation block is for."""
        entry = self._program.files[path].scopes[scope]
        implementation = self._program.files[path].definitions[entry.implementation]
        place = self._program.place(path, implementation.scope)
        found = self._evaluator.of_annotation(place, implementation.annotation, None, scope)
        if entry.definition != entry.implementation:
            same = [value for value in found if value.target == (path, entry.definition)]
            return tuple(same) or (self._program.instance(path, entry.definition),)
        block = self._program.instance(path, entry.implementation)
        if any(block.target == other.target for other in self._hierarchy.implementations.for_all):
            return (block, *found)
        if found:
            return found
        # Methods of external types may shadow what a trait adds to them.
        return () if implementation.implements else (self._program.instance(path, entry.definition),)

    def of_name(self, place: Site, name: str) -> Values:
        """Return the receiver of the enclosing method under its own name, unless something between rebinds it."""
        names = self._program.names(place.path)
        method, is_instance = method_of_receiver(names, self._semantics, place.scope, name)
        if method < 0:
            return self.around(place.path, place.scope) if self._object_model.has_sides else ()
        known = self._instances(place.path, names.facts.definitions[method].scope)
        return known if is_instance else tuple(self._program.as_kind(value, "symbol") for value in known)

    def implicit(self, place: Site, name: str, *, is_called: bool = False) -> Values:
        """Find the receiver or class around a site that has a name as a member, nearer than any binding.

        Of classes farther out, the methods of instances do not count. No variable is a name that ``is_called``.
        """
        names = self._program.names(place.path)
        scope, is_instance, is_nearest = place.scope, False, True
        while scope > 0:
            entry = names.facts.scopes[scope]
            if entry.kind == "class" and entry.definition >= 0:
                owner = self._program.value("instance" if is_instance else "symbol", place.path, entry.definition)
                found = self._evaluator.find_member(owner, name)
                is_type = scope == place.scope and self._object_model.has_declarations
                if (
                    found is not None
                    and found.meaning is not None
                    and (is_nearest or self._is_shared(found))
                    and not (is_type and self._is_field(found))  # the body itself names types
                    and not self._is_constructor(found)
                ):
                    return (owner,)
                is_instance = is_nearest = False
            elif (bound := names.in_scope(scope, name)) is not None and (bound.definitions or not is_called):
                return ()
            elif (bound := names.in_scope(scope, self._object_model.own)) is not None:
                # A method outside of its type states the receiver.
                for owner in self._evaluator.values_of_bindings(place.path, bound):
                    found = self._evaluator.find_member(owner, name)
                    if found is not None and found.meaning is not None and not self._is_constructor(found):
                        return (owner,)
            elif entry.definition in names.receiver_kinds:
                is_instance = names.receiver_kinds[entry.definition][1]
            scope = entry.parent
        return ()

    def around(self, path: str, scope: int) -> Values:
        """Find the receiver in the method around a scope, or the class around it."""
        names = self._program.names(path)
        method, owner = names.method_around(scope)
        is_instance = method >= 0 and names.receiver_kinds[method][1]
        if method < 0:
            owner = definition_around(names.facts.scopes, scope)
            owner = owner if owner >= 0 and names.facts.definitions[owner].kind in TYPES else -1
        return (self._program.value("instance" if is_instance else "symbol", path, owner),) if owner >= 0 else ()

    def _is_constructor(self, found: Member) -> bool:
        """Return true if a member has the name of its class, and so means that."""
        if CLASS_NAME not in self._object_model.constructors or not found.path:
            return False
        return any("constructor" in entry.modifiers for entry in self._program.definitions_of(found))

    def _is_field(self, found: Member) -> bool:
        definitions = self._program.definitions_of(found)
        return bool(definitions) and all(entry.kind == "field" for entry in definitions)

    def _is_shared(self, found: Member) -> bool:
        """Return true if a member needs no instance of its class."""
        members, has_sides = self._program.definitions_of(found), self._object_model.has_sides
        return all(entry.kind != "method" or ("static" in entry.modifiers and not has_sides) for entry in members)

    def parent(self, place: Site, callee: str, name: str) -> Values:
        """Return the receiver of the enclosing method as ``super``, behind its own class or a named one."""
        names = self._program.names(place.path)
        method, owner = names.method_around(place.scope)
        if owner < 0 or names.lookup(place.scope, callee).scope >= 0:
            return ()
        after: Values = (self._program.symbol(place.path, owner),)
        if name:
            after = self._evaluator.of_path(place, name)
        if len(after) != 1 or after[0] not in self._hierarchy.order(self._program.symbol(place.path, owner)):
            return ()
        is_of_class = self._object_model.has_sides and not names.receiver_kinds[method][1]
        return (self._program.value("parent", place.path, owner, CLASS_SIDE if is_of_class else "", (after,)),)

    def aliased(self, value: Value) -> Values:
        """Return the types that a type alias stands for; any other value itself."""
        if value.kind != "symbol" or self._program.definition(value).kind != "type_alias":
            return (value,)
        definition = self._program.definition(value)
        place = self._program.place(value.path, definition.scope)
        found = self._evaluator.of_annotation(place, definition.annotation, None, -1) if definition.annotation else ()
        return tuple(self._program.class_of(entry) for entry in found if entry.is_instance)

    def made(self, value: Value) -> Value:
        """Return the enum of a unit variant; any other value itself."""
        if value.kind != "symbol" or not self._object_model.has_blocks:
            return value
        definition = self._program.definition(value)
        if definition.kind != "variant" or definition.annotation:
            return value
        return self._program.instance(value.path, self._program.files[value.path].scopes[definition.scope].definition)
