"""Terms and statements as N-Triples text.

For maintainers: text is made here, and not terms of an RDF library, because formatting is four times as fast as
building objects; hence everything that must be escaped is escaped here. IRIs come from ``identity``, which never makes
one that needs escaping. See decision 0004.

Source: RDF 1.1 N-Triples, section 7 (grammar).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

_XSD = "http://www.w3.org/2001/XMLSchema#"
_INTEGER = f'"^^<{_XSD}integer>'
_DATE_TIME = f'"^^<{_XSD}dateTime>'
TRUE = f'"true"^^<{_XSD}boolean>'

_NEEDS_ESCAPE = re.compile('["\\\\\x00-\x1f\x7f\ud800-\udfff\ufffe\uffff]')
# As RDF 1.1 writes canonical N-Triples: the same text as the store gives back, so that the two can be compared.
_ESCAPES = {'"': '\\"', "\\": "\\\\", "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def text(value: str) -> str:
    """Write a string literal. A non-character, such as an undecodable byte, becomes U+FFFD."""
    # Characters to escape besides the two marks are not printable, which is a faster test than a pattern.
    if '"' in value or "\\" in value or not value.isprintable():
        value = _NEEDS_ESCAPE.sub(lambda match: _ESCAPES.get(match[0]) or _numbered(match[0]), value)
    return f'"{value}"'


def text_of(literal: str) -> str:
    """Return the text of a literal, as the store gives it back."""
    return str(json.loads(literal[: literal.rindex('"') + 1], strict=False))


def _numbered(character: str) -> str:
    return "\ufffd" if "\ud800" <= character <= "\udfff" else f"\\u{ord(character):04X}"


def integer(value: int) -> str:
    """Return an xsd:integer literal."""
    return f'"{value}{_INTEGER}'


def date_time(value: str) -> str:
    """Return an xsd:dateTime literal; ``value`` is ISO 8601 with a time zone."""
    return f'"{value}{_DATE_TIME}'


def iri(value: str) -> str:
    """Return an IRI."""
    return f"<{value}>"


def as_text(lines: Iterable[str]) -> str:
    """Join statements to a text, with an end of line after each."""
    return "\n".join([*lines, ""])


class Statements:
    """Statements about one subject after another, gathered as lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def about(self, subject_iri: str) -> Subject:
        return Subject(self.lines, f"<{subject_iri}> <")


class Subject:
    """Adds statements about one subject. A value is a term as text; see the functions of this module."""

    __slots__ = ("_lines", "_start")

    def __init__(self, lines: list[str], start: str) -> None:
        self._lines = lines
        self._start = start

    def add(self, predicate_iri: str, value: str) -> None:
        self._lines.append(f"{self._start}{predicate_iri}> {value} .")

    def add_text(self, predicate_iri: str, value: str) -> None:
        """Write a string literal unless it is empty."""
        if value:
            self._lines.append(f"{self._start}{predicate_iri}> {text(value)} .")

    def add_texts(self, predicate_iri: str, values: tuple[str, ...]) -> None:
        """Write each distinct string once."""
        if values:
            for value in dict.fromkeys(values):
                self.add_text(predicate_iri, value)
