"""Canonical sites: one site for all those where a path means the same, so it is evaluated once.

For maintainers: most paths mean the same in the whole scope that binds their first name, whatever the line, and paths
of a receiver do in all methods of its class; only if the name is bound more than once, or narrowed in a branch, the
site itself matters. This module must not know values.
"""

from __future__ import annotations

from typing import Final

from oxigraph_code.facts.nesting import namespace_around
from oxigraph_code.resolution.binding.scopes import method_of_receiver
from oxigraph_code.resolution.language.module_model import DeclaredModules, ExportingModules
from oxigraph_code.resolution.language.object_model import Receiver
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.access_paths import AccessPath
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Site
from oxigraph_code.resolution.program.program import Program

_UNSETTLED: Final = Site(-1, "", -1, 0)


class CanonicalSites:
    """The canonical sites of a program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._form = _form(program.semantics)
        self._of_files: dict[str, FileSites] = {}

    def of_file(self, path: str) -> FileSites:
        """Return the canonical sites of a file."""
        known = self._of_files.get(path)
        if known is None:
            known = self._of_files[path] = self._form(self._program, path)
        return known


class FileSites:
    """The canonical sites of one file."""

    def __init__(self, program: Program, path: str) -> None:
        self._program = program
        self._names = program.names(path)
        self._semantics = program.semantics
        model = program.semantics.object_model
        own = "" if model.receiver is Receiver.PARAMETER else model.own
        self._keywords = {name for name in (program.semantics.own_type, own, *model.own_classes) if name}
        self._own = model.own
        self._known: list[dict[AccessPath, Site | None] | None] = [None] * len(self._names.facts.scopes)
        """One site for all lines of a scope, by the first name of the path; ``None`` if the line matters."""
        self._of_meanings: dict[Bindings, Site | None] = {}
        """The same by the bindings of the name."""
        self._of_receivers: dict[tuple[int, str, bool], Site] = {}
        """A site in one method for all methods of a class, by the name of their receiver."""

    def settled(self, scope: int, line: int, path: AccessPath) -> Site:
        """Return the canonical site of a path, valid for every shorter path that it begins with."""
        head = path.head
        if head is None:
            return self._program.place(self._names.facts.path, scope, line)
        places = self._known[scope]
        if places is None:
            places = self._known[scope] = {}
        known = places.get(head, _UNSETTLED)
        if known is _UNSETTLED:
            known = places[head] = self._settle(scope, head)
        return known or self._program.place(self._names.facts.path, scope, line)

    def _settle(self, scope: int, head: AccessPath) -> Site | None:
        meaning = self._names.lookup(scope, head.text)
        if meaning.scope < 0:
            return self._settle_meaning(self._unbound(scope, meaning), head)
        known = self._of_meanings.get(meaning, _UNSETTLED)
        if known is _UNSETTLED:
            known = self._of_meanings[meaning] = self._settle_meaning(meaning, head)
        return known

    def _unbound(self, scope: int, meaning: Bindings) -> Bindings:
        """Return the bindings to use for a name that the file does not bind."""
        return meaning

    def _settle_meaning(self, meaning: Bindings, head: AccessPath) -> Site | None:
        names = self._names
        name = head.text
        if name in self._keywords or name in names.narrowed_heads or head.is_of_parent:
            return None
        if meaning.scope > 0 and names.facts.scopes[meaning.scope].kind == "class":
            return None
        if meaning.count > 1 or (self._semantics.binding_model.shadows and self._hides(meaning, name)):
            return None
        found = self._program.place(names.facts.path, max(meaning.scope, 0))
        if not meaning.bindings or meaning.bindings[0].kind != "parameter":
            return found
        method, is_instance = method_of_receiver(names, self._semantics, found.scope, name)
        if method < 0:
            return found
        owner = names.facts.definitions[method].scope
        return self._of_receivers.setdefault((owner, name, is_instance), found)

    def _hides(self, meaning: Bindings, name: str) -> bool:
        """Return true if a variable shadows another binding around it that statements before it refer to."""
        is_variable = meaning.scope > 0 and any(entry.kind == "variable" for entry in meaning.bindings)
        return is_variable and self._names.lookup(self._names.facts.scopes[meaning.scope].parent, name).scope >= 0


class MergedFileSites(FileSites):
    """The same where other files may add names to the namespaces of the file."""

    def _unbound(self, scope: int, meaning: Bindings) -> Bindings:
        around = namespace_around(self._names.facts.scopes, scope)
        return Bindings(around) if around else meaning


class ClosedFileSites(FileSites):
    """The same where modules do not see the names around them: glob imports of blocks count."""

    def _settle(self, scope: int, head: AccessPath) -> Site | None:
        is_open = self._is_bound_in_order(scope, head.text)
        return None if is_open else self._program.place(self._names.facts.path, scope)

    def _is_bound_in_order(self, scope: int, head: str) -> bool:
        """Return true if a name may mean something else before a statement than after it."""
        if head in self._names.narrowed_heads:
            return True
        meaning = self._names.lookup(scope, head)
        count = meaning.count
        return count > 1 or any(entry.kind == "variable" for entry in meaning.bindings)


class ClassFileSites(FileSites):
    """The same where the body of a class sees all its members, before the names around the class."""

    def _settle(self, scope: int, head: AccessPath) -> Site | None:
        names = self._names
        scopes = names.facts.scopes
        while scope > 0:
            if self._is_of_class(scope) or names.in_scope(scope, head.text) is not None:
                break
            scope = scopes[scope].parent
        if head.text in names.narrowed_heads:
            return None
        return self._program.place(names.facts.path, scope)

    def _is_of_class(self, scope: int) -> bool:
        """Return true if a scope decides the receiver that is left out."""
        names = self._names
        return names.facts.scopes[scope].kind == "class" or names.in_scope(scope, self._own) is not None


class MethodFileSites(ClassFileSites):
    """The same where the receivers in a method and in a class body differ."""

    def _is_of_class(self, scope: int) -> bool:
        entry = self._names.facts.scopes[scope]
        return super()._is_of_class(scope) or entry.definition in self._names.receiver_kinds


def _form(semantics: Semantics) -> type[FileSites]:
    """Return the form of canonical sites of a language."""
    if semantics.object_model.is_implicit:
        return ClassFileSites if semantics.object_model.has_namespaces else MethodFileSites
    if isinstance(semantics.module_model, DeclaredModules):
        return ClosedFileSites
    return MergedFileSites if isinstance(semantics.module_model, ExportingModules) else FileSites
