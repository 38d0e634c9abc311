"""Authorship of lines as rows of an answer.

For maintainers: uncommitted lines have no author yet; lines older than the examined history are counted apart. This
module must not know the meaning of the lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from oxigraph_code.facts.commits import Blame
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.listing import Row
from oxigraph_code.tools.answer.preview import shortened

_SHORT_HASH = 7
_MAX_PEOPLE = 5


def authorship(blame: Blame) -> list[Row]:
    """Return rows for the last change of lines and for their authors."""
    rows = []
    if blame.uncommitted:
        rows.append(_row("not committed", counted(blame.uncommitted, "line"), {"lines": blame.uncommitted}))
    if blame.last is not None:
        last = blame.last
        told = f"{last.date[:10]} by {last.author} in {last.hash[:_SHORT_HASH]}: {last.subject}"
        rows.append(_row("last changed", told, last._asdict()))
    if shares := authors_of([blame]):
        every = sum(commit.lines for commit in blame.commits) + blame.older
        rows.append(_row("authors of these lines", _people(shares, every), {"authors": shares}))
    if blame.older:
        words = f"{counted(blame.older, 'line')}, older than the history that was read"
        rows.append(_row("older", words, {"lines": blame.older}))
    return rows


def authors_of(blames: Iterable[Blame]) -> dict[str, int]:
    """Count the lines of each author and co-author but robots, those with most lines first."""
    lines: Counter[str] = Counter()
    for blame in blames:
        for commit in blame.commits:
            lines.update(dict.fromkeys(commit.people, commit.lines))
    return dict(sorted(lines.items(), key=lambda entry: (-entry[1], entry[0])))


def _people(shares: Mapping[str, int], every: int) -> str:
    shown = [f"{name} {lines / every:.0%}" for name, lines in shares.items()]
    return shortened(shown, _MAX_PEOPLE)


def _row(name: str, words: str, data: Mapping[str, object]) -> Row:
    return Row(f"{name}: {words}", {"fact": name, "values": [words], "iris": [], **data})
