"""The symbols that have the words of a task, or a literal of it, in their lines.

For maintainers: a line belongs to the smallest symbol around it, and what stands above a definition to that. Files are
weighed by the words that they have before their lines are looked at, because a word of every file tells nothing; and a
long body has any word. This module must not know the graph.
"""

from __future__ import annotations

import math
import re
import sqlite3
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from oxigraph_code.file_tree import Disk
from oxigraph_code.search.comments import below_comment
from oxigraph_code.search.entries import numbered
from oxigraph_code.search.places import Place
from oxigraph_code.search.relevance import CODE, Relevant
from oxigraph_code.search.scan import Scan
from oxigraph_code.search.words import stems

_SHORTEST = 3
_ORDINARY_LINES = 30
_MOST_FILES = 60
_MARK = re.compile(r"\s*(?:@\w|#\[)")
_MOST_MARKS = 6


def beginnings(words: Iterable[str]) -> dict[str, str]:
    """How each of some words begins, whatever its ending is."""
    found = {}
    for word, stem in stems(words).items():
        same = next((n for n, (one, two) in enumerate(zip(word, stem, strict=False)) if one != two), len(stem))
        # The stem of "query" ends as no form of it does.
        beginning = word[: same - 1] if stem.endswith("i") and same == len(stem) else word[:same]
        found[beginning if len(beginning) >= _SHORTEST else word] = word
    return found


def spread(scanned: Scan) -> Counter[str]:
    """In how many files each word is."""
    return Counter(word for words in scanned.words.values() for word in words)


def with_words(
    database: sqlite3.Connection,
    disk: Disk,
    scanned: Scan,
    begins: Mapping[str, str],
    worth: Mapping[Place, float],
    most_bytes: int,
    most: int,
) -> list[Relevant]:
    """The best symbols with words of a task in the lines that are theirs alone; 1 is a short one with every word.
    ``worth`` are the files to look at, with how much each counts."""
    if not begins:
        return []
    counts = spread(scanned)
    telling = {word: math.log(1 + scanned.files / (1 + counts[word])) for word in begins.values()}
    whole = sum(telling.values())
    by_file = {
        place: sum(telling[word] for word in sorted(words)) * worth[place]
        for place, words in scanned.words.items()
        if place.number and worth.get(place)
    }
    nearest = sorted(by_file, key=lambda place: (-by_file[place], place.path))[:_MOST_FILES]
    pattern = re.compile("|".join(sorted(map(re.escape, begins), key=len, reverse=True)))
    scores: dict[int, float] = {}
    density: dict[int, float] = {}
    has: dict[int, set[str]] = {}
    for place in nearest:
        lines = lines_of(disk, place.path, most_bytes)
        owners = Owners(database, place.number, lines)
        words: dict[int, set[str]] = defaultdict(set)
        for line, some in _words_of_lines("\n".join(lines).lower(), pattern, begins).items():
            owner = owners.of(line)
            if owner:
                words[owner] |= some
        for number, some in words.items():
            has[number] = some
            length = 1 + owners.length(number) / _ORDINARY_LINES
            density[number] = 1 / math.sqrt(length)
            share = sum(telling[word] for word in sorted(some)) / whole
            scores[number] = share * density[number] * worth[place]
    best = sorted(scores, key=lambda number: (-scores[number], number))[:most]
    entries = zip(best, numbered(database, best), strict=True)
    hits = [
        Relevant(entry, scores[number], {CODE: sorted(has[number])}, density=density[number])
        for number, entry in entries
    ]
    return sorted(hits, key=lambda hit: (-hit.score, hit.entry.iri))


def lines_of(disk: Disk, path: str, most_bytes: int) -> Sequence[str]:
    """The lines of a file, none where it cannot be read."""
    try:
        return disk.read(path, most_bytes).decode("utf-8", "replace").split("\n")
    except (OSError, ValueError):
        return ()


def _words_of_lines(text: str, pattern: re.Pattern[str], begins: Mapping[str, str]) -> Mapping[int, set[str]]:
    starts = [0, *(match.end() for match in re.finditer("\n", text))]
    found: dict[int, set[str]] = defaultdict(set)
    for match in pattern.finditer(text):
        found[bisect_right(starts, match.start())].add(begins[match.group()])
    return found


class Owners:
    """The symbols of a module by the lines that are theirs."""

    def __init__(self, database: sqlite3.Connection, module: int, lines: Sequence[str]) -> None:
        rows = database.execute(
            "SELECT id, line, end FROM symbol WHERE module = ? ORDER BY line, end DESC, iri", (module,)
        ).fetchall()
        self._lines = lines
        self._lengths: dict[int, int] = {number: max(end - start, 0) for number, start, end in rows}
        self._around: list[int] = [0] * (max((end for _, _, end in rows), default=0) + 1)
        for number, start, end in rows:
            # What comes later is inside of what came before.
            self._around[start : end + 1] = [number] * (end + 1 - start)

    def of(self, line: int) -> int:
        """The number of the symbol that a line belongs to; 0 where there is none. What stands above a definition is
        said of it, and not of what it is in."""
        at = self._below_marks(below_comment(self._lines, line))
        return self._around[at] if at < len(self._around) else 0

    def length(self, number: int) -> int:
        """How many lines a symbol has after its first."""
        return self._lengths.get(number, 0)

    def _below_marks(self, line: int) -> int:
        """The line below attributes and decorators, where a line is one."""
        at = line
        while at <= len(self._lines) and at - line < _MOST_MARKS and _MARK.match(self._lines[at - 1]):
            at += 1
        return at if at <= len(self._lines) else line
