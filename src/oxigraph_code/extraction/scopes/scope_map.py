"""The innermost scope of each offset.

For maintainers: scopes nest, so the text falls into segments that each have one innermost scope, found by bisection.
This module knows spans only.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Literal

from oxigraph_code.extraction.text.spans import Span
from oxigraph_code.facts import Scope
from oxigraph_code.facts.kinds import ScopeKind
from oxigraph_code.facts.nesting import outside_of

# Deeper scopes are merged with the last, so that a walk outwards is short; no hand-written code is so deep.
_MAX_DEPTH = 100
_WRITTEN = frozenset({"array", "mapping"})
"""The scopes that expressions in them are not evaluated in."""


class ScopeMap:
    """The scopes of one file, outermost first. Scope 0 is the module."""

    def __init__(self, spans: Sequence[tuple[Span, ScopeKind | Literal["outer"], int]]) -> None:
        """Create the scopes besides the module from their spans, kinds and definitions.

        A span of the kind ``outer`` is no scope: its text belongs to the scope around the one that it is in.
        """
        order = sorted(range(len(spans)), key=lambda index: _place(*spans[index]))
        self.scopes = [Scope("module", -1, -1)]
        self._starts = [0]
        self._owners = [0]
        self._readers = [0]
        open_scopes: list[tuple[int, int]] = []  # end, index
        for index in order:
            span, kind, definition = spans[index]
            self._close(open_scopes, span.start)
            if len(open_scopes) == _MAX_DEPTH:
                continue
            parent = open_scopes[-1][1] if open_scopes else 0
            if kind == "outer":
                open_scopes.append((span.end, max(self.scopes[parent].parent, 0)))
                self._segment(span.start, open_scopes[-1][1])
                continue
            self.scopes.append(Scope(kind, parent, definition))
            open_scopes.append((span.end, len(self.scopes) - 1))
            self._segment(span.start, len(self.scopes) - 1)
        self._close(open_scopes, None)

    def _close(self, open_scopes: list[tuple[int, int]], before: int | None) -> None:
        while open_scopes and (before is None or open_scopes[-1][0] <= before):
            end, _ = open_scopes.pop()
            self._segment(end, open_scopes[-1][1] if open_scopes else 0)

    def _segment(self, start: int, owner: int) -> None:
        self._starts.append(start)
        self._owners.append(owner)
        self._readers.append(outside_of(self.scopes, owner, _WRITTEN))

    def at(self, offset: int) -> int:
        """Return the innermost scope around a byte offset."""
        return self._owners[bisect_right(self._starts, offset) - 1]

    def read_at(self, offset: int) -> int:
        """Read the innermost scope in which names at an offset are looked up, which is no literal's."""
        return self._readers[bisect_right(self._starts, offset) - 1]


def _place(span: Span, kind: str, definition: int) -> tuple[int, int, bool]:
    """Sort the outermost scope first, and a scope before ``outer`` text with the same span."""
    return span.start, -span.end, kind != "outer"
