"""Visible bindings: those that scoping rules and control flow let a name mean at a site.

For maintainers: ``scopes`` knows the nesting of a file, ``reaching_bindings`` its branches; this joins both by the
rules of the language. This module must not know values.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oxigraph_code.facts import Binding, Narrowing
from oxigraph_code.facts.access_paths import first_word_of, is_cast
from oxigraph_code.resolution.binding.reaching_bindings import ReachingBindings
from oxigraph_code.resolution.language.binding_model import InOrder, Shadowing
from oxigraph_code.resolution.model.symbols import Bindings
from oxigraph_code.resolution.model.values import Site
from oxigraph_code.resolution.program.program import Program

_MAX_SHADOWED: Final = 256
_BOUND: Final = frozenset({"variable", "assignment"})


class VisibleBindings:
    """Name lookup at sites of a program; the order of statements does not count."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._flows: dict[str, ReachingBindings] = {}

    def lookup(self, place: Site, name: str) -> Bindings:
        """Return the bindings of a name at a site, in the nearest scope that binds it."""
        return self._program.names(place.path).lookup(place.scope, name)

    def reaching(self, place: Site, meaning: Bindings) -> Bindings:
        """Return the bindings of a name that reach a site."""
        return meaning

    def narrowed(self, place: Site, path: str, narrowings: Sequence[Narrowing], before: int = 0) -> list[Narrowing]:
        """Return the narrowings of an access path that hold at a site.

        There are none if its first name was bound again since. With a line, only those before it count.
        """
        found = self.flow(place.path).narrowed(path, narrowings, place, before)
        if not found:
            return found
        head = first_word_of(path)
        bound = self._program.names(place.path).lookup(place.scope, head).bindings[:_MAX_SHADOWED]
        is_bound_since = any(found[0].line < entry.line < place.line for entry in bound if entry.kind in _BOUND)
        return [] if is_bound_since else found

    def flow(self, path: str) -> ReachingBindings:
        """Return the branches of a file."""
        if path not in self._flows:
            self._flows[path] = ReachingBindings(self._program.files[path])
        return self._flows[path]


class OrderedBindings(VisibleBindings):
    """The same where statements bind names in order."""

    def __init__(self, program: Program, *, imports_are_final: bool) -> None:
        super().__init__(program)
        self._imports_are_final = imports_are_final

    def lookup(self, place: Site, name: str) -> Bindings:
        names = self._program.names(place.path)
        meaning = names.lookup(place.scope, name)
        if meaning.scope <= 0:
            return meaning
        scope = names.facts.scopes[meaning.scope]
        if scope.kind == "class" and not self.flow(place.path).is_bound(meaning, place):
            # The body of a class sees the enclosing scope until it binds the name itself.
            return names.lookup(scope.parent, name)
        return meaning

    def reaching(self, place: Site, meaning: Bindings) -> Bindings:
        if meaning.count < 2 or (self._imports_are_final and meaning.imports):
            return meaning
        return self.flow(place.path).reaching(meaning, place)


class ShadowingBindings(VisibleBindings):
    """The same where each binding of a name is another variable."""

    def lookup(self, place: Site, name: str) -> Bindings:
        names = self._program.names(place.path)
        first = meaning = names.lookup(place.scope, name)
        if meaning.scope <= 0:
            return meaning
        while meaning.bindings and not meaning.definitions and not meaning.imports and place.line:
            if any(_is_seen(entry, place) for entry in meaning.bindings):
                return meaning
            around = names.facts.scopes[meaning.scope].parent
            if around < 0 or names.facts.scopes[meaning.scope].kind not in ("block", "function"):
                break
            meaning = names.lookup(around, name)
        return meaning if meaning.scope >= 0 else first

    def reaching(self, place: Site, meaning: Bindings) -> Bindings:
        is_ordered = meaning.count > 1 and len(meaning.bindings) <= _MAX_SHADOWED
        return self.flow(place.path).reaching(meaning, place) if is_ordered else meaning


def _is_seen(binding: Binding, place: Site) -> bool:
    """Return true if a binding comes before a site; on one line, if the site is not a part of the binding."""
    if binding.kind != "variable" or binding.line < place.line:
        return True
    value = binding.value
    is_of_itself = not value or is_cast(value) or first_word_of(value) == binding.name
    return binding.line == place.line and not is_of_itself


def visible_bindings(program: Program) -> VisibleBindings:
    """Name lookup at sites, by the binding model of the language."""
    model = program.semantics.binding_model
    if isinstance(model, Shadowing):
        return ShadowingBindings(program)
    if isinstance(model, InOrder):
        return OrderedBindings(program, imports_are_final=model.imports_are_final)
    return VisibleBindings(program)
