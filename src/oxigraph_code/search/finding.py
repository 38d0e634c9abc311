"""Symbol search in the index: by name, part of a name, or words, the best match first.

For maintainers: the order is by grade (the name, its prefix, its words, its place, its documentation), then by weight,
then by place, so that the same index answers in the same order. Unknown words are replaced by the nearest known ones,
and the result says so. This module must not know the graph, nor the form of an answer. See decision 0030.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from oxigraph_code.search.entries import Entry, numbered
from oxigraph_code.search.words import MOST_EDITS, asked, dotted, in_one, last_part, nearest, trigrams

_SEPARATOR = re.compile(r"::|[.#]")
_SHORTEST_BEGINNING = 3
_SHORTEST_MISSPELT = 4
_CANDIDATES = 80
_NEAREST = 3
_UNGRADED: tuple[str, Sequence[str]] = ("0", ())
# Symbols of libraries, which have no lines, come after those of the projects.
_BY_GRADE = "grade, s.line = 0, s.weight DESC, length(s.qualified), m.path, s.line, s.iri"
_BY_WORDS = "s.line = 0, w.likeness - 0.3 * s.weight, m.path, s.line, s.iri"
_BY_WEIGHT = "s.line = 0, s.weight DESC, m.path, s.line, s.iri"
_LIKENESS = "bm25(words, 8.0, 3.0, 2.0, 1.0)"
# In a search for any of the words, a word of more symbols is no evidence.
_TOO_COMMON = 3_000
# From so many matches on, enough have the word in their name.
_COMMON = 1_000
_WITH_WORDS = "SELECT rowid AS id{likeness} FROM words WHERE words MATCH ? LIMIT -1"
# Of several definitions the first is in the table.
_CALLED = "SELECT s.id FROM symbol s CROSS JOIN words ON words.rowid = s.id WHERE s.in_one = ?"
_CALLED_SO, _HAS_IT = 1, 4
"""The last grade of an exact name, and of a name with all words."""


class Filters(NamedTuple):
    """Conditions besides the words; empty ones match anything.

    ``modules`` are numbers of the index, ``None`` for all; ``besides`` are symbols of other modules. ``subjects`` are
    the symbols and modules to search, ``None`` for all.
    """

    modules: Sequence[int] | None = None
    kind: str = ""
    visibility: str = ""
    within: str = ""
    besides: Sequence[str] = ()
    subjects: Sequence[str] | None = None


class Finding(NamedTuple):
    """The best hits and the number of all.

    ``read_as`` has misspelt words with their replacements, ``unknown`` the words without one. ``is_partial`` is True if
    the hits need not have all words, ``by_meaning`` if they are near to the text and need have none.
    """

    hits: Sequence[Entry]
    total: int
    read_as: Sequence[tuple[str, Sequence[str]]] = ()
    unknown: Sequence[str] = ()
    is_partial: bool = False
    by_meaning: bool = False


def find(database: sqlite3.Connection, text: str, filters: Filters, most: int) -> Finding:
    """Find the symbols for a name, a part of one, or words; without a text those that the filters match."""
    if not text.strip():
        return _matching(database, filters, most)
    words = [word for word in asked(text) if word]
    if not words:
        return Finding((), 0)
    read_as, unknown, alternatives = [], [], []
    for word in words:
        if len(word) < _SHORTEST_MISSPELT or _is_known(database, word):
            alternatives.append([word])
        elif near := near_words(database, word):
            read_as.append((word, near[:_NEAREST]))
            alternatives.append(near[:_NEAREST])
        else:
            unknown.append(word)
    if not alternatives:
        return Finding((), 0, (), unknown)
    together = " AND ".join(_either(entry) for entry in alternatives)
    meant = [entry[0] for entry in alternatives]
    grade, values = _grade(" ".join(meant) if read_as else text.strip(), meant)
    match = f"{{name place}} : ({together})"
    total, found = _select(database, match, (grade, values), _BY_GRADE, filters, most, meant)
    if len(found) < most:
        total, more = _select(database, together, _UNGRADED, _BY_WORDS, filters, most + len(found))
        found = list(dict.fromkeys([*found, *more]))
    if not found and len(alternatives) > 1:
        telling = [entry for entry in alternatives if _count(database, _either(entry)) <= _TOO_COMMON]
        some = " OR ".join(_either(entry) for entry in telling)
        if some:
            total, found = _select(database, some, _UNGRADED, _BY_WORDS, filters, most)
        return Finding(numbered(database, found), total, read_as, unknown, True)
    return Finding(numbered(database, found[:most]), total, read_as, unknown, bool(unknown))


def _matching(database: sqlite3.Connection, filters: Filters, most: int) -> Finding:
    """Find the symbols that filters match, most dependents first."""
    conditions, values = conditions_of(filters)
    matching = f" FROM symbol s JOIN module m ON m.id = s.module WHERE 1{conditions}"
    total = int(database.execute(f"SELECT COUNT(*){matching}", values).fetchone()[0])
    query = f"SELECT s.id{matching} ORDER BY {_BY_WEIGHT} LIMIT ?"
    return Finding(numbered(database, [number for (number,) in database.execute(query, (*values, most))]), total)


def near_words(database: sqlite3.Connection, word: str, *, further: bool = False) -> list[str]:
    """Find the known words that are most similar to a misspelt one.

    With ``further`` also less similar ones, and words that contain it.
    """
    marks = trigrams(word)[:_CANDIDATES]
    alike = (
        f"SELECT text, {' + '.join(['(instr(marked, ?) > 0)'] * len(marks))} AS shared"  # noqa: S608 - places only
        " FROM (SELECT text, '^' || text || '$' AS marked FROM word"
        "   WHERE text != ? AND (abs(length(text) - ?) <= ? OR instr(text, ?)))"
        " ORDER BY shared DESC, abs(length(text) - ?), text LIMIT ?"
    )
    values = (*marks, word, len(word), MOST_EDITS, word, len(word), _CANDIDATES)
    candidates = [text for text, shared in database.execute(alike, values) if shared]
    near = nearest(word, candidates)
    if near and not further:
        # A word stays in the table after its last name is gone.
        return [text for distance, text in near if distance == near[0][0] and _is_known(database, text)]
    inside = sorted((text for text in candidates if word in text), key=lambda text: (len(text), text))
    return list(dict.fromkeys([*(text for _, text in near), *inside]))


def near_names(database: sqlite3.Connection, text: str, projects: Sequence[str], most: int) -> list[str]:
    """Find names of symbols for a misspelt name, part by part."""
    found: list[str] = []
    pieces = [in_one(piece) for piece in _SEPARATOR.split(text) if in_one(piece)]
    if len(pieces) > 1:
        meant = " ".join((near_words(database, piece) or [piece])[0] for piece in pieces)
        found += [
            hit.name
            for hit in find(database, meant, Filters(), most).hits
            if hit.project in projects and not hit.is_external
        ]
    for word in near_words(database, pieces[-1], further=True)[: 2 * most] if pieces else ():
        query = (
            "SELECT s.name FROM words JOIN symbol s ON s.id = words.rowid JOIN module m ON m.id = s.module"
            " WHERE words MATCH ? AND s.in_one = ? AND s.line > 0 AND m.project IN (SELECT value FROM json_each(?))"
            " ORDER BY s.weight DESC, s.iri LIMIT 1"
        )
        found += [name for (name,) in database.execute(query, (f'name : "{word}"', word, _listed(projects)))]
    return list(dict.fromkeys(found))[:most]


def spellings(database: sqlite3.Connection, one: str, projects: Sequence[str], most: int) -> list[str]:
    """Find names of symbols that are equal without case and underscores."""
    query = (
        "SELECT DISTINCT s.qualified FROM symbol s JOIN module m ON m.id = s.module WHERE s.in_one = ? AND s.line > 0"
        " AND m.iri != s.iri AND m.project IN (SELECT value FROM json_each(?)) ORDER BY s.qualified"
    )
    found = (last_part(name) for (name,) in database.execute(query, (one, _listed(projects))))
    return list(dict.fromkeys(found))[:most]


def values_there_are(database: sqlite3.Connection, column: str) -> list[str]:
    """List the values in the index for a filter: kinds, visibilities, or languages."""
    table = "module" if column == "language" else "symbol"
    rows = database.execute(f"SELECT DISTINCT {column} FROM {table}")  # noqa: S608 - names of our own
    return sorted({value for (text,) in rows for value in text.split()})


def is_name(database: sqlite3.Connection, name: str) -> bool:
    """Return true if a symbol has exactly this name."""
    query = "SELECT 1 FROM symbol WHERE in_one = ? AND (name = ? OR qualified = ?) LIMIT 1"
    return database.execute(query, (in_one(last_part(name)), name, name)).fetchone() is not None


def _is_known(database: sqlite3.Connection, word: str) -> bool:
    return (
        database.execute("SELECT 1 FROM words WHERE words MATCH ? LIMIT 1", (_either([word]),)).fetchone() is not None
    )


def _count(database: sqlite3.Connection, match: str) -> int:
    return int(database.execute("SELECT COUNT(*) FROM words WHERE words MATCH ?", (match,)).fetchone()[0])


def _either(words: Sequence[str]) -> str:
    """Build a full-text expression for any of the words, or for longer words with such a prefix.

    Words consist of letters and digits.
    """
    shown = [f'"{word}"{" *" if len(word) >= _SHORTEST_BEGINNING else ""}' for word in words]
    return shown[0] if len(shown) == 1 else f"({' OR '.join(shown)})"


def _grade(text: str, words: Sequence[str]) -> tuple[str, list[str]]:
    """Grade a match by name or place, 0 being the best, as SQL with its values."""
    one = in_one(text)
    end = f".{dotted(text)}"
    whole = "replace(replace(s.within, '.', ''), '_', '') || s.in_one"
    qualified = "lower(replace(s.qualified, '::', '.'))"
    cases = [
        ("s.name = ? OR s.qualified = ?", [text, text]),
        (f"s.in_one = ? OR {whole} = ? OR substr({qualified}, -length(?)) = ?", [one, one, end, end]),
        ("substr(s.in_one, 1, length(?)) = ?", [one, one]),
        (" AND ".join(["instr(s.parts || ' ', ' ' || ? || ' ')"] * len(words)), words),
        (" AND ".join(["instr(s.parts, ' ' || ?)"] * len(words)), words),
    ]
    shown = " ".join(f"WHEN {condition} THEN {grade}" for grade, (condition, _) in enumerate(cases))
    # A symbol of a library is meant only if its whole name is written.
    external = f"WHEN s.line = 0 AND s.qualified != ? THEN {len(cases) + 1}"
    return f"CASE {external} {shown} ELSE {len(cases)} END", [text, *(value for _, values in cases for value in values)]


def _select(
    database: sqlite3.Connection,
    match: str,
    grade: tuple[str, Sequence[str]],
    order: str,
    filters: Filters,
    most: int,
    named: Sequence[str] = (),
) -> tuple[int, list[int]]:
    """Count the matches, and select the numbers of the best.

    If there are very many, those with the words in their names (``named``) are searched first.
    """
    conditions, values = conditions_of(filters)
    likeness = f", {_LIKENESS} AS likeness" if order is _BY_WORDS else ""

    def matching(which: str) -> str:
        # Text of users is passed as values only.
        joined = "JOIN symbol s ON s.id = w.id JOIN module m ON m.id = s.module"
        return f" FROM ({which}) w {joined} WHERE 1{conditions}"

    every = _WITH_WORDS.format(likeness=likeness)
    places = [(every, match, len(grade[1]))]
    if len(named) == 1 and _count(database, match) > _COMMON:
        places = [(_CALLED, named[0], _CALLED_SO), (every, f"name : {_either(named)}", _HAS_IT), *places]
    found: list[tuple[int, int]] = []
    for which, value, last in places:
        query = f"SELECT s.id, {grade[0]} AS grade{matching(which)} ORDER BY {order} LIMIT ?"
        found = database.execute(query, (*grade[1], value, *values, most)).fetchall()
        if len(found) == most and found[-1][1] <= last:
            break
    numbers = [number for number, _ in found]
    if len(found) < most:
        return len(found), numbers
    if not conditions:
        return _count(database, match), numbers
    return int(database.execute(f"SELECT COUNT(*){matching(every)}", (match, *values)).fetchone()[0]), numbers


def conditions_of(filters: Filters) -> tuple[str, list[str | int]]:
    """Convert filters to SQL after a condition, with its values."""
    conditions: list[str] = []
    values: list[str | int] = []
    if filters.modules is not None:
        conditions.append("(s.module IN (SELECT value FROM json_each(?)) OR s.iri IN (SELECT value FROM json_each(?)))")
        values += [_listed(filters.modules), _listed(filters.besides)]
    if filters.subjects is not None:
        conditions.append("s.iri IN (SELECT value FROM json_each(?))")
        values.append(_listed(filters.subjects))
    if filters.kind:
        conditions.append("instr(s.kinds, ' ' || ? || ' ')")
        values.append(filters.kind)
    if filters.visibility:
        conditions.append("s.visibility = ?")
        values.append(filters.visibility)
    if filters.within:
        conditions.append("instr('.' || s.within || '.', ?)")
        values.append(f".{dotted(filters.within)}.")
    return "".join(f" AND {condition}" for condition in conditions), values


def _listed(values: Iterable[str | int]) -> str:
    return json.dumps(list(values))
