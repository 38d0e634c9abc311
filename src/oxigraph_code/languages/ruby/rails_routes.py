"""Put the routes of Rails together: resources, namespaces, scopes, concerns, and single routes.

For maintainers: the file is a tree of calls with blocks; a call is inside another if its lines are. Plurals and class
names follow the usual spelling. Names only: the program resolves controllers and actions.

Source: Rails Guides, "Rails Routing from the Outside In".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from oxigraph_code.facts import Argument, FileFacts, PatternSite
from oxigraph_code.languages.route_files import path_below, singular, texts_in
from oxigraph_code.languages.ruby.spelling import class_name, plural
from oxigraph_code.resolution.language.semantics import DeclaredRoute

_FILES: Final = re.compile(r"(?:^|/)config/routes(?:\.rb|/.+\.rb)$")
_FRAMEWORK: Final = "Rails"
_VERBS: Final = ("get", "post", "put", "patch", "delete")
_ON_ALL: Final = {"index": ("GET", ""), "new": ("GET", "/new"), "create": ("POST", "")}
_ON_ONE: Final = {
    "show": ("GET", ""),
    "edit": ("GET", "/edit"),
    "update": ("PATCH PUT", ""),
    "destroy": ("DELETE", ""),
}
_ENGINE: Final = re.compile(r"((?:[A-Z]\w*::)+)\w+\.routes\b")
_NOT_WORD: Final = re.compile(r"\W+")
_MAX_ROUTES: Final = 20_000
_MAX_CONCERNS: Final = 8


class _Around(NamedTuple):
    """The values that calls around a site add to it."""

    path: str = ""
    module: str = ""
    controller: str = ""
    one: str = ""
    """The path to one element of the resource around, empty outside of resources."""
    all: str = ""
    nested: str = ""
    space: str = ""
    """The start of names inside: namespaces, and the element of each resource around."""
    names: tuple[str, str] = ("", "")
    """The names of the resource around, as one element and as all of them."""


def routes(facts: FileFacts) -> Iterator[DeclaredRoute]:
    """Yield the routes of a file of routes."""
    if _FILES.search(facts.path):
        reader = _Routes(facts.pattern_sites)
        for number, route in enumerate(reader.inside(reader.top, _Around(), 0)):
            if number == _MAX_ROUTES:
                return
            yield route._replace(around=tuple(f"{module}::{route.owner}" for module in reader.modules))


class _Routes:
    """The routes of one file."""

    def __init__(self, sites: Sequence[PatternSite]) -> None:
        self.top: list[PatternSite] = []
        self.modules: list[str] = []
        """The modules around the engine that the latest routes are drawn in; one of them has its controllers."""
        self._inner: dict[PatternSite, list[PatternSite]] = {}
        self._concerns: dict[str, PatternSite] = {}
        self._expanded = 0
        around: list[PatternSite] = []
        for site in sites:
            while around and not _is_inside(site, around[-1]):
                around.pop()
            (self._inner[around[-1]] if around else self.top).append(site)
            self._inner[site] = []
            around.append(site)
            if site.name == "concern" and (names := _texts(site)):
                self._concerns[names[0]] = site

    def inside(self, sites: Sequence[PatternSite], around: _Around, depth: int) -> Iterator[DeclaredRoute]:
        """Yield the routes of calls that stand side by side."""
        for site in sites:
            options = {entry.name: entry for entry in site.arguments if entry.name}
            match site.name:
                case "resources" | "resource":
                    for name in _texts(site):
                        yield from self._resource(site, name, options, around, depth)
                case "namespace" | "scope" | "controller":
                    yield from self.inside(self._inner[site], _scoped(site, options, around), depth)
                case "member":
                    yield from self.inside(self._inner[site], around._replace(path=around.one), depth)
                case "collection":
                    yield from self.inside(self._inner[site], around._replace(path=around.all), depth)
                case "concerns":
                    yield from self._of_concerns(_texts(site), around, depth)
                case "root":
                    yield from self._single(site, options, around, root=True)
                case "match":
                    yield from self._single(site, options, around)
                case "draw" | "constraints" | "authenticate":
                    if site.receiver:
                        self.modules = _modules_of(site.receiver)
                    yield from self.inside(self._inner[site], around, depth)
                case verb if verb in _VERBS:
                    yield from self._single(site, options, around)

    def _of_concerns(self, names: Sequence[str], around: _Around, depth: int) -> Iterator[DeclaredRoute]:
        for name in names if depth < _MAX_CONCERNS else ():
            # Concerns may have one another, so that few of them stand for any number.
            if name in self._concerns and self._expanded < _MAX_ROUTES:
                self._expanded += 1
                yield from self.inside(self._inner[self._concerns[name]], around, depth + 1)

    def _resource(
        self, site: PatternSite, name: str, options: Mapping[str, Argument], around: _Around, depth: int
    ) -> Iterator[DeclaredRoute]:
        is_one = site.name == "resource"
        module = _joined(around.module, _value(options, "module"))
        controller = _value(options, "controller") or (plural(name) if is_one else name)
        owner, lines = _class(module, controller), (site.line, site.line)
        base = path_below(around.nested or around.path, _value(options, "path") or name)
        parameter = _value(options, "param") or "id"
        one = base if is_one else f"{base}/:{parameter}"
        only, left_out = _values(options, "only"), _values(options, "except")
        called = _value(options, "as") or name
        names = around.space + (called if is_one else singular(called)), around.space + called
        for actions, start in ((_ON_ALL, base), (_ON_ONE, one)):
            for action, (methods, end) in actions.items():
                if (is_one and action == "index") or action in left_out or ("only" in options and action not in only):
                    continue
                route = f"{action}_{names[0]}" if action in ("new", "edit") else names[actions is _ON_ALL]
                verbs, is_certain = tuple(methods.split()), "only" in options
                yield DeclaredRoute(verbs, start + end, owner, action, lines, _FRAMEWORK, is_certain, route)
        nested = base if is_one else f"{base}/:{singular(name)}_{parameter}"
        inner = _Around(nested, module, controller, one, base, nested, f"{names[0]}_", names)
        yield from self._of_concerns(_values(options, "concerns"), inner, depth)
        yield from self.inside(self._inner[site], inner, depth)

    def _single(
        self, site: PatternSite, options: Mapping[str, Argument], around: _Around, *, root: bool = False
    ) -> Iterator[DeclaredRoute]:
        texts = _texts(site)
        pair = next(
            (entry for entry in site.arguments if entry.kind == "text" and "#" in entry.value and entry.name), None
        )
        target = _value(options, "to") or (pair.value if pair is not None else "")
        written = [pair.name] if pair is not None and pair.name != "to" else texts
        if root:
            target, written = target or (texts[0] if texts else ""), [""]
        on = _value(options, "on")
        start = around.one if on == "member" else around.all if on == "collection" else around.nested or around.path
        start = around.path if not on and around.path in (around.one, around.all) else start
        named = f"_{around.names[start != around.one]}" if start and start in (around.one, around.all) else ""
        methods = [site.name] if site.name in _VERBS else _values(options, "via") or ["get"]
        for path in written:
            is_open = ":" in path or "*" in path  # such a route has no name by itself
            called = _value(options, "as") or ("" if is_open else _NOT_WORD.sub("_", path).strip("_") or "root")
            controller, mark, action = target.partition("#")
            if not mark:
                controller = _value(options, "controller") or around.controller
                action = _value(options, "action") or target or path.strip("/").rpartition("/")[2]
                if not controller:
                    controller = path.strip("/").rpartition("/")[0]
            module = _joined(around.module, _value(options, "module"))
            if (controller or module) and action.isidentifier():  # a namespace may name its controller itself
                owner, lines = _class(module, controller), (site.line, site.end_line)
                verbs, whole = tuple(map(str.upper, methods)), path_below(start, path) or "/"
                route = f"{'' if named else around.space}{called}{named}" if called else ""
                yield DeclaredRoute(verbs, whole, owner, action, lines, _FRAMEWORK, True, route)


def _scoped(site: PatternSite, options: Mapping[str, Argument], around: _Around) -> _Around:
    """Return the values inside of a namespace, a scope or a controller."""
    texts = _texts(site)
    first = texts[0] if texts else ""
    if site.name == "controller":
        return around._replace(controller=first)
    is_namespace = site.name == "namespace"
    path = _value(options, "path") if "path" in options else first
    return _Around(
        path_below(around.nested or around.path, path),
        _joined(around.module, _value(options, "module") or (first if is_namespace else "")),
        _value(options, "controller") or around.controller,
        space=around.space + "".join(f"{name}_" for name in (_value(options, "as") or first * is_namespace,) if name),
    )


def _modules_of(receiver: str) -> list[str]:
    """Return the modules around the engine whose routes are drawn, the innermost first."""
    found = _ENGINE.match(receiver)
    parts = found[1].removesuffix("::").split("::") if found is not None else []
    return ["::".join(parts[:end]) for end in range(len(parts), 0, -1)]


def _is_inside(site: PatternSite, other: PatternSite) -> bool:
    return other.scope != site.scope and other.line <= site.line and site.end_line <= other.end_line


def _texts(site: PatternSite) -> list[str]:
    return [entry.value for entry in site.arguments if entry.kind == "text" and not entry.name]


def _value(options: Mapping[str, Argument], name: str) -> str:
    found = options.get(name)
    return found.value if found is not None and found.kind == "text" else ""


def _values(options: Mapping[str, Argument], name: str) -> list[str]:
    return texts_in(options[name]) if name in options else []


def _joined(module: str, inner: str) -> str:
    return f"{module}/{inner}" if module and inner else module or inner


def _class(module: str, controller: str) -> str:
    """Return the path of the class of a controller."""
    whole = controller[1:] if controller.startswith("/") else _joined(module, controller)
    return class_name(f"{whole}_controller")
