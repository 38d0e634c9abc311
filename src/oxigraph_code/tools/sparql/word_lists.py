"""Lists of a kind by words alone, as "jobs that send webhooks" and "controllers that skip checks".

For maintainers: no relation of the graph is read here. A question that no query fits is answered with the things of its
kind that have its words, all of them in one declaration, path or line, which is shown so that the reader can judge it.
This module must not know clauses or templates.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, reduce
from itertools import product
from pathlib import PurePosixPath
from typing import Final, NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries.matching import (
    EVERYDAY,
    FILLERS,
    NOUNS,
    WORDS,
    alike,
    asking,
    content_words,
    narrowing,
    stem,
)
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.sparql.bounds import counted_question
from oxigraph_code.tools.sparql.clauses import ListedKind, listed_kind
from oxigraph_code.tools.sparql.mentions import AS_CODE, without_regard
from oxigraph_code.tools.sparql.tool_answers import AskedQuestion

_MAX_FILES: Final = 1500
"""The number of files that are read for one answer; of more, only names and paths are compared."""
MAX_LENGTH: Final = 120
_MAX_WORDS: Final = 4
_PART: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_WORD: Final = re.compile(r"[a-z]+|\d+")
_NAME: Final = re.compile(r"[\w@$./-]*\w")
_COMPOUND: Final = re.compile(r"\s+[a-z]+s\s+(?:are|is|do|does|exist|have|can)\b", re.IGNORECASE)
"""The rest of a question for things of another kind, as "tags are there" after "template"."""
_AND: Final = re.compile(r"\band\b", re.IGNORECASE)
_SUBJECT: Final = re.compile(r"\s*(?:do|does|did|can|could|may|might|will|would|should|must)\b", re.IGNORECASE)
_DECORATORS: Final = ("@", "#[", "[")
_DECLARED, _PATHS, _LINES, _NAMED_LINES = _PLACES = (
    "their name or declaration",
    "their name, declaration or path",
    "one line each",
    "their name and one line",
)
_FILES: Final = "their path or one line each"
UNREAD: Final = frozenset(WORDS["unread_in_lines"].split())
_SAID_OTHERWISE, _SAID_OR_NOT = (frozenset(map(stem, WORDS[key].split())) for key in ("said_otherwise", "said_or_not"))


class _WordsTogether(NamedTuple):
    """Words that stand together: the stems that each may have, and names in forms of code."""

    ways: Sequence[frozenset[str]]
    names: Sequence[str]

    def is_in(self, stems: frozenset[str], *texts: str) -> bool:
        """Return true if stems have all words, and the texts all names."""
        is_there = not any(map(stems.isdisjoint, self.ways))
        return is_there and all(any(name.lower() in text.lower() for text in texts) for name in self.names)


class _ListedThing:
    """A thing of a kind with its declaration, its path and its lines, from the line ``first``."""

    def __init__(self, symbol: Symbol, first: int, head: Sequence[str], lines: Sequence[str]) -> None:
        self.symbol = symbol
        self.first, self.lines = first, lines
        self._head, self._text = "\n".join(head), "\n".join(lines)
        self._name, self._path = _stems(symbol.short_name), _stems(symbol.path)
        self._declared, self._stems = self._name | _stems(self._head), _stems(self._text)

    def evidence(self, wanted: _WordsTogether, place: str) -> str | None:
        """Return the text of a place with the words; empty for a path, None if they are not there."""
        name, path = self.symbol.short_name, self.symbol.path
        declared = self._head.partition("\n")[0].strip()[:MAX_LENGTH]
        if place == _DECLARED:
            return declared if wanted.is_in(self._declared, name, self._head) else None
        if place == _PATHS:
            return declared if wanted.is_in(self._declared | self._path, name, self._head, path) else None
        if place == _FILES and wanted.is_in(self._path, path):
            return ""
        beside, named = (self._name, name) if place == _NAMED_LINES else (frozenset[str](), "")
        if not wanted.is_in(beside | self._stems, named, self._text):
            return None
        found = (
            one for one in enumerate(self.lines, self.first) if wanted.is_in(beside | _stems(one[1]), named, one[1])
        )
        return next((f"{number} {line.strip()[:MAX_LENGTH]}" for number, line in found), None)


class _ToldWords(NamedTuple):
    """The words of a question that a thing must have, and those that are left out.

    ``told`` maps them to their stems, ``names`` are those in forms of code, ``verb`` may be left out, too.
    """

    told: Mapping[str, str]
    names: Sequence[str]
    left_out: Sequence[str]
    verb: str

    @classmethod
    def of(cls, kind: ListedKind) -> _ToldWords:
        names = [word for word in _NAME.findall(kind.after) if AS_CODE.search(word)]
        after = reduce(lambda text, name: text.replace(name, " "), names, kind.after).lower()
        before = {word: stem(word) for word in kind.before.lower().split() if word not in EVERYDAY | FILLERS}
        said = content_words(after)
        told = {word: one for word, one in said.items() if one not in _SAID_OTHERWISE | NOUNS}
        left_out = [
            word for word in re.findall(r"[a-z]+", after) if word not in told and (word in said or stem(word) in NOUNS)
        ]
        verb = next((word for word, one in told.items() if one in _SAID_OR_NOT and len(told) + len(before) > 1), "")
        return cls(before | told, names, left_out, verb)

    def wanted(self, left_out: str, *, is_alike: bool) -> _WordsTogether:
        """Return the words without one of them, also by words for the same."""
        stems = [one for word, one in self.told.items() if word != left_out]
        return _WordsTogether([alike(one) if is_alike else frozenset({one}) for one in stems], self.names)

    def shown(self, left_out: str) -> str:
        return " and ".join(repr(word) for word in (*self.told, *self.names) if word != left_out)


def listed_by_words(question: AskedQuestion) -> Listing | None:
    """List the things of a kind that have the words of a question; None without such a kind or thing."""
    asked = counted_question(question.text) or question.text
    kind = None if asking(asked) or narrowing(asked) else listed_kind(question.scope, asked)
    words = _ToldWords.of(kind) if kind else _ToldWords({}, (), (), "")
    number = len(words.told) + len(words.names)
    is_other = kind is not None and bool(_COMPOUND.match(kind.after) or "test" in kind.before.lower().split())
    is_other |= kind is not None and bool(words.left_out and _AND.search(kind.after))
    # A subject is asked for what it has or does, which no word tells.
    is_other = is_other or (kind is not None and bool(_SUBJECT.match(kind.after) or len(words.left_out) > number + 1))
    if kind is None or is_other or not 0 < number <= _MAX_WORDS or not UNREAD.isdisjoint(_WORD.findall(asked.lower())):
        return None
    things, names = listed_things(question, kind)
    is_files = all(thing.symbol.kind == "Module" for thing in things)
    # Words before a kind are often those of a folder.
    places = (_FILES,) if is_files else _PLACES if content_words(kind.after) else (_PATHS,)
    for left_out, is_alike, place in product(("", words.verb) if words.verb else ("",), (False, True), places):
        wanted = words.wanted(left_out, is_alike=is_alike)
        texts = [thing.evidence(wanted, place) for thing in things]
        found = [
            Row(f"{thing.symbol.place}{f' · {text}' if text else ''}", {**thing.symbol.data, "text": text})
            for thing, text in zip(things, texts, strict=True)
            if text is not None
        ]
        if found:
            without = [*words.left_out, *filter(None, [left_out])]
            return _listing(question, kind, found, len(things), f"{words.shown(left_out)} in {place}", without)
    return _named(question, kind, names, words) if names and not words.names else None


def _named(question: AskedQuestion, kind: ListedKind, names: Sequence[str], words: _ToldWords) -> Listing | None:
    """List the names in code, as packages, that have most of the words; None without any."""
    # Names of libraries are often words without a mark between them.
    having = {name: [word for word, one in words.told.items() if one in name.lower()] for name in names}
    most = max(map(len, having.values()), default=0)
    kept = next((found for found in having.values() if len(found) == most), [])
    rows = [Row(name, {"name": name}) for name, found in having.items() if found == kept]
    without = [*words.left_out, *(word for word in words.told if word not in kept)]
    told = f"{' and '.join(map(repr, kept))} in their name"
    return _listing(question, kind, rows, len(names), told, without) if 2 * most >= len(words.told) else None


def _listing(
    question: AskedQuestion, kind: ListedKind, rows: Sequence[Row], number: int, told: str, left_out: Sequence[str]
) -> Listing:
    about = f" ({without_regard(left_out)})" if left_out else ""
    summary = f"{counted(len(rows), kind.key)} with {told}{about} · found by these words alone, of {number:,}"
    data = {"template": "words", "query": kind.queries[0]}
    return Listing(summary, [Section("rows", rows)], [question.scope.freshness], [kind.queries[0]], data=data)


def listed_things(question: AskedQuestion, kind: ListedKind) -> tuple[list[_ListedThing], list[str]]:
    """Read the symbols and files of a kind, or its names in code, by the surest query with a row."""
    _, workspace, _, scope, _ = question
    rows = next(filter(None, map(question.rows, kind.queries)), [])
    names = [row["thing"] for row in rows if not row["thing"].startswith(identity.BASE)]
    things = [row["thing"] for row in rows if row["thing"] not in names and scope.holds(row["thing"])]
    known = details(workspace, scope, things)
    symbols = [known[thing] if thing in known else _file(thing, scope.path_of(thing)) for thing in things]
    paths = {symbol.path for symbol in symbols}
    texts = {path: scope.text(path).split("\n") for path in (paths if len(paths) <= _MAX_FILES else ())}
    return [_thing(symbol, texts.get(symbol.path, ())) for symbol in symbols], names


def _file(module: str, path: str) -> Symbol:
    return Symbol(module, "Module", PurePosixPath(path).stem, path, 1, 1, module=module)


def _thing(symbol: Symbol, lines: Sequence[str]) -> _ListedThing:
    if symbol.kind == "Module":
        return _ListedThing(symbol, 1, (), lines)
    first = symbol.line
    while first > 1 and lines and lines[first - 2].lstrip().startswith(_DECORATORS):
        first -= 1
    end = symbol.line
    while end < symbol.end and sum(line.count("(") - line.count(")") for line in lines[first - 1 : end]) > 0:
        end += 1
    return _ListedThing(
        symbol, symbol.line, lines[first - 1 : end] or (symbol.signature,), lines[symbol.line - 1 : symbol.end]
    )


def _stems(text: str) -> frozenset[str]:
    return frozenset(map(_stemmed, _PART.findall(text)))


@cache
def _stemmed(word: str) -> str:
    return stem(word.lower())
