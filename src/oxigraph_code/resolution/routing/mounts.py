"""Mounts: groups below other groups, and the path prefixes that their routes get.

For maintainers: a mount stands in the parent's file and matters to the child's, so all mounts of a program are read at
once, from the files that have any. A group that is meant to be mounted and never is has an unknown prefix.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import takewhile
from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, FileFacts, PatternSite
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.program.program import Program
from oxigraph_code.resolution.routing.groups import Groups, RouteGroup, Unnamed, chain_of
from oxigraph_code.resolution.routing.handlers import Handler, decorators_around
from oxigraph_code.resolution.routing.rule import RoutedProgram, RoutingRule
from oxigraph_code.resolution.routing.site_owners import MAX_CHILDREN, PASSING, RECEIVER, SiteOwners, root_of
from oxigraph_code.resolution.routing.tables import MountRow, RouterRow, Tables, is_textual, last_name, picked
from oxigraph_code.resolution.routing.texts import UNKNOWN, plain_of_regular

MOUNTS: Final = "/mounts"
"""The name under which a file is known to have mounts."""
_MAX_MOUNTS: Final = 16
_MAX_DEPTH: Final = 12
_MAX_PARTS: Final = 8


class Mount(NamedTuple):
    """A mounted group; without a parent, it is at the root.

    If it ``overrides``, the prefix replaces the child's own prefix. The call that makes the child has the
    ``arguments``; ``space`` is the namespace of the names in the child. Site ``number`` of the ``file`` states it.
    """

    child: RouteGroup
    parent: RouteGroup | None
    prefix: str
    joined: str
    overrides: bool = False
    framework: str = ""
    arguments: tuple[Argument, ...] = ()
    space: str = ""
    file: str = ""
    number: int = -1


def has_mounts(facts: FileFacts, tables: Tables) -> bool:
    """Return true if a file may mount a group."""
    mounting = (tables.mounts, tables.prefixes, tables.wrappers, tables.versions)
    return any(
        site.kind == PASSING
        or any(table.has(site) for table in mounting)
        or any(entry.below for entry in tables.routers.fitting(site))
        for site in facts.pattern_sites
    )


class Mounts(RoutingRule):
    """The mounts of a program."""

    def __init__(self, routed: RoutedProgram, groups: Groups, owners: SiteOwners) -> None:
        super().__init__(routed)
        self._groups = groups
        self._owners = owners
        self._all = TrackedMemo(self._gathered, routed.evaluator.program.seen)

    def prefixes(
        self, group: RouteGroup | None, joined: str, framework: str, versions: Sequence[str] | None, *, is_mounted: bool
    ) -> list[str]:
        """Return the path prefixes of a group's routes, one for each mount.

        If it ``is_mounted``, a group without a mount has an unknown prefix. ``versions`` are the versions of the
        routes, ``None`` for the program's default.
        """
        found = self._prefixes(group, joined, frozenset()) if group is not None else [""]
        is_loose = is_mounted and group not in self._all.compute()
        if group is not None and found == [""] and (is_loose or self._is_plugin(group, framework)):
            found = [UNKNOWN]
        stating = [
            *self._all.compute().get(_versioned(framework), ()),
            *self._all.compute().get(_everything(framework), ()),
        ]
        near = _nearest([mount.file for mount in stating], group.path if group is not None else "")
        default = [mount.prefix for mount in stating if mount.child == _versioned(framework) and mount.file in near]
        if default:
            below = [f"v{version}" if version else "" for version in (default if versions is None else versions)]
            found = [join(version, own, "slash") for version in below for own in found]
        above = [mount.prefix for mount in stating if mount.child == _everything(framework) and mount.file in near]
        if above:
            found = [join(prefix, own, "slash") for prefix in above[:_MAX_MOUNTS] for own in found]
        return list(dict.fromkeys(found))[:_MAX_MOUNTS]

    def spaces(self, group: RouteGroup | None, seen: frozenset[RouteGroup] = frozenset()) -> list[tuple[str, ...]]:
        """List the namespaces around the names in a group, outermost first, for each mount."""
        if group is None or group in seen or len(seen) > _MAX_DEPTH:
            return [()]
        creation = self._groups.creation(group) or self._groups.controller(group)
        own: list[str] = []
        if creation is not None:
            site = self._program.files[creation.path].pattern_sites[creation.site]
            stated = picked(site.arguments, creation.entry.space)[:1]
            own = [self._texts.read(argument, creation.path, site.scope) for argument in stated]
        found = [
            (*above, *filter(None, [mount.space]), *own)
            for mount in self._all.compute().get(group, ())[:_MAX_MOUNTS]
            for above in self.spaces(mount.parent, seen | {group})
        ]
        return list(dict.fromkeys(found))[:_MAX_MOUNTS] or [tuple(own)]

    def all(self) -> Mapping[RouteGroup, Sequence[Mount]]:
        """Return the mounts of the program by child."""
        return self._all.compute()

    def below(self, mount: Mount) -> list[str]:
        """Return the path prefixes of a mount, joined with its parents' prefixes."""
        above = self._prefixes(mount.parent, mount.joined, frozenset()) if mount.parent is not None else [""]
        return [join(prefix, mount.prefix, mount.joined) for prefix in above[:_MAX_MOUNTS]]

    def _gathered(self) -> Mapping[RouteGroup, Sequence[Mount]]:
        found: dict[RouteGroup, list[Mount]] = defaultdict(list)
        for path in sorted({path for path, _ in self._program.declared_anywhere(MOUNTS)}):
            for mount in self._of_file(self._program.files[path]):
                found[mount.child].append(mount)
        return found

    def above(self, group: RouteGroup) -> Sequence[Mount]:
        """Return the mounts of a group, or, for a local variable, the mounts of its function."""
        known, around = self._all.compute(), self._around(group)
        return known.get(group, ()) or (known.get(around, ()) if around is not None else ())

    def _of_file(self, facts: FileFacts) -> Iterator[Mount]:
        below = {inner.parts for site in facts.pattern_sites for inner in self._listed_below(site)}
        for number in range(len(facts.pattern_sites)):
            for mount in self._stated(facts, number, below):
                yield mount._replace(file=facts.path, number=number)

    def _stated(self, facts: FileFacts, number: int, below: Set[tuple[Argument, ...]]) -> Iterator[Mount]:
        """Yield the mounts that a site states."""
        site = facts.pattern_sites[number]
        mounting = list(self._tables.mounts.fitting(site))
        for entry in mounting if site.arguments not in below else ():
            yield from self._of_site(facts, number, site, entry)
        # A function of the program may be named like a method that mounts.
        is_passing = site.kind == PASSING or self._tables.wrappers.has(site)
        if is_passing or (mounting and all(self._owners.of_site(facts, number, e) is None for e in mounting)):
            yield from self._passed(facts, number)
        for router in self._tables.routers.fitting(site):
            yield from self._made_below(facts, number, site, router)
        for row in self._tables.versions.fitting(site) if site.kind == "call" else ():
            default = _enabled(site, row)
            for version in (default or [""]) if default is not None else ():
                yield Mount(_versioned(row.framework), None, version, "slash")
        for row in self._tables.prefixes.fitting(site):
            for argument in picked(site.arguments, row.prefix)[:1]:
                prefix = self._texts.read(argument, facts.path, site.scope)
                yield Mount(_everything(row.framework), None, prefix, "slash")

    def _passed(self, facts: FileFacts, number: int) -> Iterator[Mount]:
        """Yield the mounts of the parameters of a function below the routers that a call passes to it."""
        site = facts.pattern_sites[number]
        for called, around in self._groups.of_receivers(facts, site):
            yield Mount(called, around, "", "path")
        for called in self._groups.extended(facts, site):
            receiver = self._owners.chained(facts, number) or self._owners.receiver(
                facts, facts.pattern_sites[root_of(facts, number)]
            )
            if receiver is not None and receiver != called:
                yield Mount(called, receiver, "", "path")
        for child, argument in self._groups.of_parameters(facts, site):
            if argument.site >= 0:
                parent: RouteGroup | None = RouteGroup(facts.path, Unnamed.ARGUMENT, str(number))
                made = facts.pattern_sites[root_of(facts, argument.site)]
                above = self._groups.of_path(facts.path, made.scope, made.receiver)
                if above is not None and any(RECEIVER in e.below for e in self._tables.routers.fitting(made)):
                    yield Mount(RouteGroup(facts.path, Unnamed.ARGUMENT, str(number)), above, "", "path")
            else:
                passed = self._owners.group_of_argument(facts, site.scope, argument)
                parent = self._owners.block_around(facts, site.scope, passed)
            # A function called like a registrar may get what nothing is known to make.
            is_made = site.receiver or not self._tables.wrappers.has(site) or (parent and self._groups.creation(parent))
            if parent is not None and parent != child and is_made:
                yield Mount(child, parent, "", "path")

    def _made_below(self, facts: FileFacts, number: int, site: PatternSite, entry: RouterRow) -> Iterator[Mount]:
        """Yield the mount of a router that is constructed with its parent, or by a method of it."""
        above = picked(site.arguments, entry.below)
        is_of_receiver = RECEIVER in entry.below
        is_made = (above or is_of_receiver) and self._groups.is_made(facts.path, site, entry)
        child = self._owners.listed(facts, site) if is_made else None
        parent = self._owners.group_of_argument(facts, site.scope, above[0]) if above else None
        if is_made and child is None and self._owners.makes_below(facts, site, entry):
            child = RouteGroup(facts.path, Unnamed.CHAIN, str(number))
        if child is not None and is_of_receiver:
            parent = self._owners.chained(facts, number) or self._groups.of_path(facts.path, site.scope, site.receiver)
        if child is not None and parent is not None and child != parent:
            # A variable of another file does not state its prefix there.
            stated = picked(site.arguments, entry.prefix) if child.path != facts.path else []
            prefix = self._texts.read(stated[0], facts.path, site.scope) if stated else ""
            yield Mount(child, parent, prefix, "slash", framework=entry.framework)

    def _listed_below(self, site: PatternSite) -> Iterator[Argument]:
        """Yield the objects that an object lists as mounted below it."""
        for entry in self._tables.mounts.fitting(site):
            for argument in picked(site.arguments, entry.nested):
                yield from argument.parts

    def _of_site(self, facts: FileFacts, number: int, site: PatternSite, entry: MountRow) -> Iterator[Mount]:
        children = self._owners.children(entry, site)
        owner = self._owners.of_site(facts, number, entry) if children else None
        if owner is None:
            return
        prefixes = picked(site.arguments, entry.prefix)
        if prefixes and last_name(prefixes[0].value) in entry.within:
            inner = facts.pattern_sites[prefixes[0].site].arguments if prefixes[0].site >= 0 else prefixes[0].parts
            prefixes = list(inner[:1])
        prefix = self._texts.read(prefixes[0], facts.path, site.scope) if prefixes else ""
        if prefixes and not is_textual(prefixes[0]) and prefixes[0] in children:
            prefix = ""
        if site.name in entry.regular:
            prefix = plain_of_regular(prefix)
        overrides, joined = bool(prefixes) and entry.overrides, entry.joined
        for child in children:
            for group in self._groups_in(facts, number, site, child, entry):
                if group != owner.group:
                    arguments = child.parts if child.kind == "call" else ()
                    space = self._space(facts, site, entry, child, group)
                    yield Mount(group, owner.group, prefix, joined, overrides, owner.framework, arguments, space)
        for listed in self._listed_below(site) if entry.nested else ():
            if listed.kind == "mapping":
                for mount in self._of_site(facts, number, site._replace(arguments=listed.parts), entry):
                    yield mount._replace(prefix=join(prefix, mount.prefix, joined))
            elif (below := self._owners.group_of_argument(facts, site.scope, listed)) is not None:
                yield Mount(below, owner.group, prefix, joined, framework=owner.framework)

    def _space(self, facts: FileFacts, site: PatternSite, entry: MountRow, child: Argument, group: RouteGroup) -> str:
        """Find the namespace that a mount states, by an argument, beside its child, or in the child's file."""
        around = (argument for argument in picked(site.arguments, entry.child) if child in argument.parts)
        stating = next(around, None)
        stated = picked(stating.parts if stating is not None else site.arguments, entry.space)
        if not stated and child.kind == "list" and [is_textual(part) for part in child.parts[1:]] == [True]:
            stated = list(child.parts[1:])
        if stated:
            return self._texts.read(stated[0], facts.path, site.scope)
        constants = self._texts.constants(group.path, 0, entry.space_of) if entry.space_of else []
        return constants[0].value if constants and group.name == entry.member else ""

    def _groups_in(
        self, facts: FileFacts, number: int, site: PatternSite, child: Argument, entry: MountRow
    ) -> Iterator[RouteGroup]:
        """Yield the groups that an argument is, or holds."""
        member = entry.member
        if child.kind in ("list", "sum", "spread"):
            for part in child.parts[:MAX_CHILDREN]:
                yield from self._groups_in(facts, number, site, part, entry)
            return
        if child.kind == "text":
            module = self._program.module(facts.path, child.value)
            if module is not None and module.kind == "module" and member:
                yield self._groups.of_path(module.path, 0, member) or RouteGroup(module.path, 0, member)
            return
        if child.site >= 0 and facts.pattern_sites[child.site].kind == "macro":
            for part in facts.pattern_sites[child.site].arguments:
                yield from self._groups_in(facts, number, site, part, entry)
            return
        named = self._owners.group_of_argument(facts, site.scope, child) if child.kind == "call" else None
        # A function of the program may be named like a method that mounts.
        if child.site >= 0 and named is None and not self._groups.is_same(child.value):
            yield RouteGroup(facts.path, Unnamed.ARGUMENT, str(number))
            return
        if child.kind == "path" and member:
            for value in self._evaluator.read(facts.path, site.scope, 0, child.value):
                if value.kind == "module":
                    yield self._groups.of_path(value.path, 0, member) or RouteGroup(value.path, 0, member)
                    return
        if child.kind == "path" and (elements := self._groups.elements(facts, site.scope, child.value)):
            yield from elements
            return
        if (group := self._owners.group_of_argument(facts, site.scope, child)) is not None:
            yield group

    def _prefixes(self, group: RouteGroup, joined: str, seen: frozenset[RouteGroup]) -> list[str]:
        if group in seen or len(seen) > _MAX_DEPTH:
            return []
        own, is_mounted = self._own(group)
        mounts = self._all.compute().get(group, ())
        found: list[str] = []
        for mount in mounts[:_MAX_MOUNTS]:
            above = self._prefixes(mount.parent, mount.joined, seen | {group}) if mount.parent is not None else [""]
            for prefix in above[:_MAX_MOUNTS]:
                whole = join(prefix, mount.prefix, mount.joined)
                found += [whole] if mount.overrides else [join(whole, path, joined) for path in own]
        if found:
            return found[:_MAX_MOUNTS]
        around = self._around(group)
        if around is not None and not mounts and around not in seen and around in self._all.compute():
            return [
                join(above, path, joined) for above in self._prefixes(around, joined, seen | {group}) for path in own
            ]
        return [join(UNKNOWN, path, joined) if is_mounted else path for path in own]

    def _is_plugin(self, group: RouteGroup, framework: str) -> bool:
        """Return true if a group is a parameter of a function without a visible registration.

        Only for frameworks that register functions by the places of their files.
        """
        entries = self._tables.routers.rows
        if not any(entry.framework == framework and entry.plugins for entry in entries):
            return False
        bindings = self._program.files[group.path].bindings
        return {self._around(group), group}.isdisjoint(self._all.compute()) and any(
            (binding.kind, binding.scope, binding.name) == ("parameter", group.scope, group.name)
            for binding in bindings
        )

    def _own(self, group: RouteGroup) -> tuple[list[str], bool]:
        """Return the prefixes that a group has by itself, and whether it is made to be mounted."""
        path = group.path
        facts = self._program.files[path]
        if group.scope == Unnamed.CHAIN:
            number = int(group.name)
            entry = next(self._tables.routers.fitting(facts.pattern_sites[number]), None)
        elif group.scope > Unnamed.ARGUMENT:
            creation = self._groups.creation(group) or self._groups.controller(group)
            entry, path, number = creation if creation is not None else (None, path, -1)
        else:
            number = self._owners.first_site(group)
            found = self._tables.routers.fitting(facts.pattern_sites[number]) if number >= 0 else iter(())
            entry = next(found, None)
        if entry is None:
            return [""], False
        facts = self._program.files[path]
        site = facts.pattern_sites[number]
        stated = picked(site.arguments, entry.prefix)[:1]
        if stated and stated[0].kind == "list":
            stated = [*stated[0].parts[:_MAX_MOUNTS]]
        own = [self._texts.read(argument, path, site.scope) for argument in stated] or [""]
        for other, link in enumerate(facts.pattern_sites if entry.based else ()):
            if link.name in entry.based and number in chain_of(facts, other) and link.arguments:
                below = self._texts.read(link.arguments[0], path, link.scope)
                own = [join(prefix, below, "path") for prefix in own]
        return own, entry.mounted and group.scope > Unnamed.ARGUMENT

    def _around(self, group: RouteGroup) -> RouteGroup | None:
        """Return the function that a group is a variable of."""
        if group.scope <= 0:
            return None
        return self._groups.of_function(self._program.files[group.path], group.scope)


