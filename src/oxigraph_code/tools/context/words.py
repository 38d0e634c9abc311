"""Words of a task: symbols by name, place, documentation and code, and files outside of the index.

For maintainers: evidence is combined word by word, so that a symbol with all words of the task, some in its name and
some in its code, comes before one that merely has one of them as its name. This module must not know literals, hints or
history.
"""

from __future__ import annotations

import math
import sqlite3
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from oxigraph_code.search.bodies import spread, with_words
from oxigraph_code.search.coverage import Coverage
from oxigraph_code.search.entries import Entry, fullest
from oxigraph_code.search.places import repeats, set_aside
from oxigraph_code.search.relevance import CODE, EXACTLY, NAME, WEIGHED, Relevant, reason_of, relevant
from oxigraph_code.search.scan import Scan
from oxigraph_code.search.words import Topics, long_form, parts, stems
from oxigraph_code.tools.workspace.scope import QuestionScope

_MAX_HITS = 40
_ASIDE = 0.4
_DETAIL = 0.75
# Adjacent words of the task that are a name, or a part of one, as "list form" for ``ListForm`` and ``ListFormRow``.
_ADJACENT, _ADJACENT_PART = 1.5, 1.2
_DETAILS = frozenset({"field", "variable", "parameter"})
_CLEAR, _FEWEST, _FIRST = 0.25, 2, 5
_ORDINARY_BYTES, _MUCH, _MAX_OTHER_FILES = 8_000, 0.2, 3


class ByWords(NamedTuple):
    """An entry with words of a task: the score, the reason, the number of words, and those in its name."""

    entry: Entry
    score: float
    reason: str
    covers: int
    named: frozenset[str]


class _Name(NamedTuple):
    """The words of the task in a name, and the weight of adjacent ones."""

    weight: float
    words: Sequence[str]


class OtherFile(NamedTuple):
    """A file that is not indexed, with the words of the task in it."""

    path: str
    words: Sequence[str]


class WordSearch:
    """Word search in a scope whose files were scanned for the beginnings of the words.

    ``wanted`` are kinds of files, such as tests, that the task asks for; an empty ``language`` matches all. ``faint``
    words occur only in names of resolved literals and are weak evidence for other entries.
    """

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
        self._relevance = relevant(database, topics, sorted(scope.projects), language, _MAX_HITS)
        self._in_files = spread(scanned)

    @cached_property
    def coverage(self) -> Coverage:
        """The weight of each word."""
        words, specific = self._topics.words, self._relevance.telling
        return Coverage(words, specific, self._in_files, self._scanned.files, self._faint)

    @property
    def nowhere(self) -> list[str]:
        """The words in no file."""
        return [word for word in self._topics.words if not self._in_files[word]]

    def found(self) -> list[ByWords]:
        """The entries with words of the task, unordered."""
        hits = [*self._relevance.hits, *self._in_code()]
        # Words of any definition count for the one with the body.
        bodies = fullest(self._database, {hit.entry.iri: None for hit in hits})
        by_symbol: dict[str, list[Relevant]] = defaultdict(list)
        for hit in hits:
            by_symbol[bodies[hit.entry.iri].iri].append(hit)
        entries = {entry.iri: entry for entry in bodies.values()}
        names = self._names(entries.values())
        return [self._together(entries[iri], some, names[iri]) for iri, some in by_symbol.items()]

    def _names(self, entries: Collection[Entry]) -> Mapping[str, _Name]:
        """The words of the task in the name of each entry, in any form and order."""
        pairs = [[long_form(word) for word in pair.split()] for pair in self._topics.together]
        parted = {entry.iri: [long_form(word) for word in entry.parts.split()] for entry in entries}
        words = {word: long_form(word) for word in self._topics.words}
        stem = stems([*words.values(), *(word for some in (*pairs, *parted.values()) for word in some)])
        asked = {"".join(stem[word] for word in order) for pair in pairs for order in (pair, reversed(pair))}
        found = {}
        for iri, name in parted.items():
            parts_of_name = [stem[word] for word in name]
            has_pair = any("".join(pair) in asked for pair in pairwise(parts_of_name))
            weight = _ADJACENT if "".join(parts_of_name) in asked else _ADJACENT_PART if has_pair else 1.0
            found[iri] = _Name(weight, [word for word, long in words.items() if stem[long] in parts_of_name])
        return found

    def is_clear(self, found: Sequence[ByWords]) -> bool:
        """True if one of the best entries covers enough words to be the subject of the task."""
        first = sorted(found, key=lambda one: -one.score)[:_FIRST]
        least = min(_FEWEST, (len(self._topics.words) + 1) // 2)
        return any(one.score >= _CLEAR and one.covers >= least for one in first)

    def part(self, path: str) -> float:
        """The weight of a file: lower for tests and copies, unless the task asks for them."""
        return float(_ASIDE ** repeats(path, self._wanted))

    def _in_code(self) -> list[Relevant]:
        worth = {
            place: self.part(place.path)
            for place in self._scanned.words
            if place.number and self._language in ("", place.language)
        }
        tree = self._scope.tree
        return with_words(self._database, tree, self._scanned, self._begins, worth, self._most_bytes, _MAX_HITS)

    def _together(self, entry: Entry, hits: Sequence[Relevant], name: _Name) -> ByWords:
        # The index skips the most common words.
        has: dict[str, Collection[str]] = {NAME: name.words} if name.words else {}
        for hit in hits:
            has |= {place: dict.fromkeys([*has.get(place, ()), *words]) for place, words in hit.words.items()}
        exactly, density = max(hit.exactly for hit in hits), min(hit.density for hit in hits)
        score = self.coverage.score(has, density) * (1 + EXACTLY * exactly + WEIGHED * entry.weight)
        score *= name.weight * self.part(entry.path) * (_DETAIL if entry.kind in _DETAILS else 1.0)
        if entry.is_test and "test" not in self._wanted and not set_aside(entry.path):
            # Tests share the words of a task but are seldom its beginning, in whatever file they are.
            score *= _ASIDE
        return ByWords(entry, score, reason_of(has), len(set().union(*has.values())), frozenset(has.get(NAME, ())))

    def other_files(self) -> list[OtherFile]:
        """The files outside of the index with most of the words, in path or text."""
        scores = {}
        for place, words in self._scanned.words.items():
            if not place.number and not repeats(place.path, self._wanted):
                named = parts(place.path)
                in_path = {
                    word for begins, word in self._begins.items() if any(piece.startswith(begins) for piece in named)
                }
                density = 1 / math.sqrt(1 + self._scanned.sizes[place] / _ORDINARY_BYTES)
                scores[place] = self.coverage.score({NAME: in_path, CODE: words}, density)
        best = sorted(scores, key=lambda place: (-scores[place], place.path))[:_MAX_OTHER_FILES]
        return [OtherFile(place.path, sorted(self._scanned.words[place])) for place in best if scores[place] >= _MUCH]
