"""Rank the symbols of the index by their relevance to a task.

For maintainers: hardly any symbol has every word of a sentence, so the relevance of a symbol is the weight of the words
that it has. Rare words count more, words in its name most, then those in its place, then those in its documentation.
The number of dependents decides between equals. This module must not know the graph.

Source: Salton and Buckley, Term-weighting approaches in automatic text retrieval, 1988 (idf, coordination).
"""

from __future__ import annotations

import json
import math
import sqlite3
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.search.entries import COLUMNS, Entry, entry_of
from oxigraph_code.search.words import Topics, forms

_LOOKED_AT = 300
# A word of more symbols only adds to hits of other words.
_TOO_COMMON = 2_000
# A word of a larger share of all symbols does not count beside others.
_EVERYWHERE = 8
NAME, PLACE, SAID = "name", "place", "{signature docs}"
"""The places of words in the index."""
CODE = "code"
"""The place of words that are in the lines of a symbol, not in the index."""

_WORTH = {NAME: 1.0, PLACE: 0.6, SAID: 0.35}
# The weight of a name composed of several adjacent words of the task.
_CALLED_SO = 0.5
EXACTLY = 0.4
WEIGHED = 0.03
"""The bonus for a name without other words, and for the weight of a symbol."""


class Relevant(NamedTuple):
    """A hit for a task, with its words by place.

    A ``score`` of 1 is that of a symbol with each word in its name. ``exactly`` is the share of its name that the task
    has; ``density`` is 1 for a short body and less for one with room for any word.
    """

    entry: Entry
    score: float
    words: Mapping[str, Sequence[str]]
    exactly: float = 0.0
    density: float = 1.0

    @property
    def reason(self) -> str:
        """The reason for the hit, in words."""
        return reason_of(self.words)


def reason_of(words: Mapping[str, Collection[str]]) -> str:
    """The reason for a hit with some words, by their places."""
    said = {NAME: "named like", PLACE: "in a place named like", SAID: "said to be about", CODE: "code has"}
    where = next(place for place in said if words.get(place))
    return f"{said[where]} {', '.join(words[where])}"


class Relevance(NamedTuple):
    """The hits for a task, the most relevant first.

    ``telling`` is the rarity of each known word in the names, places and documentation of the projects.
    """

    hits: Sequence[Relevant]
    telling: Mapping[str, float]


def relevant(
    database: sqlite3.Connection, topics: Topics, projects: Sequence[str], language: str, most: int
) -> Relevance:
    """Rank the symbols of some projects for a task."""
    inside = _Inside(database, projects)
    everywhere = max(_TOO_COMMON, inside.symbols // _EVERYWHERE)
    counts = {word: inside.count(_any_of(word), everywhere) for word in (*topics.words, *topics.together)}
    every = counts
    if any(0 < count < everywhere for count in counts.values()):
        # Reading all symbols with such a word takes long and gains least.
        counts = {word: count for word, count in counts.items() if count < everywhere}
    telling = {word: math.log(1 + inside.symbols / count) for word, count in counts.items() if count}
    whole = sum(telling[word] for word in topics.words if word in telling)
    scores: dict[int, float] = defaultdict(float)
    has: dict[int, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for word in sorted(telling, key=lambda word: (counts[word], word)):
        worth = _CALLED_SO if word in topics.together else 1.0
        found: set[int] = set()
        for place, part in _WORTH.items():
            if word in topics.together and place != NAME:
                continue
            for number in inside.having(f"{place} : ({_any_of(word)})"):
                if number not in found and (counts[word] <= _TOO_COMMON or number in scores):
                    found.add(number)
                    scores[number] += telling[word] * part * worth
                    has[number][place].append(word)
    best = sorted(scores, key=lambda number: (-scores[number], number))[:_LOOKED_AT]
    rows = database.execute(
        f"SELECT s.id, {COLUMNS} FROM json_each(?) wanted JOIN symbol s ON s.id = wanted.value"  # noqa: S608
        " JOIN module m ON m.id = s.module"
        " WHERE m.path != '' AND m.project IN (SELECT value FROM json_each(?)) AND (? = '' OR m.language = ?)",
        (json.dumps(best), json.dumps(list(projects)), language, language),
    )
    hits = []
    for number, *columns in rows:
        entry = entry_of(columns)
        share = scores[number] / whole if whole else 0.0
        exactly = min(len(has[number][NAME]) / max(len(entry.parts.split()), 1), 1.0)
        share *= 1 + EXACTLY * exactly + WEIGHED * entry.weight
        apart = {place: [word for word in words if word not in topics.together] for place, words in has[number].items()}
        shown = {place: apart[place] or words for place, words in has[number].items()}
        hits.append(Relevant(entry, share, shown, exactly))
    ranked = sorted(hits, key=lambda hit: (-hit.score, hit.entry.iri))[:most]
    common = math.log(1 + inside.symbols / everywhere)
    known = {word: common for word, count in every.items() if count >= everywhere} | telling
    return Relevance(ranked, {word: known[word] for word in topics.words if word in known})


def _any_of(words: str) -> str:
    """The match for a word in its long or short form, or for two adjacent words in either order."""
    one, _, other = words.partition(" ")
    names = [f"{one} {other}", one + other, f"{other} {one}"] if other else forms(one)
    return " OR ".join(f'"{name}"' for name in names)


class _Inside:
    """The symbols of some projects, which are counted without those of other projects in the store."""

    def __init__(self, database: sqlite3.Connection, projects: Sequence[str]) -> None:
        self._database = database
        wanted = "SELECT id FROM module WHERE project IN (SELECT value FROM json_each(?))"
        self._modules = [number for (number,) in database.execute(wanted, (json.dumps(list(projects)),))]
        (every,) = database.execute("SELECT COUNT(*) FROM module").fetchone()
        self._are_all = len(self._modules) == every
        self._of = (
            ("", ())
            if self._are_all
            else (
                " JOIN symbol s ON s.id = words.rowid AND s.module IN (SELECT value FROM json_each(?))",
                (json.dumps(self._modules),),
            )
        )
        self.symbols = self._symbols()

    def _symbols(self) -> int:
        if self._are_all:
            (most,) = self._database.execute("SELECT max(id) FROM symbol").fetchone()
            return int(most or 1)
        query = "SELECT COUNT(*) FROM symbol WHERE module IN (SELECT value FROM json_each(?))"
        (count,) = self._database.execute(query, self._of[1]).fetchone()
        return int(count or 1)

    def having(self, match: str) -> list[int]:
        """The numbers of the matching symbols."""
        join, values = self._of
        query = f"SELECT words.rowid FROM words{join} WHERE words MATCH ?"  # noqa: S608 - no text of anybody
        return [number for (number,) in self._database.execute(query, (*values, match))]

    def count(self, match: str, most: int) -> int:
        """The number of matching symbols, up to ``most``."""
        join, values = self._of
        query = f"SELECT COUNT(*) FROM (SELECT 1 FROM words{join} WHERE words MATCH ? LIMIT ?)"  # noqa: S608
        return int(self._database.execute(query, (*values, match, most)).fetchone()[0])
