"""The nesting of the scopes of a file.

For maintainers: facts hold no rules; computations that several of their readers share are here. They run for every
file, so this module is compiled. It must not know the meaning of names.
"""

from __future__ import annotations

from collections.abc import Sequence

from oxigraph_code.facts import Scope


def functions_of(scopes: Sequence[Scope]) -> list[int]:
    """The function whose code each scope of a file belongs to, -1 without one.

    The code of a class body belongs to the function around the class.
    """
    found: list[int] = []
    for scope in scopes:
        own = scope.definition if scope.kind == "function" else -1
        found.append(own if own >= 0 or not found else found[scope.parent])
    return found
