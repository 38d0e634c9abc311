"""The nesting of the scopes of a file.

For maintainers: facts hold no rules; computations that several of their readers share are here. This
module must not know the meaning of names.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from oxigraph_code.facts.file_facts import FileFacts, Scope


def functions_of(scopes: Sequence[Scope]) -> list[int]:
    """Return the function whose code each scope of a file belongs to, -1 without one.

    The code of a class body belongs to the function around the class.
    """
    found: list[int] = []
    for scope in scopes:
        own = scope.definition if scope.kind == "function" else -1
        found.append(own if own >= 0 or not found else found[scope.parent])
    return found


def complexities(facts: FileFacts) -> dict[int, int]:
    """Return the cyclomatic complexity of each definition with the scope of a function."""
    functions = functions_of(facts.scopes)
    found = dict.fromkeys(functions, 1)
    for scope in facts.decisions:
        found[functions[scope]] += 1
    return found


def definition_around(scopes: Sequence[Scope], scope: int) -> int:
    """Return the innermost definition with a body that a scope is in, -1 for the module."""
    while scope > 0:
        entry = scopes[scope]
        if entry.definition >= 0:
            return entry.definition
        scope = entry.parent
    return -1


def namespace_around(scopes: Sequence[Scope], scope: int) -> int:
    """Return the innermost namespace that a scope is in, 0 for the module."""
    while scope > 0 and scopes[scope].kind != "namespace":
        scope = scopes[scope].parent
    return max(scope, 0)


def outside_of(scopes: Sequence[Scope], scope: int, kinds: Collection[str]) -> int:
    """Return the innermost scope around a scope, itself included, that is of none of some kinds."""
    while scope > 0 and scopes[scope].kind in kinds:
        scope = scopes[scope].parent
    return scope
