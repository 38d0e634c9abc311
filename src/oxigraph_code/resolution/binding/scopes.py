"""Name lookup in the scopes of one file.

For maintainers: scopes are searched outwards, as the text nests. A name may have several bindings in one scope; all are
returned, and the rules decide whether that is evidence or doubt. A glob import may bind any name. This module knows one
file and no types.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from oxigraph_code.facts import Binding, FileFacts, Import, Return
from oxigraph_code.facts.access_paths import head_text
from oxigraph_code.nesting import functions_of
from oxigraph_code.resolution.binding.conditional_compilation import ConditionalCompilation
from oxigraph_code.resolution.binding.impl_scopes import ImplScopes
from oxigraph_code.resolution.binding.symbol_table import SymbolTable
from oxigraph_code.resolution.incremental.dependencies import TrackedModules
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.symbols import Bindings, ScopeEntry

_UNBOUND: Final = Bindings(-1)
_MOST_STARS: Final = 64
_MOST_GIVEN: Final = 32


class ScopeTree:
    """The tree of scopes of one file, with the bindings in them."""

    def __init__(
        self, facts: FileFacts, semantics: Semantics, conditions: Mapping[str, str], modules: TrackedModules
    ) -> None:
        self.facts = facts
        self._scoping = semantics.scoping
        self.bound = SymbolTable(facts)
        """The symbol table of the file."""
        self.builds = ConditionalCompilation(facts, semantics, conditions, modules)
        self.body: dict[int, int] = {}
        self.bodies_of_implementations: dict[int, int] = {}
        self._first_bodies: dict[int, int] = {}
        self._bodies: dict[int, list[int]] = {}
        """All bodies of definitions that have several."""
        self.receiver_kinds: dict[int, tuple[str, bool]] = {}
        """The names of the receivers of methods, and True if the receiver is an instance and not the class."""
        self.functions = functions_of(facts.scopes)
        """The function that runs the code of each scope; -1 for code of the module."""
        apart: list[int] = []
        for index, scope in enumerate(facts.scopes):
            if scope.definition >= 0:
                first = self._first_bodies.setdefault(scope.definition, index)
                if first != index:
                    self._bodies.setdefault(scope.definition, [first]).append(index)
                if scope.kind == "function" and facts.scopes[scope.parent].kind == "class":
                    method = facts.definitions[scope.definition]
                    self.receiver_kinds[scope.definition] = semantics.receiver_kind(method)
            if scope.implementation >= 0:
                self.bodies_of_implementations[scope.implementation] = index
                if scope.definition == scope.implementation:
                    apart.append(scope.implementation)
            elif scope.definition >= 0:
                self.body[scope.definition] = index
        self._several = ImplScopes(facts, self.bound, self.builds, self._bodies, self._meaning)
        self.receivers = {name for name, _ in self.receiver_kinds.values()}
        """The names that methods use for their receiver, such as ``self``."""
        self._stars: dict[int, list[Import]] = defaultdict(list)
        for entry in facts.imports:
            if entry.kind == "star" and entry.binds:
                self._stars[entry.scope].append(entry)
        for index in apart:
            self._take_for_its_type(index, semantics)
        self.narrowings = self.bound.narrowings
        self.narrowed_heads = set(map(head_text, self.narrowings))
        self.has_star_import = bool(self._stars)
        self._star_namespaces: dict[tuple[int, str], int] = {}
        self._targets: dict[int, tuple[int, ...]] = {}
        self._open_to_stars: dict[int, bool] = {}
        self.arguments = self.bound.arguments

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

    def stars(self, scope: int) -> Sequence[Import]:
        """The glob imports in a scope."""
        return self._stars.get(scope, ())

    def given(self, body: int, kind: str) -> Sequence[Return]:
        """The returned or yielded expressions in the body of a function, the first of many."""
        return self.bound.given.get((body, kind), ())[:_MOST_GIVEN]

    def in_scope(self, scope: int, name: str) -> Bindings | None:
        """The bindings of a name in one scope alone."""
        home = self.bound.home(scope, name)
        return self._in_home(home) if home is not None else None

    def _in_home(self, home: ScopeEntry) -> Bindings | None:
        if not home.is_read:
            home.is_read, home.meaning = True, self._meaning(home)
        return home.meaning

    def _meaning(self, home: ScopeEntry) -> Bindings | None:
        scope = home.scope
        if not home.bound:
            return None
        if len(home.bound) == 1 and scope not in self._stars:
            only = home.bound[0]
            if isinstance(only, Binding):
                return Bindings(scope, bindings=(only,))
            if isinstance(only, int):
                return Bindings(scope, definitions=(only,))
            return Bindings(scope, imports=(only,), is_imported_last=True)
        definitions, bindings, imports = home.definitions, home.bindings, home.imports
        if self._scoping.open_types and len(definitions) + len(bindings) + len(imports) > 1:
            definitions, bindings, imports = self.builds.kept(definitions, bindings, imports)
        if not imports and scope not in self._stars:
            return Bindings(scope, definitions, bindings)
        if not self._scoping.imports_rebind:
            return Bindings(scope, definitions, bindings, imports, bool(imports))
        last = max([0, *(entry.line for entry in imports)])
        star = self._stars[scope][-1].line if scope in self._stars else 0
        starts = [self.facts.definitions[index].start_line for index in definitions]
        bound = max([0, *starts, *(binding.line for binding in bindings)])
        return Bindings(scope, definitions, bindings, imports, max(last, star) > bound, star > max(last, bound))

    def lookup(self, scope: int, name: str) -> Bindings:
        """Look up a name in a scope and then in the scopes around it."""
        start = scope
        scopes = self.facts.scopes
        homes = self.bound.homes(name)
        if homes is None and not (self._stars and self._scoping.closed_namespaces):
            return _UNBOUND
        while scope >= 0:
            home = homes.of(scope) if homes is not None else None
            if home is not None:
                if home.elsewhere == "global":
                    return self.in_scope(0, name) or _UNBOUND
                meaning = self._in_home(home) if not home.elsewhere else None
                if meaning is not None and scopes[scope].kind in ("class", "object"):
                    meaning = self._seen_without_receiver(meaning, scopes[scope].kind, scope == start)
                if meaning is not None:
                    return meaning
            if self._is_closed(scope):
                return self._through_stars(scope, name)
            if scope in self._stars and self._scoping.closed_namespaces:
                # Glob imports of a block shadow the names around it.
                taken = self._through_stars(scope, name)
                if taken.scope >= 0:
                    return taken
            scope = scopes[scope].parent
        return _UNBOUND

    def _seen_without_receiver(self, meaning: Bindings, kind: str, is_start: bool) -> Bindings | None:
        """The bindings of a class or object body that code without a receiver sees."""
        if kind == "class" and is_start and self._scoping.class_scope_visible:
            return self._bound_in_body(meaning)
        parameters = tuple(binding for binding in meaning.bindings if binding.kind == "type_parameter")
        return Bindings(meaning.scope, bindings=parameters) if parameters else None

    def _bound_in_body(self, meaning: Bindings) -> Bindings | None:
        """The bindings of a name without the fields that methods assign through their receiver."""
        bindings = tuple(
            entry for entry in meaning.bindings if entry.kind != "field" or entry.value_scope in (-1, meaning.scope)
        )
        definitions = self.facts.definitions
        is_bound = (
            bindings or meaning.imports or any(definitions[entry].kind != "field" for entry in meaning.definitions)
        )
        return meaning.only(bindings=bindings) if is_bound else None

    def _is_closed(self, scope: int) -> bool:
        return self._scoping.closed_namespaces and self.facts.scopes[scope].kind in ("module", "namespace")

    def scopes_until(self, scope: int, until: int) -> list[int]:
        """A scope and those around it that lookup visits before it reaches another one."""
        found = []
        while scope >= 0 and scope != until:
            found.append(scope)
            if self._is_closed(scope):
                break
            scope = self.facts.scopes[scope].parent
        return found

    def _through_stars(self, scope: int, name: str) -> Bindings:
        """The bindings that glob imports from namespaces of this file bring in, if that is certain."""
        found: dict[int, Bindings] = {}
        for target in self._star_targets(scope):
            if meaning := self.in_scope(target, name):
                found[meaning.scope] = meaning
        return found.popitem()[1] if len(found) == 1 else _UNBOUND

    def _star_targets(self, scope: int) -> tuple[int, ...]:
        """The namespaces of this file that a scope imports by glob, directly or through one another."""
        if scope not in self._targets:
            found: dict[int, None] = {}
            waiting = [scope]
            while waiting and len(found) < _MOST_STARS:
                for star in self._stars.get(waiting.pop(), ())[:_MOST_STARS]:
                    target = self._star_target(star)
                    if target >= 0 and target != scope and target not in found:
                        found[target] = None
                        waiting.append(target)
            self._targets[scope] = tuple(found)
        return self._targets[scope]

    def _star_target(self, star: Import) -> int:
        key = (star.scope, star.path)
        if key not in self._star_namespaces:
            path = star.path.removesuffix("*").removesuffix("::")
            self._star_namespaces[key] = self.namespace(star.scope, path, by_star=False)
        return self._star_namespaces[key]

    def _explicit(self, scope: int, name: str) -> Bindings | None:
        """The bindings of a name without glob imports."""
        while (meaning := self.in_scope(scope, name)) is None and not self._is_closed(scope):
            scope = self.facts.scopes[scope].parent
        return meaning

    def namespace(self, scope: int, path: str, *, by_star: bool = True) -> int:
        """The scope of the namespace of this file that a path means; -1 if it means none."""
        scoping = self._scoping
        if not scoping.closed_namespaces:
            return -1
        here = scope
        while not self._is_closed(here):
            here = self.facts.scopes[here].parent
        for nth, part in enumerate(path.split("::")):
            if part == scoping.parent_module:
                if here == 0:
                    return -1  # in another file
                here = self.facts.scopes[here].parent
                while not self._is_closed(here):
                    here = self.facts.scopes[here].parent
            elif part != scoping.own_module:
                first = self.lookup if by_star else self._explicit
                meaning = first(scope, part) if nth == 0 else self.in_scope(here, part)
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
        """True if a glob import from another file may bind any name that is visible in a scope."""
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

    def macro(self, scope: int, name: str) -> Bindings:
        """The macro of that name in a scope or around it, across namespaces."""
        while scope >= 0:
            if meaning := self.in_scope(scope, f"{name}!"):
                return meaning
            scope = self.facts.scopes[scope].parent
        return _UNBOUND

    def method_around(self, scope: int) -> tuple[int, int]:
        """The innermost method around a scope and its class, as definitions; -1 and -1 if there is none."""
        scopes = self.facts.scopes
        while scope > 0:
            entry = scopes[scope]
            if entry.kind == "class":
                break
            if entry.kind == "function" and scopes[entry.parent].kind == "class":
                return entry.definition, scopes[entry.parent].definition
            scope = entry.parent
        return -1, -1

    def member(self, class_definition: int, name: str) -> Bindings | None:
        """The bindings of a member in the bodies of a class, with those of its implementation blocks."""
        if class_definition in self._bodies:
            return self._several.bound(class_definition, name)
        body = self._first_bodies.get(class_definition, -1)
        return self.in_scope(body, name) if body >= 0 else None


def method_of_receiver(names: ScopeTree, semantics: Semantics, scope: int, name: str) -> tuple[int, bool]:
    """The method around a scope whose receiver has a name, and True if the receiver is an instance.

    The method is -1 if there is none, or if something between rebinds the name.
    """
    method, _ = names.method_around(scope) if name in names.receivers else (-1, -1)
    if method < 0:
        return -1, False
    receiver, is_instance = names.receiver_kinds[method]
    if not receiver or receiver != name:
        return -1, False
    meaning = names.lookup(scope, name)
    rebound = len(meaning.bindings) != 1 or meaning.definitions or meaning.imports
    return (-1, False) if rebound or meaning.scope != names.body[method] else (method, is_instance)
