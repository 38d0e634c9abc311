"""Guards of routes: the middleware that a registration, its group or a mount puts before the handler.

For maintainers: most frameworks put middleware before what a file registers later, some before all of a group or what
the chain of calls has before it. A route mounted several times has the guards that all of its mounts have, but for
mounts in files of tests. An anonymous function is named by those that it calls, and is a guard without a name if it
may only end a request. This module must not know any framework.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, FileFacts, PatternSite
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.routing.groups import Groups, RouteGroup, Unnamed, chain_of
from oxigraph_code.resolution.routing.handlers import Handlers
from oxigraph_code.resolution.routing.mounts import Mount, Mounts
from oxigraph_code.resolution.routing.rule import RoutedProgram, RoutingRule
from oxigraph_code.resolution.routing.site_owners import SiteOwners
from oxigraph_code.resolution.routing.tables import GuardRow, RouteRow, is_textual, last_name, picked
from oxigraph_code.resolution.routing.texts import UNKNOWN

ANONYMOUS: Final = "function"
"""The name of a guard without one."""
_MAX_MOUNTS: Final = 16
_MAX_DEPTH: Final = 12
_MAX_CALLED: Final = 4
_OF_TESTS: Final = re.compile(r"(^|[/._-])(tests?|specs?)([/._-])")


class Stated(NamedTuple):
    """A call that puts middleware before the routes below a path."""

    number: int
    row: GuardRow
    path: str
    names: tuple[str, ...]


class Guards(RoutingRule):
    """The guards of the routes of a program."""

    def __init__(
        self, routed: RoutedProgram, groups: Groups, owners: SiteOwners, mounts: Mounts, handlers: Handlers
    ) -> None:
        super().__init__(routed)
        self._groups = groups
        self._owners = owners
        self._mounts = mounts
        self._handlers = handlers
        self._stated = TrackedMemo(self._of_file, self._program.seen)

    def around(
        self,
        group: RouteGroup | None,
        file: str,
        number: int,
        paths: Sequence[str],
        seen: frozenset[RouteGroup] = frozenset(),
    ) -> tuple[str, ...]:
        """Return the guards that a group and those around it put before a site of a file."""
        if group is None or group in seen or len(seen) > _MAX_DEPTH or not self._tables.guards.rows:
            return ()
        own = [*self._made_with(group)]
        for path in dict.fromkeys((group.path, file)) if group.path else ():
            for stated in self._stated.compute(path).get(group, ()):
                is_before = _covers(stated, self._program.files[path], number) if path == file else True
                if is_before and _is_below(paths, stated.path):
                    own += stated.names
        mounts = self._mounts.above(group)[:_MAX_MOUNTS]
        above = [
            (*self.around(mount.parent, mount.file, mount.number, paths, seen | {group}), *self._beside(mount))
            for mount in [mount for mount in mounts if not _OF_TESTS.search(mount.file)] or mounts
        ]
        common = [name for name in (above[0] if above else ()) if all(name in other for other in above)]
        return tuple(dict.fromkeys([*common, *own]))

    def names(self, arguments: Iterable[Argument], facts: FileFacts, via: Sequence[str] = ()) -> Iterator[str]:
        """Yield the names of middleware, as written; a call has its texts in brackets."""
        for argument in arguments:
            parts = argument.parts if argument.site < 0 else facts.pattern_sites[argument.site].arguments
            if argument.kind in ("list", "sum", "spread") or last_name(argument.value) in via:
                yield from self.names(parts[-1:] if argument.kind == "call" else parts, facts, via)
            elif argument.kind == "call":
                texts, name = (
                    ", ".join(part.value for part in parts if is_textual(part)),
                    argument.value.partition("(")[0],
                )
                yield f"{name}({texts})" if texts else name
            elif argument.kind == "path" and "(" not in argument.value:
                yield argument.value
            elif argument.kind == "function" and argument.scope >= 0:
                yield from self._of_function(facts, argument.scope)

    def beside(self, entry: RouteRow, facts: FileFacts, site: PatternSite, handler: Argument | None) -> tuple[str, ...]:
        """Return the guards that a registration lists, and the functions that wrap its handler."""
        if not self._tables.guards.rows:
            return ()
        listed = (part for place in entry.guards for part in picked(site.arguments, [place]) if part is not handler)
        found = [*self.names(listed, facts)]
        if handler is not None and handler.kind == "list" and handler.parts:
            found += self.names(handler.parts[:-1], facts)
        while handler is not None and handler.kind == "call" and site.kind == "call":
            parts = handler.parts if handler.site < 0 else facts.pattern_sites[handler.site].arguments
            run = (part for part in reversed(parts) if self._handlers.is_callable(part, facts, site.scope))
            inner = next(run, None)
            found += [handler.value.partition("(")[0]] * (inner is not None)
            handler = inner
        return tuple(found)

    def _of_function(self, facts: FileFacts, scope: int) -> Iterator[str]:
        """Yield the functions that an anonymous one calls, or ``ANONYMOUS`` if it may only end a request."""
        answers = {name for row in self._tables.guards.rows for name in row.answers}
        parameters = self._program.names(facts.path).bound.parameters.get(scope, ())
        called: list[str] = []
        is_ending = False
        for reference in facts.references:
            around = reference.scope
            while around > scope:
                around = facts.scopes[around].parent
            if around == scope and reference.kind == "call" and reference.name not in parameters:
                is_ending = is_ending or reference.name in answers
                called += [reference.name] if reference.name and not reference.receiver else []
        yield from called[:_MAX_CALLED] or [ANONYMOUS] * is_ending

    def _beside(self, mount: Mount) -> Iterator[str]:
        """Yield the names of the middleware that a mount lists beside its child."""
        facts = self._program.files[mount.file]
        site = facts.pattern_sites[mount.number]
        for entry in self._tables.mounts.fitting(site):
            for child in self._owners.children(entry, site)[:-1]:
                if self._owners.group_of_argument(facts, site.scope, child) == mount.child:
                    break
                if not self._is_router(facts, site.scope, child):
                    yield from self.names([child], facts)

    def _made_with(self, group: RouteGroup) -> Iterator[str]:
        """Yield the guards among the arguments of the calls that make a group."""
        creation = self._groups.creation(group)
        path, number = (creation.path, creation.site) if creation is not None else (group.path, -1)
        if group.scope == Unnamed.CHAIN:
            number = int(group.name)
        if number < 0:
            return
        facts = self._program.files[path]
        for link in chain_of(facts, number):
            site = facts.pattern_sites[link]
            for entry in self._tables.routers.fitting(site):
                if entry.guards:
                    yield from self.names(picked(site.arguments, entry.guards), facts)
                    break

    def _of_file(self, path: str) -> Mapping[RouteGroup, Sequence[Stated]]:
        """Index the calls of a file that put middleware before the routes of a group."""
        facts = self._program.files[path]
        found: dict[RouteGroup, list[Stated]] = defaultdict(list)
        for number, site in enumerate(facts.pattern_sites):
            for row in self._tables.guards.fitting(site):
                owner = self._owners.of_site(facts, number, row)
                guards = picked(site.arguments, row.guards)
                if owner is None or owner.group is None or any(self._is_router(facts, site.scope, e) for e in guards):
                    continue
                if row.hooks and not (is_textual(site.arguments[0]) and site.arguments[0].value in row.hooks):
                    continue
                stated = picked(site.arguments, row.path)[:1]
                below = self._texts.read(stated[0], path, site.scope) if stated and is_textual(stated[0]) else ""
                names = tuple(self.names(guards, facts, row.via))
                found[owner.group].append(Stated(number, row, below.rstrip("*").rstrip("/"), names))
                break
        return found

    def _is_router(self, facts: FileFacts, scope: int, argument: Argument) -> bool:
        """Return true if an argument has routes of its own."""
        group = self._owners.group_of_argument(facts, scope, argument)
        return group is not None and self._groups.creation(group) is not None


def _covers(stated: Stated, facts: FileFacts, number: int) -> bool:
    """Return true if a call puts its middleware before another site of its file."""
    covers = stated.row.covers
    if number in chain_of(facts, stated.number):
        return covers in ("earlier", "all")
    if stated.number in chain_of(facts, number):
        return covers != "earlier"
    here, there = facts.pattern_sites[stated.number].line, facts.pattern_sites[number].line
    return covers == "all" or (covers != "chained" and (here < there) == (covers == "later"))


def _is_below(paths: Sequence[str], prefix: str) -> bool:
    """Return true if whole paths of routes may be below a path that is relative to a group."""
    known = prefix.rpartition(UNKNOWN)[2].strip("/")
    return not known or all(f"/{known}/" in f"{path}/" for path in paths)
