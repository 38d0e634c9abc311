"""The symbols of a file by the words of a task in their names and lines.

For maintainers: a line belongs to the smallest symbol around it, and the lines above a definition to that definition. A
word in a name is better evidence than one in a body, and a long body contains any word. Only the best files are read.
Comments look alike in most languages: lines that begin with one of a few marks. They are only searched for words, and
never shown; a file that changed since it was indexed is skipped. This module must not know the graph.
"""

from __future__ import annotations

import hashlib
import math
import re
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from oxigraph_code.file_tree import Disk, FileTree, text_of
from oxigraph_code.patterns.code_forms import MARK, MAX_MARKS
from oxigraph_code.search.entries import Entry, of_module
from oxigraph_code.search.graph import MODULE
from oxigraph_code.search.places import IndexedModule
from oxigraph_code.search.words import beginnings, long_form, stems

_ORDINARY_LINES = 30
# The confidence that a symbol is about a word in its name, and in a short body.
_IN_NAME, _IN_BODY = 0.85, 0.5
_EXACTLY, _DETAIL, _WHOLE_FILE = 0.4, 0.75, 0.5
# Adjacent words of the task that are a name, or a part of one, as "list form" for ``ListForm`` and ``ListFormRow``.
_ADJACENT, _ADJACENT_PART = 1.5, 1.2
_DETAILS = frozenset({"field", "variable", "parameter"})
_COMMENT = re.compile(r"\s*(?:#(?![!\[])|//|/\*|\*|--|;)[#/*!\-;<\s]*(.*)")
_NUMBER = r"(?<![\w.]){}(?![\w.])"
_MAX_LINES = 20
_MAX_NAMES = 50_000
_MAX_BYTES = 4 * 1024 * 1024


class WordedSymbol(NamedTuple):
    """A symbol with words of a task: its score, and the words in its name and in its lines."""

    entry: Entry
    score: float
    named: Sequence[str]
    inside: Sequence[str]

    @property
    def reason(self) -> str:
        """The reason for it, in words."""
        return f"named like {', '.join(self.named)}" if self.named else f"code has {', '.join(self.inside)}"


class SymbolWords:
    """The words of a task, weighed, to find symbols by; ``together`` are pairs of adjacent words."""

    def __init__(self, worth: Mapping[str, float], together: Iterable[str]) -> None:
        self.worth = {word: value for word, value in worth.items() if value > 0}
        self._begins = beginnings(self.worth)
        ordered = [_NUMBER.format(word) if word.isdigit() else re.escape(word) for word in self._begins]
        ordered.sort(key=len, reverse=True)
        self._pattern = re.compile("|".join(ordered)) if ordered else None
        self._long = {word: long_form(word) for word in self.worth}
        self._pairs = [[long_form(word) for word in pair.split()] for pair in together if pair.count(" ") == 1]

    def symbols(self, database: sqlite3.Connection, place: IndexedModule, lines: Sequence[str]) -> list[WordedSymbol]:
        """Find the symbols of a file with any of the words, best first; the file itself comes last."""
        if self._pattern is None:
            return []
        entries = of_module(database, place.number)
        owners = LineOwners(lines, [(number, entry.line, entry.end) for number, entry in entries.items()])
        inside: dict[int, set[str]] = defaultdict(set)
        for line, some in self.of_lines("\n".join(lines)).items():
            if owner := owners.symbol_at(line):
                inside[owner] |= some
        names = self._names(entries)
        best: dict[str, WordedSymbol] = {}
        for number, entry in entries.items():
            weight, named = names.get(number, (1.0, ()))
            if not (named or number in inside):
                continue
            found = self._symbol(entry, weight, named, inside.get(number, set()))
            known = best.get(entry.name)
            # Of several definitions of a symbol, the longest has the body.
            if found.score > 0 and (
                known is None or found.entry.end - found.entry.line > known.entry.end - known.entry.line
            ):
                best[entry.name] = found
        return sorted(best.values(), key=lambda one: (-one.score, one.entry.line, one.entry.iri))

    def of_lines(self, text: str) -> Mapping[int, set[str]]:
        """Index the words of a text by line, without lines that have none."""
        found: dict[int, set[str]] = defaultdict(set)
        text, line, counted = text.lower(), 1, 0
        for match in self._pattern.finditer(text) if self._pattern else ():
            line, counted = line + text.count("\n", counted, match.start()), match.start()
            found[line].add(self._begins[match.group()])
        return found

    def _symbol(self, entry: Entry, weight: float, named: Sequence[str], inside: set[str]) -> WordedSymbol:
        is_file = entry.kind == MODULE
        density = 1.0 if is_file else 1 / math.sqrt(1 + max(entry.end - entry.line, 0) / _ORDINARY_LINES)
        score = 0.0
        for word in sorted({*named, *inside}):
            doubt = (1 - _IN_NAME if word in named else 1.0) * (1 - _IN_BODY * density if word in inside else 1.0)
            score += self.worth[word] * (1 - doubt)
        exactly = min(len(named) / max(len(entry.parts.split()), 1), 1.0)
        score *= weight * (1 + _EXACTLY * exactly) * (_DETAIL if entry.kind in _DETAILS else 1.0)
        by_worth = sorted(inside, key=lambda word: (-self.worth[word], word))
        return WordedSymbol(entry, score * (_WHOLE_FILE if is_file else 1.0), named, by_worth)

    def _names(self, entries: Mapping[int, Entry]) -> Mapping[int, tuple[float, Sequence[str]]]:
        """Weigh the adjacent words in each name, and list the words in it, in any form and order."""
        stem = stems([*self._long.values(), *(word for pair in self._pairs for word in pair)])
        asked = {"".join(stem[word] for word in order) for pair in self._pairs for order in (pair, pair[::-1])}
        wanted = {word: stem[long] for word, long in self._long.items()}
        stemmed = _stemmed({entry.parts for entry in entries.values()})
        found: dict[int, tuple[float, Sequence[str]]] = {}
        for number, entry in entries.items():
            one, words = stemmed[entry.parts]
            if words.isdisjoint(wanted.values()) and words.isdisjoint(asked):
                continue
            weight = _ADJACENT if one in asked else 1.0 if words.isdisjoint(asked) else _ADJACENT_PART
            found[number] = weight, [word for word, form in wanted.items() if form in words]
        return found


