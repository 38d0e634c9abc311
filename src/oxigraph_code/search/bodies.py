"""Which symbols have the words of a task in their code.

For maintainers: messages, options and local variables have no place in the index, and files are quickly read where they
are few; of very many only those are read that something else speaks for. A word of every file tells nothing, and a long
body has any word. This module must not know the graph.
"""

from __future__ import annotations

import json
import math
import re
import sqlite3
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from oxigraph_code.file_tree import Disk
from oxigraph_code.search.entries import COLUMNS, Entry, entry_of
from oxigraph_code.search.places import Place
from oxigraph_code.search.relevance import CODE, Relevant
from oxigraph_code.search.words import Topics

_ENDINGS = re.compile(r"(?:ing|ed|es|s|e)$")
_SHORTEST = 4
_ORDINARY_LINES = 30


def with_words(
    database: sqlite3.Connection, disk: Disk, files: Sequence[Place], topics: Topics, most_bytes: int
) -> list[Relevant]:
    """The symbols with words of a task in the lines that are theirs alone; 1 is a short one that has every word."""
    beginnings = {_beginning(word): word for word in topics.words}
    if not beginnings or not files:
        return []
    pattern = re.compile("|".join(sorted(map(re.escape, beginnings), key=len, reverse=True)))
    lines: dict[int, Mapping[int, set[str]]] = {}
    for place in files:
        lines[place.number] = _lines(disk, place.path, pattern, beginnings, most_bytes)
    spread = Counter(word for found in lines.values() for word in set().union(*found.values()))
    telling = {word: math.log(1 + len(files) / (1 + count)) for word, count in spread.items()}
    whole = sum(telling.values()) + sum(math.log(1 + len(files)) for word in topics.words if word not in telling)
    hits = []
    for entry, words in _owners(database, lines).values():
        length = 1 + max(entry.end - entry.line, 0) / _ORDINARY_LINES
        score = sum(telling[word] for word in sorted(words)) / whole / math.sqrt(max(length, 1.0))
        hits.append(Relevant(entry, score, {CODE: sorted(words)}))
    return sorted(hits, key=lambda hit: (-hit.score, hit.entry.iri))


def _beginning(word: str) -> str:
    shorter = _ENDINGS.sub("", word)
    return shorter if len(shorter) >= _SHORTEST else word


def _lines(
    disk: Disk, path: str, pattern: re.Pattern[str], beginnings: Mapping[str, str], most_bytes: int
) -> Mapping[int, set[str]]:
    """The words in each line that has any."""
    try:
        text = disk.read(path, most_bytes).decode("utf-8", "replace").lower()
    except (OSError, ValueError):
        return {}
    starts = [0, *(match.end() for match in re.finditer("\n", text))]
    found: dict[int, set[str]] = defaultdict(set)
    for match in pattern.finditer(text):
        found[bisect_right(starts, match.start())].add(beginnings[match.group()])
    return found


def _owners(
    database: sqlite3.Connection, lines: Mapping[int, Mapping[int, set[str]]]
) -> Mapping[str, tuple[Entry, set[str]]]:
    """The smallest symbol around each line, with the words of its lines."""
    rows = database.execute(
        f"SELECT s.module, {COLUMNS} FROM json_each(?) wanted JOIN symbol s ON s.module = wanted.value"  # noqa: S608
        " JOIN module m ON m.id = s.module ORDER BY s.line, s.end DESC, s.iri",
        (json.dumps([number for number, found in lines.items() if found]),),
    )
    around: dict[int, dict[int, Entry]] = defaultdict(dict)
    for number, *columns in rows:
        entry = entry_of(columns)
        # What comes later is inside of what came before.
        for line in lines[number]:
            if entry.line <= line <= entry.end:
                around[number][line] = entry
    found: dict[str, tuple[Entry, set[str]]] = {}
    for number, by_line in around.items():
        for line, entry in by_line.items():
            found.setdefault(entry.iri, (entry, set()))[1].update(lines[number][line])
    return found
