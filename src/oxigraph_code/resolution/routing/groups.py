"""Route groups: a router, a list of routes, a function that makes either, a class of handlers.

For maintainers: a group is identified by the scope and the name of its binding, so that an imported router is the same
group. A value is a router by a call that a pattern names, or by its type.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import IntEnum
from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, Binding, FileFacts, PatternSite, Spread, Target
from oxigraph_code.facts.access_paths import (
    CALL,
    PATH_MARK,
    array_of_element,
    assigned_name,
    call_number,
    is_of_names_and_calls,
    receiver_of,
    without_call,
)
from oxigraph_code.facts.nesting import definition_around
from oxigraph_code.patterns.frameworks import without_version
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.model.values import TYPES, Value
from oxigraph_code.resolution.routing.rule import RoutedProgram, RoutingRule
from oxigraph_code.resolution.routing.tables import MethodRow, RouterRow, TableRow, last_name

_TYPE_NAME: Final = re.compile(r"[^\W\d]\w*(?:(?:\.|::)\w+)*")
_MAX_DEPTH: Final = 4
_MAX_GROUPS: Final = 100


class Unnamed(IntEnum):
    """The scopes of groups without a binding; their names are sites, frameworks or scopes."""

    ARGUMENT = -2
    FRAMEWORK = -3
    VERSIONS = -4
    CHAIN = -5
    BLOCK = -6


class OwnerRank(IntEnum):
    """The strength of the evidence that a site is on a router of a framework."""

    OTHER = -1
    NONE = 0
    NAME = 1
    IMPORT = 2
    TYPE = 3


class RouteGroup(NamedTuple):
    """A group by the scope and the name of its binding; one without a name by its pattern site."""

    path: str
    scope: int
    name: str


class Creation(NamedTuple):
    """The pattern site that makes a router, and the entry that it fits."""

    entry: RouterRow
    path: str
    site: int


class Groups(RoutingRule):
    """The groups of a program."""

    def __init__(self, routed: RoutedProgram) -> None:
        super().__init__(routed)
        routers, seen = routed.tables.routers.rows, routed.evaluator.program.seen
        self._own = [entry for entry in routers if entry.having]
        self._same = {suffix for entry in routers for suffix in entry.same}
        self._created = TrackedMemo(self._creations, seen)
        self._decorated = TrackedMemo(self._controllers, seen)
        self._packages = {package: entry.framework for entry in routers for package in entry.outside.packages}

    def of_path(self, path: str, scope: int, written: str, depth: int = 0) -> RouteGroup | None:
        """Return the group that an access path denotes in a scope of a file, ``None`` where it denotes none."""
        if not written or depth > _MAX_DEPTH:
            return None
        same = self.of_path(path, scope, plain, depth) if (plain := self._plain(written)) != written else None
        if same is not None and (self.creation(same) is not None or self._is_own(same)):
            return same
        if written == self._program.semantics.object_model.own:
            around = self.of_function(self._program.files[path], scope)
            outer = self.of_function(self._program.files[path], around.scope) if around is not None else None
            return next((group for group in (around, outer) if group is not None and self._is_own(group)), None)
        called = without_call(written.removesuffix(f"(#{call_number(written)})"))
        for target in self._uses.named(path, scope, called):
            if target.definition < 0:
                continue
            group = self.of_target(target)
            return self._aliased(group, depth) or group
        if plain != written:
            return same
        if written.isidentifier():
            meaning = self._program.names(path).lookup(scope, written)
            if meaning.scope > 0 and not meaning.definitions and not meaning.imports:
                group = RouteGroup(path, meaning.scope, written)
                return self._aliased(group, depth) or group
        return None

    def around(self, path: str, scope: int) -> RouteGroup | None:
        """Return the implicit receiver that a function around a scope has."""
        model = self._program.semantics.object_model
        own = model.own if model.has_overloads else ""
        meaning = self._program.names(path).lookup(scope, own) if own else None
        is_passed = meaning is not None and meaning.scope > 0 and not meaning.definitions and bool(meaning.bindings)
        return RouteGroup(path, meaning.scope, own) if meaning is not None and is_passed else None

    def elements(self, facts: FileFacts, scope: int, name: str) -> list[RouteGroup]:
        """Return the groups in the list that a variable of a loop goes through."""
        bound = self._program.names(facts.path).lookup(scope, name)
        found: list[RouteGroup] = []
        for binding in bound.bindings:
            if (array := array_of_element(binding.value)) >= 0:
                stated: list[Spread | Binding] = [*facts.spreads, *facts.bindings]
                entries = (entry for entry in stated if entry.scope == array and entry.value)
                groups = (self.of_path(facts.path, max(entry.value_scope, 0), entry.value) for entry in entries)
                found += [group for group in groups if group is not None]
        return found[:_MAX_GROUPS]

    def of_target(self, target: Target) -> RouteGroup:
        """Return the group that a definition is."""
        definition = self._program.defined(target)
        return RouteGroup(target.path, definition.scope, definition.name)

    def of_parameters(self, facts: FileFacts, site: PatternSite) -> Iterator[tuple[RouteGroup, Argument]]:
        """Yield the parameters of the called functions of the program, with the arguments that they get."""
        for target in self._uses.named(facts.path, site.scope, site.callee):
            if target.definition < 0:
                continue
            called = self._program.files[target.path]
            function = called.definitions[target.definition]
            parameters = list(function.parameters)
            if parameters and parameters[0].name in self._program.names(target.path).receivers:
                del parameters[0]
            scope = next((n for n, entry in enumerate(called.scopes) if entry.definition == target.definition), -1)
            placed = [argument for argument in site.arguments if not argument.name]
            by_name = {argument.name: argument for argument in site.arguments if argument.name}
            for position, parameter in enumerate(parameters if scope >= 0 else ()):
                argument = by_name.get(parameter.name) or (placed[position] if position < len(placed) else None)
                if argument is not None:
                    yield RouteGroup(target.path, scope, parameter.name), argument

    def of_receivers(self, facts: FileFacts, site: PatternSite) -> Iterator[tuple[RouteGroup, RouteGroup]]:
        """Yield the implicit receivers of called functions, each with the one around the call."""
        above = self.around(facts.path, site.scope) if not site.receiver else None
        place = self._program.place(facts.path, site.scope)
        for method in self._evaluator.overloads.names.methods(place, site.name) if above is not None else ():
            target = method.value.target
            scopes = self._program.files[target.path].scopes if method.value.kind == "symbol" else ()
            scope = next((n for n, entry in enumerate(scopes) if entry.definition == target.definition), -1)
            called = self.around(target.path, scope) if scope >= 0 else None
            if called is not None and above is not None and called.scope == scope and called != above:
                yield called, above

    def extended(self, facts: FileFacts, site: PatternSite) -> Iterator[RouteGroup]:
        """Yield the parameters of called functions that stand for the receiver of a call."""
        for method in self._evaluator.overloads.names.extending(facts.path, site.name) if site.receiver else ():
            path, definition = method.value.path, method.value.definition
            body = self._program.names(path).body.get(definition, -1)
            parameters = self._program.files[path].definitions[definition].parameters
            if parameters and body >= 0:
                yield RouteGroup(path, body, parameters[0].name)

    def of_decorated(self, facts: FileFacts, definition: int) -> RouteGroup | None:
        """Return the group of a decorated handler: the class of a method, else the function or class itself."""
        if definition < 0:
            return None
        if facts.definitions[definition].kind == "method":
            return self.of_function(facts, facts.definitions[definition].scope)
        return self.of_target(Target(facts.path, definition))

    def controller(self, group: RouteGroup) -> Creation | None:
        """Return the site that decorates a class as one of handlers, itself or where such a site is inherited."""
        found = self._decorated.compute(group.path).get(group)
        if found is None and any(entry.inherited for entry in self._tables.controllers.rows):
            own = self.class_of(group)
            order = self._evaluator.hierarchy.order(own) if own is not None else ()
            above = (self.of_target(entry.target) for entry in order if entry.kind == "symbol")
            decorated = (self._decorated.compute(base.path).get(base) for base in above)
            found = next((made for made in decorated if made is not None and made.entry.inherited), None)
        return found

    def class_of(self, group: RouteGroup) -> Value | None:
        """Return the class that a group is."""
        meaning = self._program.names(group.path).in_scope(group.scope, group.name) if group.scope >= 0 else None
        for index in meaning.definitions if meaning is not None else ():
            if self._is_type(Target(group.path, index)):
                return self._program.symbol(group.path, index)
        return None

    def of_function(self, facts: FileFacts, scope: int) -> RouteGroup | None:
        """Return the group of the function or class body around a scope."""
        index = definition_around(facts.scopes, scope)
        if index < 0:
            return None
        return RouteGroup(facts.path, facts.definitions[index].scope, facts.definitions[index].name)

    def creation(self, group: RouteGroup) -> Creation | None:
        """Return the site that makes a group."""
        return self._created.compute(group.path).get(group)

    def framework(self, path: str, scope: int, written: str) -> tuple[RouterRow | None, bool]:
        """Return the table entry that types an access path as a router, and True if it is known not to be one."""
        reads = (self._evaluator.read(path, scope, 0, shorter) for shorter in _configured(written))
        values = next(filter(None, reads), ())
        names = [name for value in values for name in self._outside(value)]
        for entry in self._tables.routers.rows:
            if any(entry.outside.has(name) for name in names):
                return entry, False
        declared = [name for value in values for name in self._declared(value)]
        for entry in self._tables.routers.rows if declared else ():
            if any(map(entry.outside.has_package_of, declared)):
                return entry, False
        return None, any(value.kind in ("instance", "module") for value in values)

    def is_made(self, path: str, site: PatternSite, entry: TableRow) -> bool:
        """Return true if the callee of a site is the one of an entry: external, or a subclass of that class."""
        if not entry.outside.names:
            return True
        values = self._evaluator.read(path, site.scope, 0, site.callee)
        if not values and site.receiver:
            read = self._evaluator.read(path, site.scope, 0, site.receiver)
            values = tuple(value for value in read if value.is_external)  # the members of its class are unknown
        elif site.receiver and isinstance(entry, RouterRow) and (entry.having or entry.prefix):
            values = (*values, *self._evaluator.read(path, site.scope, 0, site.receiver))
        return any(entry.outside.has(name) for value in values for name in self._outside(value))

    def is_unknown(self, path: str, site: PatternSite) -> bool:
        """Return true if the callee of a site is unknown."""
        return not self._evaluator.read(path, site.scope, 0, site.callee)

    def is_starred(self, facts: FileFacts, site: PatternSite, entry: TableRow) -> bool:
        """Return true if the unknown callee of a site may be a member that a glob import brings in."""
        owners = (line.path for line in facts.imports if line.kind == "star")
        return not site.receiver and any(map(entry.outside.has, owners)) and self.is_unknown(facts.path, site)

    def is_of_all(self, facts: FileFacts, site: PatternSite, entry: TableRow) -> bool:
        """Return true if the callee of a site may come from a glob import of the entry's package."""
        if site.receiver or not self.is_unknown(facts.path, site):
            return False
        heads = {re.split(r"\.|::", line.path)[0] for line in facts.imports if line.kind == "star"}
        return not heads.isdisjoint(entry.outside.packages)

    def imported_frameworks(self, facts: FileFacts) -> set[str]:
        """Return the frameworks that a file imports."""
        found = set()
        for entry in facts.imports:
            path = without_version(entry.path)
            for package in (path, path.partition(".")[0], path.partition(PATH_MARK)[0]):
                if package in self._packages:
                    found.add(self._packages[package])
        return found

    def likely(self, written: str) -> set[str]:
        """Return the frameworks with routers that usually have this name."""
        name = last_name(written)
        return {entry.framework for entry in self._tables.routers.rows if name in entry.likely}

    def _outside(self, value: Value) -> list[str]:
        """Name a value, or its class, as the outside or a router of the program does."""
        if value.is_external:
            return [value.name]
        if value.kind in ("instance", "symbol") and self._evaluator.is_of_class(value):
            own = [entry.outside.written[0] for entry in self._own if self._has_methods(value, entry)]
            return [*(name for name in self._evaluator.hierarchy.outside(value) if name), *own]
        return []

    def _is_own(self, group: RouteGroup) -> bool:
        """Return true if a group is a class of the program with the methods of a router."""
        class_symbol = self.class_of(group) if self._own else None
        return class_symbol is not None and any(self._has_methods(class_symbol, entry) for entry in self._own)

    def _has_methods(self, value: Value, entry: RouterRow) -> bool:
        """Return true if the class of a value has the methods that make it a router by an entry."""
        found = [self._evaluator.find_member(value, name) for name in entry.having]
        return all(member is not None and member.meaning is not None for member in found)

    def _declared(self, value: Value) -> Iterator[str]:
        """Yield the types outside of the program in the methods that an interface of the program asks for.

        An interface that takes the handlers of a framework is a router of it.
        """
        facts = self._program.files[value.path] if value.kind == "instance" else None
        if facts is None or facts.definitions[value.definition].kind != "trait":
            return
        for method in facts.definitions:
            if method.kind == "method" and facts.scopes[method.scope].definition == value.definition:
                written = " ".join((*(entry.annotation for entry in method.parameters), method.returns))
                for name in dict.fromkeys(_TYPE_NAME.findall(written)):
                    read = self._evaluator.read(value.path, method.scope, 0, name)
                    yield from (entry.name for entry in read if entry.kind == "external")

    def is_same(self, written: str) -> bool:
        """Return true if the last step of a path leads to the same group."""
        return last_name(written) in self._same

    def _plain(self, written: str) -> str:
        """Return a path without a last step that leads to the same group."""
        before = receiver_of(written)
        return before if before and without_call(assigned_name(written)) in self._same else written

    def _aliased(self, group: RouteGroup, depth: int) -> RouteGroup | None:
        """Return the group that a variable is only another name of."""
        if self.creation(group) is not None:
            return None
        facts = self._program.files[group.path]
        values = {
            binding.value
            for binding in facts.bindings
            if binding.name == group.name and binding.scope == group.scope and binding.value
        }
        if len(values) != 1:
            return None
        value = values.pop()
        if value == group.name or not is_of_names_and_calls(value):
            return None
        called = without_call(value) if value.endswith(CALL) else ""
        if called and any(self._is_type(target) for target in self._uses.named(group.path, group.scope, called)):
            return None
        found = self.of_path(group.path, group.scope, value, depth + 1)
        return found if found != group else None

    def _is_type(self, target: Target) -> bool:
        definitions = self._program.files[target.path].definitions
        return target.definition >= 0 and definitions[target.definition].kind in TYPES

    def _creations(self, path: str) -> dict[RouteGroup, Creation]:
        """Return the groups that the sites of a file make."""
        facts = self._program.files[path]
        found: dict[RouteGroup, Creation] = {}
        # An argument of another site is no value of the variable that the other site is assigned to.
        ends = {number for site in facts.pattern_sites for part in site.arguments for number in sites_in(part)}
        inner = {number for end in ends for number in chain_of(facts, end)}
        for number, site in enumerate(facts.pattern_sites):
            for entry in self._tables.routers.fitting(site) if number not in inner else ():
                if not self.is_made(path, site, entry):
                    continue
                group = self._assigned(facts, site)
                if group is not None:
                    found.setdefault(group, Creation(entry, path, number))
                break
        return found

    def _controllers(self, path: str) -> dict[RouteGroup, Creation]:
        """Return the classes of handlers of a file."""
        facts = self._program.files[path]
        found: dict[RouteGroup, Creation] = {}
        for number, site in enumerate(facts.pattern_sites):
            for entry in self._controlling(facts, site) if site.definition >= 0 else ():
                found.setdefault(self.of_target(Target(path, site.definition)), Creation(entry, path, number))
        return found

    def _controlling(self, facts: FileFacts, site: PatternSite) -> Iterator[RouterRow]:
        """Yield the controller rows that fit a site, or fit the declaration of its annotation."""
        yield from self._tables.controllers.fitting(site)
        if site.kind != "decorator" or facts.definitions[site.definition].kind not in TYPES:
            return
        for target in self._uses.named(facts.path, site.scope, site.callee):
            meant = self._program.files[target.path].pattern_sites if target.definition >= 0 else ()
            for other in meant:
                if other.definition == target.definition:
                    yield from self._tables.controllers.fitting(other)

    def _assigned(self, facts: FileFacts, site: PatternSite) -> RouteGroup | None:
        """Return the group that a site gives its value to."""
        if not site.target or site.target == "()":
            return None
        owner, _, name = site.target.rpartition(".")
        if not owner:
            meaning = self._program.names(facts.path).lookup(site.scope, name)
            return RouteGroup(facts.path, max(meaning.scope, 0), name)
        for target in self._uses.named(facts.path, site.scope, site.target):
            if target.path == facts.path:
                return self.of_target(target)
        return None


def _configured(written: str) -> Iterator[str]:
    """Yield a path and those before its calls: the methods that configure a router give it back."""
    yield written
    while "(" in written:
        is_called = written.endswith(CALL)
        written = without_call(written) if is_called else receiver_of(written)
        yield written
        if is_called:
            yield receiver_of(written)


def sites_in(argument: Argument) -> Iterator[int]:
    """Yield the sites that an argument is, or holds in a list."""
    if argument.site >= 0:
        yield argument.site
    elif argument.kind in ("list", "sum", "spread"):
        for part in argument.parts:
            yield from sites_in(part)


def chain_of(facts: FileFacts, number: int) -> list[int]:
    """Return a site and those before it in a chain of calls, backwards."""
    found = [number]
    while (number := facts.pattern_sites[number].receiver_site) >= 0:
        found.append(number)
    return found


def chained(entry: MethodRow, facts: FileFacts, number: int) -> PatternSite | None:
    """Return the other call in the chain of a site that states its methods."""
    names = entry.chained
    for other, link in enumerate(facts.pattern_sites):
        if link.name in names and (number in chain_of(facts, other) or other in chain_of(facts, number)):
            return link
    return None
