"""The routes that a framework makes of one class: its actions on all of something and on one of it.

For maintainers: which actions there are, and by which methods and paths they are reached, is data; that a class has one
is seen in the program, or known of the class outside that it derives from.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.facts import Target
from oxigraph_code.facts.access_paths import head_of
from oxigraph_code.resolution.model.values import Value
from oxigraph_code.resolution.routing.handlers import Handler, Handlers
from oxigraph_code.resolution.routing.methods import ANY
from oxigraph_code.resolution.routing.tables import ResourceRow, Tables, picked
from oxigraph_code.resolution.routing.texts import plain_of_regular


class ResourceRoute(NamedTuple):
    """One route of a resource; ``name`` ends its name, ``actions`` are the methods of its class."""

    path: str
    methods: tuple[str, ...]
    handler: Handler
    name: str = ""
    actions: tuple[str, ...] = ()


class Resources:
    """The resources of a program."""

    def __init__(self, tables: Tables, handlers: Handlers) -> None:
        self._tables = tables
        self._handlers = handlers

    def declared(self, entry: ResourceRow, path: str, handler: Handler) -> Iterator[ResourceRoute]:
        """Yield the routes of a class that is registered under a path."""
        class_symbol = self._handlers.class_of(handler)
        end = entry.end
        base = path.rstrip("/")
        if class_symbol is None:
            yield ResourceRoute(f"{base}{end}", (ANY,), handler)
            return
        names = entry.names or ["", ""]
        if found := self._actions_of(class_symbol, entry.collection):
            yield ResourceRoute(f"{base}{end}", _methods(found), handler, names[0], tuple(found))
        parameter = self._handlers.text_of_class(class_symbol, *entry.stating) or entry.parameter
        one = f"{base}/<{parameter}>"
        if found := self._actions_of(class_symbol, entry.member):
            yield ResourceRoute(f"{one}{end}", _methods(found), handler, names[1], tuple(found))
        for action_path, methods, is_member, target, name in self._actions(class_symbol):
            whole = f"{one if is_member else base}/{action_path}{end}"
            yield ResourceRoute(whole, methods, Handler((target,)), name)

    def name_of(self, entry: ResourceRow, handler: Handler) -> str:
        """Name a resource that states no name after the class in an attribute of its class."""
        return head_of(self._handlers.value_of_class(self._handlers.class_of(handler), *entry.named_after)).lower()

    def _actions_of(self, class_symbol: Value, actions: Sequence[str]) -> dict[str, str]:
        """Map the actions that a class has to their HTTP methods; they are written ``GET list``."""
        by_name = {action.partition(" ")[2]: action.partition(" ")[0] for action in actions}
        return {name: by_name[name] for name in self._handlers.methods_of(class_symbol, list(by_name))}

    def _actions(self, class_symbol: Value) -> Iterator[tuple[str, tuple[str, ...], bool, Target, str]]:
        """Yield the methods of a class and its bases in the program that decorators make actions."""
        for facts, site in self._handlers.decorated_methods(class_symbol):
            for entry in self._tables.actions.fitting(site):
                texts = picked(site.arguments, entry.path)
                name = facts.definitions[site.definition].name
                path = texts[0].value if texts and texts[0].value else name
                if site.name in entry.regular:
                    path = plain_of_regular(path)
                methods = self._handlers.stated_methods(entry, facts, site) or ["GET"]
                members = picked(site.arguments, entry.member)
                is_member = members[0].value.lower() == "true" if members else entry.of_members
                called = picked(site.arguments, entry.named)
                called_as = called[0].value if called else name.replace("_", "-")
                yield path, tuple(methods), is_member, Target(facts.path, site.definition), called_as
                break


def _methods(actions: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(actions.values()))
