"""Literals of a task, which are searched for verbatim: quoted texts, routes, paths, flags, names.

For maintainers: each becomes patterns for the text of files, the closest first, because code writes a route in parts, a
flag as a field and the words of a label with other blanks. This module must not know any file, nor the graph.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from oxigraph_code.patterns.code_forms import DECLARES_TABLE
from oxigraph_code.search.words import beginnings, content_words, last_part, parts, phrase

QUOTED, ROUTE, FLAG, PATH, CONSTANT, CODE, DOTTED, NAME, KEBAB, PROPER, TABLE, VALUE = (
    "quoted", "route", "flag", "path", "constant", "code", "dotted", "name", "kebab", "proper", "table", "value",
)  # fmt: skip
WORDS = frozenset({PROPER, TABLE, VALUE})
"""The kinds of plain words and numbers, which may name nothing."""

_MAX_LITERALS, _MAX_PATHS = 10, 5
_LONGEST = 200
_METHODS = "GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS"
_SEGMENT = r"(?:<[^<>\s/]*>|\{[^{}\s/]*\}|\[[^\[\]\s/]*\]|[\w.:$*@~%-])+"
_LITERAL = re.compile(
    rf"""[`"“](?P<quoted>[^`"“”\n]+)[`"”] | (?<!\w)'(?P<single>[^'\n]+)'(?!\w)
      | (?:\b(?P<method>{_METHODS})\s+)?(?<![\w.<>/-])(?P<route>/{_SEGMENT}(?:/{_SEGMENT})*/?)
      | (?<![\w-])(?P<flag>--[A-Za-z][\w-]*)
      | (?P<path>(?<![\w/])\.?[\w@.\[\]()-]+(?:/[\w@.\[\]()-]+)+/?)
      | (?P<dotted>\b[^\W\d]\w*(?:(?:\.|::|\#)[^\W\d]\w*)+(?:\(\))?)
      | (?P<constant>\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b)
      | (?P<code>\b[A-Z]{{1,5}}\d{{3,5}}\b)
      | (?P<kebab>\b[a-zA-Z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)+\b)
      | \b(?P<table>(?!(?:the|a|this|that|each|any|data|database)\b)[a-z_]\w+)(?=\ table\b)
      | (?<=[a-z,;:)]\ )(?P<proper>[A-Z][a-z]+)\b
      | (?P<name>\b_*\w+_\w*\b | \b\w+\(\) | \b[A-Z]?[a-z0-9]+[A-Z]\w*\b | \b[A-Z]{{2,}}[a-z]\w*\b)""",
    re.VERBOSE,
)
_PARAMETER = re.compile(r"^(?:<.*>|\{.*\}|\[.*\]|:\w+|\$\w+|\*+)$")
_ANY_SEGMENT = r"[^/\s\"'`]+"
_FILE_NAME = re.compile(r"^[\w.@()\[\]-]*\w\.[a-zA-Z][a-zA-Z0-9]{0,5}$")
_WORD = re.compile(r"^[^\W\d]\w*$")
_BECOMES = re.compile(r"\b(?:to|into|by|with)\s*$", re.IGNORECASE)
_ABBREVIATION = re.compile(r"^\w\W\w$")
# Nought and one are beside any word.
_VALUE = re.compile(r"(?<![\w.,#/:-])(?![01]\b)\d+(?![.,:/-]?\w)")
_WITHIN_WORD = r"(?<![\w-])", r"(?![\w-])"


class Literal(NamedTuple):
    """A part of a task to search for verbatim, with its kind.

    ``method`` is the HTTP method of a route. ``is_target`` is True if the task wants to introduce it, so that it may
    not exist yet. A value has the words of the task that may stand before it.
    """

    text: str
    kind: str
    method: str = ""
    is_target: bool = False
    words: tuple[str, ...] = ()

    @property
    def names(self) -> Sequence[str]:
        """The names of symbols that it may stand for, the closest first."""
        if self.kind in (QUOTED, ROUTE, TABLE):
            return ()
        bare = self.text.lstrip("-").removesuffix("()")
        if self.kind in (FLAG, KEBAB):
            words = parts(bare)
            camel = words[0] + "".join(map(str.capitalize, words[1:]))
            return tuple(dict.fromkeys(["_".join(words), camel, camel[:1].upper() + camel[1:]]))
        return (bare,)

    @property
    def last_name(self) -> str:
        """The last name of a dotted one."""
        return last_part(self.text.removesuffix("()"))

    @property
    def option(self) -> str:
        """The command-line option of an environment variable, which has no prefix of the program."""
        words = self.text.lower().split("_")[1:] if self.kind == CONSTANT else ()
        return "-".join(words) if len(words) > 1 else ""

    @property
    def needed(self) -> str:
        """A text, case-folded, that each match of the first pattern has; empty if there is none."""
        return self.text.removesuffix("()").casefold() if self.kind == DOTTED and not self.option else ""

    @property
    def patterns(self) -> Sequence[re.Pattern[str]]:
        """The patterns for the text of files; the first one with any match counts."""
        return tuple(re.compile(pattern, flags) for pattern, flags in self._patterns())

    @property
    def match(self) -> str:
        """The expression of the full-text table that every file with a match has; empty if none can."""
        if self.kind == VALUE:
            return " OR ".join(f'NEAR("{word}" "{self.text}", 1)' for word in self.words)
        if self.kind == ROUTE:
            longest = max(_static(self.text), key=len, default="")
        else:
            longest = self.last_name if self.kind == DOTTED else self.text
        texts = [phrase(longest), phrase(self.option)]
        if self.kind in (FLAG, KEBAB):
            # A name may write two of the words as one.
            words = texts[0].split()
            texts += [
                " ".join([*words[:at], "".join(words[at : at + 2]), *words[at + 2 :]]) for at in range(len(words) - 1)
            ]
        return " OR ".join(f'"{text}"' for text in texts if text)

    def _patterns(self) -> Iterator[tuple[str, int]]:
        before, after = _WITHIN_WORD
        exact = r"\s+".join(map(re.escape, self.text.removesuffix("()").split()))
        if self.kind == ROUTE:
            for pattern in _of_route(self.text):
                yield pattern, re.IGNORECASE
            return
        if self.kind == VALUE:
            # As in ``MAX_DAYS = 30`` and ``maxDays: number = 30``.
            before = "|".join(map(re.escape, beginnings(self.words)))
            yield rf"(?:{before})[a-z]*(?:: *\w+)?[^\w\n*/%+-]{{1,6}}{self.text}(?![\w.])", re.IGNORECASE
            return
        if self.kind == PROPER:
            # Schemas declare names as in ``model Order {`` and ``CREATE TABLE "Order" (``.
            yield rf"^[ \t]*(?:\w+[ \t]+){{1,5}}[\"`\[]?{exact}[\"`\]]?[ \t]*[{{(][ \t]*$", re.MULTILINE
            return
        if self.kind == TABLE:
            yield rf"(?:{DECLARES_TABLE})[\s\"'`\[(]*(?:\w+\.)?{exact}{after}", re.IGNORECASE
            return
        around = exact if self.kind == QUOTED else _whole(exact)
        if self.kind == NAME and self.text.isalpha() and self.text.islower():
            # A plain word counts only as a name or as a whole string.
            yield rf"(?<=[\"'`.]){exact}{after}|{before}{exact}(?=\s*[:=(\"'`])", 0
            return
        if self.kind == QUOTED:
            around = f"{_boundary(self.text[:1], before)}{exact}{_boundary(self.text[-1:], after)}"
        if self.kind == DOTTED:
            # Keys of settings are often strings of another case.
            around = f"{around}|(?<=[\"'`])(?i:{exact})(?=[\"'`])"
        if self.option:
            around = f"{around}|(?<=[\"'`]){re.escape(self.option)}(?=[\"'`])"
        if self.kind != KEBAB:
            yield around, 0
        if self.kind == FLAG:
            # Many libraries declare a flag without its dashes.
            yield f"(?<=[\"'`]){re.escape(self.text.lstrip('-'))}(?=[\"'`])", 0
        if self.is_target:
            return
        if self.kind in (QUOTED, CONSTANT):
            yield around, re.IGNORECASE
        if self.kind == DOTTED and len(parts(self.last_name)) > 1:
            # Code names a field without the way to it, or over several lines.
            yield _whole(re.escape(self.last_name)), 0
        words = parts(self.text)
        if self.kind in (FLAG, KEBAB) and len(words) > 1:
            loose = "[-_ ]?".join(map(re.escape, words))
            yield f"(?<![^\\W_]){loose}(?![^\\W_])", re.IGNORECASE

    def path_patterns(self) -> Iterator[re.Pattern[str]]:
        """Yield patterns for the path of a file, or for a path that determines a route, the closest first."""
        if self.kind == PATH:
            yield re.compile(rf"(?:^|/){re.escape(self.text.strip('/').removeprefix('./'))}$")
        if self.kind != ROUTE:
            return
        segments = _segments(self.text)
        for start in range(len(segments)):
            left = segments[start:]
            if sum(not _PARAMETER.match(segment) for segment in left) < min(2, len(segments)):
                return
            joined = "/".join("[^/]+" if _PARAMETER.match(segment) else re.escape(segment) for segment in left)
            yield re.compile(rf"(?:^|/){joined}(?=/[^/]+$|\.[^/]*$)", re.IGNORECASE)


def literals(task: str) -> list[Literal]:
    """Find the literals of a task in order, each once."""
    found: dict[str, Literal] = {}
    for match in _LITERAL.finditer(task):
        text = (match["quoted"] or match["single"] or "").strip()
        if text:
            inner = _LITERAL.fullmatch(text) if " " not in text else None
            literal = _parse(inner) if inner else Literal(text, NAME if _WORD.match(text) else QUOTED)
        else:
            literal = _parse(match)
        if literal and found and _BECOMES.search(task[: match.start()]):
            literal = literal._replace(is_target=True)
        if literal and 1 < len(literal.text) <= _LONGEST and not _ABBREVIATION.match(literal.text):
            found.setdefault(literal.text, literal)
    # The innermost frame of a traceback is often the last path.
    paths = [one for one in [*found.values()][_MAX_LITERALS:] if one.kind == PATH]
    return [*[*found.values()][:_MAX_LITERALS], *paths[-_MAX_PATHS:]]


def values(title: str) -> list[Literal]:
    """Find the numbers of a title, which code writes beside the words that name them."""
    words = tuple(content_words(title)[:_MAX_LITERALS])
    return [Literal(number, VALUE, words=words) for number in dict.fromkeys(_VALUE.findall(title))] if words else []


def without_literals(task: str) -> str:
    """Remove the literals from a task, but keep its plain words."""
    return _LITERAL.sub(lambda match: match[0] if match.lastgroup in WORDS else " ", task)


def _parse(match: re.Match[str]) -> Literal | None:
    kind = match.lastgroup or ""
    text = (match[kind] if kind else "").rstrip(".")
    if kind == "route":
        return Literal(text, ROUTE, match["method"] or "") if _static(text) else None
    if kind == DOTTED and _FILE_NAME.match(text) and text.rpartition(".")[2].islower():
        return Literal(text, PATH if len(text.rpartition(".")[2]) <= 4 else DOTTED)
    return Literal(text, kind) if kind in (FLAG, PATH, DOTTED, CONSTANT, CODE, KEBAB, NAME, PROPER, TABLE) else None


def _whole(exact: str) -> str:
    """Make a pattern for a whole word."""
    before, after = _WITHIN_WORD
    # The engine is fast with a text that comes first, so the pattern looks back after it.
    return f"{before}{exact}{after}" if r"\s" in exact else rf"{exact}(?<![\w-]{exact}){after}"


def _boundary(letter: str, pattern: str) -> str:
    return pattern if letter.isalnum() or letter == "_" else ""


def _segments(route: str) -> list[str]:
    return [segment for segment in route.split("?")[0].split("/") if segment]


def _static(route: str) -> list[str]:
    return [segment for segment in _segments(route) if not _PARAMETER.match(segment)]


def _of_route(route: str) -> Iterator[str]:
    """Make patterns for a route and its ends, since the beginning is often elsewhere in the code."""
    segments = _segments(route)
    for start in range(len(segments)):
        left = segments[start:]
        if _PARAMETER.match(left[0]) or not any(not _PARAMETER.match(segment) for segment in left):
            continue
        joined = "/".join(_ANY_SEGMENT if _PARAMETER.match(segment) else re.escape(segment) for segment in left)
        if len(left) == 1:
            # One word is a route only as a whole string, or with a slash.
            yield rf"(?:[\"'`]/?|/){joined}(?=/?[\"'`?(]|/?\$)"
        else:
            yield rf"(?<![\w-]){joined}(?![\w-])"
