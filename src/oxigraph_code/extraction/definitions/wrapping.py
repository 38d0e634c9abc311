"""Functions that wrap others: their parameters that the returned function calls or renders.

For maintainers: a function that returns a wrapper of its callback, and one that returns a function to remove the
callback, look the same from outside; only the returned text tells. The result is a fact of the wrapper that other files
see. This module must not know any language.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from oxigraph_code.extraction.scopes.file_scopes import ScopeMap
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedDefinition
from oxigraph_code.extraction.text.file_text import FileText
from oxigraph_code.facts import FileFacts, WrappedParameter
from oxigraph_code.facts.access_paths import alternatives, head_of, scope_of

_INVOKING = ("", ".call", ".apply", ".bind")
"""The steps from a function to a call of it."""


def once_each(drafts: Sequence[CapturedDefinition]) -> list[CapturedDefinition]:
    """Drop named functions that are bound to another name, and keep the order.

    Both have the same body, and the outer name is the one in use.
    """
    ends: dict[int, CapturedDefinition] = {}
    kept = []
    for draft in drafts:
        if draft.kind == "function" and draft.scope is not None:
            outer = ends.setdefault(draft.scope.end, draft)
            if outer is not draft and outer.scope is not None and draft.end <= outer.scope.end < outer.end:
                continue
        kept.append(draft)
    return kept


def wrapped_parameters(
    facts: FileFacts, captured: Captured, text: FileText, scopes: ScopeMap
) -> Iterator[WrappedParameter]:
    """Find the parameters that a returned function calls, or renders as components."""
    returned_in = _returned_scopes(facts)
    if not returned_in:
        return
    parameters: dict[str, set[int]] = defaultdict(set)
    for binding in facts.bindings:
        if binding.kind == "parameter":
            parameters[binding.name].add(binding.scope)
    used = []
    for start, end in captured.roots:
        name = text.piece(start, end)
        if name in parameters and name[:1].isupper():
            used.append((name, scopes.read_at(start)))
    for site in facts.references:
        path = f"{site.receiver}.{site.name}" if site.receiver else site.name
        head = head_of(path)
        if head in parameters and path.removeprefix(head) in _INVOKING:
            used.append((head, site.scope))
    found: set[tuple[int, str]] = set()
    for name, scope in used:
        inside: set[int] = set()
        while scope > 0:
            owners = parameters[name]
            if scope in owners:
                if not returned_in.get(scope, frozenset()).isdisjoint(inside):
                    found.add((scope, name))
                break
            inside.add(scope)
            scope = facts.scopes[scope].parent
    for scope, name in sorted(found):
        yield WrappedParameter(scope, name)


def _returned_scopes(facts: FileFacts) -> dict[int, set[int]]:
    """Map the scope of a function to the scopes of the nested functions and classes that it returns."""
    functions = [entry.kind == "function" for entry in facts.scopes]
    bodies: dict[tuple[int, str], int] = {}
    for index, entry in enumerate(facts.scopes):
        if entry.definition >= 0:
            definition = facts.definitions[entry.definition]
            if functions[definition.scope]:
                bodies[definition.scope, definition.name] = index
    for binding in facts.bindings:
        if binding.kind == "variable" and functions[binding.scope] and (literal := scope_of(binding.value)) >= 0:
            bodies.setdefault((binding.scope, binding.name), literal)
    found: dict[int, set[int]] = defaultdict(set)
    for returned in facts.returns:
        # Most functions hold no other, and give back none.
        if returned.kind != "return" or not (bodies or "{" in returned.value):
            continue
        around = returned.scope
        while around > 0 and not functions[around]:
            around = facts.scopes[around].parent
        for path in alternatives(returned.value):
            if (literal := scope_of(path)) >= 0:
                found[around].add(literal)
            elif path == head_of(path) and (inner := bodies.get((around, path))) is not None:
                found[around].add(inner)
    return found
