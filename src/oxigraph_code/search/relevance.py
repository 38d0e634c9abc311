"""What in the search index has to do with a task, the most relevant first.

For maintainers: a task is a sentence, of which hardly anything has every word, so something is as relevant as the words
of the task that it has, of which rare ones count more: those of its name most, then those of where it is, then those of
what is said about it. How much depends on it decides between what is as relevant. This module must not know the graph.

Source: Salton and Buckley, Term-weighting approaches in automatic text retrieval, 1988 (idf, coordination).
"""

from __future__ import annotations

import json
import math
import sqlite3
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from oxigraph_code.search.entries import COLUMNS, Entry, entry_of
from oxigraph_code.search.words import Topics

_LOOKED_AT = 300
# Words that so many symbols have tell nothing by themselves, only of what other words have found.
_TOO_COMMON = 2_000
# Of words that such a part of all has, none counts beside others.
_EVERYWHERE = 8
_NAME, _PLACE, _SAID = "name", "place", "{signature docs}"
CODE = "code"
"""Where words are that stand in the lines of something, and not in the index."""

_WORTH = {_NAME: 1.0, _PLACE: 0.6, _SAID: 0.35}
# What has a whole name of several words that stand together in the task.
_CALLED_SO = 0.5
_EXACTLY = 0.4
_WEIGHED = 0.03


class Relevant(NamedTuple):
    """What was found for a task: how relevant it is, 1 having each word in its name, and which words it has, by where
    it has them."""

    entry: Entry
    score: float
    words: Mapping[str, Sequence[str]]

    @property
    def is_named_so(self) -> bool:
        """Whether a word is in its name, or in where it is, and not only in what is said about it."""
        return bool(self.words.get(_NAME) or self.words.get(_PLACE))

    @property
    def reason(self) -> str:
        """Why it was found, in words."""
        said = {_NAME: "named like", _PLACE: "in a place named like", _SAID: "said to be about", "code": "code has"}
        where = next(place for place in said if self.words.get(place))
        return f"{said[where]} {', '.join(self.words[where])}"


def relevant(
    database: sqlite3.Connection, topics: Topics, projects: Sequence[str], language: str, most: int
) -> list[Relevant]:
    """What some projects have for a task, the most relevant first."""
    (symbols,) = database.execute("SELECT max(id) FROM symbol").fetchone()
    everywhere = max(_TOO_COMMON, (symbols or 1) // _EVERYWHERE)
    counts = {word: _count(database, word, everywhere) for word in (*topics.words, *topics.together)}
    if any(0 < count < everywhere for count in counts.values()):
        # Reading all that has such a word takes long, and tells least.
        counts = {word: count for word, count in counts.items() if count < everywhere}
    telling = {word: math.log(1 + (symbols or 1) / count) for word, count in counts.items() if count}
    whole = sum(telling[word] for word in topics.words if word in telling)
    scores: dict[int, float] = defaultdict(float)
    has: dict[int, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for word in sorted(telling, key=lambda word: (counts[word], word)):
        worth = _CALLED_SO if word in topics.together else 1.0
        found: set[int] = set()
        for place, part in _WORTH.items():
            if word in topics.together and place != _NAME:
                continue
            rows = database.execute("SELECT rowid FROM words WHERE words MATCH ?", (f'{place} : "{word}"',))
            for (number,) in rows:
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
        exactly = len(has[number][_NAME]) / max(len(entry.parts.split()), 1)
        share *= 1 + _EXACTLY * min(exactly, 1.0) + _WEIGHED * entry.weight
        apart = {place: [word for word in words if word not in topics.together] for place, words in has[number].items()}
        hits.append(Relevant(entry, share, {place: apart[place] or words for place, words in has[number].items()}))
    return sorted(hits, key=lambda hit: (-hit.score, hit.entry.iri))[:most]


def _count(database: sqlite3.Connection, word: str, most: int) -> int:
    query = "SELECT COUNT(*) FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ?)"
    return int(database.execute(query, (f'"{word}"', most)).fetchone()[0])
