"""Name lookup where the body of a class sees all its members, also inherited ones.

For maintainers: variables, methods and types have names of their own, so a lookup is for one of them. Scopes are
searched outwards; behind the file come its imports, the other files of its package, imports of whole packages and
classes, and the names that are always visible. This module must not know call sites. See decision 0152.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from oxigraph_code.facts import Import
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import TYPES, Site, Value, Values, union
from oxigraph_code.resolution.overloads.methods import CONSTRUCTOR, RUN, Method, Methods
from oxigraph_code.resolution.overloads.supertypes import Supertypes
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program

_VARIABLES: Final = frozenset({"field", "variable", "variant", "constant"})
_BOUND: Final = frozenset({"variable", "parameter", "field"})
_STATIC: Final = "static"
_LABEL: Final = "@"
SINGLETON: Final = "object"
"""The modifier of a type that has one instance, under its own name."""
NAMED: Final = TYPES | {"type_alias"}
OUTSIDE: Final = frozenset({"function", "variable"})
_MAX_IMPORTS: Final = 512
_MAX_NESTED: Final = 12
"""The most functions without a name around one whose receiver is looked for."""


class ClassNames(InferenceRule):
    """The names of a program whose classes have overloads."""

    def __init__(self, program: Program, evaluator: Evaluator, supertypes: Supertypes, methods: Methods) -> None:
        super().__init__(program, evaluator)
        self._supertypes = supertypes
        self._methods = methods
        self._classes = self._library.classes
        self._roots: frozenset[str] | None = None
        self._packages: frozenset[str] | None = None
        self._imports = TrackedMemo(self._imports_of, program.seen)

    def values(self, place: Site, name: str) -> Values:
        """Return the values of a name in an expression: a variable, else a type, else a package."""
        keyword, _, label = name.partition(_LABEL)
        if keyword == self._object_model.own:
            own = self.own_type(place.path, place.scope, label)
            return (own,) if own is not None else ()
        if name == self._object_model.parent:
            own = self.own_type(place.path, place.scope)
            return (self._supertypes.superclass(own),) if own is not None else ()
        found = self._variable(place, name)
        if found is None:
            types = self._made(self.types(place, name))
            if types and self._object_model.names_methods and self._may_inherit(place, types):
                return ()
            return types or self._package(place.path, name)
        return found

    def _may_inherit(self, place: Site, types: Values) -> bool:
        """Return true if a name of an unknown type may be a member of an unknown base."""
        own = self.own_type(place.path, place.scope)
        if own is None or any(not value.is_external or value.name in self._classes for value in types):
            return False
        above = self._supertypes.linear(own)[1:]
        return any(value.is_external and value.name not in self._classes for value in above)

    def _made(self, values: Values) -> Values:
        """Return the only instance of each type that has one; any other type itself."""
        return tuple(
            self.instance(value)
            if value.kind == "symbol" and SINGLETON in self._program.definition(value).modifiers
            else value
            for value in values
        )

    def _parent(self, owner: Value) -> Value:
        """Return the instance that a parent keyword means: of the superclass, or of a named interface."""
        own = self.instance(owner)
        is_class_around = owner.kind == "symbol" and not self._supertypes.is_interface(own)
        return self._supertypes.superclass(own) if is_class_around else own

    def own_type(self, path: str, scope: int, label: str = "") -> Value | None:
        """Return the innermost receiver around a scope, or the one with the label of its class or function."""
        scopes = self._program.files[path].scopes
        definitions = self._program.files[path].definitions
        while scope > 0:
            owner = scopes[scope].definition
            if not label or (owner >= 0 and definitions[owner].name == label):
                for value in self._receivers(path, scope):
                    return value
            scope = scopes[scope].parent
        return None

    def _receivers(self, path: str, scope: int) -> Values:
        """Return the receivers that a scope itself has, as the body of a class or by binding the keyword."""
        entry = self._program.files[path].scopes[scope]
        if entry.kind == "class" and entry.definition >= 0:
            return (self._program.instance(path, entry.definition),)
        bound = self._program.names(path).in_scope(scope, self._object_model.own) if scope else None
        if bound is not None and self._nested(path, scope) > _MAX_NESTED:
            return ()
        values = self._evaluator.values_of_bindings(path, bound) if bound is not None else ()
        return tuple(value for value in values if value.is_instance)

    def _nested(self, path: str, scope: int) -> int:
        """Count the anonymous functions around a place in a scope, the scope itself included."""
        scopes = self._program.files[path].scopes
        count = 0
        while scope > 0:
            count += scopes[scope].kind == "function" and scopes[scope].definition < 0
            scope = scopes[scope].parent
        return count

    def _variable(self, place: Site, name: str) -> Values | None:
        """Return the values of the variable of a name; ``None`` if there is none."""
        names = self._program.names(place.path)
        scopes = names.facts.scopes
        scope = place.scope
        while scope >= 0:
            entry = scopes[scope]
            if entry.kind == "class" and entry.definition >= 0:
                found = self.field(self._program.instance(place.path, entry.definition), name)
                if found is not None:
                    return found
                if generated := self._semantics.generated_variable(names.facts.definitions[entry.definition], name):
                    return (self._program.external_instance(generated),)
            elif scope:
                meaning = self._variables(place.path, names.in_scope(scope, name))
                if meaning is not None:
                    return self._evaluator.values_of_bindings(place.path, meaning)
                for receiver in self._receivers(place.path, scope):
                    if (found := self.field(receiver, name)) is not None:
                        return found
            scope = entry.parent
        for owner in self._static_imports(place.path, name):
            found = self.field(owner, name)
            if found is not None:
                return found
        for value in self._evaluator.memoized(self._outside_of_types, place.path, name):
            if self._program.definition(value).kind in _VARIABLES:
                meaning = self._variables(value.path, self._program.names(value.path).in_scope(0, name))
                if meaning is not None:
                    return self._evaluator.values_of_bindings(value.path, meaning)
        return None

    def _outside_of_types(self, path: str, name: str) -> Values:
        """Return the functions and variables outside of types that a file sees under a name."""
        imports = self._imports.compute(path)
        named = [entry for entry in imports if entry.kind == "symbol" and (entry.alias or entry.name) == name]
        places = [(entry.path, entry.name) for entry in named]
        places += [(self._program.packages.key(path), name)]
        places += [(entry.path, name) for entry in imports if entry.kind == "star"]
        for package, plain in places:
            targets = self._program.packages.declarations(package, path, plain)
            found = tuple(self._program.symbol(*target) for target in targets)
            if kept := tuple(value for value in found if self._stands_outside(value)):
                return kept
        return ()

    def _stands_outside(self, value: Value) -> bool:
        definition = self._program.definition(value)
        return definition.kind in OUTSIDE and CONSTRUCTOR not in definition.modifiers  # one of a misread class

    def field(self, receiver: Value, name: str) -> Values | None:
        """Return the values of a field of an instance; ``None`` if it has none of that name."""
        for owner in self._supertypes.linear(receiver):
            if owner.kind == "external_instance":
                declared = self._classes.get(owner.name)
                if declared is not None and name in declared.fields:
                    return self._supertypes.filled(declared.fields[name], self._supertypes.environment(owner))
                continue
            meaning = self._variables(owner.path, self._program.member(owner, name))
            if meaning is not None:
                return self._evaluator.values_of_bindings(owner.path, meaning, owner)
        return None

    def _variables(self, path: str, meaning: Bindings | None) -> Bindings | None:
        """Keep the variables among the bindings of a name."""
        if meaning is None:
            return None
        definitions = self._program.files[path].definitions
        kept = tuple(index for index in meaning.definitions if definitions[index].kind in _VARIABLES)
        bindings = tuple(entry for entry in meaning.bindings if entry.kind in _BOUND)
        return meaning.only(kept, bindings, ()) if kept or bindings else None

    def methods(self, place: Site, name: str) -> tuple[Method, ...]:
        """Return the methods that a bare name may mean: of the nearest receiver around, else imported ones."""
        names = self._program.names(place.path)
        scopes = names.facts.scopes
        scope = place.scope
        around: list[Value] = []
        while scope > 0:
            meaning = names.in_scope(scope, name)
            if meaning is not None and scopes[scope].kind != "class" and (found := self._local(place.path, meaning)):
                return found
            for receiver in self._receivers(place.path, scope):
                if found := self._methods.named(receiver, name):
                    return found
                around.append(receiver)
            scope = scopes[scope].parent
        for owner in self._static_imports(place.path, name):
            if found := self._methods.named(owner, name):
                return found
        imported: tuple[Method, ...] = ()
        for found in self._functions(place.path, name):
            plain = tuple(method for method in found if self._methods.receiver(method) is None)
            if kept := plain or self._applied(found, around):
                return kept
            imported = imported or found
        # An extension of a receiver that a library gives to the block around.
        return imported if (meaning := names.in_scope(0, name)) is not None and meaning.imports else ()

    def _local(self, path: str, meaning: Bindings) -> tuple[Method, ...]:
        """Return the functions in a function that a name means there, or those that run its variable."""
        definitions = self._program.files[path].definitions
        local = [index for index in meaning.definitions if definitions[index].kind == "function"]
        if local:
            return tuple(Method(self._program.symbol(path, index), self._program.unknown) for index in local)
        run = self._semantics.library.call_member
        variables = self._variables(path, meaning) if run else None
        values = self._evaluator.values_of_bindings(path, variables) if variables is not None else ()
        return tuple(method for value in values if value.is_instance for method in self._methods.named(value, run))

    def extensions(self, place: Site, name: str, receivers: Values) -> tuple[Method, ...]:
        """Return the functions outside of a receiver's type that may be called on it under a name."""
        scopes = self._program.files[place.path].scopes
        scope = place.scope
        while scope > 0:
            for around in self._receivers(place.path, scope):
                if found := self._applied(self._methods.named(around, name), receivers):
                    return found
            scope = scopes[scope].parent
        if not receivers:  # nothing is known of the object, but a file imports by name what it calls
            imported = any(name in (entry.alias, entry.name) for entry in self._imports.compute(place.path))
            found = next(self._functions(place.path, name)) if imported else ()
            return tuple(method for method in found if self._methods.receiver(method))
        applied = (self._applied(found, receivers) for found in self._functions(place.path, name))
        return next(filter(None, applied), ()) or self._applied(self.extending(place.path, name), receivers)

    def extending(self, path: str, name: str) -> tuple[Method, ...]:
        """Return the methods of a name in types that a file sees whose first parameter is the receiver."""
        if not self._object_model.has_extensions:
            return ()
        packages = self._program.packages
        seen = dict.fromkeys((packages.key(path), *self._stars(path)))
        found = (target for package in seen for target in packages.extensions(package, path, name))
        return tuple(
            Method(self._program.symbol(*target), self._program.unknown, is_extension=True) for target in found
        )

    def of_packages(self, place: Site, name: str, receivers: Values) -> tuple[Method, ...]:
        """Return the functions of a name in packages, which stand before it with their whole name."""
        packages = (value.name for value in receivers if value.kind == "external" and value.path)
        targets = (entry for key in packages for entry in self._program.packages.declarations(key, place.path, name))
        functions = (self._program.symbol(*entry) for entry in targets)
        return tuple(
            Method(value, self._program.unknown) for value in functions if self._program.definition(value).kind in RUN
        )

    def _functions(self, path: str, name: str) -> Iterator[tuple[Method, ...]]:
        """Yield the functions outside of types that a file sees under a name, the library last."""
        found = self._evaluator.memoized(self._outside_of_types, path, name)
        functions = (value for value in found if self._program.definition(value).kind in RUN)
        yield tuple(Method(value, self._program.unknown) for value in functions)
        for package in dict.fromkeys((*self._semantics.default_imports(path), *self._stars(path))):
            declared = self._classes[package].methods.get(name, ()) if package in self._classes else ()
            value = self._program.external(f"{package}.{name}")
            yield tuple(Method(value, self._program.unknown, entry) for entry in declared)

    def _stars(self, path: str) -> list[str]:
        """List the packages of which a file sees all names."""
        return [entry.path for entry in self._imports.compute(path) if entry.kind == "star"]

    def _applied(self, methods: tuple[Method, ...], receivers: Sequence[Value]) -> tuple[Method, ...]:
        """Return the extensions among methods that one of the receivers has, the most specific ones."""
        found: list[tuple[Method, Values]] = []
        for method in methods:
            taken = self._methods.receiver(method)
            if taken is None:
                continue
            for value in receivers:
                if not taken or any(self._supertypes.converts(value, entry, is_open=True) for entry in taken):
                    found.append((method._replace(owner=value), taken))
                    break
        return tuple(
            method
            for method, taken in found
            if not any(self._is_narrower(other, taken) and not self._is_narrower(taken, other) for _, other in found)
        )

    def _read_by(self, receiver: Value, name: str) -> Values:
        """Return the values of a property that a method without parameters reads."""
        for reader in self._object_model.readers_of(name):
            for method in self._methods.named(receiver, reader):
                if self._methods.arity(method) == (0, False):
                    return self._methods.result(method)
        return ()

    def _is_narrower(self, values: Values, others: Values) -> bool:
        if not others or not values:
            return bool(values)
        return any(self._supertypes.is_subtype(value, other) for value in values for other in others)

    def _static_imports(self, path: str, name: str) -> Iterator[Value]:
        """Yield the classes from which imports bring in a static member of a name, single ones first."""
        imports = [entry for entry in self._imports.compute(path) if _STATIC in entry.modifiers]
        for entry in sorted(imports, key=lambda entry: entry.kind == "star"):
            if entry.kind == "star" or entry.name == name:
                for owner in self.qualified(path, entry.path):
                    if owner.kind in ("symbol", "external"):
                        yield self.instance(owner)

    def unknown_static_classes(self, path: str) -> list[str]:
        """Return the unknown classes from which a file imports all static members."""
        imports = self._program.files[path].imports[:_MAX_IMPORTS]
        stars = [entry.path for entry in imports if entry.kind == "star" and _STATIC in entry.modifiers]
        owners = [owner for star in stars for owner in self.qualified(path, star)]
        return [owner.name for owner in owners if owner.kind == "external" and owner.name not in self._classes]

    def instance(self, owner: Value) -> Value:
        """Return a class as an instance of it."""
        return self._program.as_kind(owner, "instance" if owner.kind == "symbol" else "external_instance")

    def types(self, place: Site, name: str) -> Values:
        """Return the types that a name means at a site."""
        names = self._program.names(place.path)
        scopes = names.facts.scopes
        scope = place.scope
        while scope >= 0:
            meaning = names.in_scope(scope, name)
            if meaning is not None:
                if any(entry.kind == "type_parameter" for entry in meaning.bindings):
                    return self._evaluator.values_of_bindings(place.path, meaning.only((), imports=()))
                if found := self._types(place.path, meaning):
                    return found
            entry = scopes[scope]
            if entry.kind == "class" and entry.definition >= 0:
                own = self._program.instance(place.path, entry.definition)
                if found := self._inherited_types(own, name):
                    return found
            scope = entry.parent
        return self._evaluator.memoized(self._types_of_file, place.path, name)

    def is_type_parameter(self, place: Site, name: str) -> bool:
        """Return true if a name means a type parameter at a site."""
        meaning = self._program.names(place.path).lookup(place.scope, name)
        return any(entry.kind == "type_parameter" for entry in meaning.bindings)

    def _types(self, path: str, meaning: Bindings) -> Values:
        definitions = self._program.files[path].definitions
        found = (index for index in meaning.definitions if definitions[index].kind in NAMED)
        return tuple(self._program.symbol(path, index) for index in found)

    def _inherited_types(self, own: Value, name: str) -> Values:
        """Return the types in the supertypes of an instance."""
        for owner in self._supertypes.linear(own)[1:]:
            if found := self.member_types(owner, name, is_own=True):
                return found
        return ()

    def member_types(self, owner: Value, name: str, *, is_own: bool = False) -> Values:
        """Return the types in a type, and those that it inherits."""
        if owner.is_external:
            qualified = f"{owner.name}.{name}"
            return (self._program.external(qualified),) if qualified in self._classes else ()
        meaning = self._program.member(owner, name)
        found = self._types(owner.path, meaning) if meaning is not None else ()
        return found or (() if is_own else self._inherited_types(self._program.as_kind(owner, "instance"), name))

    def _types_of_file(self, path: str, name: str) -> Values:
        """Return the types that the imports of a file and its package give to a name."""
        imports = self._imports.compute(path)
        for entry in imports:
            if entry.kind == "symbol" and (entry.alias or entry.name) == name and (found := self.imported(path, entry)):
                return tuple(value for value in found if self._is_type(value))
        if found := self._declared(path, self._program.packages.key(path), name):
            return found
        for entry in imports:
            if entry.kind == "star" and (found := self._starred(path, entry, name)):
                return found
        visible = (self._semantics.glob_import_type(entry, name) for entry in self._semantics.default_imports(path))
        if qualified := next(filter(None, visible), "") or self._semantics.builtin(name):
            return (self._program.external(qualified),)
        around = self._semantics.packages_around(self._program.packages.key(path))
        if not name[:1].isupper() or (around and self._package(path, name)):
            return ()
        usual = (*self._semantics.default_imports(path), *around)
        stated = [entry for entry in imports if entry.path not in usual]
        written = stated if around else self._program.files[path].imports[:_MAX_IMPORTS]
        unknown = [entry.path for entry in written if self._is_unknown_package(entry)]
        # All other places are known, so the name comes from the only package of which nothing is known, or without one
        # from files of its own package that are not here. Of several, the package is unknown; a build may add some.
        own = self._program.files[path].package if not around and not unknown else ""
        package = unknown[0] if len(unknown) == 1 else own
        if not package:
            return (self._program.external(name),) if around else ()
        return (self._program.external(f"{package}.{name}"),)

    def _is_unknown_package(self, entry: Import) -> bool:
        """Return true for an import of all names of a package that neither the program nor the library has."""
        if entry.kind != "star" or _STATIC in entry.modifiers or self._program.packages.files(entry.path):
            return False
        if self._packages is None:
            self._packages = frozenset(name.rpartition(".")[0] for name in self._classes)
        return entry.path not in self._packages and not any(
            owner.kind == "symbol" for owner in self.qualified("", entry.path)
        )

    def _starred(self, path: str, entry: Import, name: str) -> Values:
        if found := self._declared(path, entry.path, name):
            return found
        if qualified := self._semantics.glob_import_type(entry.path, name):
            return (self._program.external(qualified),)
        owners = self.qualified(path, entry.path)
        return union(self.member_types(owner, name) for owner in owners if owner.kind == "symbol")

    def _is_type(self, value: Value) -> bool:
        if value.kind == "external":
            return True
        return self._program.symbol_kind(value) in NAMED

    def imported(self, path: str, entry: Import) -> Values:
        """Return the type that an import names, or the static members."""
        if entry.kind == "star":
            return ()
        found = self.qualified(path, f"{entry.path}.{entry.name}")
        if _STATIC not in entry.modifiers or any(value.kind == "symbol" for value in found):
            return found
        members: list[Value] = []
        for owner in self.qualified(path, entry.path):
            if owner.kind == "symbol":
                members += (method.value for method in self._methods.named(self.instance(owner), entry.name))
                meaning = self._program.member(owner, entry.name)
                variables = self._variables(owner.path, meaning)
                definitions = variables.definitions if variables is not None else ()
                members += (self._program.symbol(owner.path, index) for index in definitions)
        return tuple(dict.fromkeys(members)) or found

    def qualified(self, path: str, name: str) -> Values:
        """Return the type of a qualified name in a file: in a package, in another type, or external."""
        return self._evaluator.memoized(self._qualified, path, name)

    def _qualified(self, path: str, name: str) -> Values:
        package, _, last = name.rpartition(".")
        if found := self._declared(path, package, last):
            return found
        if package and name not in self._classes:
            for owner in self.qualified(path, package):
                if owner.kind == "symbol":
                    return self.member_types(owner, last)
        return (self._program.external(name),) if package or name in self._classes else ()

    def _declared(self, path: str, package: str, name: str) -> Values:
        """Return the types of a name that the files of a package declare."""
        found = (self._program.symbol(*entry) for entry in self._program.packages.declarations(package, path, name))
        return tuple(value for value in found if self._is_type(value))

    def _imports_of(self, path: str) -> Sequence[Import]:
        """Return the imports of a file, and of the packages around its own, which it sees without one."""
        written = self._program.files[path].imports[:_MAX_IMPORTS]
        shared = self._program.packages.shared_imports(path)
        others = (entry for entry in shared if entry.path != path)
        written = (*written, *(self._program.files[entry.path].imports[entry.definition] for entry in others))
        own = self._program.packages.key(path)
        around = self._semantics.packages_around(own)
        if not around:
            return written
        stated = [entry.path for entry in written if entry.kind == "star" and _STATIC not in entry.modifiers]
        seen = [f"{package}.{name}" for name in stated for package in (own, *around)]
        packages = (*(name for name in seen if self._program.packages.files(name)), *around)
        return (*written, *(Import("star", name, "", "", 0, 0) for name in packages))

    def _package(self, path: str, name: str) -> Values:
        """Return a package by the first part of its name, as something external that leads to types."""
        if self._roots is None:
            self._roots = frozenset(name.partition(".")[0] for name in self._classes)
        named = (self._program.packages.key(path), *(entry.path for entry in self._program.files[path].imports))
        is_known = name in self._roots or any(entry.partition(".")[0] == name for entry in named[:_MAX_IMPORTS])
        if not is_known:
            own = self._program.packages.key(path)
            for around in (own, *self._semantics.packages_around(own)):
                if self._program.packages.files(f"{around}.{name}"):
                    return (self._program.value("external", path, name=f"{around}.{name}"),)
        return (self._program.value("external", path, name=name),) if is_known else ()

    def type_path(self, place: Site, path: str) -> Values:
        """Return the types that a path of names means at a site."""
        head, *rest = path.split(".")
        found = self.types(place, head) or (self._package(place.path, head) if rest else ())
        for name in rest:
            found = union(self.member(value, name) for value in found)
        return found

    def member(self, receiver: Value, name: str) -> Values:
        """Return the values of a member of a type, a package or an instance that is no method."""
        if receiver.kind == "external" and receiver.name not in self._classes:
            if not receiver.path:
                is_type = self._semantics.is_external_class(name) and not name.isupper()  # else it may be a constant
                return (self._program.external(f"{receiver.name}.{name}"),) if is_type else ()
            qualified = f"{receiver.name}.{name}"
            found = self.qualified(receiver.path, qualified)
            is_open = found and found[0].kind == "external" and qualified not in self._classes
            return (self._program.value("external", receiver.path, name=qualified),) if is_open else found
        is_class = receiver.kind in ("symbol", "external")
        if is_class and name == self._object_model.own:
            return (self.instance(receiver),)
        if is_class and name == self._object_model.parent:
            return (self._parent(receiver),)
        values = self.field(self.instance(receiver) if is_class else receiver, name)
        if values is None:
            return self._made(self.member_types(receiver, name)) if is_class else self._read_by(receiver, name)
        return values
