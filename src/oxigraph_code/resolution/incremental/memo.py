"""Memoized queries with cycle detection: a result computed inside of a cycle is not stored.

For maintainers: a result must not depend on the order of queries, or a run over some files would differ from a run over
all. So a query that is asked for while it is open gives nothing, as does one beyond the maximum depth; a result with
such a gap is provisional: it is not stored, but reused until the outermost query ends. A stored result knows its depth,
and is computed again where that depth would exceed the maximum. The number of steps with provisional results is
bounded, so hostile chains cost no more than honest ones. This module must not know what is computed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final, final

from oxigraph_code.resolution.incremental.dependencies import FileSet, ReadTracker
from oxigraph_code.resolution.model.values import Values

_MAX_DEPTH: Final = 40
_MAX_STEPS: Final = 300
_MAX_CALLS: Final = 100
"""More calls than there are between two nested queries; 25 were seen."""


class Query:
    """A memoized computation, with its result once that is final."""

    __slots__ = ("circle", "depth", "files", "level", "passing", "values")

    def __init__(self) -> None:
        self.values: Values = ()
        self.depth = 0
        """The depth of nested queries below this one."""
        self.files: FileSet | None = None
        """The files that the result depends on; ``None`` until it is final."""
        self.circle: tuple[Query, ...] = ()
        """The queries in one cycle with this one: asked in another order, they would have other results."""
        self.level = -1
        """The number of open queries around this one while it is open; -1 otherwise."""
        self.passing: _Passing | None = None
        """The provisional result, if there is one."""

    def work_out(self) -> Values:
        """Compute the result."""
        raise NotImplementedError


_CUT: Final = Query()
"""The gap in a result for any reason other than a cycle, such as the maximum depth."""


@final
class _Passing:
    """A result with gaps, valid while the outermost query ``root`` is open.

    ``circle`` are the other queries below it whose results are provisional.
    """

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
        """Return true if the result would be the same if it were computed now."""
        for question in self.left_out:
            if question.level < 0:
                return False
        return not _is_open(self.circle)


@final
class _Call(Query):
    """A query for a call of a function."""

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
    """Memoized results. Every file that they depend on is reported to ``seen``."""

    def __init__(self, seen: ReadTracker) -> None:
        sys.setrecursionlimit(max(sys.getrecursionlimit(), _MAX_DEPTH * _MAX_CALLS))
        self._seen = seen
        self._asked: dict[Callable[..., Values], Memoized] = {}
        self._level = 0
        """The number of open queries."""
        self._lowest = _MAX_DEPTH
        """The level of the outermost open query that a result being computed has a gap for."""
        self._deepest = 0
        self._not_kept: list[Query] = []
        self._left_out: list[Query] = []
        self._steps = 0
        self._root = 0

    def memoized(self, work: Callable[..., Values], asked: tuple[object, ...]) -> Values:
        """Return the result of a function for arguments, computed once; nothing inside of a cycle."""
        known = self._asked.get(work)
        if known is None:
            known = self._asked[work] = Memoized(work, self)
        return known.compute(*asked)

    def answer(self, question: Query) -> Values:
        """Return the stored result of a query, or a new one; nothing inside of a cycle."""
        level = self._level
        if question.files is not None:
            depth = level + question.depth
            # Only at such a depth would a new computation give the same.
            if not level or (depth < _MAX_DEPTH and not (question.circle and _is_open(question.circle))):
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
        if question.level >= 0 or level == _MAX_DEPTH or self._steps > _MAX_STEPS:
            self._lowest = min(self._lowest, max(question.level, 0))
            self._left_out.append(question if question.level >= 0 else _CUT)
            return ()
        passing = question.passing
        if passing is not None and passing.root == self._root and level + passing.depth < _MAX_DEPTH:
            return self._passed(question, passing)
        return self._worked_out(question)

    def _passed(self, question: Query, passing: _Passing) -> Values:
        """Reuse a provisional result.

        If it would be another one here, results that use it are provisional too; its gaps reach the outermost query
        through those that were open then.
        """
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
        lowest_around, self._lowest = self._lowest, _MAX_DEPTH
        deepest_around, self._deepest = self._deepest, level
        files_around = self._seen.start()
        first, first_left_out, steps = len(self._not_kept), len(self._left_out), self._steps
        self._level = level + 1
        try:
            values = question.work_out()
        except BaseException:
            # A fault ends one site only, so the queries around it must be as before.
            del self._not_kept[first:], self._left_out[first_left_out:]
            self._lowest, self._deepest = lowest_around, deepest_around
            self._seen.add(files_around)
            raise
        finally:
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
        """Make the results of all open queries provisional."""
        self._lowest = 0
        self._left_out.append(_CUT)


@final
class Memoized:
    """A function with many calls, and their results."""

    def __init__(self, work: Callable[..., Values], memory: MemoTable) -> None:
        self._work = work
        self._memory = memory
        self._questions: dict[tuple[object, ...], _Call] = {}

    def compute(self, *asked: object) -> Values:
        """Return the result for arguments, computed once; nothing inside of a cycle."""
        question = self._questions.get(asked)
        if question is None:
            question = self._questions[asked] = _Call(self._work, asked)
        return self._memory.answer(question)


def _is_open(questions: tuple[Query, ...]) -> bool:
    """Return true if any of the queries is open."""
    return any(question.level >= 0 for question in questions)
