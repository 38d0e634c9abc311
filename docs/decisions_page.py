"""Write ``docs/decisions/README.md``, the index of decision records by area."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from docs.markdown import table

_FOLDER = Path(__file__).resolve().parent / "decisions"
_HEADER = re.compile(
    r"# (?P<number>\d{4}): (?P<title>.+)\n\n(?P<date>[\d-]{10}), (?P<status>(?:.+\n)+)\nArea: (?P<area>.+)\n"
)
_INTRO = """\
<!-- Generated from the records by `python -m docs.generate`; do not edit. -->

# Decisions

A decision that rests on a measurement has a record: context, measurement, decision, consequence. Records are not
rewritten when a decision changes; a later one supersedes them.
[CONTRIBUTING.md](../../CONTRIBUTING.md#decision-records) states when to add one.

"""
AREAS = {
    "graph": "Terms of the graph",
    "extraction": "Extraction and grammars",
    "types": "Types and evaluation",
    "call graph": "Call graph: calls, candidates, implicit calls",
    "dispatch": "Dispatch: members, traits, overrides",
    "conditional compilation": "Conditional compilation in Rust",
    "indexing": "Indexing and caches",
    "incremental": "Incremental runs, snapshots and worktrees",
    "freshness": "Freshness of answers",
    "history": "Git history",
    "store": "The store",
    "answers": "Answers and search",
    "clients": "Clients",
    "packaging": "Packaging and dependencies",
    "project": "The project itself",
}


class Record(NamedTuple):
    """A decision record, as its first lines describe it."""

    file: str
    number: str
    title: str
    status: str
    area: str


def records() -> list[Record]:
    """Read the records in order of number. Raises ``ValueError`` for one without number, status or area."""
    found = []
    for path in sorted(_FOLDER.glob("[0-9]*.md")):
        header = _HEADER.match(path.read_text(encoding="utf-8"))
        if header is None or header["area"] not in AREAS:
            raise ValueError(
                f"{path.name} needs a title, a date with a status, and one of the areas {', '.join(AREAS)}"
            )
        found.append(
            Record(path.name, header["number"], header["title"], " ".join(header["status"].split()), header["area"])
        )
    return found


def render() -> str:
    """Render the text of the page."""
    lines = []
    for area, heading in AREAS.items():
        rows = [
            (f"[{record.number}]({record.file})", record.title, record.status)
            for record in records()
            if record.area == area
        ]
        if rows:
            lines += [f"## {heading}\n", *table(("Number", "Decision", "Status"), rows)]
    return _INTRO + "\n".join(lines)
