"""Lines of a file, with the symbols around them.

For maintainers: only files below the root are read, as they are on disk now.
"""

from __future__ import annotations

from typing import Annotated

from oxigraph_code.errors import ArgumentError
from oxigraph_code.tools.answer.listing import Format, Listing, MaxChars, Offset, Page, Section, answer
from oxigraph_code.tools.answer.source_text import source_text
from oxigraph_code.tools.answer.symbol_details import Symbol, details
from oxigraph_code.tools.workspace.paths import Pasted, pasted
from oxigraph_code.tools.workspace.scope import Project, find_scope
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, Call, Workspace

_BEFORE, _AFTER = 5, 40


def read_snippet(
    workspace: Workspace,
    call: Call,
    path: Annotated[str, "file, or file:89-120"],
    start: Annotated[int, "first line", BY_NAME] = 1,
    end: Annotated[int, "last line; 0: to the end", BY_NAME] = 0,
    project: Project = "",
    offset: Offset = 0,
    max_chars: MaxChars = 0,
    format: Format = "text",
) -> Answer:
    """Read lines of a file, as they are now.

    Use when: an answer named them.
    Not for: one symbol (get_symbol with code).
    Returns: numbered lines, and the symbols they are in.
    """
    page = Page.from_arguments(workspace.settings, offset, max_chars, format)
    if start < 1 or end < 0:
        argument = "start" if start < 1 else "end"
        raise ArgumentError(
            f"{argument} cannot be {start if start < 1 else end}", hint="use 1 or more", argument=argument
        )
    scope = find_scope(workspace, call, project, needs_links=False)
    place = Pasted(path) if scope.tree.has_file(path) else pasted(path)
    text = source_text(workspace, scope, place.path)
    if (start, end) == (1, 0):
        start, end = _lines(place, len(text.lines))
    last = min(end or len(text.lines), len(text.lines))
    around: list[Symbol] = []
    if text.module:
        rows = workspace.rows("symbols_around", module=[text.module], start=start, end=last)
        around = list(details(workspace, scope, [row["symbol"] for row in rows]).values())
    if start > len(text.lines):
        return Answer.nothing_found(f"{text.path} has {len(text.lines):,} lines, no line {start:,}")
    inside = " > ".join(f"{symbol.label} ({symbol.line}-{symbol.end})" for symbol in around)
    head = f"{text.path} lines {start:,} to {last:,} of {len(text.lines):,}"
    listing = Listing(
        head,
        [Section("lines", text.rows(start, last), f"in {inside}" if inside else "")],
        facts=[text.caution or scope.freshness],
        narrower="start= and end=",
        data={"path": text.path, "symbols": [symbol.data for symbol in around]},
    )
    return answer(listing, page)._replace(snippets=1)


def _lines(place: Pasted, count: int) -> tuple[int, int]:
    """Return the range of lines that a place means; a single line gets some context."""
    if not place.start:
        return 1, 0
    if place.end or place.start > count:
        return place.start, max(place.end, place.start) if place.end else 0
    return max(place.start - _BEFORE, 1), place.start + _AFTER
