"""The text form of a bundle.

For maintainers: the most important lines come first and nothing is repeated; code keeps its line numbers, and gaps are
marked. This module must not know how anything was selected.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from oxigraph_code.search.entries import Entry
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import brief
from oxigraph_code.tools.context.bundle import MODULE, Bundle

_MOST_LINES = 6
_WIDEST = 120
PARTS = {
    "needs": "dependencies:",
    "tests": "tests of them:",
    "users": "users of them:",
    "others": "also near:",
}
"""The parts of the neighbourhood in order, with their titles."""


def as_text(bundle: Bundle, next_step: str) -> str:
    """Format the bundle as text: summary, literals, entry points, code, neighbours, notes, next step."""
    lines = [*_written(bundle), *_focus(bundle), *_code(bundle), *_near(bundle), *bundle.notes, next_step]
    below = "\n".join(lines)
    used = len(below) + len(_first(bundle, bundle.budget)) + 1
    return f"{_first(bundle, used)}\n{below}"


def _first(bundle: Bundle, used: int) -> str:
    if not bundle.is_clear:
        weak = f"no clear place to begin: {counted(len(bundle.focus), 'weak match')}".replace("matchs", "matches")
        return f"{weak} · {bundle.scope.freshness}"
    files = len(bundle.code)
    counts = [counted(len(bundle.focus), "entry point"), f"code of {counted(files, 'file')}"]
    for part, noun in (("needs", "dependency"), ("tests", "test"), ("users", "user")):
        count = sum(near.part == part for near in bundle.near)
        counts += [counted(count, noun).replace("dependencys", "dependencies")] if count else []
    return " · ".join([", ".join(counts), f"{used:,} of {bundle.budget:,} characters", bundle.scope.freshness])


def _written(bundle: Bundle) -> list[str]:
    """The lines with literals of the task."""
    found: list[str] = []
    for written in bundle.written:
        if not written.total:
            continue
        shown = written.lines[:_MOST_LINES] if written.is_specific else ()
        counts = f"{counted(written.total, 'line')} of {counted(written.files, 'file')}"
        more = f" ({len(shown)} shown)" if len(shown) < written.total else ""
        more += f", and {written.aside:,} of tests, docs and the like" if written.aside else ""
        found.append(f"{written.literal.text} is in {counts}{more}{':' if shown else '; search_code mode=text'}")
        for at in shown:
            place = f"{at.path}:{at.line}: {at.text[:_WIDEST]}" if at.line else at.path
            inside = at.inside if at.inside and at.inside.kinds[0] != MODULE else None
            found.append(f"  {place}{f' · in {inside.kinds[0]} {inside.name}' if inside else ''}")
    return found


def _focus(bundle: Bundle) -> list[str]:
    rows = [f"  {line(bundle, focus.entry)} · {focus.reason}" for focus in bundle.focus]
    title = "entry points:" if bundle.is_clear else "perhaps:"
    return [title, *rows] if rows else []


def _code(bundle: Bundle) -> list[str]:
    found: list[str] = []
    for path, snippets in groupby(bundle.snippets, key=lambda snippet: snippet.path):
        every = list(snippets)
        width = len(str(every[-1].end))
        found.append(path)
        for number, snippet in enumerate(every):
            # Single lines of declarations need no mark between them.
            found += ["…"] if number and len(every[number - 1].lines) > 1 else []
            numbered = enumerate(snippet.lines, snippet.start)
            found += [f"{at:>{width}} {text}".rstrip() for at, text in numbered]
    return found


def _near(bundle: Bundle) -> list[str]:
    found: list[str] = []
    for part, title in PARTS.items():
        rows = [f"  {line(bundle, near.entry)} · {near.reason}" for near in bundle.near if near.part == part]
        if part == "others":
            rows += [f"  {path} · has {', '.join(words)}" for path, words in bundle.files]
        found += [title, *rows] if rows else []
    return found


def line(bundle: Bundle, entry: Entry) -> str:
    """An entry in a line of its own."""
    if entry.kinds[0] == MODULE:
        return bundle.path(entry)
    return f"{bundle.path(entry)}:{entry.line} {entry.kinds[0]} {entry.name}{brief(entry.signature)}"


def names(entries: Sequence[Entry], most: int) -> str:
    """Some of the names, and the count of the rest."""
    return shortened([entry.name for entry in entries], most)
