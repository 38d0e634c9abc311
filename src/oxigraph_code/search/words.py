"""Split names and texts into words, equally for the index and for questions.

For maintainers: a name is indexed by its parts and as one joined word, so that ``get user``, ``get_user`` and
``getUser`` find one another. This module must not know the lookup.
"""

from __future__ import annotations

import re
import sqlite3
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from functools import lru_cache
from pathlib import Path
from typing import Any

TOKENIZER = "porter unicode61 remove_diacritics 2"
"""The tokenizer and stemmer of the full-text table."""

_PIECE = re.compile(r"[^\W_]+")
# The places at which case begins another word: ``queryName``, ``SQLCompiler``, but not the plural ``URLs``.
_BEGINS = re.compile(r"(?<=[^\W\d_A-Z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])(?![A-Z]s(?![a-z]))")
_LOWER_UPPER, _UPPER_WORD = re.compile(r"([a-z])([A-Z])"), re.compile(r"([A-Z])([A-Z][a-z])")
_BETWEEN = re.compile(r"::|[.#]")
# A part in brackets, as in ``[Symbol.iterator]``, is not split.
_BEFORE_THE_LAST = re.compile(r"(?:::|\.)(?![^\[\]]*\])")
_SEPARATED = re.compile(r"\w+")
LISTED: Mapping[str, Any] = tomllib.loads(Path(__file__).with_name("words.toml").read_text(encoding="utf-8"))
FILLERS = frozenset(LISTED["around"].split())
_OF_TASKS = FILLERS | frozenset(LISTED["of_sentences"].split())
_ERRANDS = frozenset(LISTED["to_do"].split())
_SHORT_FORMS: Mapping[str, str] = LISTED["short_forms"]
_LONG_FORMS = {short: word for word, short in _SHORT_FORMS.items()}
_LONGEST, _SHORTEST = 64, 3
_MAX_STEMS = 50_000
_STEMS: dict[str, str] = {}
"""The stems of words asked for in this process."""
_MAX_WORDS = 8
MOST_EDITS = 3


def parts(text: str) -> list[str]:
    """Split a text into lower-case words, at case and at anything but letters and digits."""
    return [word.lower()[:_LONGEST] for piece in _PIECE.findall(text) for word in _BEGINS.split(piece)]


def spaced(text: str) -> str:
    """Insert a blank before each new word by case; the tokenizer splits at everything else."""
    return _UPPER_WORD.sub(r"\1 \2", _LOWER_UPPER.sub(r"\1 \2", text))


def phrase(text: str) -> str:
    """Join the words of a text as the tokenizer sees them in ``spaced``."""
    return " ".join(_PIECE.findall(spaced(text))).lower()


def in_one(text: str) -> str:
    """Join a name into one word, without case and separators."""
    return "".join(_PIECE.findall(text)).lower()


def last_part(name: str) -> str:
    """Return the last part of a qualified name."""
    return _BEFORE_THE_LAST.split(name)[-1]


def dotted(name: str) -> str:
    """Lower the case of a name, with dots in place of any language's separators."""
    return ".".join(_BETWEEN.split(name.lower()))


def indexed(text: str) -> str:
    """Prepare text for the full-text table: its words, and compound names as one word besides."""
    return " ".join([_indexed(piece) for piece in _SEPARATED.findall(text)])


@lru_cache(maxsize=20_000)
def _indexed(name: str) -> str:
    words = parts(name)
    return " ".join([*words, in_one(name)[:_LONGEST]] if len(words) > 1 else words)


def asked(text: str) -> list[str]:
    """Select the words of a question, without those around its subject; each once."""
    found = list(dict.fromkeys(parts(text)))
    return [word for word in found if word not in FILLERS][:_MAX_WORDS] or found[:_MAX_WORDS]


def forms(words: str) -> list[str]:
    """List a word or phrase, and its variants with the short or long form of any word."""
    found = [""]
    for word in words.split():
        other = _SHORT_FORMS.get(word) or _LONG_FORMS.get(word)
        found = [f"{start} {form}".strip() for start in found for form in ([word, other] if other else [word])]
    return found


def long_form(word: str) -> str:
    """Expand a short form to its word; any other word stays."""
    return _LONG_FORMS.get(word, word)


def content_words(text: str) -> list[str]:
    """Select the words of a task without fillers and verbs of tasks, in order, each once."""
    words = [word for word in parts(text) if len(word) > 1 and not word.isdigit()]
    return list(dict.fromkeys(word for word in words if word not in _OF_TASKS and word not in _ERRANDS))


def stems(words: Iterable[str]) -> dict[str, str]:
    """Stem each word as the full-text table does (Porter's algorithm, by the tokenizer of SQLite)."""
    wanted = dict.fromkeys(words)
    known = {word: _STEMS[word] for word in tuple(wanted) if word in _STEMS}
    new = [word for word in wanted if word not in known]
    if new:
        with closing(sqlite3.connect(":memory:")) as database:
            database.execute(f"CREATE VIRTUAL TABLE word USING fts5(text, tokenize = '{TOKENIZER}')")
            database.execute("CREATE VIRTUAL TABLE stem USING fts5vocab('word', 'instance')")
            database.executemany("INSERT INTO word (rowid, text) VALUES (?, ?)", enumerate(new))
            found = dict(database.execute("SELECT doc, term FROM stem ORDER BY doc, offset DESC"))
        known |= {word: str(found.get(number, word)) for number, word in enumerate(new)}
        if len(_STEMS) < _MAX_STEMS:
            _STEMS.update(known)
    return {word: known[word] for word in wanted}


def beginnings(words: Iterable[str]) -> dict[str, str]:
    """Return the common prefixes of inflected forms, each with its word."""
    found = {}
    for word, stem in stems(words).items():
        same = next((n for n, (one, two) in enumerate(zip(word, stem, strict=False)) if one != two), len(stem))
        # The stem of "query" ends in a letter that no form of it has there.
        beginning = word[: same - 1] if stem.endswith("i") and same == len(stem) else word[:same]
        found[beginning if len(beginning) >= _SHORTEST else word] = word
    return found


def trigrams(word: str) -> list[str]:
    """Split a word into groups of three letters, with its beginning and its end."""
    padded = f"^{word}$"
    return sorted({padded[start : start + 3] for start in range(len(padded) - 2)})


def nearest(word: str, candidates: Iterable[str]) -> list[tuple[int, str]]:
    """Rank the candidates that a word may stand for, the most likely first, with their distance."""
    room = 1 if len(word) < 5 else 2 if len(word) < 9 else MOST_EDITS
    found = []
    for candidate in set(candidates):
        distance = _distance(word, candidate, room)
        if distance <= room:
            found.append((distance, candidate[:1] != word[:1], abs(len(candidate) - len(word)), candidate))
    return [(distance, candidate) for distance, *_, candidate in sorted(found)]


def _distance(word: str, other: str, room: int) -> int:
    """Compute the Damerau-Levenshtein distance (with adjacent swaps), counted up to ``room``."""
    if abs(len(word) - len(other)) > room:
        return room + 1
    before: Sequence[int] = ()
    row: Sequence[int] = range(len(other) + 1)
    for number, letter in enumerate(word):
        fresh = [number + 1]
        for place, facing in enumerate(other):
            cost = min(row[place] + (letter != facing), row[place + 1] + 1, fresh[place] + 1)
            if number and place and letter == other[place - 1] and word[number - 1] == facing:
                cost = min(cost, before[place - 1] + 1)
            fresh.append(cost)
        if min(fresh) > room:
            return room + 1
        before, row = row, fresh
    return row[-1]
