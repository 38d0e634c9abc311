"""Lines with the literals of a task, in the files that the search index has for them.

For maintainers: the index finds the few files with the words of a literal, in any spelling, and only these are read. A
limit on files ends it, never the clock, because the same task must have the same answer. This module must not know the
graph.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import NamedTuple

from oxigraph_code.file_tree import FileTree, text_of
from oxigraph_code.search.line_matches import line_matches
from oxigraph_code.search.literals import PATH, PROPER, Literal
from oxigraph_code.search.places import IndexedModule
from oxigraph_code.search.ranking import Ranking

_MAX_FILES = 60
_MAX_IN_A_FILE = 20
_LONGEST_LINE = 160
_BEFORE = 50


class Hit(NamedTuple):
    """A line with a literal. ``rank`` is the number of the pattern, 0 for the closest.

    ``line`` is 0 if the path of the file matches.
    """

    place: IndexedModule
    line: int
    text: str
    rank: int


def scan(ranking: Ranking, tree: FileTree, literals: Sequence[Literal], most_bytes: int) -> Mapping[int, list[Hit]]:
    """Find the hits of each literal, by its number."""
    texts: dict[IndexedModule, str] = {}
    found: dict[int, list[Hit]] = {}
    for number, literal in enumerate(literals):
        hits = found[number] = _paths(ranking, literal)
        for place in ranking.files_with(literal.match, _MAX_FILES) if literal.match else ():
            if literal.kind == PROPER and place.number > 0:
                continue  # the declarations of an indexed file are symbols
            if place not in texts:
                texts[place] = text_of(tree, place.path, most_bytes)
            hits += _hits(place, texts[place], literal)
    return found


def _paths(ranking: Ranking, literal: Literal) -> list[Hit]:
    patterns = list(literal.path_patterns())
    last = literal.text.strip("/").rpartition("/")[2] if literal.kind == PATH else ""
    found = []
    for place in ranking.files.values() if patterns else ():
        # Most paths do not have the last part, which is quick to see.
        if last and last not in place.path:
            continue
        rank = next((rank for rank, pattern in enumerate(patterns) if pattern.search(place.path)), -1)
        if rank >= 0:
            found.append(Hit(place, 0, "", rank))
    return found


def _hits(place: IndexedModule, text: str, literal: Literal) -> list[Hit]:
    """Find the lines of a file that match the closest pattern with any match."""
    first = 1 if literal.needed and literal.needed not in text.casefold() else 0
    for rank, pattern in enumerate(literal.patterns[first:], first):
        lines = islice(line_matches(pattern, text, _LONGEST_LINE, _BEFORE), _MAX_IN_A_FILE)
        if hits := [Hit(place, *line, rank) for line in lines]:
            return hits
    return []
