"""Which symbols have the words of a task in their code.

For maintainers: messages, options and local variables have no place in the index, and files are quickly read where they
are few; of very many only those are read that something else speaks for. A word of every file tells nothing, and a long
body has any word. This module must not know the graph.
"""

from __future__ import annotations

import math
import re
import sqlite3
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from oxigraph_code.file_tree import Disk
from oxigraph_code.search.comments import below_comment
from oxigraph_code.search.entries import numbered
from oxigraph_code.search.places import Place
from oxigraph_code.search.relevance import CODE, Relevant
from oxigraph_code.search.words import Topics

_ENDINGS = re.compile(r"(?:ing|ed|es|s|e)$")
_SHORTEST = 4
_ORDINARY_LINES = 30


def with_words(
    database: sqlite3.Connection, disk: Disk, files: Sequence[Place], topics: Topics, most_bytes: int, most: int
) -> list[Relevant]:
    """The best symbols with words of a task in the lines that are theirs alone; 1 is a short one with every word."""
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
    scores: dict[int, float] = {}
    has: dict[int, set[str]] = {}
    for number, length, words in _owners(database, lines):
        has[number] = words
        scores[number] = sum(telling[word] for word in sorted(words)) / whole / math.sqrt(max(length, 1.0))
    best = sorted(scores, key=lambda number: (-scores[number], number))[:most]
    entries = zip(best, numbered(database, best), strict=True)
    hits = [Relevant(entry, scores[number], {CODE: sorted(has[number])}) for number, entry in entries]
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
    lines = text.split("\n")
    about: dict[int, set[str]] = defaultdict(set)
    for line, words in found.items():
        # What stands above a definition is said of it, and not of what it is in.
        about[below_comment(lines, line)] |= words
    return about


def _owners(
    database: sqlite3.Connection, lines: Mapping[int, Mapping[int, set[str]]]
) -> Iterator[tuple[int, float, set[str]]]:
    """The number of the smallest symbol around each line, how much it is longer than usual, and the words of its
    lines."""
    for module, found in lines.items():
        if not found:
            continue
        rows = database.execute(
            "SELECT id, line, end FROM symbol WHERE module = ? ORDER BY line, end DESC, iri", (module,)
        ).fetchall()
        around = [0] * (max((end for _, _, end in rows), default=0) + 1)
        for number, start, end in rows:
            # What comes later is inside of what came before.
            around[start : end + 1] = [number] * (end + 1 - start)
        words: dict[int, set[str]] = defaultdict(set)
        for line, some in found.items():
            if line < len(around) and around[line]:
                words[around[line]] |= some
        for number, start, end in rows:
            if number in words:
                yield number, 1 + max(end - start, 0) / _ORDINARY_LINES, words[number]
