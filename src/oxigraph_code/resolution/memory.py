"""What was worked out once, and the end of what depends on itself.

For maintainers: a value that is asked for while it is being worked out is left out, and what was worked out while
something was left out is not kept, so that no answer depends on which was asked for first. The number of steps is
bounded, so hostile chains cost no more than honest ones. This module must not know what is worked out.
"""

from __future__ import annotations

from collections.abc import Callable

from oxigraph_code.resolution.values import Values

_DEEPEST = 40
_MOST_STEPS = 3_000


class Memory:
    """The answers of functions."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Values] = {}
        self._open: dict[tuple[object, ...], int] = {}
        self._lowest = _DEEPEST
        self._steps = 0

    def once(self, work: Callable[..., Values], *asked: object) -> Values:
        """What a function answers, kept; nothing where that is asked for while it is being worked out."""
        key = (work, *asked)
        known = self._known.get(key)
        if known is not None:
            return known
        if key in self._open or len(self._open) == _DEEPEST:
            self._lowest = min(self._lowest, self._open.get(key, 0))
            return ()
        self._steps = 0 if not self._open else self._steps + 1
        if self._steps > _MOST_STEPS:
            self._lowest = 0
            return ()
        level = self._open[key] = len(self._open)
        around, self._lowest = self._lowest, _DEEPEST
        values = work(*asked)
        del self._open[key]
        if self._lowest >= level:
            self._known[key] = values
            self._lowest = around
        else:
            self._lowest = min(around, self._lowest)
        return values
