"""Lists of a kind by words or forms of lines alone, as "jobs that send webhooks" or "can panic".

For maintainers: no relation of the graph is read here. A question that no query fits is answered with the things of its
kind that have its words, all of them in one declaration, path or line, which is shown so that the reader can judge it.
Of lines that do something, as to write a file, the forms are data. This module must not know clauses or templates.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from functools import cache, reduce
from itertools import product
from pathlib import PurePosixPath
from typing import Final, NamedTuple

from oxigraph_code import identity
from oxigraph_code.queries import read_data
from oxigraph_code.queries.matching import (
    EVERYDAY,
    FILLERS,
    NOUNS,
    WORDS,
    alike,
    content_words,
    stem,
)
from oxigraph_code.search.places import is_about_others
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Listing, Row, Section
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.sparql.kinds.clauses import ListedKind, listed_kind
from oxigraph_code.tools.sparql.questions.bounds import counted_question
from oxigraph_code.tools.sparql.questions.mentions import AS_CODE, quoted_words
from oxigraph_code.tools.sparql.questions.tool_answers import AskedQuestion

_COMMENT: Final = re.compile(r"\s*(?:#(?!\[)|//|/?\*|--|\"\"\"|''')")
_BEFORE: Final = re.compile(r"^\s*(?:(?:that|which|can|could|may|might|do|does|there)\b\s*)*", re.IGNORECASE)
_MAX_FILES: Final = 1500
"""The number of files that are read for one answer; of more, only names and paths are compared."""
_MAX_LENGTH: Final = 120
_MAX_WORDS: Final = 4
_PART: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_WORD: Final = re.compile(r"[^\W_]+")
_DIGEST: Final = re.compile(r"(?=.*\d)[0-9a-f]{7,}")
_LOWER: Final = re.compile(r"[a-z]+")
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
_BROAD: Final = frozenset({"function", "method", "class", "file"})
_FILES: Final = "their path or one line each"
UNREAD: Final = frozenset(WORDS["unread_in_lines"].split())
_SAID_OTHERWISE, _SAID_OR_NOT = (frozenset(map(stem, WORDS[key].split())) for key in ("said_otherwise", "said_or_not"))


class RowWords(NamedTuple):
    """Words that stand together in a text: the stems that each may have, and names in forms of code."""

    ways: Sequence[frozenset[str]]
    names: Sequence[str]

    @classmethod
    def of(cls, words: Iterable[str], *, is_alike: bool = False) -> RowWords:
        """Return words as they are looked for, if ``is_alike`` also by words for the same."""
        names = [word for word in words if AS_CODE.search(word)]
        parts = (part for word in words if word not in names for part in _WORD.findall(word))
        stems = dict.fromkeys(map(_stemmed, parts))
        return cls([alike(one) if is_alike else frozenset({one}) for one in stems], [name.lower() for name in names])

    def are_in(self, text: str) -> bool:
        """Return true if a text has all of the words."""
        said = (word for word in _WORD.findall(text) if not _DIGEST.fullmatch(word))
        stems = {_stemmed(part) for word in said for part in (word, *_PART.findall(word))}
        return not any(map(stems.isdisjoint, self.ways)) and all(name in text.lower() for name in self.names)


class _ListedThing(NamedTuple):
    """A thing of a kind with its declaration and its lines, from the line ``first``."""

    symbol: Symbol
    head: str
    first: int
    lines: Sequence[str]

    def evidence(self, wanted: RowWords, place: str) -> str | None:
        """Return the text of a place with the words; empty for a path, None if they are not there."""
        name, path = self.symbol.short_name, self.symbol.path
        if place in (_DECLARED, _PATHS):
            text = f"{name} {self.head} {path if place == _PATHS else ''}"
            return self.head.partition("\n")[0].strip()[:_MAX_LENGTH] if wanted.are_in(text) else None
        if place == _FILES and wanted.are_in(path):
            return ""
        beside = name if place == _NAMED_LINES else ""
        # Few things have the words at all.
        if not wanted.are_in("\n".join((beside, *self.lines))):
            return None
        return self.line(lambda line: wanted.are_in(f"{beside} {line}"))

    def line(self, fits: Callable[[str], object]) -> str | None:
        """Return the first line that fits, and its number; None without one."""
        found = (one for one in enumerate(self.lines, self.first) if fits(one[1]))
        return next((f"{number} {line.strip()[:_MAX_LENGTH]}" for number, line in found), None)


def with_words(rows: Sequence[Row], words: Sequence[str]) -> list[Row]:
    """Keep the rows in which words of a question stand, in any form, or else words for the same."""
    ways = (RowWords.of(words, is_alike=is_alike) for is_alike in (False, True))
    found = ([row for row in rows if way.are_in(row.line)] for way in ways)
    return next(filter(None, found), [])


class _Idiom(NamedTuple):
    """A form of lines that do something, and the words for it in questions."""

    words: re.Pattern[str]
    told: str
    lines: re.Pattern[str]

    def is_in(self, line: str) -> bool:
        return bool(self.lines.search(line)) and not _COMMENT.match(line)


@cache
def _idioms() -> Sequence[_Idiom]:
    data = tomllib.loads(read_data("idioms.toml")).values()
    return [_Idiom(re.compile(one["words"], re.IGNORECASE), one["told"], re.compile(one["lines"])) for one in data]


class _ToldWords(NamedTuple):
    """The words that a thing must have, and words that a question says besides; ``verb`` may be left out."""

    told: Sequence[str]
    left_out: Sequence[str]
    verb: str

    @classmethod
    def of(cls, kind: ListedKind) -> _ToldWords:
        names = [word for word in _NAME.findall(kind.after) if AS_CODE.search(word)]
        after = reduce(lambda text, name: text.replace(name, " "), names, kind.after).lower()
        before = [word if AS_CODE.search(word) else word.lower() for word in kind.before.split()]
        before = [word for word in before if word not in EVERYDAY | FILLERS]
        said = content_words(after)
        after_told = [word for word, one in said.items() if one not in _SAID_OTHERWISE]
        others = [word for word in _LOWER.findall(after) if word in said or stem(word) in NOUNS]
        told = list(dict.fromkeys((*before, *after_told)))
        verb = next((word for word in after_told if stem(word) in _SAID_OR_NOT and len(told) > 1), "")
        return cls([*told, *names], [word for word in others if word not in after_told], verb)


def listed_by_words(question: AskedQuestion) -> Listing | None:
    """List the things of a kind that have the words of a question; None without such a kind or thing."""
    asked = question.as_list
    kind = listed_kind(question.scope, asked) if asked else None
    if kind is None or _COMPOUND.match(kind.after) or "test" in kind.before.lower().split():
        return None
    words = _ToldWords.of(kind)
    # A subject is asked for its parts or effects, which no word tells.
    is_other = bool(_SUBJECT.match(kind.after) or (words.left_out and _AND.search(kind.after)))
    # "Notification types" are no types of code.
    # Of all functions or files, some have any word.
    most = len(words.told) + (kind.key not in _BROAD)
    is_other |= len(words.left_out) > most or (kind.key == "type" and bool(kind.before.split()))
    if is_other or not 0 < len(words.told) <= _MAX_WORDS or not UNREAD.isdisjoint(_LOWER.findall(asked.lower())):
        return None
    things, names = _things(question, kind)
    is_files = all(thing.symbol.kind == "Module" for thing in things)
    # Words before a kind often name a folder.
    places = (_FILES,) if is_files else _PLACES if content_words(kind.after) else (_PATHS,)
    for left_out, is_alike, place in product(dict.fromkeys(("", words.verb)), (False, True), places):
        told = [word for word in words.told if word != left_out]
        without = [*words.left_out, *filter(None, [left_out])]
        if left_out and len(without) > len(told):
            continue
        wanted = RowWords.of(told, is_alike=is_alike)
        if found := _rows((thing.symbol, thing.evidence(wanted, place)) for thing in things):
            return _listing(question, kind, found, len(things), quoted_words(told, without, place))
    # Names of libraries are often words without a mark between them, those of the environment have one.
    whole = {name: {_stemmed(part) for part in name.split("_")} if "_" in name else name.lower() for name in names}
    having = {name: [word for word in words.told if _stemmed(word) in whole[name]] for name in names}
    kept = max(having.values(), key=len, default=[])
    if AS_CODE.search("".join(words.told)) or not 2 * len(kept) >= len(words.told) or not kept:
        return None
    without = [*words.left_out, *(word for word in words.told if word not in kept)]
    rows = [Row(name, {"name": name}) for name, found in having.items() if found == kept]
    return _listing(question, kind, rows, len(names), quoted_words(kept, without, "their name"))


def listed_by_idiom(question: AskedQuestion) -> Listing | None:
    """List the things of a kind with lines that do as a question says; None for any other question."""
    kind = listed_kind(question.scope, counted_question(question.text) or question.text)
    said = _BEFORE.sub("", kind.after).strip(" ?.!") if kind and not kind.before.strip() else ""
    idiom = next((one for one in _idioms() if one.words.fullmatch(said)), None)
    if kind is None or idiom is None:
        return None
    things = sorted(_things(question, kind)[0], key=lambda thing: is_about_others(thing.symbol.path))
    if not things:
        return None
    lines = [(thing.symbol, thing.line(idiom.is_in)) for thing in things]
    of_tests = sum(is_about_others(symbol.path) for symbol, line in lines if line)
    told = f"a line that {idiom.told}{f', {of_tests:,} of tests last' if of_tests else ''}"
    return _listing(question, kind, _rows(lines), len(things), told, "the form of lines")


def _rows(found: Iterable[tuple[Symbol, str | None]]) -> list[Row]:
    return [
        Row(" · ".join(filter(None, [symbol.place, text])), {**symbol.data, "text": text})
        for symbol, text in found
        if text is not None
    ]


def _listing(
    question: AskedQuestion, kind: ListedKind, rows: Sequence[Row], number: int, told: str, by: str = "these words"
) -> Listing:
    summary = f"{counted(len(rows), kind.key)} with {told} · found by {by} alone, of {number:,}"
    query, data = kind.queries[0], {"template": "words", "query": kind.queries[0]}
    return Listing(summary, [Section("rows", rows)], [question.scope.freshness], [query], data=data)


def _things(question: AskedQuestion, kind: ListedKind) -> tuple[list[_ListedThing], list[str]]:
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
        return _ListedThing(symbol, "", 1, lines)
    first, end = symbol.line, symbol.line
    while first > 1 and lines and lines[first - 2].lstrip().startswith(_DECORATORS):
        first -= 1
    while end < symbol.end and sum(line.count("(") - line.count(")") for line in lines[first - 1 : end]) > 0:
        end += 1
    head = "\n".join(lines[first - 1 : end]) or symbol.signature
    return _ListedThing(symbol, head, symbol.line, lines[symbol.line - 1 : symbol.end])


@cache
def _stemmed(word: str) -> str:
    return stem(word.lower())
