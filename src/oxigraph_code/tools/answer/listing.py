"""A list as an answer: a summary, as many rows as the budget allows, and the way to get the others.

For maintainers: every structural tool answers with a listing, so that all of them have one budget, one way to page and
one form for scripts. Rows are left out whole, never cut. This module must not know the subject of the rows.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, NamedTuple, overload

from oxigraph_code.errors import ArgumentError
from oxigraph_code.hints import said
from oxigraph_code.settings.config import Settings
from oxigraph_code.tools.answer.json_text import json_text
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer

MAX_CHARS = 40_000
"""The limit of the client with the smallest one."""
USUAL_CHARS = 8_000
"""The length of an answer in an unlimited setting that needs a budget all the same."""

Offset = Annotated[int, "rows to skip", BY_NAME]
MaxChars = Annotated[int, "at most 40,000", BY_NAME]
Format = Annotated[str, "text or json", BY_NAME]

_MIN_CHARS = 500
_MAX_COUNT_LENGTH = len("9,999,999 to 9,999,999 shown of 9,999,999")
_FORMATS = ("text", "json")


class Row(NamedTuple):
    """One item of a list: its line for people, and its fields for scripts."""

    line: str
    data: Mapping[str, Any]


class Section(NamedTuple):
    """Rows of one kind, with an optional line above them.

    ``name`` is the key of the rows for scripts; several sections may share it.
    """

    name: str
    rows: Sequence[Row]
    title: str = ""


class LazyRows(Sequence[Row]):
    """A sequence of known length whose rows are made when the first is shown."""

    def __init__(self, count: int, make: Callable[[], Sequence[Row]]) -> None:
        self._count = count
        self._make = make
        self._made: Sequence[Row] | None = None

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Row]: ...
    def __getitem__(self, index: int | slice) -> Row | Sequence[Row]:
        if self._made is None:
            self._made = self._make()
        return self._made[index]

    def __len__(self) -> int:
        return self._count


class Page(NamedTuple):
    """A page of a listing: its offset, budget, format and number of rows."""

    offset: int
    max_chars: int
    format: str
    max_rows: int = sys.maxsize

    @classmethod
    def from_arguments(
        cls,
        settings: Settings,
        offset: int = 0,
        max_chars: int = 0,
        format: str = "text",
        max_results: int = 0,
        formats: Sequence[str] = _FORMATS,
    ) -> Page:
        """Check the arguments of a tool; 0 for ``max_chars`` means the setting, in which 0 means no limit.

        0 for ``max_results`` means as many rows as there is room for.

        Raises ``ArgumentError`` for values out of range.
        """
        if format not in formats:
            raise ArgumentError(f"format cannot be {format!r}", hint=f"use {' or '.join(formats)}", argument="format")
        for argument, value in {"offset": offset, "max_chars": max_chars, "max_results": max_results}.items():
            if value < 0:
                raise ArgumentError(f"{argument} cannot be negative", hint="use 0 or more", argument=argument)
        room = max_chars or settings.max_answer_chars
        chars = min(max(room, _MIN_CHARS), MAX_CHARS) if room else sys.maxsize
        return cls(offset, chars, format, max_results or settings.max_rows or sys.maxsize)


@dataclass(frozen=True)
class Listing:
    """The whole result of a tool, before paging.

    ``head`` is a summary with the counts, and ``facts`` qualify it: unresolved calls, freshness. ``notes`` are lines
    below the rows. ``narrower`` is an argument that shortens the list, ``next_step`` a question to ask after the last
    page. ``data`` are further fields for scripts. ``found`` is the total if the sections do not hold all rows.
    ``counted`` is the number in the summary if it counts something else than rows.

    ``is_found`` is passed on to the answer.
    """

    head: str
    sections: Sequence[Section]
    facts: Sequence[str] = ()
    notes: Sequence[str] = ()
    narrower: str = ""
    next_step: str = ""
    data: Mapping[str, Any] = field(default_factory=dict)
    found: int = 0
    counted: int | None = None
    is_found: bool = True

    @property
    def total(self) -> int:
        return max(self.found, sum(len(section.rows) for section in self.sections))


def answer(listing: Listing, page: Page) -> Answer:
    """Return the requested page of a listing, within its budget."""
    text = _text(listing, page) if page.format == "text" else _json(listing, page)
    return Answer(text, is_found=listing.is_found)


def _text(listing: Listing, page: Page) -> str:
    size = len("\n".join([_first(listing, page.offset, 0), *listing.notes, _longest_last(listing)]))
    room = page.max_chars - size - _MAX_COUNT_LENGTH - 2
    lines: list[str] = []
    shown = 0
    for section, rows in _selected(listing, page):
        title = [section.title] if section.title and rows else []
        fitting = _fitting(rows, room - sum(len(line) + 1 for line in title), lambda row: len(row.line) + 1)
        if not fitting and rows and not shown:
            # An empty page is no answer, so the first row is shown up to the budget.
            lines += [*title, f"{rows[0].line[: max(room - sum(map(len, title)) - 3, 0)]}…"]
            shown = 1
        elif fitting:
            block = [*title, *(row.line for row in fitting)]
            room -= sum(len(line) + 1 for line in block)
            lines += block
            shown += len(fitting)
        if len(fitting) < len(rows):
            break
    end = page.offset + shown
    parts = [_first(listing, page.offset, end), *lines, *listing.notes, _last(listing, end)]
    return "\n".join(line for line in parts if line)


def _json(listing: Listing, page: Page) -> str:
    shown = 0
    kept: dict[str, list[Mapping[str, Any]]] = {section.name: [] for section in listing.sections}
    whole: dict[str, Any] = {**listing.data, **kept, "notes": list(listing.notes)}
    frame = {"summary": _first(listing, 0, 0), "total": listing.total, "offset": page.offset, "shown": listing.total}
    if listing.counted is not None:
        frame |= {"total": listing.counted, "rows": listing.total}
    room = page.max_chars - _length({**frame, **whole, "next": _longest_last(listing)}) - _MAX_COUNT_LENGTH
    for section, rows in _selected(listing, page):
        fitting = _fitting(rows, room, lambda row: _length(row.data) + 1)
        if not fitting and rows and not shown:
            # A row cannot be cut in JSON, and an empty page would be requested again and again.
            fitting = rows[:1]
            whole["notes"].append(f"this row is longer than max_chars={page.max_chars}; raise it for several at once")
        room -= sum(_length(row.data) + 1 for row in fitting)
        kept[section.name] += [row.data for row in fitting]
        shown += len(fitting)
        if len(fitting) < len(rows):
            break
    end = page.offset + shown
    frame |= {"summary": _first(listing, page.offset, end), "shown": shown}
    return json_text({**frame, **whole, "next": _last(listing, end)})


def _selected(listing: Listing, page: Page) -> Iterator[tuple[Section, Sequence[Row]]]:
    """Yield the sections with a page's rows, counted over all of them, if the budget has room for all."""
    offset, left = page.offset, page.max_rows
    for section in listing.sections:
        rows = section.rows[offset : offset + left] if left and offset < len(section.rows) else ()
        yield section, rows
        offset = max(offset - len(section.rows), 0)
        left -= len(rows)


def _fitting(rows: Sequence[Row], room: int, size: Callable[[Row], int]) -> Sequence[Row]:
    for number, row in enumerate(rows):
        room -= size(row)
        if room < 0:
            return rows[:number]
    return rows


def _first(listing: Listing, offset: int, end: int) -> str:
    is_cut = offset or end < listing.total
    shown = f" ({offset + 1:,} to {end:,} shown of {listing.total:,})" if offset else f" ({end:,} shown)"
    return " · ".join([listing.head + (shown if is_cut and end > offset else ""), *listing.facts])


def _last(listing: Listing, end: int) -> str:
    if end >= listing.total:
        return said(listing.next_step)
    more = f"{listing.total - end:,} left out; more: offset={end}"
    return said(f"{more} · narrow: {listing.narrower}" if listing.narrower else more)


def _longest_last(listing: Listing) -> str:
    return max(_last(listing, 0), said(listing.next_step), key=len)


def _length(data: Any) -> int:
    return len(json_text(data))
