"""Declared clients: interfaces whose methods a framework implements by sending requests.

For maintainers: such methods often have the annotations of handlers, so they look like routes; a decorator of the
interface or of the method tells them apart. This module must not know any framework.
"""

from __future__ import annotations

from collections.abc import Iterator

from oxigraph_code.facts import FileFacts, PatternSite
from oxigraph_code.resolution.routing.groups import Groups
from oxigraph_code.resolution.routing.handlers import decorators_of
from oxigraph_code.resolution.routing.tables import Tables


class DeclaredClients:
    """The declared clients of a program."""

    def __init__(self, groups: Groups, tables: Tables) -> None:
        self._groups = groups
        self._tables = tables

    def has(self, facts: FileFacts, site: PatternSite) -> bool:
        """Return true if the route of a decorator is a request that the decorated method sends."""
        if site.kind != "decorator" or site.definition < 0 or not self._tables.clients.rows:
            return False
        return any(self._is_client(facts, other) for other in self._decorators(facts, site.definition))

    def _decorators(self, facts: FileFacts, method: int) -> Iterator[PatternSite]:
        """Yield the decorators of a method, and of the type that it stands in."""
        yield from decorators_of(facts, method)
        around = facts.scopes[facts.definitions[method].scope].definition
        if around >= 0:
            yield from decorators_of(facts, around)

    def _is_client(self, facts: FileFacts, site: PatternSite) -> bool:
        return any(
            not entry.outside.names or self._groups.is_made(facts.path, site, entry)
            for entry in self._tables.clients.fitting(site)
        )
