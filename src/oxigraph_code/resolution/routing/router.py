"""Routes that the files of a program register, and requests that they send.

For maintainers: a route belongs to the file whose text registers it; its prefix comes from the mounts of its group. A
site wrapped by a function of the program is read inside that function, with call arguments in place of its parameters.
This module must not know any framework: the tables state the meaning of each site. See decision 0079.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from fnmatch import fnmatchcase
from functools import partial
from itertools import chain
from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, FileFacts, JoinSide, PatternSite, RequestSite, Route, Target
from oxigraph_code.facts.nesting import functions_of
from oxigraph_code.resolution.edges.named_symbols import NamedSymbols
from oxigraph_code.resolution.edges.references import SymbolReferences
from oxigraph_code.resolution.inference.program_evaluator import ProgramEvaluator
from oxigraph_code.resolution.language.semantics import DeclaredRoute, routes_of
from oxigraph_code.resolution.model.values import TYPES, Value
from oxigraph_code.resolution.routing.file_routes import FileRoutes
from oxigraph_code.resolution.routing.groups import Groups, OwnerRank, RouteGroup, chain_of, chained
from oxigraph_code.resolution.routing.guards import Guards
from oxigraph_code.resolution.routing.handlers import Handler, Handlers, decorators_of
from oxigraph_code.resolution.routing.inherited_routes import InheritedRoutes
from oxigraph_code.resolution.routing.join_sites import JoinSites
from oxigraph_code.resolution.routing.joins import Joins
from oxigraph_code.resolution.routing.loops import in_loop
from oxigraph_code.resolution.routing.methods import ANY, VERBS, method_before, method_named, methods_in
from oxigraph_code.resolution.routing.mounts import Mounts, join, versions_of
from oxigraph_code.resolution.routing.registered_routes import Registered, inside_of
from oxigraph_code.resolution.routing.request_senders import RequestSenders
from oxigraph_code.resolution.routing.resource_routes import Resources
from oxigraph_code.resolution.routing.rule import RoutedProgram, RoutingRule
from oxigraph_code.resolution.routing.site_owners import COMPARISON, SiteOwner, SiteOwners
from oxigraph_code.resolution.routing.tables import RouteRow, Tables, is_textual, last_name, picked
from oxigraph_code.resolution.routing.texts import UNKNOWN, Texts, normalized, plain_of_regular

_DECORATED: Final = "decorated"
_CLASS: Final = "class"
_EACH: Final = ("each",)
_MANY: Final = ("list", "mapping")
_ONLY: Final = "only"
_ROUTE_NAME: Final = "route name"
_MAX_PATHS: Final = 50
_MAX_INNER: Final = 8

_Read = tuple[tuple[str, ...], str, Handler]
"""Methods, a path and a handler."""


class Placed(NamedTuple):
    """A site with its arguments, the texts of parameters, and the scopes of arguments from elsewhere."""

    facts: FileFacts
    number: int
    site: PatternSite
    given: Mapping[str, str]
    elsewhere: Mapping[int, tuple[FileFacts, int]]

    def place(self, argument: Argument) -> tuple[FileFacts, int]:
        """Return the file and the scope that an argument is read in."""
        return self.elsewhere.get(id(argument), (self.facts, self.site.scope))


class Routing(RoutingRule):
    """The routes of the files of a program."""

    def __init__(
        self,
        evaluator: ProgramEvaluator,
        uses: SymbolReferences,
        tables: Tables,
        methods: Mapping[str, Sequence[tuple[str, int]]],
        named: NamedSymbols,
    ) -> None:
        routed = RoutedProgram(evaluator, uses, tables, Texts(evaluator, uses))
        super().__init__(routed)
        self._groups = Groups(routed)
        self._sites = JoinSites(evaluator, self._groups)
        self._owners = SiteOwners(routed, self._groups, self._sites)
        self._mounts = Mounts(routed, self._groups, self._owners)
        self._handlers = Handlers(routed, named)
        self._resources = Resources(tables, self._handlers)
        self._inherited = InheritedRoutes(routed, self._groups)
        self._senders = RequestSenders(routed, self._groups, self._handlers)
        self._guards = Guards(routed, self._groups, self._owners, self._mounts, self._handlers)
        self._files = FileRoutes(routed)
        self._registrations = Registered(routed, self._mounts)
        self.joins = Joins(routed, self._sites, methods)

    def of_file(self, facts: FileFacts) -> tuple[list[Route], list[RequestSite]]:
        """Read the routes that a file registers, in order, and the requests with literal paths."""
        found: dict[Route, None] = dict.fromkeys([*self._by_place(facts), *self._declared(facts)])
        sent: dict[RequestSite, None] = {}
        registering: set[int] = set()
        for number, site in enumerate(facts.pattern_sites):
            routes = self._of_site(facts, number)
            if not routes:
                continue
            registering.add(number)
            if self._senders.is_declared(facts, site):
                requests = (RequestSite(e.methods, path, e.line, site.definition) for e in routes for path in e.paths)
                sent.update(dict.fromkeys(requests))
            else:
                found.update(dict.fromkeys(routes))
        found.update(dict.fromkeys(self._inherited.of_file(facts, self._below)))
        return list(found), [*sent, *self._requests(facts, registering)]

    def _declared_owners(self, facts: FileFacts, entry: DeclaredRoute) -> list[Value]:
        """Return the types that have the handler of a declared route."""
        place = self._program.place(facts.path, 0)
        found = (self._evaluator.of_path(place, path) for path in (*entry.around, entry.owner))
        types = ([value for value in values if self._program.symbol_kind(value) in TYPES] for values in found)
        return next(filter(None, types), [])

    def _declared(self, facts: FileFacts) -> Iterator[Route]:
        """Yield the routes to methods that the file names."""
        declared = list(self._program.semantics.routes(facts))
        above = self._prefixes_elsewhere(facts.path) if declared else []
        for entry in declared:
            if entry.file or (entry.stated_as and not self._program.declared_anywhere(entry.stated_as)):
                continue
            targets: list[Target] = []
            for owner in self._declared_owners(facts, entry):
                # A class that states the paths of its handlers has no others.
                if self._groups.controller(self._groups.of_target(owner.target)) is None:
                    found = self._evaluator.find_member(self._program.as_kind(owner, "instance"), entry.member)
                    if found is not None and found.meaning is not None:
                        targets += (Target(found.path, nth) for nth in found.meaning.definitions)
            own = [target for target in targets if target.path == facts.path]
            targets = [e for e in own if facts.definitions[e.definition].start_line == entry.lines[0]] or targets
            if targets or entry.is_certain:
                rule = f"{entry.framework}: {entry.rule}"
                named = JoinSide(_ROUTE_NAME, entry.name, "receives", entry.lines[0], -1, tuple(targets))
                yield Route(
                    entry.methods,
                    tuple(normalized(f"{prefix}{entry.path}") for prefix in above),
                    *entry.lines,
                    tuple(targets),
                    framework=entry.framework,
                    rule=rule,
                    named=(named,) if entry.name else (),
                    guards=entry.guards,
                )

    def _prefixes_elsewhere(self, path: str) -> list[str]:
        """Return the paths below which other files put the routes of a file; an empty one without any."""
        others = dict.fromkeys(other for other, _ in self._program.declared_anywhere(routes_of(path)))
        stated = (entry for other in others for entry in self._program.semantics.routes(self._program.files[other]))
        found = dict.fromkeys(entry.path for entry in stated if entry.file and f"/{path}".endswith(entry.file))
        return list(found) or [""]

    def _by_place(self, facts: FileFacts) -> Iterator[Route]:
        for path, methods, handler, entry in self._files.of_file(facts):
            own = [facts.definitions[target.definition] for target in handler.targets if target.path == facts.path]
            lines = (own[0].start_line, own[0].end_line) if own else (1, 1)
            rule = f"{entry.framework}: the place of the file"
            yield Route(methods, (normalized(path),), *lines, handler.targets, framework=entry.framework, rule=rule)

    def _requests(self, facts: FileFacts, registering: Set[int]) -> list[RequestSite]:
        functions = functions_of(facts.scopes)
        found: dict[RequestSite, None] = {}
        for number, site in enumerate(facts.pattern_sites):
            for entry in self._tables.requests.fitting(site) if number not in registering else ():
                if sent := self._senders.sent(entry, facts, number):
                    found[RequestSite(*sent, site.line, functions[site.scope])] = None
                    break
        return list(found)

    def _of_site(self, facts: FileFacts, number: int) -> list[Route]:
        site = facts.pattern_sites[number]
        best: tuple[OwnerRank, list[Route]] = (OwnerRank.OTHER, [])
        is_known = False
        if self._is_prefix(facts, site) or self._inherited.is_only_inherited(facts, site):
            return []
        for entry in self._tables.routes.fitting(site):
            if entry.path == _EACH:
                return list(self._each(entry, facts, site))
            if _is_replaced(facts, site, entry):
                continue
            owner = self._owners.of_site(facts, number, entry)
            requests = self._tables.requests.fitting(site) if owner is not None and owner.is_by_form else ()
            if any(self._senders.sent(request, facts, number) for request in requests):
                continue  # a call with a function may look like a route
            is_known = is_known or owner is not None
            if owner is not None and owner.rank > best[0]:
                placed = self._in_loop(facts, number, site) or [Placed(facts, number, site, {}, {})]
                routes = [route for one in placed for route in self._registered(entry, one, owner)]
                best = (owner.rank, routes) if routes else best
        if registered := list(self._in_tables(facts, site)):
            return registered
        if not is_known and self._tables.wrappers.has(site):
            return list(self._wrapped(facts, number, site))
        return best[1]

    def _in_loop(self, facts: FileFacts, number: int, site: PatternSite) -> list[Placed]:
        """Return a site with the arguments of each entry of a list, if a loop goes through one."""
        return [
            Placed(
                facts,
                number,
                site._replace(arguments=listed.arguments),
                {},
                {id(part): (listed.facts, 0) for part in listed.arguments if part not in site.arguments},
            )
            for listed in in_loop(self._program, self._uses, facts, site)
        ]

    def _is_prefix(self, facts: FileFacts, site: PatternSite) -> bool:
        """Return true if a site decorates a class and only begins the paths of its handlers."""
        is_of_class = site.definition >= 0 and facts.definitions[site.definition].kind in TYPES
        return is_of_class and self._tables.controllers.has(site)

    def _each(self, entry: RouteRow, facts: FileFacts, site: PatternSite) -> Iterator[Route]:
        """Yield the routes in an object of paths and handlers, or in a list of such pairs."""
        lists = (part.parts if part.kind in _MANY and not part.name else (part,) for part in site.arguments)
        for part in chain.from_iterable(lists):
            is_pair = part.kind == "list" and len(part.parts) > 1 and is_textual(part.parts[0])
            read = self._in_pair(part, facts, site.scope) if is_pair else self._in_entry(part, entry, facts, site.scope)
            if read is not None:
                methods, path, handler = read
                line = part.line or site.line
                lines = (handler.line, handler.end_line) if handler.scope >= 0 else (line, line)
                rule = f"{entry.framework}: an object of paths and handlers"
                paths = (normalized(path),)
                yield Route(methods, paths, *lines, handler.targets, "", handler.scope, entry.framework, rule)

    def _in_entry(self, part: Argument, entry: RouteRow, facts: FileFacts, scope: int) -> _Read | None:
        """Read an entry of an object, whose key is a path, maybe behind a method."""
        method, path = method_before(part.name)
        method = method or (ANY if path.startswith("/") else "")
        handler = self._handlers.of_entry(part, entry.handler, facts, scope) if method else None
        return ((method,), path, handler) if handler is not None else None

    def _in_pair(self, part: Argument, facts: FileFacts, scope: int) -> _Read | None:
        """Read a path and a class, which has the methods that it is named after."""
        handler = self._handlers.find(part.parts[1], facts, scope)
        class_symbol = self._handlers.class_of(handler) if handler is not None else None
        methods = self._handlers.methods_of(class_symbol, VERBS) if class_symbol is not None else []
        if handler is None or not methods:
            return None
        path = plain_of_regular(self._texts.read(part.parts[0], facts.path, scope))
        return tuple(map(str.upper, methods)), path, handler

    def _registered(self, entry: RouteRow, placed: Placed, owner: SiteOwner) -> Iterator[Route]:
        """Yield the routes that a site registers by an entry, in a group."""
        paths = self._paths(entry, placed)
        if paths is None:
            return
        for methods, handler, argument in self._runs(entry, placed):
            is_run = argument is None or self._handlers.is_callable(argument, *placed.place(argument))
            if (owner.rank < OwnerRank.IMPORT or entry.callable) and not is_run:
                continue
            if handler is None and (owner.rank < OwnerRank.IMPORT or all(path in ("", UNKNOWN) for path in paths)):
                continue
            if argument is not None and last_name(argument.value) in entry.via:
                continue
            is_formed = entry.bare or any(method_before(path)[1][:1] in ("/", "*") for path in paths)
            if owner.rank < OwnerRank.IMPORT and not is_formed:
                continue
            beside = self._guards.beside(entry, placed.facts, placed.site, argument)
            for route in self._routes(entry, placed, owner, paths, methods, handler):
                around = self._guards.around(owner.group, placed.facts.path, placed.number, route.paths)
                yield route._replace(guards=tuple(dict.fromkeys((*around, *beside)))) if around or beside else route

    def _routes(
        self,
        entry: RouteRow,
        placed: Placed,
        owner: SiteOwner,
        paths: Sequence[str],
        methods: Sequence[str],
        handler: Handler | None,
    ) -> Iterator[Route]:
        joined = entry.joined
        versions = versions_of(self._program, self._tables, handler)
        prefixes = self._mounts.prefixes(owner.group, joined, owner.framework, versions, is_mounted=bool(entry.mounted))
        is_below = entry.relative and not all(path.startswith("/") for path in paths)
        if prefixes == [""] and (owner.is_by_form or is_below):
            prefixes = [UNKNOWN]
        if prefixes == [UNKNOWN] and entry.mounted == _ONLY:
            return
        resource, name = entry.resource, self._name(entry, placed, handler)
        for whole in paths:
            method, path = method_before(whole)
            methods = methods or ([method] if method else [])
            if resource and handler is not None:
                for one in self._resources.declared(resource, path, handler):
                    route = self._route(entry, placed, owner, prefixes, joined, one.path, one.methods, one.handler)
                    own = f"{name}-{one.name}" if name else ""
                    yield self._named(route, own, entry, owner, one.handler, one.actions)
                continue
            route = self._route(entry, placed, owner, prefixes, joined, path, methods, handler)
            yield self._named(route, name, entry, owner, handler, VERBS)

    def _name(self, entry: RouteRow, placed: Placed, handler: Handler | None) -> str:
        """Find the name that a site gives to a route, by an argument or its handler; empty without one."""
        for argument in picked(placed.site.arguments, entry.named):
            name = self._text(placed, argument)
            return "" if UNKNOWN in name else name
        if handler is None or not handler.targets or not entry.named_after:
            return ""
        if entry.resource:
            return self._resources.name_of(entry.resource, handler)
        target = handler.targets[0]
        name = self._program.defined(target).name
        return name.lower() if entry.style == "lower" else name

    def _named(
        self,
        route: Route,
        name: str,
        entry: RouteRow,
        owner: SiteOwner,
        handler: Handler | None,
        methods: Sequence[str],
    ) -> Route:
        """Add the full names of a route, received by its handler, and by some methods of a class."""
        if not name or handler is None or not handler.targets:
            return route
        class_symbol = self._handlers.class_of(handler)
        run = [self._handlers.method_of(class_symbol, method) for method in methods] if class_symbol is not None else []
        targets = (*handler.targets, *(target for target in run if target is not None))
        separator = entry.separator
        names = [separator.join((*spaces, name)) for spaces in self._mounts.spaces(owner.group)]
        sides = (JoinSide(_ROUTE_NAME, whole, "receives", route.line, -1, targets) for whole in dict.fromkeys(names))
        return route._replace(named=tuple(sides))

    def _route(
        self,
        entry: RouteRow,
        placed: Placed,
        owner: SiteOwner,
        prefixes: Sequence[str],
        joined: str,
        path: str,
        methods: Sequence[str],
        handler: Handler | None,
    ) -> Route:
        site, handler = placed.site, handler or Handler()
        joint = (join(prefix, path, joined) for prefix in prefixes)
        filled = (self._filled(whole, entry, owner, handler) for whole in joint) if entry.filled else joint
        whole = tuple(dict.fromkeys(map(normalized, filled)))
        verbs = tuple(self._methods(entry, methods, handler))
        is_anonymous = handler.scope >= -1 and bool(handler.line)
        lines = (handler.line, handler.end_line) if is_anonymous else (site.line, site.end_line)
        by_form = "by the form of its path" if owner.is_by_form else "by the name of what it is called on"
        is_certain = owner.rank > OwnerRank.NAME or site.kind == COMPARISON
        rule = f"{owner.framework}: {site.name}" + ("" if is_certain else f", {by_form}")
        scope = handler.scope if handler.line else -1
        return Route(verbs, whole, *lines, handler.targets, handler.external, scope, owner.framework, rule)

    def _filled(self, path: str, entry: RouteRow, owner: SiteOwner, handler: Handler) -> str:
        """Fill the names of the class and the handler, and texts that decorate the class, into a path."""
        group = owner.group
        for word, meant in entry.filled.items():
            if word not in path:
                continue
            text = UNKNOWN if meant else ""
            if meant == _CLASS and group is not None:
                text = group.name
            elif meant == "handler" and handler.targets:
                target = handler.targets[0]
                text = self._program.defined(target).name
            elif group is not None and (owned := self._groups.class_of(group)) is not None:
                facts = self._program.files[owned.path]
                sites = (site for site in decorators_of(facts, owned.definition) if site.name == meant)
                stated = (
                    self._texts.read(argument, owned.path, 0) for site in sites for argument in site.arguments[:1]
                )
                text = next(stated, text)
            for ending in entry.endings:
                text = text.removesuffix(ending) or text
            path = path.replace(word, text)
        return path

    def _methods(self, entry: RouteRow | None, methods: Sequence[str], handler: Handler) -> Sequence[str]:
        """Return the HTTP methods of a route: as it says, as its handler does, or any."""
        if methods:
            return methods
        if restricted := self._handlers.restricted(handler):
            return restricted
        class_symbol = self._handlers.class_of(handler)
        if class_symbol is not None and (found := self._handlers.methods_of(class_symbol, VERBS)):
            return [name.upper() for name in found]
        default = entry.default if class_symbol is None and entry is not None else []
        return default or ["ANY"]

    def _paths(self, entry: RouteRow, placed: Placed) -> list[str] | None:
        """Return the paths of a site; ``None`` if it needs one and has none."""
        site, places = placed.site, entry.path
        if entry.opens:
            opened = _opening(entry, placed)
            if opened is None:
                return None
            path = self._texts.read(opened.arguments[0], placed.facts.path, opened.scope)
            return [f"{path}/*" if opened.name in entry.open_ended else path]
        found = picked(site.arguments, places)
        if not found or found[0].kind == "function":
            return [""] if found or not places or site.kind == "decorator" else None
        if len(found) == 1 and found[0].kind == "list":
            found = list(found[0].parts)
        paths = [self._text(placed, argument) for argument in found[:_MAX_PATHS] if not argument.name or places[-1:]]
        if site.kind == "decorator" and not any(is_textual(argument) or argument.kind == "path" for argument in found):
            return [""] if found[0].kind == "mapping" else paths
        if site.name in entry.regular:
            paths = [plain_of_regular(path) for path in paths]
        return paths

    def _text(self, placed: Placed, argument: Argument) -> str:
        facts, scope = placed.place(argument)
        return self._texts.read(argument, facts.path, scope, placed.given)

    def _listed(self, placed: Placed, argument: Argument) -> Argument:
        facts, scope = placed.place(argument)
        return self._texts.listed(argument, facts.path, scope)

    def _runs(self, entry: RouteRow, placed: Placed) -> Iterator[tuple[Sequence[str], Handler | None, Argument | None]]:
        """Yield the handlers of a site, each with its HTTP methods; no methods if the site states none."""
        site, places = placed.site, entry.handler
        stating = chained(entry, placed.facts, placed.number) if entry.chained else site
        methods: Sequence[str] = []
        if stating is not None:
            read, listed = partial(self._text, placed), partial(self._listed, placed)
            methods = methods_in(entry, stating, read, listed)
        if _DECORATED in places:
            facts, definition = placed.facts, site.definition
            yield methods, self._handlers.of_definition(facts, definition) if definition >= 0 else None, None
            return
        if _CLASS in places:
            owner = self._program.symbol(placed.facts.path, self._sites.class_around(placed.facts, site))
            run = [method for name in entry.runs if (method := self._handlers.method_of(owner, name)) is not None]
            yield methods, Handler(tuple(run[:1])) if run else None, None
            return
        found = picked(site.arguments, places)
        named = [e for e in found if e.kind == "path" and self._handlers.is_callable(e, *placed.place(e))]
        if site.kind == COMPARISON:
            named = [e for e in found if self._handlers.is_callable(e, *placed.place(e))]
        for argument in named[:1] if entry.callable and named else found[-1:]:
            facts, scope = placed.place(argument)
            if entry.verbs:
                verbs = list(self._verbs(entry, argument, facts, scope))
                yield from verbs
                if verbs:
                    continue
            yield methods, self._handlers.find(argument, facts, scope), argument

    def _verbs(
        self, entry: RouteRow, argument: Argument, facts: FileFacts, scope: int
    ) -> Iterator[tuple[Sequence[str], Handler | None, Argument | None]]:
        """Yield the handlers in a chain of calls with the names of HTTP methods."""
        if argument.site < 0:
            return
        verb = ""
        for number in reversed(chain_of(facts, argument.site)):
            site = facts.pattern_sites[number]
            named = method_named(site.name)
            if named and site.arguments:
                yield [named], self._handlers.find(site.arguments[0], facts, scope), site.arguments[0]
            elif named:
                verb = named
            elif site.arguments and site.name in entry.runs:
                yield [verb or "ANY"], self._handlers.find(site.arguments[0], facts, scope), site.arguments[0]

    def _below(self, facts: FileFacts, number: int, group: RouteGroup) -> Iterator[Route]:
        """Yield the routes that a site of a file would register in a group."""
        for entry in self._tables.routes.fitting(facts.pattern_sites[number]):
            owner = self._owners.of_site(facts, number, entry)
            if owner is not None and not _is_replaced(facts, facts.pattern_sites[number], entry):
                placed = Placed(facts, number, facts.pattern_sites[number], {}, {})
                yield from self._registered(entry, placed, owner._replace(group=group))

    def _in_tables(self, facts: FileFacts, site: PatternSite) -> Iterator[Route]:
        """Yield the routes that a decorator registers in a table of the program."""
        for registration in self._registrations.registrations(facts, site) if site.definition >= 0 else ():
            mount = registration.mount
            handler = self._handlers.of_definition(facts, site.definition)
            whole = [join(prefix, registration.path, mount.joined) for prefix in self._mounts.below(mount)]
            rule = f"{mount.framework}: {site.name}, a table of the program"
            methods = tuple(self._methods(None, (), handler))
            paths = tuple(dict.fromkeys(map(normalized, whole)))
            yield Route(methods, paths, site.line, site.end_line, handler.targets, framework=mount.framework, rule=rule)

    def _wrapped(self, facts: FileFacts, number: int, site: PatternSite) -> Iterator[Route]:
        """Yield routes that a function of the program registers for the arguments of a call."""
        for target in self._uses.named(facts.path, site.scope, site.callee)[:1]:
            inner = self._program.files[target.path]
            functions = functions_of(inner.scopes)
            around = inside_of(inner, target.definition)
            sites = [place for place, entry in enumerate(inner.pattern_sites) if functions[entry.scope] in around]
            for place in sites[:_MAX_INNER]:
                for entry in self._tables.routes.fitting(inner.pattern_sites[place]):
                    owner = self._owners.of_site(inner, place, entry)
                    if owner is not None:
                        placed = self._substituted(facts, number, inner, place, target.definition)
                        own_site = inner.pattern_sites[place]
                        group = self._group_of_wrapper(facts, site, inner, own_site, owner)
                        own = [*self._registered(entry, Placed(inner, place, own_site, {}, {}), owner)]
                        known = {(route.methods, route.paths, route.targets) for route in own}
                        found = self._registered(entry, placed, owner._replace(group=group))
                        yield from (e for e in found if (e.methods, e.paths, e.targets) not in known)
                        break

    def _group_of_wrapper(
        self, facts: FileFacts, site: PatternSite, inner: FileFacts, wrapped: PatternSite, owner: SiteOwner
    ) -> RouteGroup | None:
        """Return the group of a wrapped registration: the call's receiver if the wrapper registers on itself."""
        head = wrapped.receiver.partition(".")[0]
        is_own = head in self._program.names(inner.path).receivers or head == self._program.semantics.own_type
        if is_own and site.receiver:
            return self._groups.of_path(facts.path, site.scope, site.receiver) or owner.group
        return owner.group

    def _substituted(self, facts: FileFacts, number: int, inner: FileFacts, place: int, definition: int) -> Placed:
        """Return a site inside of a function, with a call's arguments in place of its parameters."""
        outer, wrapped = facts.pattern_sites[number], inner.pattern_sites[place]
        function = inner.definitions[definition]
        parameters = list(function.parameters)
        if function.kind == "method" and parameters:
            parameters = (
                parameters[1:] if parameters[0].name in self._program.names(inner.path).receivers else parameters
            )
        by_name: dict[str, list[Argument]] = {}
        placed = [argument for argument in outer.arguments if not argument.name]
        for position, parameter in enumerate(parameters):
            named = [argument for argument in outer.arguments if argument.name == parameter.name]
            rest = placed[position:] if parameter.kind == "rest" else placed[position : position + 1]
            by_name[parameter.name] = named or ([] if parameter.kind == "keyword_rest" else rest)
        elsewhere: dict[int, tuple[FileFacts, int]] = {}
        arguments: list[Argument] = []
        for argument in wrapped.arguments:
            plain = argument.parts[0] if argument.kind == "spread" and argument.parts else argument
            if plain.kind == "path" and plain.value in by_name:
                for given in by_name[plain.value]:
                    given = given._replace(name=argument.name)
                    elsewhere[id(given)] = (facts, outer.scope)
                    arguments.append(given)
            elif (handed := self._wrapped_in(argument, inner, wrapped.scope, facts, outer)) is not None:
                elsewhere[id(handed)] = (facts, outer.scope)
                arguments.append(handed)
            else:
                arguments.append(argument)
        texts = {
            name: self._texts.read(given[0], facts.path, outer.scope)
            for name, given in by_name.items()
            if len(given) == 1
        }
        site = wrapped._replace(
            arguments=tuple(arguments),
            line=outer.line,
            end_line=outer.end_line,
            definition=outer.definition,
            name=wrapped.name,
        )
        return Placed(facts if outer.kind == "decorator" else inner, place, site, texts, elsewhere)

    def _wrapped_in(
        self, argument: Argument, inner: FileFacts, scope: int, facts: FileFacts, outer: PatternSite
    ) -> Argument | None:
        """Find the only function among a call's arguments, if an argument inside is a function around it."""
        handler = self._handlers.find(argument, inner, scope) if argument.kind == "path" else None
        if handler is None or handler.scope < 0:
            return None
        functions = [entry for entry in outer.arguments if self._handlers.is_callable(entry, facts, outer.scope)]
        return Argument(*functions[0]) if len(functions) == 1 else None


def _is_replaced(facts: FileFacts, site: PatternSite, entry: RouteRow) -> bool:
    """Return true if another decorator of the same definition makes the route instead."""
    names = entry.unless
    return bool(names) and any(other.name in names for other in decorators_of(facts, site.definition))


def _opening(entry: RouteRow, placed: Placed) -> PatternSite | None:
    """Return the call before a site in its chain that states the path."""
    links = (placed.facts.pattern_sites[number] for number in chain_of(placed.facts, placed.number)[1:])
    return next((link for link in links if fnmatchcase(link.name, entry.opens) and link.arguments), None)
