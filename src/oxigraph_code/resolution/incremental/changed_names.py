"""The names by which other files reach what differs in a file.

For maintainers: a use of a symbol names it, or its class if it is a constructor, or another name that a file gives it.
A file without any of these words has the same uses of it in both states. Only a use through a type that changes in a
third file may differ. This module must not know the files that are compared. See decision 0159.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection
from typing import Any, Final, NamedTuple

from oxigraph_code.facts import (
    WITH_VALUES,
    Binding,
    Definition,
    Export,
    FileFacts,
    MemberAssignment,
    Narrowing,
)
from oxigraph_code.facts.access_paths import last_name_of
from oxigraph_code.facts.nesting import definition_around
from oxigraph_code.resolution.incremental.interface_digest import visible
from oxigraph_code.resolution.language.semantics import Semantics

_SEEN: Final = ("definitions", "imports", *WITH_VALUES, "wrapped_parameters", "text_constants")
_FUNCTIONS: Final = frozenset({"function", "method"})
_INNER: Final = frozenset({"function", "block"})
_PLACES: Final = ("scope", "line", "start_line", "end_line", "value_scope", "docstring", "signature", "number", "site")
_NUMBER: Final = re.compile(r"(?<=[#{@])\d+")


class ChangedNames(NamedTuple):
    """Names that differ and that other files can see.

    ``taking`` are the functions that only gain or lose parameters: the same uses lead to them.
    """

    differing: set[str]
    taking: set[str]


def changed_names(before: FileFacts | None, now: FileFacts | None, semantics: Semantics) -> ChangedNames:
    """Compare the facts of a file in two states."""
    one, other = (_named(facts, semantics) for facts in (before, now))
    apart = one ^ other
    if any(isinstance(item, Binding | Narrowing) for _, item in apart):
        moving = semantics.library.mutators
        # A local variable that both states have does not differ by being reached in one of them.
        apart &= {item for facts in (before, now) if facts for item in _named(visible(facts, moving), semantics)}
    names = {name for name, _ in apart}
    if semantics.object_model.has_overloads or before is None or now is None:
        return ChangedNames(names, set())
    taken = Counter((name, item.name) for name, item in apart if _is_parameter(item))
    left, right = (
        {(name, _bare(item)) for name, item in facts if not _is_parameter(item) or taken[name, item.name] != 1}
        for facts in (one & apart, other & apart)
    )
    several = {item.name for facts in (before, now) for item in facts.definitions if item.ordinal > 1}
    differing = {name for name, _ in left ^ right} | (names & several)
    return ChangedNames(differing, names - differing)


def other_names(facts: FileFacts, names: Collection[str]) -> set[str]:
    """Return the aliases, variables and exports by which a file passes any of ``names`` on."""
    found = {entry.alias for entry in facts.imports if entry.name in names}
    bound: tuple[Binding | Export, ...] = (*facts.bindings, *facts.named_exports)
    for item in bound:
        is_seen = facts.scopes[item.scope].kind not in _INNER
        if is_seen and not item.value.endswith(")") and last_name_of(item.value) in names:
            found.add(item.name)
    return found - {""}


def _named(facts: FileFacts | None, semantics: Semantics) -> set[tuple[str, Any]]:
    """Return the facts that other files can see, each with the name that leads to it."""
    if facts is None:
        return set()
    found = []
    for item in (item for field in _SEEN for item in getattr(facts, field)):
        named, around = item, definition_around(facts.scopes, item.scope)
        while around >= 0 and facts.definitions[around].kind in _FUNCTIONS:
            named, around = facts.definitions[around], definition_around(facts.scopes, facts.definitions[around].scope)
        name = getattr(named, "alias", "") or getattr(named, "name", "") or last_name_of(getattr(named, "path", ""))
        if isinstance(item, MemberAssignment):
            name = last_name_of(item.path)
        found.append((name, item))
        owner = facts.definitions[around].name if around >= 0 else ""
        if owner and semantics.object_model.is_constructor(name, owner):
            found.append((owner, item))
    return {(name, _unplaced(item)) for name, item in found}


def _is_parameter(item: Any) -> bool:
    return isinstance(item, Binding) and item.kind == "parameter"


def _bare(item: Any) -> Any:
    return item._replace(parameters=()) if isinstance(item, Definition) else item


def _unplaced(item: Any) -> Any:
    changes: dict[str, Any] = dict.fromkeys((name for name in _PLACES if name in item._fields), -1)
    if "value" in item._fields:
        changes["value"] = _NUMBER.sub("", item.value)
    if "parts" in item._fields:
        changes["parts"] = tuple(map(_unplaced, item.parts))
    return item._replace(**changes)
