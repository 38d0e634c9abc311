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

from oxigraph_code.resolution.values import Values
from oxigraph_code.resolution.watching import Seen

_DEEPEST = 40
_MOST_STEPS = 3_000

_Question = tuple[object, ...]
_Known = tuple[Values, int, int, frozenset[_Question]]
"""An answer, how many questions deep it went, the files that were looked at for it, and the questions on the way whose
answers need this one: if one of them is asked first, the answer is another."""

_NONE: frozenset[_Question] = frozenset()


class Memory:
    """The answers of functions. What is looked at for them leaves its marks in ``seen``."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._known: dict[_Question, _Known] = {}
        self._open: dict[_Question, int] = {}
        self._files: dict[int, int] = {}
        """Each set of files that an answer rests on, once: many rest on the same."""
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
        if known is not None:
            values, depth, files, circle = known
            if not level:
                self._seen.files |= files
                return values
            # Only then would the same be worked out again.
            if level + depth < _DEEPEST and (not circle or circle.isdisjoint(self._open)):
                self._seen.files |= files
                if level + depth > self._deepest:
                    self._deepest = level + depth
                return values
        if level > self._deepest:
            self._deepest = level
        if not level:
            self._steps = 0
        if question in self._open or level == _DEEPEST or self._steps > _MOST_STEPS:
            self._lowest = min(self._lowest, self._open.get(question, 0))
            return ()
        lowest_around, self._lowest = self._lowest, _DEEPEST
        deepest_around, self._deepest = self._deepest, level
        files_around, self._seen.files = self._seen.files, 0
        first = len(self._not_kept)
        self._open[question] = level
        values = work(*asked)
        del self._open[question]
        files = self._seen.files
        if self._lowest >= level:
            circle = frozenset(self._not_kept[first:]) if len(self._not_kept) > first else _NONE
            del self._not_kept[first:]
            files = self._files.setdefault(files, files)
            self._known[question] = (values, self._deepest - level, files, circle)
            self._lowest = lowest_around
        else:
            self._not_kept.append(question)
            self._steps += 1
            self._lowest = min(lowest_around, self._lowest)
        if deepest_around > self._deepest:
            self._deepest = deepest_around
        self._seen.files = files | files_around
        return values

    def leave_out(self) -> None:
        """Say that an answer leaves something out without having asked for it here."""
        self._lowest = 0
