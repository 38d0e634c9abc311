"""How the scopes of a file lie in one another.

For maintainers: facts are what is kept of a file, and hold no rules; what several readers of them work out by the same
rule is here. It is asked of every file, so it is compiled. This module must not know what a name means.
"""

from __future__ import annotations

from collections.abc import Sequence

from oxigraph_code.facts import Scope


def functions_of(scopes: Sequence[Scope]) -> list[int]:
    """The function whose code each scope of a file belongs to, -1 where that is of none; the code of a class body
    belongs to what is around the class."""
    found: list[int] = []
    for scope in scopes:
        own = scope.definition if scope.kind == "function" else -1
        found.append(own if own >= 0 or not found else found[scope.parent])
    return found
