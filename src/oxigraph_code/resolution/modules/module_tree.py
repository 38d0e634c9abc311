"""Where paths lead in languages whose modules are closed: to modules, to what is around them, to other packages.

For maintainers: a file is a part of the module that declares it, and nobody but that one knows. Files are put into the
tree when it is first asked for; where two declare one file, the first does. This module must not know types.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from oxigraph_code.facts import Binding, FileFacts
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Site, Value, Values, union
from oxigraph_code.resolution.program.program import Program

_DEEPEST: Final = 64
_VARIABLES: Final = frozenset({"variable", "parameter"})


def _parts(path: str) -> list[str]:
    return [part for part in path.split("::") if part != "*"]


def candidates(facts: FileFacts, semantics: Semantics, binding: Binding) -> Collection[str]:
    """The paths that may hold a module that a file declares."""
    around = []
    scope = facts.scopes[binding.scope]
    while scope.parent >= 0:
        if scope.kind == "namespace" and scope.definition >= 0:
            around.append(facts.definitions[scope.definition].name)
        scope = facts.scopes[scope.parent]
    found = semantics.submodules(facts.path, tuple(reversed(around)), binding.name, binding.value)
    return [path for path in found if path != facts.path]


class ModuleTree:
    """The modules of a program as a tree."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        self._program = program
        self._evaluator = evaluator
        self._scoping = program.semantics.scoping
        self._files: dict[tuple[str, int, str, int], str] = {}
        self._parents: dict[str, Site] = {}
        if self._scoping.closed_namespaces:
            for facts in program.files.values():
                self._declare(facts)

    def _declare(self, facts: FileFacts) -> None:
        declared = [binding for binding in facts.bindings if binding.kind == "submodule"]
        # What says where it is says so beside itself.
        for binding in sorted(declared, key=lambda entry: not entry.value):
            key = (facts.path, binding.scope, binding.name, binding.line)
            if key in self._files:
                continue
            for path in candidates(facts, self._program.semantics, binding):
                if path in self._program.files:
                    self._files[key] = path
                    self._parents.setdefault(path, self._program.place(facts.path, binding.scope))
                    break

    def declared(self, path: str, binding: Binding) -> Values:
        """The module that a declaration in a file is of."""
        found = self._files.get((path, binding.scope, binding.name, binding.line))
        return (self._program.value("module", found),) if found else ()

    def module_around(self, place: Site) -> Value:
        """The innermost module around a place."""
        scopes = self._program.files[place.path].scopes
        scope = place.scope
        while scope > 0 and scopes[scope].kind != "namespace":
            scope = scopes[scope].parent
        return self._program.value("module", place.path, scopes[scope].definition if scope > 0 else -1)

    def parent(self, module: Value) -> Value | None:
        """The module around a module."""
        if module.definition >= 0:
            scope = self._program.files[module.path].definitions[module.definition].scope
            return self.module_around(self._program.place(module.path, scope))
        place = self._parents.get(module.path)
        return self.module_around(place) if place is not None else None

    def root(self, path: str) -> Value:
        """The first module of the package that a file is in."""
        for _ in range(_DEEPEST):
            place = self._parents.get(path)
            if place is None:
                break
            path = place.path
        return self._program.value("module", path)

    def head(self, place: Site, name: str, *, is_part: bool = True) -> Values:
        """What the first part of a path means where it is a word of the language or a package; the nearest names
        come before packages."""
        scoping = self._scoping
        if name in (scoping.root_module, scoping.root_of_macros):
            return (self.root(place.path),)
        if name == scoping.own_module:
            return (self.module_around(place),)
        if name == scoping.parent_module:
            parent = self.parent(self.module_around(place))
            return (parent,) if parent is not None else ()
        place = self._around_variables(place, name)
        if name and (found := self._evaluator.of_name(place, name, is_part=is_part)):
            # Of a package outside that has something of its own name, more is asked than of that.
            is_namesake = found[0].kind == "outside" and self._binds(place, name)
            return (is_namesake and self.package(place.path, name)) or found
        if not self._is_free(place, name):
            return ()
        # What an import of everything takes is itself looked up by such a name.
        return self.package(place.path, name) if self._evaluator.sees_builtins(place, name) else ()

    def _around_variables(self, place: Site, name: str) -> Site:
        """Where a name is seen that variables do not hide: nothing is a part of one."""
        names = self._program.names(place.path)
        scope = place.scope
        while True:
            meaning = names.lookup(scope, name)
            is_variable = meaning.bindings and all(entry.kind in _VARIABLES for entry in meaning.bindings)
            if meaning.scope <= 0 or not is_variable or meaning.definitions or meaning.imports:
                return self._program.place(place.path, scope, place.line)
            scope = names.facts.scopes[meaning.scope].parent

    def _is_free(self, place: Site, name: str) -> bool:
        """Whether nothing but what a package of that name has is bound to a name."""
        return self._program.names(place.path).lookup(place.scope, name).scope < 0 or self._binds(place, name)

    def _binds(self, place: Site, name: str) -> bool:
        """Whether all that binds a name are imports of the package of that name."""
        meaning = self._program.names(place.path).lookup(place.scope, name)
        is_package = all(f"{entry.path.removeprefix('::')}::".startswith(f"{name}::") for entry in meaning.imports)
        return is_package and bool(meaning.imports) and not meaning.definitions and not meaning.bindings

    def package(self, importer: str, name: str) -> Values:
        """A package by its name: its first module, or something outside."""
        found = self._program.module(importer, name)
        return (found,) if found is not None else ()

    def imported(self, place: Site, path: str) -> Values:
        """What the path of an import means."""
        words = (self._scoping.root_module, self._scoping.own_module, self._scoping.parent_module)
        if path.partition("::")[0] not in words and self._program.modules.start(place.path):
            start = self._program.place(self.root(place.path).path, 0)
            if start != place and (found := self.follow(start, path.removeprefix("::"))):
                return found
        parts = _parts(path)
        first = parts[0] if parts else ""
        # No import of everything may bring in what a package is called that an import names.
        is_free = bool(first) and first not in words and self._is_free(place, first)
        package = self.package(place.path, first) if is_free else ()
        if package:
            return self._along(package, parts[1:], is_whole=not path.endswith("*"))
        return self.follow(place, path)

    def follow(self, place: Site, path: str) -> Values:
        """What a path means, read at a place."""
        names = _parts(path)
        if len(names) > _DEEPEST or not names:
            return ()
        if not names[0]:
            names = names[1:]
            if names and self._program.modules.start(place.path):
                values = self.head(self._program.place(self.root(place.path).path, 0), names[0])
            else:
                values = self.package(place.path, names[0]) if names else ()
        else:
            values = self.head(place, names[0], is_part=len(names) > 1 or path.endswith("*"))
        return self._along(values, names[1:], is_whole=not path.endswith("*"))

    def _along(self, values: Values, names: Sequence[str], *, is_whole: bool) -> Values:
        """What the further parts of a path lead to, also where that is not the whole of it."""
        for nth, name in enumerate(names, start=1):
            if name == self._scoping.parent_module and values and values[0].kind == "module":
                parent = self.parent(values[0])
                values = (parent,) if parent is not None else ()
                continue
            is_last = nth == len(names) and is_whole
            found = [
                part
                for entry in values
                for value in self._evaluator.unaliased(entry)
                if value.kind != "instance"
                for part in (self._last(value, name) if is_last else self._part(value, name))
                if is_last or part.kind != "instance"
            ]
            values = tuple(dict.fromkeys(found))
        return values

    def _last(self, value: Value, name: str) -> Values:
        """What the last part of a path leads to."""
        return self._evaluator.of_member(value, name, is_value=False)

    def _part(self, value: Value, name: str) -> Values:
        """What a part of a path leads to that is not the last."""
        if value.kind != "module":
            return self._last(value, name)
        return self._inner(value, name) or self._evaluator.module_part(value, name)

    def _inner(self, module: Value, name: str) -> Values:
        """The module of that name that a module declares, which may take something of the same name out of it."""
        if module.kind != "module":
            return ()
        names = self._program.names(module.path)
        scope = 0 if module.definition < 0 else names.body.get(module.definition, -1)
        meaning = names.in_scope(scope, name) if scope >= 0 else None
        if meaning is None or not meaning.imports:
            return ()
        return union(self.declared(module.path, entry) for entry in meaning.bindings if entry.kind == "submodule")
