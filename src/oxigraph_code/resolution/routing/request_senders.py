"""Calls that send requests: to clients, and to functions of the program that wrap clients.

For maintainers: a client is known by its name or by its package. A function of the program around one has any name, so
a call counts by its form: an HTTP method, in its name or among its arguments, and a path from the root. A container of
the language may have such members, and a registration such a form. Methods of interfaces that a framework implements
by sending requests look like handlers; a decorator of either tells them apart. This module must not know any framework.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import partial
from typing import Final

from oxigraph_code.facts import Argument, FileFacts, PatternSite
from oxigraph_code.facts.access_paths import is_import, is_literal
from oxigraph_code.resolution.routing.groups import Groups, chained
from oxigraph_code.resolution.routing.handlers import Handlers, decorators_around
from oxigraph_code.resolution.routing.methods import VERBS, method_named
from oxigraph_code.resolution.routing.rule import RoutedProgram, RoutingRule
from oxigraph_code.resolution.routing.tables import RequestRow, last_name, picked
from oxigraph_code.resolution.routing.texts import UNKNOWN

_ENTRY: Final = "entry"
_WORD: Final = re.compile(r"\w")
_ROOTED: Final = re.compile(rf"{UNKNOWN}?/[\w{UNKNOWN}:{{<$][^\s]*$")
_BELOW: Final = re.compile(rf"(?!(?:application|image|multipart|text)/)[\w{UNKNOWN}.-]+/[\w{UNKNOWN}:{{<$/.?=&-]*$")
_VERBS: Final = frozenset(map(str.upper, VERBS))
_PACKAGE: Final = re.compile(r"[./:]")


class RequestSenders(RoutingRule):
    """The calls of a program that send requests."""

    def __init__(self, routed: RoutedProgram, groups: Groups, handlers: Handlers) -> None:
        super().__init__(routed)
        self._groups = groups
        self._handlers = handlers

    def is_declared(self, facts: FileFacts, site: PatternSite) -> bool:
        """Return true if the route of a decorator is a request that the decorated method sends."""
        is_of_method = site.kind == "decorator" and bool(self._tables.clients.rows)
        return any(
            not entry.outside.names or self._groups.is_made(facts.path, other, entry)
            for other in (decorators_around(facts, site.definition) if is_of_method else ())
            for entry in self._tables.clients.fitting(other)
        )

    def sent(self, entry: RequestRow, facts: FileFacts, number: int) -> tuple[tuple[str, ...], str] | None:
        """Match a site against a request entry, and return methods and path; ``None`` if it sends none."""
        site = facts.pattern_sites[number]
        if entry.outside.names and not (
            self._groups.is_made(facts.path, site, entry) or self._groups.is_starred(facts, site, entry)
        ):
            return None
        if entry.rooted:
            return self._by_form(entry, facts, site)
        stating = chained(entry, facts, number) if entry.chained else site
        if stating is None:
            return None
        paths = picked(site.arguments, entry.path)
        path = self._texts.read(paths[0], facts.path, site.scope) if paths else ""
        if "/" not in path or not _WORD.search(path):
            if not (entry.sure and UNKNOWN in path):
                return None
            path = UNKNOWN
        return tuple(self._handlers.stated_methods(entry, facts, stating) or ["GET"]), path

    def _by_form(self, entry: RequestRow, facts: FileFacts, site: PatternSite) -> tuple[tuple[str, ...], str] | None:
        """Return the request of a call with an HTTP method and a path from the root."""
        text = partial(self._texts.read, path=facts.path, scope=site.scope)
        stated = [argument for place in entry.path for argument in picked(site.arguments, [place])]
        paths = [*map(text, stated)]
        forms = (_ROOTED, _BELOW) if entry.first == "method" else (_ROOTED,)
        path = next((path for form in forms for path in paths if form.match(path)), "")
        stating = picked(site.arguments, entry.methods)
        method = _method_among(stating) if entry.methods else method_named(site.name)
        is_other = any(fnmatchcase(site.name, name) for name in entry.unless)
        if not path or not method or is_other or self._is_contained(entry, facts, site):
            return None
        # In a table of requests a function without a name prepares or checks one.
        given = [entry for entry in site.arguments if site.kind != _ENTRY or entry.kind != "function"]
        others = [entry for entry in given if entry != stated[paths.index(path)]]
        if any(self._may_be_handler(argument, facts, site.scope) for argument in others):
            return None  # a registration
        return (method,), path

    def _may_be_handler(self, argument: Argument, facts: FileFacts, scope: int) -> bool:
        """Return true if an argument is a function or class, or a call with one, and no object."""
        if not self._handlers.is_callable(argument, facts, scope):
            return False
        if argument.kind == "path":
            values = self._evaluator.read(facts.path, scope, 0, argument.value)
            return not any(value.kind == "instance" for value in values)
        handler = self._handlers.find(argument, facts, scope)
        return argument.kind == "function" or handler is None or self._handlers.class_of(handler) is None

    def _is_contained(self, entry: RequestRow, facts: FileFacts, site: PatternSite) -> bool:
        """Return true if a site calls a member of a literal, or of an object whose package has no clients."""
        if is_literal(site.receiver) and not is_import(site.receiver):
            return True
        values = self._evaluator.read(facts.path, site.scope, 0, site.receiver) if site.receiver else ()
        packages = entry.not_of
        return any(value.is_external and _PACKAGE.split(value.name)[0] in packages for value in values)


def _method_among(arguments: Sequence[Argument]) -> str:
    """Return the HTTP method that an argument names."""
    for argument in arguments:
        name = argument.value if argument.kind == "text" else last_name(argument.value)
        method = method_named(name) if argument.kind in ("text", "path") else ""
        if method in _VERBS and (argument.kind == "text" or name != argument.value):
            return method
    return ""
