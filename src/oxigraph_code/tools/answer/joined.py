"""The answers about several symbols of one name, joined to one.

For maintainers: each is the same as for its symbol alone, so a reader needs no second question. This
module must not know the question.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oxigraph_code.tools.answer.listing import LazyRows, Listing, Row, Section


def joined(text: str, listings: Sequence[Listing], freshness: str) -> Listing:
    """Join the listings of all symbols that a name means; leave a single listing unchanged."""
    if len(listings) == 1:
        return listings[0]
    sections = [section for listing in listings for section in _sections(listing, freshness)]
    return Listing(
        f"{len(listings)} symbols are called {text}, answered one after the other",
        sections,
        facts=[freshness],
        notes=list(dict.fromkeys(note for listing in listings for note in listing.notes)),
        narrower="the path before the name, as path:name",
        next_step=listings[0].next_step,
        is_found=any(listing.is_found for listing in listings),
    )


def _sections(listing: Listing, freshness: str) -> Iterator[Section]:
    """Yield the sections about one symbol, below a row for its first line.

    ``about`` has the subject of a row, for scripts.
    """
    head = " · ".join([listing.head, *(fact for fact in listing.facts if fact != freshness)])
    yield Section("symbols", [Row(head, {**listing.data, "summary": head})])
    for section in listing.sections:
        yield section._replace(rows=_marked(section.rows, listing.head))


def _marked(rows: Sequence[Row], about: str) -> Sequence[Row]:
    return LazyRows(len(rows), lambda: [Row(row.line, {**row.data, "about": about}) for row in rows])
