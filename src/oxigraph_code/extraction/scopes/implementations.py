"""The types of the file that implementation blocks are for.

For maintainers: in some languages the methods of a type are in blocks apart from it. Their bodies are scopes of the
type if the file defines it, by that plain name and around the block; else they are scopes of the block itself, since
the same name elsewhere would be a guess. This module must not know any language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oxigraph_code.extraction.scopes.scope_map import ScopeMap
from oxigraph_code.extraction.syntax.captured import CapturedBinding, CapturedDefinition
from oxigraph_code.extraction.text.spans import Span
from oxigraph_code.facts import Definition
from oxigraph_code.facts.access_paths import PATH_MARK

TYPES = frozenset({"class", "trait", "enum"})


def adopt(
    scopes: ScopeMap,
    drafts: Sequence[CapturedDefinition],
    bindings: Sequence[CapturedBinding],
    text: Callable[[Span | None], str],
) -> None:
    """Make the bodies of implementations scopes of the types they are for."""
    bodies = {scope.definition: index for index, scope in enumerate(scopes.scopes)}
    implementations = [index for index, draft in enumerate(drafts) if draft.kind == "implementation"]
    if not implementations:
        return
    types: dict[tuple[int, str], int] = {}
    for index, draft in enumerate(drafts):
        if draft.kind in TYPES:
            types.setdefault((scopes.at(draft.start), text(draft.name)), index)
    parameters = {(draft.start, text(draft.name)) for draft in bindings if draft.kind == "type_parameter"}
    for index in implementations:
        draft, body = drafts[index], bodies.get(index)
        if body is None:
            continue
        name = text(draft.name)
        is_parameter = draft.scope is not None and (draft.scope.start, name) in parameters
        found = -1 if not name or is_parameter else _around(scopes, scopes.at(draft.start), name, types)
        owner = index if found < 0 else found
        scopes.scopes[body] = scopes.scopes[body]._replace(definition=owner, implementation=index)


def prefix_of_members(owner: Definition | None) -> str:
    """Return the prefix for qualified names of members: of an implementation, its type without arguments."""
    if owner is None or owner.kind != "implementation":
        return owner.qualified_name if owner else ""
    around = owner.qualified_name.removesuffix(owner.name)
    plain = (owner.annotation.partition("<")[0] or owner.annotation).rpartition(PATH_MARK)[2]
    return around + plain


def _around(scopes: ScopeMap, scope: int, name: str, types: dict[tuple[int, str], int]) -> int:
    """Return the type of that name in a scope or around it, as far as names are seen through."""
    while scope >= 0:
        if (scope, name) in types:
            return types[scope, name]
        if scopes.scopes[scope].kind == "namespace":
            break
        scope = scopes.scopes[scope].parent
    return -1
