"""Plain BM25 over whole files, to compare with.

Source: Robertson and Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond, 2009.
"""

from __future__ import annotations

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

_MAX_BYTES = 400_000
_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]+")
_PART = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")


def words(text: str) -> Iterator[str]:
    """Split a text into words, and compound words into parts."""
    for word in _WORD.findall(text):
        yield word.lower()
        parts = _PART.findall(word)
        if len(parts) > 1:
            yield from map(str.lower, parts)


class Baseline:
    """Read the words of files below a root."""

    def __init__(self, root: Path, paths: Iterable[str]) -> None:
        self._files: list[str] = []
        self._having: dict[str, list[tuple[int, int]]] = defaultdict(list)
        self._lengths: list[int] = []
        for path in paths:
            file = root / path
            if not file.is_file() or file.stat().st_size >= _MAX_BYTES:
                continue
            counts = Counter(words(path.replace("/", " ") * 3 + "\n" + file.read_text("utf-8", "replace")))
            for word, count in counts.items():
                self._having[word].append((len(self._files), count))
            self._files.append(path)
            self._lengths.append(counts.total())

    def rank(self, task: str) -> list[str]:
        """Rank the files that share words with a task, best first."""
        scores: dict[int, float] = defaultdict(float)
        mean = sum(self._lengths) / max(1, len(self._files))
        for word in set(words(task)):
            having = self._having.get(word, ())
            rarity = math.log(1 + (len(self._files) - len(having) + 0.5) / (len(having) + 0.5))
            for number, count in having:
                length = 0.25 + 0.75 * self._lengths[number] / mean
                scores[number] += rarity * count * 2.2 / (count + 1.2 * length)
        return [self._files[number] for number in sorted(scores, key=lambda number: (-scores[number], number))]
