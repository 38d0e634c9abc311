"""Reads the pages that people read, for the tests beside this module.

For maintainers: Markdown is read as far as these tests need it: headings, links, tables, fenced blocks. Text inside a
fence is no heading and no link.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent.parent

PAGES = [
    *(ROOT / name for name in ("README.md", "SPECIFICATIONS.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_ANCHOR = re.compile(r'<a id="([^"]+)">')
_MARKUP = re.compile(r"<[^>]*>")


class Block(NamedTuple):
    """A fenced block: the page it is on, its language, its text."""

    page: Path
    language: str
    text: str


def name(page: Path) -> str:
    """Return the page as tests show it."""
    return page.relative_to(ROOT).as_posix()


def read(page: str | Path) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def blocks(language: str, pages: list[Path] = PAGES) -> list[Block]:
    """Return the fenced blocks of a language."""
    return [
        Block(page, match[1], match[2])
        for page in pages
        for match in _FENCE.finditer(read(page))
        if match[1] == language
    ]


def links(page: Path) -> list[str]:
    """Return the targets of the page's links."""
    return _LINK.findall(_FENCE.sub("", read(page)))


def anchors(page: Path) -> set[str]:
    """Collect the targets that a link into the page can name."""
    text = _FENCE.sub("", read(page))
    return {*_ANCHOR.findall(text), *(_slug(heading) for heading in _HEADING.findall(text))}


def section(page: str, heading: str) -> str:
    """Return the text from a heading to the next of the same depth or above."""
    text = read(page)
    start = re.search(rf"^(#+) {re.escape(heading)}$", text, re.MULTILINE)
    assert start is not None, f"{page} has no heading {heading!r}"
    end = re.compile(rf"^#{{1,{len(start[1])}}} ", re.MULTILINE).search(text, start.end())
    return text[start.end() : end.start() if end else len(text)]


def rows(text: str) -> Iterator[list[str]]:
    """Yield the rows of all tables in a text, without their heads, each as its cells."""
    lines = text.splitlines()
    for before, line in pairwise(lines):
        if line.startswith("|") and before.startswith("|") and not re.fullmatch(r"\|[-|]+\|", line):
            yield [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]


def first_cells(text: str) -> list[str]:
    """List the first column of the tables, without the marks of code and links."""
    return [re.sub(r"^\[?`@?([^`]*)`.*$", r"\1", row[0]) for row in rows(text)]


def _slug(heading: str) -> str:
    words = _MARKUP.sub("", heading).replace("`", "").strip().lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
