"""Name lookup in the scopes of one file.

For maintainers: scopes are searched outwards, as the text nests. A name may have several bindings in one scope; all are
returned, and the rules decide whether that is evidence or doubt. A glob import may bind any name. This module knows one
file and no types. The entries of types with several bodies are grouped once for a file, and only on demand.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Final, final

from oxigraph_code.facts import Binding, FileFacts, Import, Return
from oxigraph_code.facts.access_paths import head_text
from oxigraph_code.facts.nesting import functions_of
from oxigraph_code.resolution.binding.conditional_compilation import EveryBuild, builds_of
from oxigraph_code.resolution.binding.symbol_table import SymbolTable
from oxigraph_code.resolution.incremental.dependencies import TrackedModules
from oxigraph_code.resolution.language.object_model import Receiver
from oxigraph_code.resolution.language.semantics import Semantics
from oxigraph_code.resolution.model.symbols import Bindings, ScopeEntry

UNBOUND: Final = Bindings(-1)
_MAX_GIVEN: Final = 32


class ScopeTree:
    """The tree of scopes of one file, with the bindings in them."""

    def __init__(
        self, facts: FileFacts, semantics: Semantics, conditions: Mapping[str, str], modules: TrackedModules
    ) -> None:
        self.facts = facts
        self._class_sees_itself = semantics.binding_model.sees_class
        self._imports_rebind = not semantics.binding_model.shadows
        self.bound = SymbolTable(facts)
        """The symbol table of the file."""
        self.builds = builds_of(facts, semantics.build_model, conditions, modules)
        self.body: dict[int, int] = {}
        self.bodies_of_implementations: dict[int, int] = {}
        self._first_bodies: dict[int, int] = {}
        self._bodies: dict[int, list[int]] = {}
        """All bodies of definitions that have several."""
        self.receiver_kinds: dict[int, tuple[str, bool]] = {}
        """The names of the receivers of methods, and True if the receiver is an instance and not the class."""
        self.functions = functions_of(facts.scopes)
        """The function that runs the code of each scope; -1 for code of the module."""
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
            elif scope.definition >= 0:
                self.body[scope.definition] = index
        self._several = ImplScopes(facts, self.bound, self.builds, self._bodies, self._meaning)
        self.receivers = {name for name, _ in self.receiver_kinds.values()}
        """The names that methods use for their receiver, such as ``self``."""
        self._stars: dict[int, list[Import]] = defaultdict(list)
        for entry in facts.imports:
            if entry.kind == "star" and entry.binds:
                self._stars[entry.scope].append(entry)
        self.narrowings = self.bound.narrowings
        self.narrowed_heads = set(map(head_text, self.narrowings))
        self.has_star_import = bool(self._stars)
        self.arguments = self.bound.arguments

    def stars(self, scope: int) -> Sequence[Import]:
        """Return the glob imports in a scope."""
        return self._stars.get(scope, ())

    def returned(self, body: int, kind: str) -> Sequence[Return]:
        """Return the returned or yielded expressions in the body of a function, the first of many."""
        return self.bound.given.get((body, kind), ())[:_MAX_GIVEN]

    def in_scope(self, scope: int, name: str) -> Bindings | None:
        """Return the bindings of a name in one scope alone."""
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
        if len(definitions) + len(bindings) + len(imports) > 1:
            definitions, bindings, imports = self.builds.in_build(definitions, bindings, imports)
        if not imports and scope not in self._stars:
            return Bindings(scope, definitions, bindings)
        if not self._imports_rebind:
            return Bindings(scope, definitions, bindings, imports, bool(imports))
        last = max([0, *(entry.line for entry in imports)])
        star = self._stars[scope][-1].line if scope in self._stars else 0
        starts = [self.facts.definitions[index].start_line for index in definitions]
        bound = max([0, *starts, *(binding.line for binding in bindings)])
        return Bindings(scope, definitions, bindings, imports, max(last, star) > bound, star > max(last, bound))

    def lookup(self, scope: int, name: str) -> Bindings:
        """Look up a name in a scope and then in the scopes around it."""
        start = scope
        homes = self.bound.homes(name)
        while scope >= 0 and homes is not None:
            home = homes.in_scope(scope)
            if home is not None and (meaning := self._seen(home, name, start)) is not None:
                return meaning
            scope = self.facts.scopes[scope].parent
        return UNBOUND

    def _seen(self, home: ScopeEntry, name: str, start: int) -> Bindings | None:
        """Return the bindings of an entry that code in a scope in or at it sees."""
        if home.elsewhere:
            return (self.in_scope(0, name) or UNBOUND) if home.elsewhere == "global" else None
        meaning = self._in_home(home)
        kind = self.facts.scopes[home.scope].kind
        if meaning is not None and kind in ("class", "object"):
            return self._seen_without_receiver(meaning, kind, home.scope == start)
        return meaning

    def _seen_without_receiver(self, meaning: Bindings, kind: str, is_start: bool) -> Bindings | None:
        """Return the bindings of a class or object body that code without a receiver sees."""
        if kind == "class" and is_start and self._class_sees_itself:
            return self._bound_in_body(meaning)
        parameters = tuple(binding for binding in meaning.bindings if binding.kind == "type_parameter")
        return Bindings(meaning.scope, bindings=parameters) if parameters else None

    def _bound_in_body(self, meaning: Bindings) -> Bindings | None:
        """Return the bindings of a name without the fields that methods assign through their receiver."""
        bindings = tuple(
            entry for entry in meaning.bindings if entry.kind != "field" or entry.value_scope in (-1, meaning.scope)
        )
        definitions = self.facts.definitions
        is_bound = (
            bindings or meaning.imports or any(definitions[entry].kind != "field" for entry in meaning.definitions)
        )
        return meaning.only(bindings=bindings) if is_bound else None

    def _is_closed(self, scope: int) -> bool:
        """Return true if code in a scope does not see the names around it."""
        return False

    def scopes_until(self, scope: int, until: int) -> list[int]:
        """Return a scope and those around it that lookup visits before it reaches another one."""
        found = []
        while scope >= 0 and scope != until:
            found.append(scope)
            if self._is_closed(scope):
                break
            scope = self.facts.scopes[scope].parent
        return found

    def may_come_by_star(self, scope: int) -> bool:
        """Return true if a glob import from another file may bind any name that is visible in a scope."""
        while scope >= 0 and scope not in self._stars:
            scope = self.facts.scopes[scope].parent
        return scope >= 0

    def macro(self, scope: int, name: str) -> Bindings:
        """Return the macro of that name in a scope or around it, across namespaces."""
        while scope >= 0:
            if meaning := self.in_scope(scope, f"{name}!"):
                return meaning
            scope = self.facts.scopes[scope].parent
        return UNBOUND

    def method_around(self, scope: int) -> tuple[int, int]:
        """Find the innermost method around a scope, and its class, as definitions; -1 and -1 without one."""
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
        """Look up the bindings of a member in all bodies of a class, implementation blocks included."""
        if class_definition in self._bodies:
            return self._several.bound(class_definition, name)
        body = self._first_bodies.get(class_definition, -1)
        return self.in_scope(body, name) if body >= 0 else None


def method_of_receiver(names: ScopeTree, semantics: Semantics, scope: int, name: str) -> tuple[int, bool]:
    """Return the method around a scope whose receiver has a name, and True if the receiver is an instance.

    The method is -1 if there is none, or if something between rebinds the name.
    """
    method, _ = names.method_around(scope) if name in names.receivers else (-1, -1)
    if method < 0:
        return -1, False
    receiver, is_instance = names.receiver_kinds[method]
    if not receiver or receiver != name:
        return -1, False
    meaning = names.lookup(scope, name)
    if meaning.scope < 0 and semantics.object_model.receiver is not Receiver.PARAMETER:
        return method, is_instance
    rebound = len(meaning.bindings) != 1 or meaning.definitions or meaning.imports
    return (-1, False) if rebound or meaning.scope != names.body[method] else (method, is_instance)


@final
class ImplScopes:
    """Members of the types in one file with several bodies; ``bodies`` has their scopes, by definition."""

    def __init__(
        self,
        facts: FileFacts,
        bound: SymbolTable,
        builds: EveryBuild,
        bodies: Mapping[int, Sequence[int]],
        meaning: Callable[[ScopeEntry], Bindings | None],
    ) -> None:
        self._facts = facts
        self._bound = bound
        self._builds = builds
        self._bodies = bodies
        self._meaning = meaning
        self._homes: dict[tuple[int, str], list[ScopeEntry]] | None = None
        self._merged: dict[tuple[int, str], Bindings | None] = {}

    def bound(self, definition: int, name: str) -> Bindings | None:
        """Return the bindings of a member in all bodies together."""
        key = (definition, name)
        if self._homes is None:
            self._homes = self._by_owner()
        if key not in self._merged:
            self._merged[key] = self._merge([self._meaning(home) for home in self._homes.get(key, ())])
        return self._merged[key]

    def _by_owner(self) -> dict[tuple[int, str], list[ScopeEntry]]:
        """Return the entries of each member: definitions first, in order, then the others."""
        found: dict[tuple[int, str], list[ScopeEntry]] = defaultdict(list)
        for name, homes in self._bound.all_homes():
            for home in homes.all():
                owner = self._facts.scopes[home.scope].definition
                if owner in self._bodies and home.bound:
                    found[owner, name].append(home)
        for several in found.values():
            several.sort(key=lambda home: (not home.definitions, not home.bindings, home.definitions[:1]))
        return found

    def _merge(self, meanings: list[Bindings | None]) -> Bindings | None:
        found = [meaning for meaning in meanings if meaning is not None]
        if len(found) < 2:
            return found[0] if found else None
        return Bindings(
            found[0].scope,
            *self._builds.in_build(
                tuple(index for meaning in found for index in meaning.definitions),
                tuple(binding for meaning in found for binding in meaning.bindings),
                tuple(entry for meaning in found for entry in meaning.imports),
            ),
            any(meaning.is_imported_last for meaning in found),
        )
