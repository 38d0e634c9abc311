"""Imports: the values that import statements bind, and the members of modules.

For maintainers: a name is followed from file to file until a binding is reached that is no import. A module and a
function of one name can exist side by side in closed modules, and a glob import may bind one of them while the scope
itself binds the other; in other languages there is one namespace only. This module must not know types.
"""

from __future__ import annotations

from typing import Final

from oxigraph_code.facts import Import
from oxigraph_code.resolution.incremental.memo import Memoized, MemoTable
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Site, Value, Values, union
from oxigraph_code.resolution.modules.ambient_declarations import AmbientDeclarations
from oxigraph_code.resolution.modules.exports import Exports
from oxigraph_code.resolution.modules.module_tree import ModuleTree
from oxigraph_code.resolution.modules.stubs import Stubs
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program

TYPES: Final = "types"
VALUES: Final = "values"

_TYPES_ALONE: Final = frozenset({"trait", "enum", "type_alias", "namespace"})
_VALUES_ALONE: Final = frozenset({"function", "method", "constant", "variable"})


class Namespaces:
    """The namespaces of the values of a program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._are_apart = program.semantics.module_model.is_closed

    def lack(self, found: Values, namespace: str) -> bool:
        """Return true if all values of a name are in the other namespace."""
        other = VALUES if namespace == TYPES else TYPES
        return self._are_apart and bool(found) and all(self._only(value) == other for value in found)

    def are_open(self, found: Values) -> bool:
        """Return true if a name may have further values in the namespace that none of these is in."""
        return not found or self.lack(found, TYPES) or self.lack(found, VALUES)

    def joined(self, found: Values, others: Values) -> Values:
        """Join values of a name with others from the namespace that they leave open."""
        if not found or not others:
            return found or others
        for lacking in (TYPES, VALUES):
            if self.lack(found, lacking):
                return found + tuple(value for value in others if self._only(value) == lacking and value not in found)
        return found

    def _only(self, value: Value) -> str:
        """Return the only namespace of a value, empty if it may be in both."""
        if value.kind == "module":
            return TYPES
        if value.is_instance:
            return VALUES
        kind = self._program.definition(value).kind if value.kind == "symbol" else ""
        return TYPES if kind in _TYPES_ALONE else VALUES if kind in _VALUES_ALONE else ""


class Imports(InferenceRule):
    """The imports in the files of a program."""

    def __init__(
        self,
        program: Program,
        evaluator: Evaluator,
        memo: MemoTable,
        module_tree: ModuleTree,
        ambient: AmbientDeclarations,
        stubs: Stubs,
    ) -> None:
        super().__init__(program, evaluator)
        self._memo = memo
        self._module_tree = module_tree
        self._ambient = ambient
        self._stubs = stubs
        self._includes_text = self._semantics.module_model.includes_text
        self._is_reopened = self._object_model.is_reopened
        self._has_sides = self._object_model.has_sides
        self._is_flat = self._object_model.has_flat_namespaces
        self._exports = Exports(program, evaluator)
        self._namespaces = Namespaces(program)
        self.joined = self._namespaces.joined
        self._named = Memoized(self._of_module, memo)
        self._parts = Memoized(self._part, memo)

    def values(self, path: str, entry: Import) -> Values:
        """Return the values that an import binds."""
        if entry.kind == "module":
            name = entry.path if entry.alias or entry.name else self._program.modules.head(entry.path)
            module = self._program.module(path, name)
            return self._as_bound(module) if module is not None else ()
        module = self._program.module(path, entry.path)
        if module is None or module.kind == "external":
            found = self._of_type_in_package(path, entry.path)
            if found:
                return union([self._evaluator.of_member(value, entry.name) for value in found])
        if module is not None and module.path == path and module.kind == "module":
            part = self._program.modules.submodule(path, entry.name)
            if part or not entry.scope:
                return (self._program.value("module", part),) if part else ()
        return self._evaluator.of_member(module, entry.name) if module is not None else ()

    def _of_type_in_package(self, path: str, name: str) -> Values:
        """Return the type that a qualified name means, if all before it is the name of a package."""
        package, separator, last = name.rpartition(self._semantics.separator)
        if not separator or not self._program.packages.key(path):
            return ()
        module = self._program.module(path, package)
        if module is not None and module.kind == "module":
            return self.of_module(module, last)
        return union([self._evaluator.of_member(value, last) for value in self._of_type_in_package(path, package)])

    def as_value(self, module: Value) -> Values:
        """Return the value of a module in an expression: its default or whole export, if it has one."""
        return self._exports.as_value(module)

    def _as_bound(self, module: Value) -> Values:
        """Return the values of the name that an import of a module binds."""
        return (module,)

    def of_module(self, module: Value, name: str) -> Values:
        """Return the values of a member of a module or namespace."""
        return self._named.compute(module, name)

    def part(self, module: Value, name: str) -> Values:
        """Return the modules and types under a name, as owners for the next step of a path."""
        return self._parts.compute(module, name)

    def _part(self, module: Value, name: str) -> Values:
        found = self._bound(module, name)
        return self.of_module(module, name) if not found or self._namespaces.lack(found, TYPES) else found

    def _bound(self, module: Value, name: str) -> Values:
        """Return the values that a module or namespace itself binds to a name."""
        meaning = self._meaning(module, name)[1]
        return self._evaluator.values_of_bindings(module.path, meaning) if meaning is not None else ()

    def beside(self, found: Values, path: str, name: str, scope: int) -> Values:
        """Join the values found for a name with glob imports of the scope in the other namespace."""
        if not self._program.names(path).stars(scope) or not found or not self._namespaces.are_open(found):
            return found
        return self.joined(found, self._evaluator.memoized(self.taken, path, name, scope))

    def lack(self, found: Values, *, is_part: bool) -> bool:
        """Return true if the values of a name leave the wanted namespace open: modules and types, or values."""
        return self._namespaces.lack(found, TYPES if is_part else VALUES)

    def _of_module(self, module: Value, name: str) -> Values:
        if module.definition < 0 and self._program.packages.key(module.path) and not self._includes_text:
            return self.of_package(module.path, name)
        scope, meaning = self._meaning(module, name)
        if meaning is not None:
            return self._evaluator.values_of_bindings(module.path, meaning)
        found = self.through_stars(module.path, name)[0] if scope == 0 else ()
        if not found and scope == 0 and (stub := self._stubs.stub(module.path)):
            found = self.of_module(self._program.value("module", stub), name)
        if found or module.definition >= 0:
            return found
        path = self._program.modules.submodule(module.path, name)
        return (self._program.value("module", path),) if path else ()

    def _meaning(self, module: Value, name: str) -> tuple[int, Bindings | None]:
        """Return the scope of a module or namespace, and the bindings of a name in it."""
        names = self._program.names(module.path)
        scope = 0 if module.definition < 0 else names.body.get(module.definition, -1)
        return scope, names.in_scope(scope, name) if scope >= 0 else None

    def of_package(self, path: str, name: str) -> Values:
        """Return the values of a name in the package of a file, by the declarations nearest to the file."""
        groups = []
        for declaring in self._program.packages.declaring(path, name):
            meaning = self._program.names(declaring).in_scope(0, name)
            if meaning is not None:
                groups.append(self._evaluator.values_of_bindings(declaring, meaning.only(imports=())))
                if self._is_reopened:
                    break  # all declarations are one
        if not groups and self._is_flat:
            groups = [(self._program.symbol(*entry),) for entry in self._program.packages.nested(path, name)]
        key = self._program.packages.key(path) if self._has_sides and not groups else ""
        if key and self._program.packages.is_around(key, name):
            groups = [(self._program.external(f"{key}{self._semantics.separator}{name}"),)]
        return union(groups)

    def taken(self, path: str, name: str, scope: int) -> Values:
        """Return the values that glob imports in a scope bind to a name."""
        return self.through_stars(path, name, scope)[0]

    def through_stars(self, path: str, name: str, scope: int = 0) -> tuple[Values, bool]:
        """Return the values that glob imports in a scope bind to a name, the last import first.

        True if nothing else can have bound the name.
        """
        is_certain = True
        stars = reversed(self._program.names(path).stars(scope))
        sources = ((star, module) for star in stars for module in self._program.modules_of(path, star.path))
        for star, module in sources:
            if module is None or module.kind == "external":
                types = self._of_type_in_package(path, star.path)
                if found := union([self._evaluator.of_member(value, name) for value in types]):
                    return found, True
                is_known = bool(types) or (module is not None and self._semantics.is_never_shadowed(name))
                is_certain = is_certain and is_known
            elif self._hands_on(module.path, name) and (found := self.of_module(module, name)):
                return found, True
        return (), is_certain

    def _hands_on(self, path: str, name: str) -> bool:
        """Return true if a glob import from a file binds a name."""
        exports = self._program.files[path].exports
        return name in exports if exports else self._semantics.is_public(name)

    def through_nearer_stars(self, place: Site, name: str, until: int) -> Values:
        """Return the values that glob imports bind to a name, in scopes nearer than the one that binds it."""
        names = self._program.names(place.path)
        for scope in names.scopes_until(place.scope, until) if names.has_star_import else ():
            if found := self._evaluator.memoized(self.taken, place.path, name, scope):
                return found
        return ()

    def leaves(self, place: Site, name: str) -> bool:
        """Return true if no unresolved glob import may shadow a builtin name at a site."""
        return self._semantics.is_never_shadowed(name) or not self.is_hidden(place)

    def is_hidden(self, place: Site, until: int = -1) -> bool:
        """Return true if an unresolved glob import may shadow builtins, or names of an enclosing scope."""
        names = self._program.names(place.path)
        return any(
            not self.through_stars(place.path, "", scope)[1]
            for scope in (names.scopes_until(place.scope, until) if names.has_star_import else ())
        )
