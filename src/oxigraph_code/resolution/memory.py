"""What was worked out once, and the end of what depends on itself.

For maintainers: an answer must not depend on what was asked before it, or a run over some files would not say of them
what a run over all files says. So a value that is asked for while it is being worked out is left out, and so is what
lies too deep; what was worked out while something around it was left out is not kept. What is kept knows how deep it
went, and what is worked out anew because the like of it would have been left out. The number of steps that lead to
nothing that is kept is bounded, so hostile chains cost no more than honest ones. This module must not know what is
worked out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from oxigraph_code.resolution.values import Values
from oxigraph_code.resolution.watching import Seen

_DEEPEST = 40
_MOST_STEPS = 3_000

_Question = tuple[object, ...]


class _Known(NamedTuple):
    """An answer, how many questions deep it went, and the files that were looked at for it.

    ``circle`` are the questions on the way whose answers need this one, and so are others when they are asked first.
    """

    values: Values
    depth: int
    files: int
    circle: frozenset[_Question] = frozenset()


class Memory:
    """The answers of functions. What is looked at for them leaves its marks in ``seen``."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._known: dict[_Question, _Known] = {}
        self._open: dict[_Question, int] = {}
        self._lowest = _DEEPEST
        """The level of the outermost open question that was left out of those that are being worked out."""
        self._deepest = 0
        self._not_kept: list[_Question] = []
        self._steps = 0

    def once(self, work: Callable[..., Values], *asked: object) -> Values:
        """What a function answers, kept; nothing where that is asked for while it is being worked out."""
        question = (work, *asked)
        level = len(self._open)
        known = self._known.get(question)
        if known is not None and self._is_answer(known, level):
            self._seen.files |= known.files
            if level + known.depth > self._deepest:
                self._deepest = level + known.depth
            return known.values
        self._deepest = max(self._deepest, level)
        if not level:
            self._steps = 0
        if question in self._open or level == _DEEPEST or self._steps > _MOST_STEPS:
            self._lowest = min(self._lowest, self._open.get(question, 0))
            return ()
        return self._worked_out(question, level)

    def _is_answer(self, known: _Known, level: int) -> bool:
        """Whether what is known is what would be worked out now."""
        return (not level or level + known.depth < _DEEPEST) and (
            not known.circle or known.circle.isdisjoint(self._open)
        )

    def _worked_out(self, question: _Question, level: int) -> Values:
        around = self._lowest, self._deepest, self._seen.files
        self._lowest, self._deepest, self._seen.files = _DEEPEST, level, 0
        self._open[question] = level
        first = len(self._not_kept)
        work, *asked = question
        values = work(*asked)  # type: ignore[operator]
        del self._open[question]
        if self._lowest >= level:
            circle = frozenset(self._not_kept[first:]) if len(self._not_kept) > first else frozenset()
            del self._not_kept[first:]
            self._known[question] = _Known(values, self._deepest - level, self._seen.files, circle)
            self._lowest = around[0]
        else:
            self._not_kept.append(question)
            self._steps += 1
            self._lowest = min(around[0], self._lowest)
        self._deepest = max(around[1], self._deepest)
        self._seen.files |= around[2]
        return values

    def leave_out(self) -> None:
        """Say that an answer leaves something out without having asked for it here."""
        self._lowest = 0