_NAMES: dict[str, tuple[str, frozenset[str]]] = {}
"""The stems of names asked for in this process: all in one, and each word and pair of adjacent words."""


def _stemmed(names: set[str]) -> Mapping[str, tuple[str, frozenset[str]]]:
    """Stem the words of names."""
    if new := names - _NAMES.keys():
        if len(_NAMES) > _MAX_NAMES:
            _NAMES.clear()
            new = names
        long = {name: list(map(long_form, name.split())) for name in new}
        stem = stems(word for words in long.values() for word in words)
        for name, words in long.items():
            forms = [stem[word] for word in words]
            _NAMES[name] = "".join(forms), frozenset([*forms, *map("".join, pairwise(forms))])
    return _NAMES


def lines_of(tree: FileTree, path: str, most_bytes: int) -> Sequence[str]:
    """Read the lines of a file; none if it cannot be read."""
    text = text_of(tree, path, most_bytes)
    return text.split("\n") if text else ()


class LineOwners:
    """The innermost symbol of each line of a module."""

    def __init__(self, lines: Sequence[str], rows: Sequence[tuple[int, int, int]]) -> None:
        rows = sorted(rows, key=lambda row: (row[1], -row[2], row[0]))
        self._lines = lines
        self._around: list[int] = [0] * (max((end for _, _, end in rows), default=0) + 1)
        for number, start, end in rows:
            # A later row is nested in an earlier one.
            self._around[start : end + 1] = [number] * (end + 1 - start)

    def symbol_at(self, line: int) -> int:
        """Return the number of the symbol around a line; 0 if there is none.

        Lines above a definition belong to it, and not to the symbol around it.
        """
        at = self._below_marks(below_comment(self._lines, line))
        return self._around[at] if at < len(self._around) else 0

    def _below_marks(self, line: int) -> int:
        """Return the first line below attributes and decorators, if the line belongs to them."""
        at = line
        while at <= len(self._lines) and at - line < MAX_MARKS and MARK.match(self._lines[at - 1]):
            at += 1
        return at if at <= len(self._lines) else line


def lines_as_indexed(root: Path, path: str, digest: str) -> Sequence[str]:
    """Read the lines of a file; none if it has changed since it was indexed."""
    try:
        content = Disk(root).read(path, _MAX_BYTES)
    except (OSError, ValueError):
        return ()
    if hashlib.sha256(content).hexdigest() != digest:
        return ()
    return content.decode(errors="replace").splitlines()


def below_comment(lines: Sequence[str], line: int) -> int:
    """Return the first line after a comment around a line, counted from 1; else the line itself."""
    place = line - 1
    while place < len(lines) and _COMMENT.match(lines[place]):
        place += 1
    return place + 1 if place < len(lines) else line


def comment_above(lines: Sequence[str], line: int) -> str:
    """Return the text of the comment that ends above a line, counted from 1."""
    found: list[str] = []
    place = line - 2
    while 0 <= place < len(lines) and len(found) < _MAX_LINES:
        comment = _COMMENT.match(lines[place])
        if comment is None:
            break
        found.append(comment[1])
        place -= 1
    return "\n".join(reversed(found))


def comments_in(lines: Sequence[str]) -> list[tuple[int, str]]:
    """List the comments of a file by their first lines; adjacent lines are one comment."""
    found: list[tuple[int, list[str]]] = []
    last = 0
    for number, line in enumerate(lines, 1):
        if comment := _COMMENT.match(line):
            if not found or last != number - 1:
                found.append((number, []))
            found[-1][1].append(comment[1].strip())
            last = number
    return [(number, " ".join(filter(None, texts))) for number, texts in found]
