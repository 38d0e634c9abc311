"""Functions added to or removed from a file, if its interface is otherwise unchanged.

For maintainers: a file that uses a function of a module names it. So if a function comes or goes, only files that
contain its name need re-resolution, with their dependents. That holds if nothing else leads to the function: it has no
decorators, the version without it does not contain its name, and it binds or passes nothing outside of itself. This
module must not know the dependents. See decision 0018.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from oxigraph_code.facts import Argument, FileFacts
from oxigraph_code.facts.access_paths import renumbered
from oxigraph_code.resolution.incremental.interface_digest import calls_seen, interface_digest, names_any

_OWN: Final = frozenset({"parameter", "type_parameter", "variable"})
_SHARED: Final = (
    "named_exports", "member_assignments", "spreads", "recorded_arguments", "metaclasses", "wrapped_parameters",
    "pattern_sites", "text_constants",
)  # fmt: skip
"""The facts that a function must not have to be left out."""
_PLAIN: Final = frozenset({"function", "variable", "constant"})


def came_and_went(before: FileFacts, now: FileFacts, moving: Collection[str] = ()) -> frozenset[str]:
    """Compare the functions of two interfaces; empty if the interfaces differ in anything else.

    ``moving`` is explained in ``interface_digest``.
    """
    functions = _functions(before) ^ _functions(now)
    if not functions:
        return frozenset()
    came, went = functions - _functions(before), functions - _functions(now)
    if names_any(before, came) or names_any(now, went):
        return frozenset()
    left, stayed = _without(now, came, moving), _without(before, went, moving)
    is_all = (
        left is not None and stayed is not None and interface_digest(left, moving) == interface_digest(stayed, moving)
    )
    return frozenset(functions) if is_all else frozenset()


def _functions(entry: FileFacts) -> set[str]:
    return {item.name for item in entry.definitions if item.kind == "function" and not item.scope}


def _without(entry: FileFacts, names: Collection[str], moving: Collection[str]) -> FileFacts | None:
    """Return the facts of a file without some module functions; ``None`` if other facts depend on them."""
    gone = {index for index, item in enumerate(entry.definitions) if not item.scope and item.name in names}
    inside: set[int] = set()
    for index, scope in enumerate(entry.scopes[1:], 1):
        # An enclosing scope comes before those in it.
        if scope.parent in inside or scope.definition in gone:
            inside.add(index)
    gone.update(index for index, item in enumerate(entry.definitions) if item.scope in inside)
    called = {site.name for site in entry.references if site.scope in inside}
    is_plain = all(entry.definitions[index].kind in _PLAIN for index in gone)
    is_plain = is_plain and not any(entry.definitions[index].decorators for index in gone)
    is_plain = is_plain and all(binding.kind in _OWN for binding in entry.bindings if binding.scope in inside)
    is_plain = is_plain and inside.isdisjoint(item.scope for field in _SHARED for item in getattr(entry, field))
    is_plain = is_plain and called.isdisjoint(calls_seen(entry, moving))
    if not is_plain or any(item.scope in inside for item in entry.imports):
        return None
    return _renumbered(entry, names, gone, inside)


def _renumbered(entry: FileFacts, names: Collection[str], gone: set[int], inside: set[int]) -> FileFacts:
    """Remove definitions and scopes from facts, and renumber the remaining ones."""
    scopes, definitions = _numbers(len(entry.scopes), inside), _numbers(len(entry.definitions), gone)

    def text(path: str) -> str:
        return renumbered(path, scopes)

    def moved(item: Any) -> Any:
        around = scopes[item.value_scope] if item.value_scope >= 0 else -1
        return item._replace(scope=scopes[item.scope], value=text(item.value), value_scope=around)

    def outside(items: Iterable[Any], names: Collection[str] = ()) -> tuple[Any, ...]:
        """Return the items outside of the functions, without those that begin with a name in the module."""
        return tuple(
            moved(item)
            for item in items
            if item.scope not in inside and item.value_scope not in inside and (item.scope or item[0] not in names)
        )

    def arguments(items: Iterable[Argument]) -> tuple[Argument, ...]:
        return tuple(
            item._replace(value=text(item.value), scope=scopes.get(item.scope, -1), parts=arguments(item.parts))
            for item in items
        )

    exports = tuple(name for name in entry.exports if name not in names)
    return entry._replace(
        definitions=tuple(
            item._replace(scope=scopes[item.scope]) for index, item in enumerate(entry.definitions) if index not in gone
        ),
        # A file without exports is read in another way than one that has some.
        exports=exports or entry.exports,
        scopes=tuple(
            item._replace(
                parent=scopes.get(item.parent, item.parent),
                definition=definitions.get(item.definition, -1),
                implementation=definitions.get(item.implementation, -1),
            )
            for index, item in enumerate(entry.scopes)
            if index not in inside
        ),
        bindings=outside(item for item in entry.bindings if item.scope or item.name not in names),
        returns=outside(entry.returns),
        narrowings=outside(entry.narrowings, names),
        named_exports=outside(entry.named_exports, names),
        member_assignments=outside(entry.member_assignments),
        spreads=outside(entry.spreads),
        recorded_arguments=outside(entry.recorded_arguments),
        metaclasses=tuple(
            item._replace(scope=scopes[item.scope]) for item in entry.metaclasses if item.scope not in inside
        ),
        wrapped_parameters=tuple(item._replace(scope=scopes[item.scope]) for item in entry.wrapped_parameters),
        references=tuple(
            item._replace(
                receiver=text(item.receiver),
                text=text(item.text),
                scope=scopes[item.scope],
                arguments=tuple(map(text, item.arguments)),
            )
            for item in entry.references
            if item.scope not in inside
        ),
        uses=tuple(
            item._replace(path=text(item.path), scope=scopes[item.scope])
            for item in entry.uses
            if item.scope not in inside
        ),
        passed=tuple(
            item._replace(path=text(item.path), scope=scopes.get(item.scope, item.scope)) for item in entry.passed
        ),
        imports=tuple(item._replace(scope=scopes[item.scope]) for item in entry.imports),
        pattern_sites=tuple(
            item._replace(
                receiver=text(item.receiver),
                scope=scopes[item.scope],
                arguments=arguments(item.arguments),
                definition=definitions.get(item.definition, -1),
                target=text(item.target),
            )
            for item in entry.pattern_sites
        ),
        text_constants=tuple(
            item._replace(scope=scopes[item.scope], parts=arguments(item.parts)) for item in entry.text_constants
        ),
    )


def _numbers(count: int, without: Collection[int]) -> dict[int, int]:
    """Map old numbers to new ones."""
    left = [number for number in range(count) if number not in without]
    return {number: place for place, number in enumerate(left)}
