"""Inherited routes: the handlers of a base class, below the paths of the classes derived from it.

For maintainers: such a route belongs to the file of the derived class, at the decorator that states the path. A method
that the derived class replaces is left out. This module must not know any framework.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from oxigraph_code.facts import FileFacts, PatternSite, Route, Target
from oxigraph_code.resolution.model.values import TYPES, Value
from oxigraph_code.resolution.routing.groups import Groups, RouteGroup
from oxigraph_code.resolution.routing.rule import RoutedProgram, RoutingRule

_ABSTRACT: Final = "abstract"
_MAX_BASES: Final = 16

_Registered = Callable[[FileFacts, int, RouteGroup], Iterable[Route]]


class InheritedRoutes(RoutingRule):
    """The inherited routes of a program."""

    def __init__(self, routed: RoutedProgram, groups: Groups) -> None:
        super().__init__(routed)
        self._hierarchy = routed.evaluator.hierarchy
        self._groups = groups

    def is_only_inherited(self, facts: FileFacts, site: PatternSite) -> bool:
        """Return true if a site decorates a method of an abstract class without a path: it serves nothing."""
        if site.kind != "decorator" or site.definition < 0 or facts.definitions[site.definition].kind != "method":
            return False
        owner = facts.scopes[facts.definitions[site.definition].scope].definition
        if owner < 0 or _ABSTRACT not in facts.definitions[owner].modifiers or facts.definitions[owner].kind == "trait":
            return False
        stated = self._groups.controller(self._groups.of_target(Target(facts.path, owner)))
        return stated is None or stated.entry.inherited

    def of_file(self, facts: FileFacts, registered: _Registered) -> Iterator[Route]:
        """Yield the inherited routes of a file's classes; ``registered`` lists the routes at a group's site."""
        for site in facts.pattern_sites:
            if site.kind != "decorator" or site.definition < 0 or facts.definitions[site.definition].kind not in TYPES:
                continue
            group = self._groups.of_target(Target(facts.path, site.definition))
            if self._tables.controllers.has(site):
                order = self._hierarchy.order(self._program.symbol(facts.path, site.definition))
                for route in self._below(order[: _MAX_BASES + 1], group, registered):
                    yield route._replace(line=site.line, end_line=site.end_line)

    def _below(self, order: tuple[Value, ...], group: RouteGroup, registered: _Registered) -> Iterator[Route]:
        replaced: set[str] = set()
        for nth, entry in enumerate(order):
            if entry.kind != "symbol":
                continue
            facts = self._program.names(entry.path).facts
            own = self._program.body(entry)
            methods = {index for index, one in enumerate(facts.definitions) if one.scope == own and own >= 0}
            for number, site in enumerate(facts.pattern_sites) if nth else ():
                if site.kind == "decorator" and site.definition in methods:
                    name = facts.definitions[site.definition].name
                    yield from registered(facts, number, group) if name not in replaced else ()
            replaced |= {facts.definitions[index].name for index in methods}
