"""Find the route groups that own sites, with their frameworks and the strength of the evidence.

For maintainers: a site belongs to the argument of a mount that it stands in, else to what it decorates, is called on,
or is given to. This module must not know prefixes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, FileFacts, PatternSite
from oxigraph_code.facts.access_paths import head_of, scope_of
from oxigraph_code.resolution.incremental.dependencies import TrackedMemo
from oxigraph_code.resolution.routing.groups import Groups, OwnerRank, RouteGroup, Unnamed, chain_of, sites_in
from oxigraph_code.resolution.routing.join_sites import JoinSites
from oxigraph_code.resolution.routing.methods import method_before
from oxigraph_code.resolution.routing.rule import RoutedProgram, RoutingRule
from oxigraph_code.resolution.routing.tables import MountRow, OwnedRow, RouteRow, RouterRow, last_name, picked

RECEIVER: Final = "receiver"
PASSING: Final = "passing"
COMPARISON: Final = "comparison"
MAX_CHILDREN: Final = 200


class SiteOwner(NamedTuple):
    """The group that a site is called on, with its framework; ``rank`` is the strength of the evidence.

    ``is_by_form`` if the path of the site is all that is known of its group.
    """

    group: RouteGroup | None
    framework: str
    rank: OwnerRank
    is_by_form: bool = False


class SiteOwners(RoutingRule):
    """The owners of the sites of a program."""

    def __init__(self, routed: RoutedProgram, groups: Groups, sites: JoinSites) -> None:
        super().__init__(routed)
        self._sites = sites
        self._groups = groups
        self._inside = TrackedMemo(self._contained, routed.evaluator.program.seen)
        self._blocks = TrackedMemo(self._mounted_blocks, routed.evaluator.program.seen)

    def of_site(self, facts: FileFacts, number: int, entry: OwnedRow) -> SiteOwner | None:
        """Return the group of a site; ``None`` if the site does not match an entry."""
        site = facts.pattern_sites[number]
        if isinstance(entry, RouteRow) and entry.of:
            is_of = self._sites.is_of(entry, facts, site)
            return SiteOwner(None, entry.framework, OwnerRank.TYPE) if is_of else None
        if site.kind == COMPARISON:
            return SiteOwner(None, entry.framework, OwnerRank.NAME)
        on = set(entry.on) or {entry.framework}
        inside = self._inside.compute(facts.path)[0].get(number)
        root = facts.pattern_sites[root_of(facts, number)]
        if entry.outside.names:
            is_made = self._groups.is_made(facts.path, site, entry)
            is_starred = not is_made and self._groups.is_starred(facts, site, entry)
            if not is_made and not is_starred and not (entry.sure and self._groups.is_unknown(facts.path, site)):
                return None
            own = self._groups.of_decorated(facts, site.definition) if site.kind == "decorator" else None
            below = (
                self.group_of_argument(facts, site.scope, argument) for argument in picked(site.arguments, entry.below)
            )
            around = self._groups.around(facts.path, site.scope) if not site.receiver else None
            group = inside or own or next(below, None) or around or self.listed(facts, site)
            rank = OwnerRank.TYPE if is_made else OwnerRank.IMPORT if is_starred else OwnerRank.NAME
            return SiteOwner(self.block_around(facts, site.scope, group), entry.framework, rank)
        if site.kind == "decorator" and not site.receiver:
            return None
        framework, rank = self._framework(facts, number, root, on)
        has_form = rank is OwnerRank.NONE and entry.callable
        has_form = has_form or (rank < OwnerRank.NAME and any(method_before(e.value)[0] for e in site.arguments[:1]))
        is_by_form = entry.shaped and has_form
        if not is_by_form and (rank is OwnerRank.OTHER or (rank is OwnerRank.NONE and not entry.sure)):
            return None
        chained = self.chained(facts, number) if not entry.opens else None
        group = self.block_around(facts, site.scope, inside or chained or self.receiver(facts, root))
        return SiteOwner(group, framework or entry.framework, max(rank, OwnerRank.NONE), is_by_form)

    def chained(self, facts: FileFacts, number: int) -> RouteGroup | None:
        """Return the group without a name that a site earlier in the chain of calls makes."""
        for link in chain_of(facts, number)[1:]:
            for entry in self._tables.routers.fitting(facts.pattern_sites[link]):
                if self.makes_below(facts, facts.pattern_sites[link], entry):
                    return RouteGroup(facts.path, Unnamed.CHAIN, str(link))
        return None

    def makes_below(self, facts: FileFacts, site: PatternSite, entry: RouterRow) -> bool:
        """Return true if a site makes a group without a name, with a prefix of its own below its receiver."""
        has_prefix = RECEIVER in entry.below and bool(entry.prefix)
        return has_prefix and not site.target and self._groups.is_made(facts.path, site, entry)

    def group_of_argument(self, facts: FileFacts, scope: int, argument: Argument) -> RouteGroup | None:
        """Return the group that an argument is by itself."""
        function = self._function(facts, scope, argument)
        if function >= 0:
            around = self._groups.around(facts.path, function)
            if around is not None and around.scope == function:
                return around
            parameters = self._program.names(facts.path).bound.parameters.get(function)
            return RouteGroup(facts.path, *((function, parameters[0]) if parameters else _block(function)))
        if argument.kind == "call":
            return self._groups.of_path(facts.path, scope, f"{argument.value}()")
        return self._groups.of_path(facts.path, scope, argument.value) if argument.kind == "path" else None

    def _function(self, facts: FileFacts, scope: int, argument: Argument) -> int:
        """Return the scope of the function without a name that an argument is or names; -1 for anything else."""
        if argument.kind != "path":
            return argument.scope if argument.kind == "function" else -1
        bindings = self._program.names(facts.path).lookup(scope, argument.value).bindings
        made = scope_of(bindings[0].value) if len(bindings) == 1 else -1
        return made if made >= 0 and facts.scopes[made].kind == "function" else -1

    def block_around(self, facts: FileFacts, scope: int, group: RouteGroup | None) -> RouteGroup | None:
        """Find the mounted block without a router of its own that a scope is in, if the group is from outside."""
        blocks = self._blocks.compute(facts.path)
        while blocks and scope > 0 and (group is None or (group.path, group.scope) != (facts.path, scope)):
            if scope in blocks:
                return RouteGroup(facts.path, *_block(scope))
            scope = facts.scopes[scope].parent
        return group

    def _mounted_blocks(self, path: str) -> frozenset[int]:
        """Return the scopes of functions without parameters that calls mount below a prefix."""
        facts = self._program.files[path]
        mounting = ((site, row) for site in facts.pattern_sites for row in self._tables.mounts.fitting(site))
        children = ((site.scope, child) for site, row in mounting for child in self.children(row, site))
        found = (self.group_of_argument(facts, scope, child) for scope, child in children)
        return frozenset(int(group.name) for group in found if group is not None and group.scope == Unnamed.BLOCK)

    def _framework(self, facts: FileFacts, number: int, root: PatternSite, on: set[str]) -> tuple[str, OwnerRank]:
        """Find the framework of a site's receiver, with the strength of the evidence."""
        chain = chain_of(facts, number)
        made = [entry for site in chain for entry in self._tables.routers.fitting(facts.pattern_sites[site])]
        made = [
            entry
            for entry in made
            if not entry.outside.names
            or self._groups.is_made(facts.path, root, entry)
            or self._groups.is_of_all(facts, root, entry)
        ]
        if made:
            return made[0].framework, _known(made[0].framework, on)
        if not root.receiver:
            return "", OwnerRank.NONE
        group = self._groups.of_path(facts.path, root.scope, root.receiver)
        creation = self._groups.creation(group) if group is not None else None
        if creation is not None:
            return creation.entry.framework, _known(creation.entry.framework, on)
        entry, is_other = self._groups.framework(facts.path, root.scope, root.receiver)
        if entry is not None:
            return entry.framework, _known(entry.framework, on)
        likely = self._groups.likely(root.receiver) & on
        if is_other:
            return "", OwnerRank.OTHER
        if not likely:
            return "", OwnerRank.NONE
        imported = self._groups.imported_frameworks(facts) & likely
        if imported:
            return sorted(imported)[0], OwnerRank.IMPORT
        return next(iter(likely)) if len(likely) == 1 else "", OwnerRank.NAME

    def receiver(self, facts: FileFacts, root: PatternSite) -> RouteGroup | None:
        """Find the group of a chain of calls by its first call."""
        is_new = "(" in root.receiver or not root.receiver
        group = None if is_new else self._groups.of_path(facts.path, root.scope, root.receiver)
        if group is None and is_new:
            head = head_of(root.receiver)
            configured = head if root.receiver.startswith(f"{head}.") else ""
            return (
                self.listed(facts, root)
                or self._groups.of_path(facts.path, root.scope, configured)
                or self._groups.of_function(facts, root.scope)
            )
        return group or RouteGroup(facts.path, root.scope, root.receiver)

    def listed(self, facts: FileFacts, site: PatternSite) -> RouteGroup | None:
        """Return the group that a site gives its value to."""
        if site.target == "()":
            return self._groups.of_function(facts, site.scope)
        return self._groups.of_path(facts.path, site.scope, site.target) if site.target else None

    def _contained(self, path: str) -> tuple[dict[int, RouteGroup], dict[RouteGroup, int]]:
        """Map the sites in a mount's arguments to their group, and each group to the call that makes it."""
        facts = self._program.files[path]
        found: dict[int, RouteGroup] = {}
        made: dict[RouteGroup, int] = {}
        for number, site in enumerate(facts.pattern_sites):
            for inner in (inner for part in site.arguments for inner in sites_in(part) if site.kind == PASSING):
                made.setdefault(RouteGroup(path, Unnamed.ARGUMENT, str(number)), root_of(facts, inner))
            for entry in self._tables.mounts.fitting(site):
                for inner in (inner for child in self.children(entry, site) for inner in sites_in(child)):
                    # A site that mounts by itself, and is only passed on, is no group.
                    held = facts.pattern_sites[inner]
                    if self._tables.mounts.has(held) and not held.receiver and not entry.via:
                        continue
                    group = RouteGroup(path, Unnamed.ARGUMENT, str(number))
                    made.setdefault(group, root_of(facts, inner))
                    for link in chain_of(facts, inner):
                        found.setdefault(link, group)
        return found, made

    def children(self, entry: MountRow, site: PatternSite) -> list[Argument]:
        """Return the mounted arguments of a site."""
        found = picked(site.arguments, entry.child)[:MAX_CHILDREN]
        via = entry.via
        if not via:
            return found
        return [part for child in found if last_name(child.value) in via for part in child.parts[:1]]

    def first_site(self, group: RouteGroup) -> int:
        """Find the first site of the call chain that makes a group in an argument; -1 without one."""
        return self._inside.compute(group.path)[1].get(group, -1)


def _block(scope: int) -> tuple[int, str]:
    return Unnamed.BLOCK, str(scope)


def _known(framework: str, on: set[str]) -> OwnerRank:
    return OwnerRank.TYPE if framework in on else OwnerRank.OTHER


def root_of(facts: FileFacts, number: int) -> int:
    """Return the first site of the chain of calls that a site ends."""
    return chain_of(facts, number)[-1]
