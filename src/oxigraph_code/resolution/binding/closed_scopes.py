"""Name lookup in the scopes of one file whose modules do not see the names around them.

For maintainers: a glob import of a module in the same file binds that module's names, and shadows the names around its
block. This module knows one file and no types.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oxigraph_code.facts import FileFacts, Import
from oxigraph_code.facts.access_paths import PATH_MARK
from oxigraph_code.resolution.binding.scopes import UNBOUND, ScopeTree
from oxigraph_code.resolution.incremental.dependencies import TrackedModules
from oxigraph_code.resolution.language.module_model import DeclaredModules
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.symbols import Bindings

_MAX_STARS: Final = 64
_CLOSED: Final = frozenset({"module", "namespace"})


class ClosedScopeTree(ScopeTree):
    """The tree of scopes of one file, in which modules are closed."""

    def __init__(
        self,
        facts: FileFacts,
        semantics: Semantics,
        conditions: Mapping[str, str],
        modules: TrackedModules,
        words: DeclaredModules,
    ) -> None:
        super().__init__(facts, semantics, conditions, modules)
        self._words = words
        self._star_namespaces: dict[tuple[int, str], int] = {}
        self._targets: dict[int, tuple[int, ...]] = {}
        self._open_to_stars: dict[int, bool] = {}
        for scope in facts.scopes:
            if 0 <= scope.implementation == scope.definition:
                self._take_for_its_type(scope.implementation, semantics)

    def _take_for_its_type(self, index: int, semantics: Semantics) -> None:
        """Let an inherent implementation stand for its type, if nothing else in the package has that name.

        A macro then defines the type.
        """
        definition = self.facts.definitions[index]
        is_alone = (
            not definition.implements and self._is_closed(definition.scope) and definition.scope not in self._stars
        )
        written = semantics.read_annotation(definition.annotation) if is_alone else None
        if written is not None and written.name.isidentifier():
            self.bound.note_unbound(written.name, index)

    def lookup(self, scope: int, name: str) -> Bindings:
        start = scope
        homes = self.bound.homes(name)
        if homes is None and not self._stars:
            return UNBOUND
        while scope >= 0:
            home = homes.in_scope(scope) if homes is not None else None
            if home is not None and (meaning := self._seen(home, name, start)) is not None:
                return meaning
            if self._is_closed(scope):
                return self._through_stars(scope, name)
            if scope in self._stars:
                # Glob imports of a block shadow the names around it.
                taken = self._through_stars(scope, name)
                if taken.scope >= 0:
                    return taken
            scope = self.facts.scopes[scope].parent
        return UNBOUND

    def _is_closed(self, scope: int) -> bool:
        return self.facts.scopes[scope].kind in _CLOSED

    def _through_stars(self, scope: int, name: str) -> Bindings:
        """Return the bindings that glob imports from namespaces of this file bring in, if that is certain."""
        found: dict[int, Bindings] = {}
        for target in self._star_targets(scope):
            if meaning := self.in_scope(target, name):
                found[meaning.scope] = meaning
        return found.popitem()[1] if len(found) == 1 else UNBOUND

    def _star_targets(self, scope: int) -> tuple[int, ...]:
        """Return the namespaces of this file that a scope imports by glob, directly or through one another."""
        if scope not in self._targets:
            found: dict[int, None] = {}
            waiting = [scope]
            while waiting and len(found) < _MAX_STARS:
                for star in self._stars.get(waiting.pop(), ())[:_MAX_STARS]:
                    target = self._star_target(star)
                    if target >= 0 and target != scope and target not in found:
                        found[target] = None
                        waiting.append(target)
            self._targets[scope] = tuple(found)
        return self._targets[scope]

    def _star_target(self, star: Import) -> int:
        key = (star.scope, star.path)
        if key not in self._star_namespaces:
            path = star.path.removesuffix("*").removesuffix(PATH_MARK)
            self._star_namespaces[key] = self._namespace(star.scope, path)
        return self._star_namespaces[key]

    def _explicit(self, scope: int, name: str) -> Bindings | None:
        """Return the bindings of a name without glob imports."""
        while (meaning := self.in_scope(scope, name)) is None and not self._is_closed(scope):
            scope = self.facts.scopes[scope].parent
        return meaning

    def _namespace(self, scope: int, path: str) -> int:
        """Return the scope of the namespace in this file that a glob import names by a path; -1 for none."""
        here = scope
        while not self._is_closed(here):
            here = self.facts.scopes[here].parent
        for nth, part in enumerate(path.split(PATH_MARK)):
            if part == self._words.parent:
                if here == 0:
                    return -1  # in another file
                here = self.facts.scopes[here].parent
                while not self._is_closed(here):
                    here = self.facts.scopes[here].parent
            elif part != self._words.own:
                meaning = self._explicit(scope, part) if nth == 0 else self.in_scope(here, part)
                here = -1 if meaning is None else self._only_namespace(meaning)
            elif nth:
                return -1
            if here < 0:
                return -1
        return here

    def _only_namespace(self, meaning: Bindings) -> int:
        if meaning.bindings or meaning.imports:
            return -1
        found = [index for index in meaning.definitions if self.facts.definitions[index].kind == "namespace"]
        return self.body.get(found[0], -1) if len(found) == 1 else -1

    def may_come_by_star(self, scope: int) -> bool:
        """Return true if a glob import from another file may bind any name that is visible in a scope."""
        seen = []
        while scope >= 0 and scope not in self._open_to_stars:
            seen.append(scope)
            around = (scope, *self._star_targets(scope))
            is_open = any(self._star_target(star) < 0 for place in around for star in self._stars.get(place, ()))
            scope = -1 if self._is_closed(scope) else self.facts.scopes[scope].parent
            if is_open or scope < 0:
                self._open_to_stars[seen[-1]] = is_open
                scope = seen[-1]
        answer = self._open_to_stars.get(scope, False)
        self._open_to_stars.update(dict.fromkeys(seen, answer))
        return answer


def scope_tree(
    facts: FileFacts, semantics: Semantics, conditions: Mapping[str, str], modules: TrackedModules
) -> ScopeTree:
    """Return the scopes of a file by the module model of its language."""
    model = semantics.module_model
    if isinstance(model, DeclaredModules):
        return ClosedScopeTree(facts, semantics, conditions, modules, model)
    return ScopeTree(facts, semantics, conditions, modules)
