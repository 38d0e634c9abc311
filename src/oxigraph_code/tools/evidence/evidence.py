"""One kind of evidence about a symbol, as every tool states it.

For maintainers: providers load what they count when they are made; details of the symbols in their rows are loaded for
all kinds together, before phrases and rows are made. This module must not know the kinds. See decision 0135.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from oxigraph_code.hints import said
from oxigraph_code.tools.answer.grouping import by_file, plain
from oxigraph_code.tools.answer.listing import Row, Section
from oxigraph_code.tools.answer.nodes import Nodes

_MAX_OF_A_KIND = 5
"""The rows of one kind that an answer for people shows, if it does not show all."""


class Evidence(NamedTuple):
    """One kind of evidence.

    ``iris`` are the symbols in its rows. Once they are loaded, ``fact`` is the phrase that counts it, for the first
    line of an answer, ``sections`` are its rows, and ``whole`` of these, the first, are in any answer.
    """

    total: int
    fact: Callable[[], str]
    sections: Callable[[], Sequence[Section]] = tuple
    iris: Sequence[str] = ()
    whole: Callable[[], int] = lambda: 0

    @classmethod
    def of_rows(cls, fact: str, name: str, rows: Sequence[Row], title: str) -> Evidence:
        """Make evidence that counts each of its rows."""
        return cls(len(rows), lambda: fact, lambda: [Section(name, rows, title)])

    @classmethod
    def by_file(cls, known: Nodes, name: str, iris: Sequence[str], fact: str, title: str) -> Evidence:
        """Make evidence of symbols, grouped by file."""
        return cls(len(set(iris)), lambda: fact, lambda: by_file(name, known, iris, plain, title), iris)


def facts_of(evidence: Iterable[Evidence]) -> list[str]:
    """Phrase the kinds that exist."""
    return [one.fact() for one in evidence if one.total]


def sections_of(evidence: Iterable[Evidence], *, is_brief: bool = False) -> list[Section]:
    """Make the rows of each kind; with ``is_brief`` the first of each and a count."""
    return [
        section for one in evidence for section in (few(one.sections(), one.whole()) if is_brief else one.sections())
    ]


def few(sections: Sequence[Section], whole: int = 0) -> Sequence[Section]:
    """Shorten one kind of evidence to its first rows and a count; scripts get all."""
    total, most = sum(len(section.rows) for section in sections), max(whole, _MAX_OF_A_KIND)
    if total <= most + 1:
        return sections
    found, room = [], most
    for section in sections:
        if room:
            found.append(section._replace(rows=section.rows[:room]))
            room -= len(found[-1].rows)
    more = f"  and {total - most:,} more; {said('format=json')} lists all"
    return [*found, Section(sections[0].name, [Row(more, {})])]
