"""Functions that wrap others: the parameters that are called or rendered by what a function gives back.

For maintainers: a function that is given a callback and gives back what takes the callback away again looks the same
from outside; only the text of what is given back tells. Other files see the answer as a binding of the wrapper. This
module must not know any language.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence

from oxigraph_code.extraction.scopes.scope_map import ScopeMap
from oxigraph_code.extraction.syntax.capture import Captured
from oxigraph_code.extraction.syntax.captured import CapturedDefinition
from oxigraph_code.extraction.text.source_text import SourceText
from oxigraph_code.facts import FileFacts, WrappedParameter
from oxigraph_code.facts.access_paths import alternatives, head_of, scope_of

_INVOKING = re.compile(r"[\w$]+(?:\.(?:call|apply|bind))?$")


def once_each(drafts: Sequence[CapturedDefinition]) -> list[CapturedDefinition]:
    """The drafts, in their order, without a function that has a name of its own and is bound to another one: both have
    the same body, and the outer name is the one that others use."""
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
    facts: FileFacts, captured: Captured, text: SourceText, scopes: ScopeMap
) -> Iterator[WrappedParameter]:
    """The parameters that are called, or rendered as components, in what the function gives back that has them."""
    given = _given_back(facts)
    if not given:
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
        if head in parameters and _INVOKING.match(path):
            used.append((head, site.scope))
    found: set[tuple[int, str]] = set()
    for name, scope in used:
        inside: set[int] = set()
        while scope > 0:
            owners = parameters[name]
            if scope in owners:
                if not given.get(scope, frozenset()).isdisjoint(inside):
                    found.add((scope, name))
                break
            inside.add(scope)
            scope = facts.scopes[scope].parent
    for scope, name in sorted(found):
        yield WrappedParameter(scope, name)


def _given_back(facts: FileFacts) -> dict[int, set[int]]:
    """By the scopes of functions, those of the functions and classes in them that they give back."""
    functions = [entry.kind == "function" for entry in facts.scopes]
    bodies: dict[tuple[int, str], int] = {}
    for index, entry in enumerate(facts.scopes):
        if entry.definition >= 0:
            definition = facts.definitions[entry.definition]
            bodies[definition.scope, definition.name] = index
    for binding in facts.bindings:
        if binding.kind == "variable" and (literal := scope_of(binding.value)) >= 0:
            bodies.setdefault((binding.scope, binding.name), literal)
    found: dict[int, set[int]] = defaultdict(set)
    for returned in facts.returns:
        if returned.kind != "return":
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
