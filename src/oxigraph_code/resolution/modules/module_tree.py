"""The module tree: declared submodules, and the modules that paths lead to.

For maintainers: this is for languages in which a file is a module only if another one declares it. Files enter the tree
when it is built; if two declare one file, the first counts. This module must not know types.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from oxigraph_code.facts import Binding, FileFacts
from oxigraph_code.facts.access_paths import PATH_MARK
from oxigraph_code.facts.nesting import namespace_around
from oxigraph_code.resolution.language.module_model import DeclaredModules
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.evaluator import Evaluator
from oxigraph_code.resolution.model.values import Site, Value, Values
from oxigraph_code.resolution.program.inference_rule import InferenceRule
from oxigraph_code.resolution.program.program import Program

_MAX_DEPTH: Final = 64
_VARIABLES: Final = frozenset({"variable", "parameter"})


def _parts(path: str) -> list[str]:
    return [part for part in path.split(PATH_MARK) if part != "*"]


def candidates(facts: FileFacts, semantics: Semantics, binding: Binding) -> Collection[str]:
    """Return the paths that may hold the submodule of a declaration."""
    around = []
    scope = facts.scopes[binding.scope]
    while scope.parent >= 0:
        if scope.kind == "namespace" and scope.definition >= 0:
            around.append(facts.definitions[scope.definition].name)
        scope = facts.scopes[scope.parent]
    found = semantics.submodules(facts.path, tuple(reversed(around)), binding.name, binding.value)
    return [path for path in found if path != facts.path]


class ModuleTree(InferenceRule):
    """The modules of a program as a tree."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        super().__init__(program, evaluator)
        model = self._semantics.module_model
        self._words = model if isinstance(model, DeclaredModules) else DeclaredModules("", "", "", "")
        self._module_model = self._semantics.module_model
        self._files: dict[tuple[str, int, str, int], str] = {}
        self._parents: dict[str, Site] = {}
        if self._module_model.is_closed:
            for facts in program.files.values():
                self._declare(facts)

    def _declare(self, facts: FileFacts) -> None:
        declared = [binding for binding in facts.bindings if binding.kind == "submodule"]
        # Declarations with a path come first.
        for binding in sorted(declared, key=lambda entry: not entry.value):
            key = (facts.path, binding.scope, binding.name, binding.line)
            if key in self._files:
                continue
            for path in candidates(facts, self._semantics, binding):
                if path in self._program.files:
                    self._files[key] = path
                    self._parents.setdefault(path, self._program.place(facts.path, binding.scope))
                    break

    def declared(self, path: str, binding: Binding) -> Values:
        """Return the module that a declaration in a file declares."""
        found = self._files.get((path, binding.scope, binding.name, binding.line))
        return (self._program.value("module", found),) if found else ()

    def module_around(self, place: Site) -> Value:
        """Return the innermost module around a site."""
        scopes = self._program.files[place.path].scopes
        scope = namespace_around(scopes, place.scope)
        return self._program.value("module", place.path, scopes[scope].definition if scope > 0 else -1)

    def parent(self, module: Value) -> Value | None:
        """Return the module around a module."""
        if module.definition >= 0:
            scope = self._program.files[module.path].definitions[module.definition].scope
            return self.module_around(self._program.place(module.path, scope))
        place = self._parents.get(module.path)
        return self.module_around(place) if place is not None else None

    def root(self, path: str) -> Value:
        """Return the root module of the package of a file."""
        for _ in range(_MAX_DEPTH):
            place = self._parents.get(path)
            if place is None:
                break
            path = place.path
        return self._program.value("module", path)

    def head(self, place: Site, name: str, *, is_part: bool = True) -> Values:
        """Return the values of the first part of a path: a keyword, a visible name or, last, a package."""
        words = self._words
        if name in (words.root, words.macro_root):
            return (self.root(place.path),)
        if name == words.own:
            return (self.module_around(place),)
        if name == words.parent:
            parent = self.parent(self.module_around(place))
            return (parent,) if parent is not None else ()
        place = self._around_variables(place, name)
        if name and (found := self._evaluator.of_name(place, name, is_part=is_part)):
            # If an external package has a member of its own name, the path means the package.
            is_namesake = found[0].kind == "external" and self._binds(place, name)
            return (is_namesake and self.package(place.path, name)) or found
        if not self._is_free(place, name):
            return ()
        # The sources of glob imports are looked up by such names themselves.
        return self.package(place.path, name) if self._evaluator.sees_builtins(place, name) else ()

    def _around_variables(self, place: Site, name: str) -> Site:
        """Return the site from which a name is looked up past variables, since a path never goes through one."""
        names = self._program.names(place.path)
        scope = place.scope
        while True:
            meaning = names.lookup(scope, name)
            is_variable = meaning.bindings and all(entry.kind in _VARIABLES for entry in meaning.bindings)
            if meaning.scope <= 0 or not is_variable or meaning.definitions or meaning.imports:
                return self._program.place(place.path, scope, place.line)
            scope = names.facts.scopes[meaning.scope].parent

    def _is_free(self, place: Site, name: str) -> bool:
        """Return true if a name has no binding, or only imports of the package of that name."""
        return self._program.names(place.path).lookup(place.scope, name).scope < 0 or self._binds(place, name)

    def _binds(self, place: Site, name: str) -> bool:
        """Return true if a name is bound only by imports of the package with that name."""
        meaning = self._program.names(place.path).lookup(place.scope, name)
        is_package = all(f"{entry.path.removeprefix('::')}::".startswith(f"{name}::") for entry in meaning.imports)
        return is_package and bool(meaning.imports) and not meaning.definitions and not meaning.bindings

    def package(self, importer: str, name: str) -> Values:
        """Return a package by name: its root module, or an external one."""
        found = self._program.module(importer, name)
        return (found,) if found is not None else ()

    def imported(self, place: Site, path: str) -> Values:
        """Return the values of the path of an import."""
        words = (self._words.root, self._words.own, self._words.parent)
        if path.partition(PATH_MARK)[0] not in words and self._program.modules.start(place.path):
            start = self._program.place(self.root(place.path).path, 0)
            if start != place and (found := self.follow(start, path.removeprefix(PATH_MARK))):
                return found
        parts = _parts(path)
        first = parts[0] if parts else ""
        # A glob import cannot shadow a package that an import names.
        is_free = bool(first) and first not in words and self._is_free(place, first)
        package = self.package(place.path, first) if is_free else ()
        if package:
            return self._along(package, parts[1:], is_whole=not path.endswith("*"))
        return self.follow(place, path)

    def follow(self, place: Site, path: str) -> Values:
        """Return the values of a path at a site."""
        names = _parts(path)
        if len(names) > _MAX_DEPTH or not names:
            return ()
        if not names[0]:
            names = names[1:]
            if names and (not self._words.root or self._program.modules.start(place.path)):
                values = self.head(self._program.place(self.root(place.path).path, 0), names[0])
            else:
                values = self.package(place.path, names[0]) if names else ()
        else:
            values = self.head(place, names[0], is_part=len(names) > 1 or path.endswith("*"))
        return self._along(values, names[1:], is_whole=not path.endswith("*"))

    def _along(self, values: Values, names: Sequence[str], *, is_whole: bool) -> Values:
        """Follow the further parts of a path; ``is_whole`` if the last of them is its end."""
        for nth, name in enumerate(names, start=1):
            if name == self._words.parent and values and values[0].kind == "module":
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
        """Return the values of the last part of a path."""
        return self._evaluator.of_member(value, name, is_value=False)

    def _part(self, value: Value, name: str) -> Values:
        """Return the values of an inner part of a path."""
        if value.kind != "module":
            return self._last(value, name)
        return self._evaluator.module_part(value, name)
