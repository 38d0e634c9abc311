"""Put the routes of Laravel, CodeIgniter and Slim together: groups, resources, and single routes.

For maintainers: a group is a closure, so a site is inside of it if its scope is; what a group adds stands in its chain
of calls, or in an array. Names only: the program resolves controllers and their methods.

Source: the documentation of Laravel, "Routing", "Controllers"; of CodeIgniter, "URI Routing"; of Slim, "Routing".
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, FileFacts, PatternSite
from oxigraph_code.facts.access_paths import is_member
from oxigraph_code.languages.php.modules import MARK
from oxigraph_code.languages.route_files import path_below, singular, texts_in
from oxigraph_code.resolution.language.semantics import DeclaredRoute

_HEADS: Final = {
    **dict.fromkeys(("Route", "$router", "$this.router", "\\Route"), "Laravel"),
    "$routes": "CodeIgniter",
    **dict.fromkeys(("$app", "$group"), "Slim"),
}
"""The frameworks by the first names of chains of calls."""
_API: Final = re.compile(r"(?:^|/)routes/api\.php$")
_BELOW: Final = "/api"
_FILE: Final = ".php"
_CONTROLLERS: Final = {"Laravel": "\\App\\Http\\Controllers\\", "CodeIgniter": "\\App\\Controllers\\", "Slim": "\\"}
_WHOLE: Final = re.compile(r"^\\|\bControllers\b")
"""A namespace of a group that is not below the one of all controllers."""
_MARK: Final = re.compile(r"(.*?)(@|::?)(\w+).*")
_VERBS: Final = ("get", "post", "put", "patch", "delete", "options", "any", "match", "view", "redirect")
_ACTIONS: Final = {
    "index": ("GET", ""),
    "create": ("GET", "/create"),
    "store": ("POST", ""),
    "show": ("GET", "/{}"),
    "edit": ("GET", "/{}/edit"),
    "update": ("PUT PATCH", "/{}"),
    "destroy": ("DELETE", "/{}"),
}
_GUARDING: Final = frozenset({"middleware", "withoutMiddleware", "can"})
_NAMING: Final = frozenset({"list", "path", "template", "text"})
_ONLY_OF_PAGES: Final = frozenset({"create", "edit"})


class _CalledGroup(NamedTuple):
    """The values that groups around a route add to it."""

    path: str = ""
    name: str = ""
    namespace: str = ""
    controller: str = ""
    guards: tuple[str, ...] = ()
    framework: str = "Laravel"


def routes(facts: FileFacts) -> Iterator[DeclaredRoute]:
    """Yield the routes that a file registers."""
    if any(_head(site) in _HEADS for site in facts.pattern_sites):
        yield from _CalledRoutes(facts).all()


class _CalledRoutes:
    """The routes of one file."""

    def __init__(self, facts: FileFacts) -> None:
        self._facts = facts
        self._sites = facts.pattern_sites
        self._behind: dict[int, list[PatternSite]] = defaultdict(list)
        """The calls in the chain behind a site."""
        for site in self._sites:
            above = site.receiver_site
            while above >= 0:
                self._behind[above].append(site)
                above = self._sites[above].receiver_site
        # A file of an API that states the prefix itself gets none from its provider.
        is_below = _API.search(facts.path) and not any(map(_has_prefix_of_api, self._sites))
        self._groups: dict[int, _CalledGroup] = {-1: _CalledGroup(_BELOW if is_below else "")}

    def all(self) -> Iterator[DeclaredRoute]:
        for number, site in enumerate(self._sites):
            if _head(site) not in _HEADS:
                continue
            if site.name == "group":
                yield from self._open(number, site)
            elif site.name in _VERBS:
                yield from self._single(number, site)
            elif site.name in ("resource", "apiResource", "resources", "apiResources", "singleton"):
                yield from self._resources(number, site)

    def _around(self, number: int, site: PatternSite) -> _CalledGroup:
        """Return the values of the groups around a site, of the calls before it in its chain, and its guards."""
        scope = site.scope
        while scope not in self._groups:
            scope = self._facts.scopes[scope].parent
        found, before = self._groups[scope]._replace(framework=_HEADS[_head(site)]), []
        above = site.receiver_site
        while above >= 0:
            before.append(self._sites[above])
            above = self._sites[above].receiver_site
        for entry in reversed(before):
            if entry.arguments:
                found = _added(found, entry.name, entry.arguments[0])
        for entry in self._behind[number]:
            if entry.name in _GUARDING and entry.arguments:
                found = _added(found, entry.name, entry.arguments[0])
        return found

    def _open(self, number: int, site: PatternSite) -> Iterator[DeclaredRoute]:
        """Open a group for the routes in its closure; yield the files whose routes it takes."""
        around = self._around(number, site)
        if site.arguments and site.arguments[0].kind == "text":
            around = _added(around, "prefix", site.arguments[0])
        for option in site.arguments[0].parts if len(site.arguments) > 1 else ():
            around = _added(around, option.name, option)
        for argument in site.arguments:
            if argument.kind == "function" and argument.scope >= 0:
                self._groups[argument.scope] = around
            for file in (text for part in (argument, *argument.parts) for text in texts_in(part)):
                path = around.path.removeprefix(_BELOW) if _API.search(file) else around.path
                if path and file.endswith(_FILE):
                    yield self._route([], path, "", "", site, "")._replace(file=f"/{file.lstrip('/')}")

    def _single(self, number: int, site: PatternSite) -> Iterator[DeclaredRoute]:
        around, arguments = self._around(number, site), [*site.arguments]
        methods = [site.name.upper()]
        if site.name == "match" and arguments:
            methods = [text.upper() for text in texts_in(arguments.pop(0))]
        elif site.name in ("any", "redirect"):
            methods = ["ANY"]
        elif site.name == "view":
            methods = ["GET"]
        is_shared = around.framework != _HEADS["Route"]
        if len(arguments) <= is_shared or arguments[0].kind not in ("text", "template"):
            return
        owner, member = ("", "") if site.name in ("view", "redirect") else _handler(arguments[1:], around)
        name = "".join(
            text for entry in self._behind[number] if entry.name == "name" for text in texts_in(entry.arguments[0])
        )
        path = path_below(around.path, arguments[0].value)
        # Containers with values by name are called $app, too.
        is_certain = not is_shared or any(argument.kind == "function" for argument in arguments)
        whole = f"{around.name}{name}" if name else ""
        route = self._route(methods, path, owner, member, site, whole, is_certain=is_certain)
        yield route._replace(guards=around.guards)

    def _resources(self, number: int, site: PatternSite) -> Iterator[DeclaredRoute]:
        listed = site.arguments[0].parts if site.name.endswith("s") and site.arguments else ()
        pairs = [(entry.name, entry) for entry in listed]
        if not listed and len(site.arguments) > 1:
            pairs = [(text, site.arguments[1]) for text in texts_in(site.arguments[0])]
        options = {entry.name: texts_in(entry) for argument in site.arguments[2:] for entry in argument.parts}
        for entry in self._behind[number]:
            if entry.name in ("only", "except") and entry.arguments:
                options[entry.name] = [text for argument in entry.arguments for text in texts_in(argument)]
        is_api = site.name.startswith("api")
        around = self._around(number, site)
        for name, controller in pairs:
            owner = _class(controller, around)
            for action, (methods, end) in _ACTIONS.items():
                if not (is_api and action in _ONLY_OF_PAGES) and _is_wanted(action, options):
                    *outer, last = name.split(".")
                    base = "".join(f"/{part}/{{{singular(part)}}}" for part in outer) + f"/{last}"
                    path = path_below(around.path, base + end.replace("{}", f"{{{singular(last)}}}"))
                    is_certain = "only" in options
                    named = f"{around.name}{name.replace('/', '.')}.{action}"
                    route = self._route(methods.split(), path, owner, action, site, named, is_certain=is_certain)
                    yield route._replace(guards=around.guards)

    def _route(
        self,
        methods: list[str],
        path: str,
        owner: str,
        member: str,
        site: PatternSite,
        name: str,
        *,
        is_certain: bool = True,
    ) -> DeclaredRoute:
        lines = (site.line, site.end_line)
        return DeclaredRoute(tuple(methods), path or "/", owner, member, lines, _HEADS[_head(site)], is_certain, name)


def _head(site: PatternSite) -> str:
    """Return the first of the chain of calls that a site is in."""
    return re.split(r"\.\w+\(", site.receiver, maxsplit=1)[0]


def _has_prefix_of_api(site: PatternSite) -> bool:
    """Return true for a group or a chain of calls below the path of an API."""
    options = site.arguments[0].parts if site.name == "group" and site.arguments else ()
    prefixes = site.arguments[:1] if site.name == "prefix" else [entry for entry in options if entry.name == "prefix"]
    return any(entry.value.strip("/") == "api" for entry in prefixes)


def _added(around: _CalledGroup, word: str, value: Argument) -> _CalledGroup:
    """Add the prefix, namespace, names and guards from a call or an option of a group."""
    text = value.value if value.kind in ("text", "template") else ""
    match word:
        case "prefix":
            return around._replace(path=path_below(around.path, text))
        case "name" | "as":
            return around._replace(name=around.name + text)
        case "namespace":
            start = MARK if _WHOLE.search(text) else around.namespace
            return around._replace(namespace=f"{start}{text.strip(MARK)}{MARK}" if text else around.namespace)
        case "controller":
            return around._replace(controller=_class(value, around))
        case "middleware" | "can":
            written = [value.value] if value.kind == "path" else [*texts_in(value), *_classes_in(value)]
            return around._replace(guards=tuple(dict.fromkeys((*around.guards, *written))))
        case "withoutMiddleware":
            without = {*texts_in(value), *_classes_in(value), value.value}
            return around._replace(guards=tuple(guard for guard in around.guards if guard not in without))
    return around


def _classes_in(value: Argument) -> Iterator[str]:
    """Yield the classes of middleware in a list."""
    return (part.value for part in value.parts if part.kind == "path")


def _handler(arguments: list[Argument], around: _CalledGroup) -> tuple[str, str]:
    """Return the class and the method that run for a route; empty if a closure does."""
    value = next((entry for entry in arguments if entry.kind in _NAMING), None)
    if value is None:
        return "", ""
    if value.kind == "list":
        used = next((entry for entry in value.parts if entry.name == "uses"), None)
        if used is not None:
            return _handler([used], around)
        if len(value.parts) == 2 and value.parts[1].kind == "text":
            return _class(value.parts[0], around), value.parts[1].value
        return _handler([*value.parts[:1]], around)
    if value.kind == "template" and len(value.parts) == 2 and value.parts[1].kind == "text":
        return _class(value.parts[0], around), _parted(value.parts[1].value)[2]
    if value.kind == "path" and is_member(value.value):
        return value.value.rpartition(".")[0], value.value.rpartition(".")[2]
    if value.kind == "text":
        controller, mark, member = _parted(value.value)
        if mark or not around.controller:
            return _class(value._replace(value=controller), around), member or "__invoke"
        return around.controller, value.value
    return _class(value, around), "__invoke"


def _parted(text: str) -> tuple[str, str, str]:
    """Split a text into a class, a mark, and a method without parameters behind it."""
    match = _MARK.fullmatch(text)
    return (match[1], match[2], match[3]) if match is not None else (text, "", "")


def _class(value: Argument, around: _CalledGroup) -> str:
    """Return the path of a class that is named by a path, or by a text below the namespace of controllers."""
    if value.kind != "text" or value.value.startswith("\\"):
        return value.value
    start = "" if around.namespace.startswith(MARK) else _CONTROLLERS[around.framework]
    return f"{start}{around.namespace}{value.value}"


def _is_wanted(action: str, options: Mapping[str, list[str]]) -> bool:
    return action not in options.get("except", ()) and ("only" not in options or action in options["only"])
