"""Term weighting: the share of a task's words that a symbol has, with rare words counting more.

For maintainers: some words of a sentence are in no code and some in all code; neither may decide. The rarity of a word
is measured in names and documentation, in which programs state their subject; a word that is only in the text of files
counts half, and one that is nowhere a quarter. This module must not know the place of words.

Source: Salton and Buckley, Term-weighting approaches in automatic text retrieval, 1988 (idf, coordination).
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence

from oxigraph_code.search.relevance import CODE, NAME, PLACE, SAID

_ONLY_IN_TEXT, _NOWHERE, _FAINT = 0.5, 0.25, 0.4
# The confidence that a symbol is about a word that it has in a place.
_SURE = {NAME: 0.85, PLACE: 0.5, SAID: 0.35, CODE: 0.5}


class Coverage:
    """The weight of each word of a task.

    It depends on the rarity in names, on the share of files with the word, and is less for ``faint`` words.
    """

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
        # Without this, a task of faint words only would be fully covered by any of them.
        self._whole = sum(worth / _FAINT if word in faint else worth for word, worth in self.worth.items())

    def share(self, words: Collection[str]) -> float:
        """The share of the total weight that some words have."""
        return sum(self.worth.get(word, 0.0) for word in sorted(words)) / self._whole if self._whole else 0.0

    def score(self, has: Mapping[str, Collection[str]], density: float) -> float:
        """The coverage of a task by the words in each place; words in code count by their density."""
        doubt: dict[str, float] = {}
        for place, words in has.items():
            sure = _SURE[place] * (density if place == CODE else 1.0)
            for word in words:
                doubt[word] = doubt.get(word, 1.0) * (1 - sure)
        known = sorted(word for word in doubt if word in self.worth)
        return sum(self.worth[word] * (1 - doubt[word]) for word in known) / self._whole if self._whole else 0.0
