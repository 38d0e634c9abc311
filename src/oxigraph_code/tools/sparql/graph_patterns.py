"""The outermost group of a query, split into parts that a result must match.

For maintainers: this is no parser of SPARQL. It splits triple patterns and keeps everything else as text, so that every
prefix of the list is a valid group. In doubt it keeps more text together. This module must not run a query.

Source: SPARQL 1.1 Query Language, section 19.8, rules 53 to 98 (groups, triples, paths).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oxigraph_code.store import Token, tokenize

_OPENING = ("(", "[", "{", "<<(", "<<", "{|")
_CLOSING = (")", "]", "}", ")>>", ">>", "|}")
_BLOCKS = frozenset({"OPTIONAL", "MINUS", "GRAPH", "SERVICE", "BIND", "VALUES", "FILTER"})
_TERMS = frozenset({"iri", "prefixed", "variable", "string", "number", "blank"})


class PatternPart(NamedTuple):
    """One part of a group.

    A triple pattern has ``subject``, ``predicate`` and ``object``; other parts have only ``text``. ``keyword`` is the
    first word of a block.
    """

    text: str
    subject: str = ""
    predicate: str = ""
    object: str = ""
    keyword: str = ""


class ParsedQuery(NamedTuple):
    """A query: the prologue before its form, and the parts of its group."""

    prologue: str
    parts: tuple[PatternPart, ...]


def parse_query(query: str) -> ParsedQuery | None:
    """Split a query; None if it has a FROM clause or no group."""
    tokens = tokenize(query).tokens
    words = [token.text.upper() for token in tokens if token.kind == "word" and token.depth == 0]
    start = next((number for number, token in enumerate(tokens) if token.text == "{"), None)
    if start is None or "FROM" in words:
        return None
    form = next((token for token in tokens if token.text.upper() in ("SELECT", "ASK", "CONSTRUCT", "DESCRIBE")), None)
    if form is None or form.text.upper() == "CONSTRUCT":
        where = next((number for number, token in enumerate(tokens) if token.text.upper() == "WHERE"), None)
        if form is None or where is None:
            return None
        start = where + 1
    end = _closing(tokens, start)
    if end is None:
        return None
    return ParsedQuery(query[: form.start], tuple(_Group(query, tokens[start + 1 : end]).parts()))


def _closing(tokens: Sequence[Token], start: int) -> int | None:
    """Return the index of the bracket that closes the one at ``start``."""
    depth = 0
    for number in range(start, len(tokens)):
        depth += (tokens[number].text in _OPENING) - (tokens[number].text in _CLOSING)
        if depth == 0:
            return number
    return None


class _Group:
    """A reader of the tokens of a group."""

    def __init__(self, query: str, tokens: Sequence[Token]) -> None:
        self._query = query
        self._tokens = tokens
        self._next = 0

    def parts(self) -> list[PatternPart]:
        found: list[PatternPart] = []
        while self._next < len(self._tokens):
            token = self._tokens[self._next]
            if token.text == ".":
                self._next += 1
            elif token.text == "{" or token.text.upper() in _BLOCKS:
                found.append(self._block())
            else:
                found += self._triples()
        return found

    def _block(self) -> PatternPart:
        """Read a group or a block with a keyword; groups joined by UNION are one part."""
        start = self._next
        keyword = "" if self._tokens[start].text == "{" else self._tokens[start].text.upper()
        while self._next < len(self._tokens) and self._tokens[self._next].text not in ("{", "("):
            self._next += 1
        self._pass_bracket()
        if keyword == "VALUES" and self._is("{"):
            self._pass_bracket()
        if keyword == "FILTER" and (self._is("{") or self._is("(")):
            self._pass_bracket()
        while self._is("UNION"):
            self._next += 1
            self._pass_bracket()
        return PatternPart(self._text(start), keyword=keyword)

    def _triples(self) -> list[PatternPart]:
        """Read triple patterns up to the next dot or block; one text if any of them is not simple."""
        start = self._next
        found: list[PatternPart] = []
        subject = self._term()
        while subject:
            predicate = self._path()
            object_ = self._term() if predicate else ""
            while object_:
                found.append(PatternPart(f"{subject} {predicate} {object_}", subject, predicate, object_))
                if not self._is(","):
                    break
                self._next += 1
                object_ = self._term()
            if not object_:
                break
            while self._is(";"):
                self._next += 1
            if self._at_end():
                return found
        self._next = start
        while not self._at_end():
            if self._tokens[self._next].text in _OPENING:
                self._pass_bracket()
            else:
                self._next += 1
        self._next = max(self._next, start + 1)
        return [PatternPart(self._text(start))]

    def _term(self) -> str:
        """Read a single term; empty for anything else."""
        start = self._next
        if self._next < len(self._tokens) and self._tokens[self._next].text in ("+", "-"):
            self._next += 1
        if self._next >= len(self._tokens):
            return ""
        token = self._tokens[self._next]
        if token.kind not in _TERMS and token.text not in ("true", "false"):
            return ""
        self._next += 1
        if token.kind == "string" and self._next < len(self._tokens):
            if self._tokens[self._next].kind == "language":
                self._next += 1
            elif self._is("^^"):
                self._next += 2
        return self._text(start)

    def _path(self) -> str:
        """Read a predicate or property path; empty for anything else."""
        start = self._next
        while True:
            while self._is("^") or self._is("!"):
                self._next += 1
            if self._is("("):
                self._pass_bracket()
            elif self._next < len(self._tokens) and (
                self._tokens[self._next].kind in ("iri", "prefixed", "variable") or self._is("a")
            ):
                self._next += 1
            else:
                return ""
            while self._is("*") or self._is("+") or self._is("?"):
                self._next += 1
            if not (self._is("/") or self._is("|")):
                return self._text(start)
            self._next += 1

    def _is(self, text: str) -> bool:
        return self._next < len(self._tokens) and self._tokens[self._next].text.upper() == text.upper()

    def _at_end(self) -> bool:
        if self._next >= len(self._tokens):
            return True
        token = self._tokens[self._next]
        return token.text in (".", "{") or (token.kind == "word" and token.text.upper() in _BLOCKS)

    def _pass_bracket(self) -> None:
        end = _closing(self._tokens, self._next)
        self._next = len(self._tokens) if end is None else end + 1

    def _text(self, start: int) -> str:
        last = self._tokens[min(self._next, len(self._tokens)) - 1]
        return self._query[self._tokens[start].start : last.end]
