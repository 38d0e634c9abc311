"""What ``self``, ``Self`` and their like mean, and what aliases of types stand for.

For maintainers: in an implementation that stands apart they mean the type it is for, with what it is given there. This
module must not know members.
"""

from __future__ import annotations

from oxigraph_code.resolution.binding.scopes import method_of_receiver
from oxigraph_code.resolution.classes.mro import ClassHierarchy
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Site, Value, Values
from oxigraph_code.resolution.program.program import Program


class Receivers:
    """The receivers of the methods of a program."""

    def __init__(
        self,
        program: Program,
        evaluator: Evaluator,
        hierarchy: ClassHierarchy,
    ) -> None:
        self._program = program
        self._semantics = program.semantics
        self._scoping = program.semantics.scoping
        self._evaluator = evaluator
        self._hierarchy = hierarchy

    def own_type(self, place: Site) -> Values:
        """Instances of the type that the language's word for it means, where that is a name."""
        if not self._scoping.own_type_is_a_name:
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
        """Instances of the type whose body a scope is."""
        entry = self._program.files[path].scopes[scope]
        if entry.implementation < 0:
            return (self._program.instance(path, entry.definition),)
        return self._evaluator.memoized(self._implementing, path, scope)

    def _implementing(self, path: str, scope: int) -> Values:
        """Instances of the type that an implementation is for."""
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
        # What a trait adds to a type that is not here may hide behind methods nobody sees.
        return () if implementation.implements else (self._program.instance(path, entry.definition),)

    def of_name(self, place: Site, name: str) -> Values:
        """``self`` and its like: the receiver of the method around, where nothing between rebinds the name."""
        names = self._program.names(place.path)
        method, is_instance = method_of_receiver(names, self._semantics, place.scope, name)
        if method < 0:
            return ()
        known = self._instances(place.path, names.facts.definitions[method].scope)
        return known if is_instance else tuple(self._program.as_kind(value, "symbol") for value in known)

    def parent(self, place: Site, callee: str, name: str) -> Values:
        """The receiver of the method around, seen from behind its class or a named one."""
        names = self._program.names(place.path)
        _, owner = names.method_around(place.scope)
        if owner < 0 or names.lookup(place.scope, callee).scope >= 0:
            return ()
        after: Values = (self._program.symbol(place.path, owner),)
        if name:
            after = self._evaluator.of_path(place, name)
        if len(after) != 1 or after[0] not in self._hierarchy.order(self._program.symbol(place.path, owner)):
            return ()
        return (self._program.value("parent", place.path, owner, arguments=(after,)),)

    def aliased(self, value: Value) -> Values:
        """What an alias of a type stands for; any other value itself."""
        if value.kind != "symbol" or self._program.definition(value).kind != "type_alias":
            return (value,)
        definition = self._program.definition(value)
        place = self._program.place(value.path, definition.scope)
        found = self._evaluator.of_annotation(place, definition.annotation, None, -1) if definition.annotation else ()
        return tuple(self._program.class_of(entry) for entry in found if entry.kind in ("instance", "outside-instance"))

    def made(self, value: Value) -> Value:
        """What a variant that holds nothing is one of; any other value itself."""
        if value.kind != "symbol" or not self._scoping.variants_construct:
            return value
        definition = self._program.definition(value)
        if definition.kind != "variant" or definition.annotation:
            return value
        return self._program.instance(value.path, self._program.files[value.path].scopes[definition.scope].definition)
