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
from typing import Final, final

from oxigraph_code.resolution.values import Values
from oxigraph_code.resolution.watching import Files, Seen

_DEEPEST: Final = 40
_MOST_STEPS: Final = 1_000


class Question:
    """Something that is asked, and its answer as soon as that is known for good."""

    __slots__ = ("circle", "depth", "files", "level", "values")

    def __init__(self) -> None:
        self.values: Values = ()
        self.depth = 0
        """How many questions deep the answer went."""
        self.files: Files | None = None
        """The files that were looked at for it; none of them as long as that is not known."""
        self.circle: tuple[Question, ...] = ()
        """The questions on the way whose answers need this one: if one of them is asked first, the answer is
        another."""
        self.level = -1
        """How many questions around this one are being worked out while this one is; -1 while it is not."""

    def work_out(self) -> Values:
        """The answer, worked out anew."""
        raise NotImplementedError


@final
class _Call(Question):
    """What a function answers."""

    __slots__ = ("_asked", "_work")

    def __init__(self, work: Callable[..., Values], asked: tuple[object, ...]) -> None:
        super().__init__()
        self._work = work
        self._asked = asked

    def work_out(self) -> Values:
        return self._work(*self._asked)


@final
class Memory:
    """The answers to questions. What is looked at for them leaves its marks in ``seen``."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._asked: dict[Callable[..., Values], Asked] = {}
        self._level = 0
        """How many questions are being worked out."""
        self._lowest = _DEEPEST
        """The level of the outermost open question that was left out of those that are being worked out."""
        self._deepest = 0
        self._not_kept: list[Question] = []
        self._steps = 0

    def once(self, work: Callable[..., Values], asked: tuple[object, ...]) -> Values:
        """What a function answers, kept; nothing where that is asked for while it is being worked out."""
        known = self._asked.get(work)
        if known is None:
            known = self._asked[work] = Asked(work, self)
        return known.of(*asked)

    def answer(self, question: Question) -> Values:
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
        if question.level >= 0 or level == _DEEPEST or self._steps > _MOST_STEPS:
            self._lowest = min(self._lowest, max(question.level, 0))
            return ()
        return self._worked_out(question)

    def _worked_out(self, question: Question) -> Values:
        level = question.level = self._level
        lowest_around, self._lowest = self._lowest, _DEEPEST
        deepest_around, self._deepest = self._deepest, level
        files_around = self._seen.start()
        first = len(self._not_kept)
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
            self._lowest = lowest_around
        else:
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


@final
class Asked:
    """A function that is asked again and again, and its answers."""

    def __init__(self, work: Callable[..., Values], memory: Memory) -> None:
        self._work = work
        self._memory = memory
        self._questions: dict[tuple[object, ...], _Call] = {}

    def of(self, *asked: object) -> Values:
        """What it answers, kept; nothing where that is asked for while it is being worked out."""
        question = self._questions.get(asked)
        if question is None:
            question = self._questions[asked] = _Call(self._work, asked)
        return self._memory.answer(question)


def _is_open(questions: tuple[Question, ...]) -> bool:
    """Whether one of some questions is being worked out."""
    return any(question.level >= 0 for question in questions)
