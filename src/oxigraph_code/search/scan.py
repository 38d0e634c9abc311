"""One pass over the text of files, for words and for literals.

For maintainers: the index of words has names and documentation, while messages, options and templates are only in the
text; a pass over all of it is fast as long as nothing is split into words. Only the hits of a file are kept, not its
text. A limit on bytes ends the pass, never the clock, because the same task must have the same answer. This module must
not know the graph.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from oxigraph_code.file_tree import FileTree
from oxigraph_code.search.literals import PROPER, Literal
from oxigraph_code.search.places import IndexedModule

_BUDGET = 150_000_000
_LOOKED_AT = 8192
_MOST_IN_A_FILE = 20
_MOST_HITS = 2_000
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


@dataclass
class Scan:
    """The result of a pass over files.

    The words in the text or path of each file, the size of files with any, and the hits of each literal by its number.
    ``is_complete`` is True if all files were read.
    """

    words: dict[IndexedModule, frozenset[str]] = field(default_factory=dict)
    sizes: dict[IndexedModule, int] = field(default_factory=dict)
    hits: dict[int, list[Hit]] = field(default_factory=lambda: defaultdict(list))
    files: int = 0
    is_complete: bool = True


def scan(
    tree: FileTree,
    files: Sequence[IndexedModule],
    words: Mapping[str, str],
    literals: Sequence[Literal],
    most_bytes: int,
) -> Scan:
    """Search files for words, by their common beginnings, and for literals."""
    found = Scan()
    beginnings = [(beginning.encode(), word) for beginning, word in words.items()]
    wanted = [
        (number, literal, [needle.encode() for needle in literal.needles], literal.patterns)
        for number, literal in enumerate(literals)
    ]
    by_path = [(number, list(literal.path_patterns())) for number, literal in enumerate(literals)]
    read = 0
    for place in files:
        for number, of_path in by_path:
            rank = next((rank for rank, pattern in enumerate(of_path) if pattern.search(place.path)), -1)
            if rank >= 0:
                found.hits[number].append(Hit(place, 0, "", rank))
        if read > _BUDGET:
            found.is_complete = False
            continue
        try:
            data = tree.read(place.path, most_bytes)
        except (OSError, ValueError):
            continue
        if b"\0" in data[:_LOOKED_AT]:
            continue
        read += len(data)
        found.files += 1
        lowered = data.lower()
        path = place.path.lower().encode("utf-8", "ignore")
        has = frozenset(word for beginning, word in beginnings if beginning in lowered or beginning in path)
        if has:
            found.words[place] = has
            found.sizes[place] = len(data)
        text = ""
        for number, literal, needles, patterns in wanted:
            if literal.kind == PROPER and place.number:
                continue  # the declarations of an indexed file are symbols
            if any(needle in lowered for needle in needles) and len(found.hits[number]) < _MOST_HITS:
                text = text or data.decode("utf-8", "replace")
                found.hits[number] += _hits(place, text, patterns)
    return found


def _hits(place: IndexedModule, text: str, patterns: Sequence[re.Pattern[str]]) -> list[Hit]:
    """The lines of a file that match the closest pattern with any match."""
    for rank, pattern in enumerate(patterns):
        hits: list[Hit] = []
        number, counted = 1, 0
        for match in pattern.finditer(text):
            number += text.count("\n", counted, match.start())
            counted = match.start()
            if hits and hits[-1].line == number:
                continue
            start = text.rfind("\n", 0, match.start()) + 1
            end = text.find("\n", match.start())
            line = text[start : end if end >= 0 else len(text)]
            hits.append(Hit(place, number, _shown(line, match.start() - start), rank))
            if len(hits) == _MOST_IN_A_FILE:
                break
        if hits:
            return hits
    return []


def _shown(line: str, at: int) -> str:
    first = max(at - _BEFORE, 0) if len(line) > _LONGEST_LINE else 0
    shown = line[first : first + _LONGEST_LINE]
    return f"{'…' if first else ''}{shown.strip()}{'…' if first + _LONGEST_LINE < len(line) else ''}"
