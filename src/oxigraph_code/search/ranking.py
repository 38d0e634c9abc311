"""The one ranking: the files of a task, by their words, by its names, and by past commits like it.

For maintainers: each part of the evidence is scaled to 1 for its best file, and a file has the weighted sum, so that no
part can outweigh all others. A column of words is one part and no more, else words that are in no name are lost beside
words of paths. Imports move files up behind the first one. Decisions 0121 and 0128 have the weights and all that was
tried. Words count by their rarity in the root that is asked about, whatever else is in the store. This module must not
know symbols, nor how an answer looks.

Source: Robertson, Zaragoza and Taylor, Simple BM25 extension to multiple weighted fields, 2004. See decision 0139.
"""

from __future__ import annotations

import json
import math
import sqlite3
from array import array
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.search.past import PastCommit, ages_of, commits_of
from oxigraph_code.search.places import IndexedModule, places, repeats
from oxigraph_code.search.task import Task, in_one_spelling
from oxigraph_code.search.words import forms

# The weight of a word in the path, in the names of definitions, and in the text of a file.
_FIELDS = "8.0, 3.0, 1.0"
_OF_PHRASES = "8.0, 6.0, 1.0"
_OF_MESSAGES = "2.0, 1.0"
_BODY, _CODE, _NAMES, _PATH, _PHRASES, _NAMED, _PAST = 0.5, 0.2, 0.25, 0.25, 0.5, 0.5, 0.5
# Of words that most files have, the best file is no better than this.
_WEAK = 1.0
# The share of its score that a file passes on by imports, the files that do so, and those that may gain by it.
_SHARED, _SHARING, _GAINING = 0.1, 10, 60
_RANKED = 300
# Words that more files have cost most, and are asked for again and again, so their scores are kept for a generation.
_COMMON, _MAX_COMMON = 50, 400
# A file with nothing but variables and namespaces passes on names of others, or starts a program.
_ASIDE, _WITHOUT_LOADER, _EMPTY = 0.3, 0.5, 0.7
_NO_DEFINITIONS = ("module", "variable", "namespace")
# The share of its score that a file keeps if a title begins with a folder or a module in which it is not.
_OUTSIDE = 0.7
# A word may be two words of a name, none of them shorter.
_SHORTEST_HALF = 3
_MAX_COMMITS = 40
_CITED = 2
_OF_FOLDERS = ("/__init__", "/index", "/mod")
# In a cited commit the file is one of few, and the message is as near as half of the nearest.
_MAX_CITED_FILES, _NEAR = 6, 0.5

Scores = Mapping[int, float]
Imports = Callable[[Sequence[int]], Iterable[tuple[int, int]]]
"""The pairs of importing and imported files among files, by number."""


class RankedFile(NamedTuple):
    """A file with its score, and the past commits like the task that changed it."""

    place: IndexedModule
    score: float
    commits: Sequence[PastCommit]


@dataclass(frozen=True)
class FilesToRank:
    """The files of a root by number, sorted by path, and how much each one keeps of its score.

    ``primary`` are no tests, copies or documents. ``common`` are the scores by words that many files have.
    """

    root: Path
    files: Mapping[int, IndexedModule]
    part: Mapping[int, float]
    common: dict[tuple[str, ...], tuple[Sequence[int], Sequence[float]]] = field(default_factory=dict)
    rarities: dict[str, float] = field(default_factory=dict)

    @cached_property
    def primary(self) -> frozenset[int]:
        return frozenset(number for number, part in self.part.items() if part >= _EMPTY)

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        return {place.path: number for number, place in self.files.items()}

    @classmethod
    def load(
        cls,
        database: sqlite3.Connection,
        projects: Mapping[str, str],
        root: Path,
        wanted: frozenset[str] = frozenset(),
        language: str = "",
    ) -> FilesToRank:
        """Load the files of projects below a root.

        ``wanted`` are kinds of files, such as tests, that the task asks for; an empty ``language`` matches all.
        """
        others = database.execute("SELECT id, path FROM other WHERE root = ?", (str(root),))
        found = [*places(database, projects), *(IndexedModule(-number, path, "") for number, path in others)]
        files = {
            place.number: place
            for place in sorted(found, key=lambda place: (place.path, place.number))
            if not language or place.language == language
        }
        no_definition = " AND ".join(f"kinds NOT LIKE '% {kind} %'" for kind in _NO_DEFINITIONS)
        query = f"SELECT DISTINCT module FROM symbol WHERE {no_definition}"  # noqa: S608 - our own
        defining = {number for (number,) in database.execute(query)}
        part = {
            number: _ASIDE ** repeats(place.path, wanted)
            * (1.0 if number in defining else _EMPTY if number > 0 else _WITHOUT_LOADER)
            for number, place in files.items()
        }
        return cls(root, files, part)


