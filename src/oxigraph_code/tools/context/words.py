"""What the words of a task lead to: symbols by their names, places, documentation and code, and other files.

For maintainers: what speaks for a symbol is put together word by word, so that one with all the words of a task, some
in its name and some in its code, comes before one that is only called like one of them. This module must not know
literals, hints or history.
"""

from __future__ import annotations

import math
import sqlite3
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from oxigraph_code.file_tree import Disk
from oxigraph_code.search.bodies import spread, with_words
from oxigraph_code.search.coverage import Coverage
from oxigraph_code.search.entries import Entry, fullest
from oxigraph_code.search.places import repeats, set_aside
from oxigraph_code.search.relevance import CODE, EXACTLY, NAME, WEIGHED, Relevant, reason_of, relevant
from oxigraph_code.search.scan import Scan
from oxigraph_code.search.words import Topics, parts
from oxigraph_code.tools.workspace.scope import QuestionScope

_MOST = 40
_ASIDE = 0.4
_DETAIL = 0.75
_DETAILS = frozenset({"field", "variable", "parameter"})
_CLEAR, _FEWEST, _FIRST = 0.25, 2, 5
_ORDINARY_BYTES, _MUCH, _MOST_OTHER_FILES = 8_000, 0.2, 3


class ByWords(NamedTuple):
    """Something with words of a task: how much of the task it covers, why it was found, and how many of the words it
    has."""

    entry: Entry
    score: float
    reason: str
    covers: int


class OtherFile(NamedTuple):
    """A file that is not indexed, and the words of a task that it has."""

    path: str
    words: Sequence[str]


class Wording:
    """The words of a task in a scope of which the files were scanned for them, which are given by how they begin.
    ``wanted`` are the kinds of files besides that the task asks for; without ``language`` any will do. ``faint`` are
    the words that stand only in names of what is known, which say little of anything else."""

    def __init__(
        self,
        database: sqlite3.Connection,
        scope: QuestionScope,
        topics: Topics,
        begins: Mapping[str, str],
        scanned: Scan,
        wanted: frozenset[str],
        language: str,
        faint: frozenset[str],
        most_bytes: int,
    ) -> None:
        self._database = database
        self._scope = scope
        self._topics = topics
        self._begins = begins
        self._scanned = scanned
        self._wanted = wanted
        self._language = language
        self._faint = faint
        self._most_bytes = most_bytes
        self._relevance = relevant(database, topics, sorted(scope.projects), language, _MOST)
        self._in_files = spread(scanned)

    @cached_property
    def coverage(self) -> Coverage:
        """How much each word tells."""
        words, specific = self._topics.words, self._relevance.telling
        return Coverage(words, specific, self._in_files, self._scanned.files, self._faint)

    @property
    def nowhere(self) -> list[str]:
        """The words that no file has."""
        return [word for word in self._topics.words if not self._in_files[word]]

    def found(self) -> list[ByWords]:
        """What the words lead to, in no order."""
        hits = [*self._relevance.hits, *self._in_code()]
        # Words of any definition speak for the one that has the body.
        bodies = fullest(self._database, {hit.entry.iri: None for hit in hits})
        by_symbol: dict[str, list[Relevant]] = defaultdict(list)
        for hit in hits:
            by_symbol[bodies[hit.entry.iri].iri].append(hit)
        entries = {entry.iri: entry for entry in bodies.values()}
        return [self._together(entries[iri], some) for iri, some in by_symbol.items()]

    def is_clear(self, found: Sequence[ByWords]) -> bool:
        """Whether the first of what was found is what the task is about, rather than called like one word of it."""
        first = sorted(found, key=lambda one: -one.score)[:_FIRST]
        least = min(_FEWEST, (len(self._topics.words) + 1) // 2)
        return any(one.score >= _CLEAR and one.covers >= least for one in first)

    def part(self, path: str) -> float:
        """How much a file counts: less where it repeats other code, unless the task asks for that."""
        return float(_ASIDE ** repeats(path, self._wanted))

    def _in_code(self) -> list[Relevant]:
        worth = {
            place: self.part(place.path)
            for place in self._scanned.words
            if place.number and self._language in ("", place.language)
        }
        disk = Disk(self._scope.root)
        return with_words(self._database, disk, self._scanned, self._begins, worth, self._most_bytes, _MOST)

    def _together(self, entry: Entry, hits: Sequence[Relevant]) -> ByWords:
        has: dict[str, Collection[str]] = {}
        for hit in hits:
            has |= {place: [*has.get(place, ()), *words] for place, words in hit.words.items()}
        exactly, density = max(hit.exactly for hit in hits), min(hit.density for hit in hits)
        score = self.coverage.score(has, density) * (1 + EXACTLY * exactly + WEIGHED * entry.weight)
        score *= self.part(entry.path) * (_DETAIL if entry.kind in _DETAILS else 1.0)
        if entry.is_test and "test" not in self._wanted and not set_aside(entry.path):
            # Tests are about what a task is about, and seldom where it begins, in whichever file they are.
            score *= _ASIDE
        return ByWords(entry, score, reason_of(has), len(set().union(*has.values())))

    def other_files(self) -> list[OtherFile]:
        """The files that are not indexed and have most of the words, in their path or in their text."""
        scores = {}
        for place, words in self._scanned.words.items():
            if not place.number and not repeats(place.path, self._wanted):
                named = parts(place.path)
                in_path = {
                    word for begins, word in self._begins.items() if any(piece.startswith(begins) for piece in named)
                }
                density = 1 / math.sqrt(1 + self._scanned.sizes[place] / _ORDINARY_BYTES)
                scores[place] = self.coverage.score({NAME: in_path, CODE: words}, density)
        best = sorted(scores, key=lambda place: (-scores[place], place.path))[:_MOST_OTHER_FILES]
        return [OtherFile(place.path, sorted(self._scanned.words[place])) for place in best if scores[place] >= _MUCH]
