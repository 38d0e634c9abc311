"""The outermost group of a query, split into parts that a result must match.

For maintainers: this is no parser of SPARQL. It splits triple patterns and keeps everything else as text, so that every
prefix of the list is a valid group. In doubt it keeps more text together. This module must not run a query.

Source: SPARQL 1.1 Query Language, section 19.8, rules 53 to 98 (groups, triples, paths).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
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


class _Unit(NamedTuple):
    """A token, or all from a bracket to the one that closes it."""

    first: Token
    last: Token

    @property
    def text(self) -> str:
        return self.first.text

    @property
    def is_term(self) -> bool:
        """True for a single term, and for the language of a string."""
        return self.first.kind in (*_TERMS, "language") or self.text in ("true", "false")

    @property
    def begins_block(self) -> bool:
        return self.text == "{" or (self.first.kind == "word" and self.text.upper() in _BLOCKS)


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
    return ParsedQuery(query[: form.start], tuple(_parts(query, _grouped(tokens[start + 1 : end]))))


def _closing(tokens: Sequence[Token], start: int) -> int | None:
    """Return the index of the bracket that closes the one at ``start``."""
    depth = 0
    for number in range(start, len(tokens)):
        depth += (tokens[number].text in _OPENING) - (tokens[number].text in _CLOSING)
        if depth == 0:
            return number
    return None


def _grouped(tokens: Sequence[Token]) -> Iterator[_Unit]:
    """Yield tokens, and those from a bracket to its end as one."""
    number = 0
    while number < len(tokens):
        is_open = tokens[number].text in _OPENING
        last = (_closing(tokens, number) or len(tokens) - 1) if is_open else number
        yield _Unit(tokens[number], tokens[last])
        number = last + 1


def _parts(query: str, units: Iterator[_Unit]) -> Iterator[PatternPart]:
    """Yield the parts of a group: blocks, and statements up to a dot or a block."""
    rest = deque(units)
    while rest:
        if rest[0].text == ".":
            rest.popleft()
        elif rest[0].begins_block:
            keyword = "" if rest[0].text == "{" else rest[0].text.upper()
            block = [rest.popleft()]
            while keyword and rest and block[-1].text not in ("{", "("):
                block.append(rest.popleft())
            if keyword in ("VALUES", "FILTER") and rest and rest[0].text in ("{", "(")[: 1 + (keyword == "FILTER")]:
                block.append(rest.popleft())
            while len(rest) > 1 and rest[0].text.upper() == "UNION":
                block += [rest.popleft(), rest.popleft()]
            yield PatternPart(_text(query, block), keyword=keyword)
        else:
            statement = [rest.popleft()]
            while rest and rest[0].text != "." and not rest[0].begins_block:
                statement.append(rest.popleft())
            yield from _triples(query, statement) or [PatternPart(_text(query, statement))]


def _triples(query: str, statement: Sequence[_Unit]) -> list[PatternPart]:
    """Split a statement into triple patterns; none if a subject or an object is not simple."""
    found, (subject, *rest) = [], statement
    for same in _split(rest, ";"):
        first, *others = _split(same, ",")
        at = _object_at(first)
        predicate = _text(query, first[:at])
        for one in (first[at:], *others):
            if not (subject.is_term and predicate and one and one[-1].is_term and _object_at(one) == 0):
                return []
            found.append((_text(query, [subject]), predicate, _text(query, one)))
    return [PatternPart(" ".join(triple), *triple) for triple in found]


def _object_at(units: Sequence[_Unit]) -> int:
    """Return the index at which the last term begins, with its sign, language or type."""
    at = len(units) - 1
    while at > 0 and _continues(units[at - 1], units[at]):
        at -= 1
    return max(at, 0)


def _continues(before: _Unit, unit: _Unit) -> bool:
    is_signed = before.text in ("+", "-") and unit.first.kind == "number"
    return is_signed or unit.first.kind == "language" or "^^" in (unit.text, before.text)


def _split(units: Sequence[_Unit], mark: str) -> list[list[_Unit]]:
    parts: list[list[_Unit]] = [[]]
    for unit in units:
        if unit.text == mark:
            parts.append([])
        else:
            parts[-1].append(unit)
    return [part for part in parts if part]


def _text(query: str, units: Sequence[_Unit]) -> str:
    return query[units[0].first.start : units[-1].last.end] if units else ""