def _everything(framework: str) -> RouteGroup:
    """Return the routes of a framework with versions in their paths."""
    return RouteGroup("", Unnamed.FRAMEWORK, framework)


def _versioned(framework: str) -> RouteGroup:
    """Return all routes of a framework whose paths have versions."""
    return RouteGroup("", Unnamed.VERSIONS, framework)


def _nearest(files: Sequence[str], path: str) -> set[str]:
    """Choose the files that share the most folders with a path, as one application of several does."""
    parts = path.split("/")[:-1]

    def shared(file: str) -> int:
        same = (one == other for one, other in zip(parts, file.split("/")[:-1], strict=False))
        return sum(1 for _ in takewhile(bool, same))

    most = max(map(shared, files), default=0)
    return {file for file in files if shared(file) == most}


def join(prefix: str, path: str, joined: str) -> str:
    """Return a path below a prefix: put together as they are written, or with one slash between.

    ``rooted`` if a path from the root has no prefix.
    """
    if joined == "rooted" and path.startswith(("/", "~/")):
        return path.removeprefix("~")
    if joined == "text" and prefix == UNKNOWN and path:
        return f"{prefix}/{path.lstrip('/')}"  # whatever it is, it ends where the path begins
    if joined == "text" or not path:
        return prefix + path
    if not prefix:
        return path
    if joined == "path" and path == "/":
        return prefix
    return f"{prefix.rstrip('/')}/{path.lstrip('/')}"


def _enabled(site: PatternSite, entry: MountRow) -> list[str] | None:
    """Return the default versions that a call enables, if any; ``None`` if paths have no versions."""
    options = [part for argument in site.arguments for part in argument.parts]
    if any(last_name(part.value) in entry.unless for part in options):
        return None
    return _written(picked(site.arguments, entry.prefix)) or []


def versions_of(program: Program, tables: Tables, handler: Handler | None) -> list[str] | None:
    """Return the versions that decorators of a handler or of its class say; ``None`` if none does."""
    for target in handler.targets if handler is not None else ():
        facts = program.files[target.path]
        for site in decorators_around(facts, target.definition):
            for entry in tables.versions.fitting(site):
                if arguments := picked(site.arguments, entry.prefix):
                    return _written(arguments)
    return None


def _written(arguments: Sequence[Argument]) -> list[str]:
    """Return the texts among arguments and their parts; empty for anything else."""
    parts = [part for argument in arguments for part in (argument.parts if argument.kind == "list" else [argument])]
    return [part.value if is_textual(part) else "" for part in parts[:_MAX_PARTS]]
