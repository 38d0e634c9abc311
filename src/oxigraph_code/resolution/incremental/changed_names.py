"""The names by which other files reach what differs in a file.

For maintainers: a use of a symbol names it, or its class if it is a constructor, or another name that a file gives it.
A file without any of these words has the same uses of it in both states. Only a use through a type that changes in a
third file may differ. This module must not know the files that are compared. See decision 0159.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any, Final

from oxigraph_code.facts import WITH_VALUES, Binding, Export, FileFacts, MemberAssignment
from oxigraph_code.facts.access_paths import last_name_of
from oxigraph_code.facts.nesting import definition_around
from oxigraph_code.resolution.language.object_model import ObjectModel

_SEEN: Final = ("definitions", "imports", *WITH_VALUES, "wrapped_parameters", "text_constants")
_FUNCTIONS: Final = frozenset({"function", "method"})
_INNER: Final = frozenset({"function", "block"})
_PLACES: Final = ("scope", "line", "start_line", "end_line", "value_scope", "docstring", "signature", "number")
_NUMBER: Final = re.compile(r"(?<=[#{@])\d+")


def changed_names(before: FileFacts | None, now: FileFacts | None, model: ObjectModel) -> set[str]:
    """Return the names of all that other files can see and that differs."""
    one, other = ({(name, _unplaced(item)) for name, item in _named(facts, model)} for facts in (before, now))
    return {name for name, _ in one ^ other}


def other_names(facts: FileFacts, names: Collection[str]) -> set[str]:
    """Return the aliases, variables and exports by which a file passes any of ``names`` on."""
    found = {entry.alias for entry in facts.imports if entry.name in names}
    bound: tuple[Binding | Export, ...] = (*facts.bindings, *facts.named_exports)
    for item in bound:
        is_seen = facts.scopes[item.scope].kind not in _INNER
        if is_seen and not item.value.endswith(")") and last_name_of(item.value) in names:
            found.add(item.name)
    return found - {""}


def _named(facts: FileFacts | None, model: ObjectModel) -> list[tuple[str, Any]]:
    """Return the facts that other files can see, each with the name that leads to it."""
    if facts is None:
        return []
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
        if owner and model.is_constructor(name, owner):
            found.append((owner, item))
    return found


def _unplaced(item: Any) -> Any:
    changes: dict[str, Any] = dict.fromkeys((name for name in _PLACES if name in item._fields), -1)
    if "value" in item._fields:
        changes["value"] = _NUMBER.sub("", item.value)
    return item._replace(**changes)
