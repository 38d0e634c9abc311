"""The tables: a row for each repository, a pooled row for each language, and the figures of others.

For maintainers: pooled means that edges are added up, not ratios averaged. The figures of other systems are data in
``peers.json``, taken on the public set; they do not apply to any other.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.accuracy.scoring import Figures

_PEERS = Path(__file__).with_name("peers.json")
_HEADER = f"{'':28} {'language':10} {'P':>5} {'strict':>6} {'R':>5} {'F1':>5}"


class Row(NamedTuple):
    """The figures of one repository."""

    name: str
    language: str
    figures: Figures


def shown(title: str, rows: Sequence[Row]) -> list[str]:
    """Return the lines of one table, with the pooled rows at its end."""
    width = max([6, *(len(f"{row.figures.true:,}") for row in rows)])
    counts = ("true", "right", "wrong", "missed", "unjudged", "unmapped")
    lines = [title, _HEADER + "".join(f" {count:>{max(width, len(count))}}" for count in counts)]
    pooled: dict[str, Figures] = defaultdict(Figures)
    for row in rows:
        lines.append(_line(row, counts, width))
        pooled[row.language] += row.figures
    return [*lines, *(_line(Row("all", language, figures), counts, width) for language, figures in pooled.items())]


def peers(languages: Sequence[str]) -> list[str]:
    """Return the figures of peers on the public set, by language."""
    lines = ["others, on the public set, pooled", _HEADER]
    systems = json.loads(_PEERS.read_text(encoding="utf-8"))
    for language in languages:
        for system, figures in systems.items():
            if language in figures:
                precision, recall, f1, strict = figures[language]
                lines.append(
                    f"{system:28} {language:10} {_ratio(precision)} {_ratio(strict):>6} {_ratio(recall)} {_ratio(f1)}"
                )
    return lines


def _line(row: Row, counts: Sequence[str], width: int) -> str:
    figures = row.figures
    ratios = (figures.precision, figures.strict_precision, figures.recall, figures.f1)
    precision, strict, recall, f1 = map(_ratio, ratios)
    numbers = "".join(f" {getattr(figures, count):>{max(width, len(count))},}" for count in counts)
    return f"{row.name:28} {row.language:10} {precision} {strict:>6} {recall} {f1}{numbers}"


def _ratio(value: float) -> str:
    return f"{value:5.3f}"
