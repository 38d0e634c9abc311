"""The share of the words of a task that something has, the rare ones counting more.

For maintainers: a sentence has words that no code has and words that all code has; neither may decide. How rare a word
is comes from names and documentation, in which programs say what they are about; one that stands only in the text of
files counts half, and one that is nowhere a quarter. This module must not know where the words were found.

Source: Salton and Buckley, Term-weighting approaches in automatic text retrieval, 1988 (idf, coordination).
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence

from oxigraph_code.search.relevance import CODE, NAME, PLACE, SAID

_ONLY_IN_TEXT, _NOWHERE, _FAINT = 0.5, 0.25, 0.4
# How sure it is that something is about a word that it has in a place.
_SURE = {NAME: 0.85, PLACE: 0.5, SAID: 0.35, CODE: 0.5}


class Coverage:
    """How much each word of a task tells, given how rare those of names are, and in how many of the files each is; less
    if it is ``faint``."""

    def __init__(
        self,
        words: Sequence[str],
        telling: Mapping[str, float],
        in_files: Mapping[str, int],
        files: int,
        faint: Collection[str] = (),
    ) -> None:
        self.worth: dict[str, float] = {}
        for word in words:
            in_text = math.log(1 + files / (1 + in_files.get(word, 0)))
            part = _ONLY_IN_TEXT if in_files.get(word) else _NOWHERE
            worth = telling[word] if word in telling else in_text * part
            self.worth[word] = worth * _FAINT if word in faint else worth
        # Of nothing but faint words, all is not much.
        self._whole = sum(worth / _FAINT if word in faint else worth for word, worth in self.worth.items())

    def share(self, words: Collection[str]) -> float:
        """The share that some words have of all."""
        return sum(self.worth.get(word, 0.0) for word in sorted(words)) / self._whole if self._whole else 0.0

    def score(self, has: Mapping[str, Collection[str]], density: float) -> float:
        """How much of a task is covered by something that has some words in each place; in its code, as densely as
        that."""
        doubt: dict[str, float] = {}
        for place, words in has.items():
            sure = _SURE[place] * (density if place == CODE else 1.0)
            for word in words:
                doubt[word] = doubt.get(word, 1.0) * (1 - sure)
        known = sorted(word for word in doubt if word in self.worth)
        return sum(self.worth[word] * (1 - doubt[word]) for word in known) / self._whole if self._whole else 0.0
