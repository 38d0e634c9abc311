"""Members of unknown receivers, by their names alone.

For maintainers: unresolved reads and writes are counted by name, once for each function. They are kept as one use per
function, as most files have more of them than of any other kind. This module must not know how a use is resolved.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from oxigraph_code.facts import Use
from oxigraph_code.facts.access_paths import members_in, of_unknown


class UnknownMembers:
    """The names of members of unknown things in one file; ``functions`` are by scope."""

    def __init__(self, functions: Sequence[int]) -> None:
        self._functions = functions
        self._found: dict[int, tuple[tuple[int, int], dict[str, None]]] = {}
        """By function, where it first uses such a member, and the names of all of them."""

    def add_path(self, path: str, scope: int, line: int) -> None:
        """Record the members in a path that begins with something unknown."""
        self.add(members_in(path), scope, line)

    def add(self, names: Iterable[str], scope: int, line: int) -> None:
        for name in names:
            place = (scope, line)
            self._found.setdefault(self._functions[scope], (place, {}))[1][name] = None

    def uses(self) -> Iterator[Use]:
        """Yield one use for each function, with the names of all such members."""
        for (scope, line), names in self._found.values():
            yield Use(of_unknown(names), scope, line)
