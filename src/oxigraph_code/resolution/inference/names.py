"""Names at a site: the ways in which languages look a name up beyond the scopes of a file.

For maintainers: there is one class for each form, chosen by the models of the language. Each states its order of
lookup in one method. This module must not know call sites.
"""

from __future__ import annotations

from oxigraph_code.resolution.inference.rule import EvaluationRule
from oxigraph_code.resolution.language.module_model import DeclaredModules, NamespacedModules
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Site, Values, union


class FileNames(EvaluationRule):
    """Names of a file, its package and its glob imports."""

    def of_name(self, place: Site, name: str, *, is_part: bool = False) -> Values:
        """Return the values of a name at a site; ``is_part`` if it begins a longer path."""
        if receivers := self._receiver(place, name):
            return receivers
        meaning = self._rules.visible_bindings.lookup(place, name)
        if meaning.is_star_last:
            found, is_certain = self._rules.imports.through_stars(place.path, name)
            if found or not is_certain:
                return found
        if meaning.scope >= 0:
            return self._bound(place, meaning)
        if found := self._rules.imports.of_package(place.path, name):
            return found
        names = self._program.names(place.path)
        if names.has_star_import:
            found, is_certain = self._rules.imports.through_stars(place.path, name)
            if found or not is_certain:
                return found
            if names.may_come_by_star(place.scope) and not self._semantics.binding_model.is_ordered:
                return ()
        qualified = self._semantics.builtin(name)
        return (self._program.external(qualified),) if qualified else self._elsewhere(place, name)

    def _receiver(self, place: Site, name: str) -> Values:
        """Return the receiver of the method around, if that is its name."""
        is_receiver = name in self._program.names(place.path).receivers
        return self._rules.receivers.of_name(place, name) if is_receiver else ()

    def _elsewhere(self, place: Site, name: str) -> Values:
        """Return the values of a name that neither the file binds, nor its package, nor the language."""
        return ()

    def _bound(self, place: Site, meaning: Bindings) -> Values:
        """Return the values of the bindings of a name that reach a site."""
        reaching = self._rules.visible_bindings.reaching(place, meaning)
        return self._evaluator.values_of_bindings(place.path, reaching, declared=meaning.bindings)


class ObjectNames(FileNames):
    """The same where any function may have a receiver, and files declare names for all others."""

    def of_name(self, place: Site, name: str, *, is_part: bool = False) -> Values:
        if name == self._semantics.own_type:
            return self._receiver(place, name) or self._rules.dynamic_members.receiver(place)
        return super().of_name(place, name, is_part=is_part)

    def _elsewhere(self, place: Site, name: str) -> Values:
        return self._rules.dynamic_members.shared(place, name) or self._rules.ambient.named(place, name)


class NamespacedNames(FileNames):
    """Name lookup where a name may be a path of namespaces; all files see the outermost namespace."""

    def of_name(self, place: Site, name: str, *, is_part: bool = False) -> Values:
        if name in self._semantics.object_model.own_classes:
            return tuple(self._program.class_of(value) for value in self._rules.receivers.own_type(place))
        return super().of_name(place, name, is_part=is_part)

    def _elsewhere(self, place: Site, name: str) -> Values:
        module, last = self._semantics.full_name(self._program.files[place.path], name)
        found = self._program.module(place.path, module) if module else None
        if found is not None and found.kind == "external":
            for path, index in self._program.packages.declarations(module, place.path, last):
                alias = self._program.files[path].definitions[index]
                return self._evaluator.of_path(self._program.place(path, alias.scope), alias.annotation)
        return self._evaluator.of_member(found, last) if found is not None else ()


class ImplicitNames(FileNames):
    """Name lookup where the body of a class sees all its members, before the names around the class."""

    def of_name(self, place: Site, name: str, *, is_part: bool = False) -> Values:
        owners = self._rules.receivers.implicit(place, name)
        if not owners and name == self._semantics.object_model.construction:
            owners = self._rules.receivers.around(place.path, place.scope)
        if owners:
            return union([self._evaluator.of_member(owner, name) for owner in owners])
        return super().of_name(place, name, is_part=is_part)


class TreeNames(FileNames):
    """Names in a module tree: modules and types, and values, have names of their own."""

    def of_name(self, place: Site, name: str, *, is_part: bool = False) -> Values:
        if receivers := self._receiver(place, name):
            return receivers
        meaning = self._rules.visible_bindings.lookup(place, name)
        nearer = self._rules.imports.through_nearer_stars(place, name, meaning.scope)
        if nearer and not self._rules.imports.lack(nearer, is_part=is_part):
            return nearer
        if meaning.is_star_last:
            found, is_certain = self._rules.imports.through_stars(place.path, name)
            if found or not is_certain:
                return found
        if meaning.scope >= 0:
            found = self._bound(place, meaning)
            if self._rules.imports.lack(found, is_part=is_part):
                found = self._rules.imports.beside(found, place.path, name, meaning.scope)
            return self._rules.imports.joined(nearer, found) if nearer else found
        if nearer:
            return nearer
        if name == self._semantics.own_type and (own := self._rules.receivers.own_type(place)):
            return tuple(self._program.class_of(value) for value in own if value.is_instance)
        qualified = self._semantics.builtin(name) if self._rules.imports.leaves(place, name) else ""
        return (self._program.external(qualified),) if qualified else ()


def names_form(semantics: Semantics) -> type[FileNames]:
    """Return the form of name lookup of a language."""
    if isinstance(semantics.module_model, DeclaredModules):
        return TreeNames
    if isinstance(semantics.module_model, NamespacedModules):
        return NamespacedNames
    if semantics.object_model.is_implicit:
        return ImplicitNames
    return ObjectNames if semantics.object_model.assigns_members else FileNames
