"""Rank symbols by the words of a task, or a literal of it, in their lines.

For maintainers: a line belongs to the smallest symbol around it, and the lines above a definition to that definition.
Files are ranked by their words before their lines are read, because a word that every file has is no evidence; and a
long body contains any word. This module must not know the graph.
"""

from __future__ import annotations

import math
import re
import sqlite3
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from oxigraph_code.file_tree import FileTree
from oxigraph_code.search.comments import below_comment
from oxigraph_code.search.entries import numbered
from oxigraph_code.search.places import IndexedModule
from oxigraph_code.search.relevance import CODE, Relevant
from oxigraph_code.search.scan import Scan
from oxigraph_code.search.words import stems

_SHORTEST = 3
_ORDINARY_LINES = 30
_MOST_FILES = 60
_MARK = re.compile(r"\s*(?:@\w|#\[)")
_MOST_MARKS = 6


def beginnings(words: Iterable[str]) -> dict[str, str]:
    """The common beginnings of the inflected forms of words, each with its word."""
    found = {}
    for word, stem in stems(words).items():
        same = next((n for n, (one, two) in enumerate(zip(word, stem, strict=False)) if one != two), len(stem))
        # The stem of "query" ends in a letter that no form of it has there.
        beginning = word[: same - 1] if stem.endswith("i") and same == len(stem) else word[:same]
        found[beginning if len(beginning) >= _SHORTEST else word] = word
    return found


def spread(scanned: Scan) -> Counter[str]:
    """The number of files with each word."""
    return Counter(word for words in scanned.words.values() for word in words)


def with_words(
    database: sqlite3.Connection,
    tree: FileTree,
    scanned: Scan,
    begins: Mapping[str, str],
    worth: Mapping[IndexedModule, float],
    most_bytes: int,
    most: int,
) -> list[Relevant]:
    """The best symbols with words of a task in lines of their own.

    The score of a short symbol with every word is 1. ``worth`` has the weight of each file; others are not read.
    """
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
        lines = lines_of(tree, place.path, most_bytes)
        owners = LineOwners(database, place.number, lines)
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


def lines_of(tree: FileTree, path: str, most_bytes: int) -> Sequence[str]:
    """The lines of a file; none if it cannot be read."""
    try:
        return tree.read(path, most_bytes).decode("utf-8", "replace").split("\n")
    except (OSError, ValueError):
        return ()


def _words_of_lines(text: str, pattern: re.Pattern[str], begins: Mapping[str, str]) -> Mapping[int, set[str]]:
    starts = [0, *(match.end() for match in re.finditer("\n", text))]
    found: dict[int, set[str]] = defaultdict(set)
    for match in pattern.finditer(text):
        found[bisect_right(starts, match.start())].add(begins[match.group()])
    return found


class LineOwners:
    """The innermost symbol of each line of a module."""

    def __init__(self, database: sqlite3.Connection, module: int, lines: Sequence[str]) -> None:
        rows = database.execute(
            "SELECT id, line, end FROM symbol WHERE module = ? ORDER BY line, end DESC, iri", (module,)
        ).fetchall()
        self._lines = lines
        self._lengths: dict[int, int] = {number: max(end - start, 0) for number, start, end in rows}
        self._around: list[int] = [0] * (max((end for _, _, end in rows), default=0) + 1)
        for number, start, end in rows:
            # A later row is nested in an earlier one.
            self._around[start : end + 1] = [number] * (end + 1 - start)

    def of(self, line: int) -> int:
        """The number of the symbol that a line belongs to; 0 if there is none.

        Lines above a definition belong to it, and not to the symbol around it.
        """
        at = self._below_marks(below_comment(self._lines, line))
        return self._around[at] if at < len(self._around) else 0

    def length(self, number: int) -> int:
        """The number of lines of a symbol after its first."""
        return self._lengths.get(number, 0)

    def _below_marks(self, line: int) -> int:
        """The first line below attributes and decorators, if the line is one of these."""
        at = line
        while at <= len(self._lines) and at - line < _MOST_MARKS and _MARK.match(self._lines[at - 1]):
            at += 1
        return at if at <= len(self._lines) else line
