"""The forms of imports: modules that state their exports, and modules that declare one another.

For maintainers: files that show all their names have the general rules of ``imports``. This module must not know types.
"""

from __future__ import annotations

from typing import Final

from oxigraph_code.facts import Import
from oxigraph_code.resolution.language.module_model import DeclaredModules, ExportingModules
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.values import Site, Value, Values
from oxigraph_code.resolution.modules.exports import WHOLE
from oxigraph_code.resolution.modules.imports import Imports

_MAX_MODULES: Final = 1_024


class ExportedImports(Imports):
    """Imports of modules that show others only their exports."""

    def as_value(self, module: Value) -> Values:
        declared = self._ambient.of_outside(module, WHOLE) if module.kind == "external" else ()
        return declared or super().as_value(module)

    def _as_bound(self, module: Value) -> Values:
        return self.as_value(module)

    def _of_module(self, module: Value, name: str) -> Values:
        if module.definition < 0:
            return self._exports.exported(module.path, name) or self._ambient.of_file(module.path, name)
        if self._meaning(module, name)[1] is not None:
            return super()._of_module(module, name)
        return self._ambient.of_namespace(module.path, module.definition, name)


class TreeImports(Imports):
    """Imports along a tree of modules, in which glob imports may lead from one to another.

    Two glob imports may bind a name together: one a module, the other a function.
    """

    def values(self, path: str, entry: Import) -> Values:
        return self._evaluator.memoized(self._followed, self._program.place(path, entry.scope), entry.path)

    def _followed(self, place: Site, path: str) -> Values:
        return self._module_tree.imported(place, path)

    def _of_module(self, module: Value, name: str) -> Values:
        found = super()._of_module(module, name)
        scope, meaning = self._meaning(module, name)
        return found if meaning is None else self.beside(found, module.path, name, scope)

    def _starred_in(self, path: str, name: str, scope: int) -> Values:
        return self.through_stars(path, name, scope)[0]

    def through_stars(self, path: str, name: str, scope: int = 0) -> tuple[Values, bool]:
        is_certain = True
        found: Values = ()
        seen = {(path, scope)}
        waiting = [(path, scope)]
        for path, scope in waiting:
            for source in self._sources(path, scope):
                if source.kind == "module":
                    names = self._program.names(source.path)
                    inner = (source.path, 0 if source.definition < 0 else names.body.get(source.definition, -1))
                    if inner in seen or inner[1] < 0:
                        continue
                    meaning = names.in_scope(inner[1], name) if name else None
                    if meaning is not None:
                        found = self._namespaces.joined(found, self._evaluator.values_of_bindings(source.path, meaning))
                        if not self._namespaces.are_open(found):
                            return found, True
                    if len(waiting) < _MAX_MODULES:
                        seen.add(inner)
                        waiting.append(inner)
                elif source.kind == "external":
                    is_certain = (
                        is_certain
                        and source != self._program.unknown
                        and self._semantics.glob_never_shadows(source.name)
                    )
                elif name:
                    of_type = self._evaluator.of_member(source, name, is_value=False)
                    found = self._namespaces.joined(found, of_type)
                    if not self._namespaces.are_open(found):
                        return found, True
        return found, is_certain or bool(found)

    def _sources(self, path: str, scope: int) -> Values:
        """Find a scope's glob imports as modules and types, with an unknown one for each unresolved import."""
        if not self._program.names(path).stars(scope):
            return ()
        # A memoized result is empty inside of a cycle.
        return self._evaluator.memoized(self._starred, path, scope) or (self._program.unknown,)

    def _starred(self, path: str, scope: int) -> Values:
        """Resolve the glob imports of a scope, the assumed build's first."""
        stars = list(self._program.names(path).stars(scope))[: -_MAX_MODULES - 1 : -1]
        if any(star.condition for star in stars):
            stars.sort(key=lambda star: bool(star.condition) and self._program.names(path).builds.is_disabled(star))
        return tuple(value for star in stars for value in self.values(path, star) or (self._program.unknown,))


def imports_form(semantics: Semantics) -> type[Imports]:
    """Return the form of imports of a language."""
    forms = {DeclaredModules: TreeImports, ExportingModules: ExportedImports}
    return forms.get(type(semantics.module_model), Imports)