class Ranking:
    """Ranks the files of projects below a root."""

    def __init__(self, database: sqlite3.Connection, known: FilesToRank) -> None:
        self._database = database
        self._known = known
        self.files, self.primary, self._part = known.files, known.primary, known.part
        self._known_forms: dict[str, Sequence[str]] = {}
        # The tables themselves have the texts, which take long to pass over.
        sizes = {table: f"SELECT COUNT(*) FROM {table}_docsize" for table in ("texts", "messages")}  # noqa: S608
        self._rows = {table: database.execute(query).fetchone()[0] for table, query in sizes.items()}

    def _forms(self, word: str) -> Sequence[str]:
        """List the forms of a word, also as two words of names, as in ``CookBook`` for "cookbook"."""
        if word not in self._known_forms:
            halves = [(word[:at], word[at:]) for at in range(_SHORTEST_HALF, len(word) + 1 - _SHORTEST_HALF)]
            query = "SELECT text FROM word WHERE text IN (SELECT value FROM json_each(?))"
            rows = self._database.execute(query, (json.dumps([*chain(*halves)]),)) if halves else ()
            known = {text for (text,) in rows}
            self._known_forms[word] = [*forms(word), *(" ".join(pair) for pair in halves if known.issuperset(pair))]
        return self._known_forms[word]

    def rarity(self, word: str) -> float:
        """Weigh a word by the number of files with it; 0 if none has it."""
        if word in self._known.rarities:
            return self._known.rarities[word]
        match = " OR ".join(f'"{form}"' for form in self._forms(word))
        rows = self._database.execute("SELECT rowid FROM texts WHERE texts MATCH ?", (match,))
        having = sum(1 for (number,) in rows if self._part.get(number))
        rarity = _idf(having, len(self.files)) if having else 0.0
        if having > _COMMON:
            self._known.rarities[word] = rarity
        return rarity

    def files_with(self, match: str, most: int) -> list[IndexedModule]:
        """Load the files that match an expression of the full-text table, secondary ones last."""
        rows = self._database.execute("SELECT rowid FROM texts WHERE texts MATCH ?", (match,))
        found = [number for (number,) in rows if number in self.files]
        return [self.files[number] for number in sorted(found, key=lambda number: (-self._part[number], number))[:most]]

    def rank(self, task: Task, named: Mapping[str, float], imports: Imports) -> list[RankedFile]:
        """Rank the files for a task; ``named`` are files that its names lead to, by path, each with a weight."""
        past, commits = self._like_past(task)
        evidence = [
            (_BODY, self._words(dict.fromkeys(task.title, 1.0), "body : ", _FIELDS)),
            (_CODE, self._words(dict.fromkeys(task.code, 1.0), "body : ", _FIELDS)),
            (_NAMES, self._words(task.words, "names : ", _FIELDS)),
            (_PATH, self._words(task.words, "path : ", _FIELDS)),
            (_PHRASES, self._words(dict.fromkeys(task.phrases, 1.0), "", _OF_PHRASES)),
            (_PAST, self._by_number(past)),
        ]
        total: dict[int, float] = defaultdict(float)
        for weight, scores in evidence:
            most = max([_WEAK, *scores.values()])
            for number, score in scores.items():
                total[number] += weight * score / most
        for number, score in self._by_number(named).items():
            total[number] += _NAMED * score
        inside = self._in_areas(task.areas)
        for number in total:
            total[number] *= self._part[number] * (_OUTSIDE if inside and number not in inside else 1.0)
        # Equal scores keep the order of paths.
        in_order = [number for number in self.files if number in total]
        ranked = sorted(in_order, key=total.__getitem__, reverse=True)[:_RANKED]
        first, nearest = ranked[:1], ranked[:_GAINING]
        for number, score in self._by_imports(total, nearest, imports).items():
            total[number] = min(total[number] + score * self._part[number], total[nearest[0]])
        # No file that gains by imports comes before the first one, and the others stay behind.
        gained = sorted(nearest[1:], key=total.__getitem__, reverse=True)
        return [
            RankedFile(place := self.files[number], total[number], commits.get(place.path, ()))
            for number in (*first, *gained, *ranked[_GAINING:])
        ]

    def _by_imports(self, scores: Scores, nearest: Sequence[int], imports: Imports) -> Scores:
        """Pass the scores of the best files on along imports, in both directions."""
        beside: dict[int, set[int]] = defaultdict(set)
        for one, other in imports(nearest):
            beside[one].add(other)
            beside[other].add(one)
        gained: dict[int, float] = defaultdict(float)
        for number in nearest[:_SHARING]:
            for other in sorted(beside[number]):
                gained[other] += _SHARED * scores[number] / math.sqrt(len(beside[number]))
        return gained

    def _words(self, words: Mapping[str, float], column: str, fields: str) -> Scores:
        """Score files by words or phrases, in one column or in all."""
        weighed = ((form, weight) for word, weight in words.items() for form in self._forms(word))
        return self._matched("texts", column, fields, weighed, self.primary, self.files)

    def _matched(
        self,
        table: str,
        column: str,
        fields: str,
        words: Iterable[tuple[str, float]],
        usual: frozenset[int],
        known: Collection[int],
    ) -> dict[int, float]:
        """Score the known rows of a table by words, which are rare if few of the usual rows have them."""
        query = f"SELECT rowid, -bm25({table}, {fields}) FROM {table} WHERE {table} MATCH ?"  # noqa: S608 - our own
        scores: dict[int, float] = defaultdict(float)
        for word, weight in words:
            match = f'{column}"{word}"'
            numbers, values = self._known.common.get((table, fields, match), ((), ()))
            if not numbers and (rows := self._database.execute(query, (match,)).fetchall()):
                having = len(usual.intersection([number for number, _ in rows]))
                # The rarity that the full-text table sees is that of the whole store.
                scale = _idf(having, len(usual)) / _table_idf(len(rows), self._rows[table])
                rows = [(number, scale * score) for number, score in rows if number in known]
                numbers, values = array("q", [number for number, _ in rows]), array("d", [score for _, score in rows])
                if len(rows) > _COMMON and table == "texts":
                    if len(self._known.common) >= _MAX_COMMON:
                        self._known.common.clear()
                    self._known.common[table, fields, match] = numbers, values
            for number, score in zip(numbers, values, strict=True):
                scores[number] += weight * score
        return scores

    def _in_areas(self, areas: Sequence[str]) -> set[int]:
        """Find the files in the folders and modules that a title begins with."""
        wanted = [f"/{area}/" for area in areas]
        paths = {number: f"/{_spelling(place.path)}/" for number, place in self.files.items()} if wanted else {}
        return {number for number, path in paths.items() if any(area in path for area in wanted)}

    def _like_past(self, task: Task) -> tuple[dict[str, float], dict[str, list[PastCommit]]]:
        """Score paths by past commits whose messages resemble the task, and list the best of these commits."""
        ages = ages_of(self._database, self._known.root)
        past = frozenset(ages)
        scores = self._matched("messages", "", _OF_MESSAGES, task.words.items(), past, past)
        nearest = sorted(scores, key=lambda number: (-scores[number], ages[number]))[:_MAX_COMMITS]
        described = commits_of(self._database, nearest)
        by_path: dict[str, float] = defaultdict(float)
        commits: dict[str, list[PastCommit]] = defaultdict(list)
        for number in nearest:
            commit = described[number]
            is_cited = len(commit.paths) <= _MAX_CITED_FILES and scores[number] >= _NEAR * scores[nearest[0]]
            for path in commit.paths:
                by_path[path] += scores[number] / math.sqrt(len(commit.paths))
                if is_cited and len(commits[path]) < _CITED:
                    commits[path].append(commit)
        return by_path, commits

    def _by_number(self, scores: Mapping[str, float]) -> Scores:
        numbers = self._known.numbers
        return {numbers[path]: score for path, score in scores.items() if path in numbers}


@lru_cache(maxsize=20_000)
def _spelling(path: str) -> str:
    return in_one_spelling(_module(path))


@lru_cache(maxsize=20_000)
def _module(path: str) -> str:
    """Convert the path of a file to its module's: without extension, or its folder."""
    stem = path.rpartition(".")[0]
    return stem.rpartition("/")[0] if stem.endswith(_OF_FOLDERS) else stem


def _idf(having: int, files: int) -> float:
    return math.log(1 + (files - having + 0.5) / (having + 0.5))


def _table_idf(having: int, rows: int) -> float:
    """Compute the rarity that the function ``bm25`` of the full-text table multiplies by."""
    return max(math.log((rows - having + 0.5) / (having + 0.5)), 1e-6)
