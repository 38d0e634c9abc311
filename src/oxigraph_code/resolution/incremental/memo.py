"""What was worked out once, and the end of what depends on itself.

For maintainers: an answer must not depend on what was asked before it, or a run over some files would not say of them
what a run over all files says. So a value that is asked for while it is being worked out is left out, and so is what
lies too deep; what was worked out while something around it was left out is not kept, but passes until the outermost
question is answered. What is kept knows how deep it went, and what is worked out anew because the like of it would have
been left out. The number of steps that lead to nothing that is kept is bounded, so hostile chains cost no more than
honest ones. This module must not know what is worked out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from oxigraph_code.resolution.incremental.dependencies import FileSet, ReadTracker
from oxigraph_code.resolution.model.values import Values

_DEEPEST: Final = 40
_MOST_STEPS: Final = 300


class Query:
    """Something that is asked, and its answer as soon as that is known for good."""

    __slots__ = ("circle", "depth", "files", "level", "passing", "values")

    def __init__(self) -> None:
        self.values: Values = ()
        self.depth = 0
        """How many questions deep the answer went."""
        self.files: FileSet | None = None
        """The files that were looked at for it; none of them as long as that is not known."""
        self.circle: tuple[Query, ...] = ()
        """The questions on the way whose answers need this one: if one of them is asked first, the answer is
        another."""
        self.level = -1
        """How many questions around this one are being worked out while this one is; -1 while it is not."""
        self.passing: _Passing | None = None
        """The answer that it got where others were open."""

    def work_out(self) -> Values:
        """The answer, worked out anew."""
        raise NotImplementedError


_CUT: Final = Query()
"""Stands among what was left out for what was so for another reason than that it was open."""


@final
class _Passing:
    """An answer that leaves out what was open. ``circle`` are the other questions on the way that are not kept, and
    ``root`` is the number of the outermost one."""

    __slots__ = ("circle", "depth", "files", "left_out", "root", "values")

    def __init__(
        self,
        values: Values,
        files: FileSet,
        depth: int,
        left_out: tuple[Query, ...],
        circle: tuple[Query, ...],
        root: int,
    ) -> None:
        self.values = values
        self.files = files
        self.depth = depth
        self.left_out = left_out
        self.circle = circle
        self.root = root

    def holds(self) -> bool:
        """Whether the answer would be the same, if it were worked out now."""
        for question in self.left_out:
            if question.level < 0:
                return False
        return not _is_open(self.circle)


@final
class _Call(Query):
    """What a function answers."""

    __slots__ = ("_asked", "_work")

    def __init__(self, work: Callable[..., Values], asked: tuple[object, ...]) -> None:
        super().__init__()
        self._work = work
        self._asked = asked

    def work_out(self) -> Values:
        work = self._work
        return work(*self._asked)


@final
class MemoTable:
    """The answers to questions. What is looked at for them leaves its marks in ``seen``."""

    def __init__(self, seen: ReadTracker) -> None:
        self._seen = seen
        self._asked: dict[Callable[..., Values], Memoized] = {}
        self._level = 0
        """How many questions are being worked out."""
        self._lowest = _DEEPEST
        """The level of the outermost open question that was left out of those that are being worked out."""
        self._deepest = 0
        self._not_kept: list[Query] = []
        self._left_out: list[Query] = []
        self._steps = 0
        self._root = 0

    def memoized(self, work: Callable[..., Values], asked: tuple[object, ...]) -> Values:
        """What a function answers, kept; nothing where that is asked for while it is being worked out."""
        known = self._asked.get(work)
        if known is None:
            known = self._asked[work] = Memoized(work, self)
        return known.of(*asked)

    def answer(self, question: Query) -> Values:
        """The answer to a question, kept; nothing where that is asked for while it is being worked out."""
        level = self._level
        if question.files is not None:
            depth = level + question.depth
            # Only then would the same be worked out again.
            if not level or (depth < _DEEPEST and not (question.circle and _is_open(question.circle))):
                self._seen.add(question.files)
                if depth > self._deepest:
                    self._deepest = depth
                return question.values
        if level > self._deepest:
            self._deepest = level
        if not level:
            self._steps = 0
            self._root += 1
            self._left_out.clear()
        if question.level >= 0 or level == _DEEPEST or self._steps > _MOST_STEPS:
            self._lowest = min(self._lowest, max(question.level, 0))
            self._left_out.append(question if question.level >= 0 else _CUT)
            return ()
        passing = question.passing
        if passing is not None and passing.root == self._root and level + passing.depth < _DEEPEST:
            return self._passed(question, passing)
        return self._worked_out(question)

    def _passed(self, question: Query, passing: _Passing) -> Values:
        """An answer that passes. Where it is not what would be found here, what rests on it is not kept either: what it
        lacks comes to the outermost question by the way of those that were open then."""
        self._seen.add(passing.files)
        self._deepest = max(self._deepest, self._level + passing.depth)
        if not passing.holds():
            self._lowest = 0
            self._left_out.append(_CUT)
        for entry in passing.left_out:
            if 0 <= entry.level < self._lowest:
                self._lowest = entry.level
        self._left_out += passing.left_out
        self._not_kept += passing.circle
        self._not_kept.append(question)
        return passing.values

    def _worked_out(self, question: Query) -> Values:
        level = question.level = self._level
        lowest_around, self._lowest = self._lowest, _DEEPEST
        deepest_around, self._deepest = self._deepest, level
        files_around = self._seen.start()
        first, first_left_out, steps = len(self._not_kept), len(self._left_out), self._steps
        self._level = level + 1
        values = question.work_out()
        self._level = level
        question.level = -1
        files = self._seen.files
        if self._lowest >= level:
            question.circle = ()
            if len(self._not_kept) > first:
                question.circle = tuple(dict.fromkeys(self._not_kept[first:]))
                del self._not_kept[first:]
            question.files, question.values, question.depth = files, values, self._deepest - level
            if len(self._left_out) > first_left_out:
                del self._left_out[first_left_out:]
            self._steps = steps
            self._lowest = lowest_around
        else:
            left_out = dict.fromkeys(self._left_out[first_left_out:])
            still = tuple([entry for entry in left_out if entry.level >= 0 or entry is _CUT])
            self._left_out[first_left_out:] = still
            circle = tuple(dict.fromkeys(self._not_kept[first:]))
            self._not_kept[first:] = circle
            needed = tuple([entry for entry in circle if entry not in still])
            question.passing = _Passing(values, files, self._deepest - level, still, needed, self._root)
            self._not_kept.append(question)
            self._steps += 1
            self._lowest = min(lowest_around, self._lowest)
        if deepest_around > self._deepest:
            self._deepest = deepest_around
        self._seen.add(files_around)
        return values

    def leave_out(self) -> None:
        """Say that an answer leaves something out without having asked for it here."""
        self._lowest = 0
        self._left_out.append(_CUT)


@final
class Memoized:
    """A function that is asked again and again, and its answers."""

    def __init__(self, work: Callable[..., Values], memory: MemoTable) -> None:
        self._work = work
        self._memory = memory
        self._questions: dict[tuple[object, ...], _Call] = {}

    def of(self, *asked: object) -> Values:
        """What it answers, kept; nothing where that is asked for while it is being worked out."""
        question = self._questions.get(asked)
        if question is None:
            question = self._questions[asked] = _Call(self._work, asked)
        return self._memory.answer(question)


def _is_open(questions: tuple[Query, ...]) -> bool:
    """Whether one of some questions is being worked out."""
    return any(question.level >= 0 for question in questions)
