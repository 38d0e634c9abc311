"""Positions on the map: folders and files as nested rectangles, the nodes of a file in rows.

For maintainers: a squarified treemap, so that every node has about the same area. Pure and nearly linear in the number
of nodes, since the page waits for it. This module must not know the graph.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil, sqrt
from typing import NamedTuple

_ASPECT = 1.6
_MARGIN = 0.02
"""The margin of a folder, as a part of its shorter side."""
_HEADER = 0.05
"""The part of a folder's height that is left for its name."""


class Rectangle(NamedTuple):
    """A rectangle with its lower left corner at ``(x, y)``."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class MapLayout:
    """The size of a map as width and height, positions of its nodes, and rectangles of its folders.

    Positions are in the order of the paths. A folder comes before those in it.
    """

    size: tuple[float, float]
    nodes: Sequence[tuple[float, float]]
    folders: dict[str, Rectangle]


@dataclass
class _MapFolder:
    """A folder with the nodes of its files, and of its subfolders in all."""

    path: str
    nodes: int = 0
    folders: dict[str, _MapFolder] = field(default_factory=dict)
    files: dict[str, int] = field(default_factory=dict)


def layout(paths: Sequence[str]) -> MapLayout:
    """Lay out nodes, given the path of the file of each."""
    counts = Counter(paths)
    height = sqrt(max(len(paths), 1))
    width = height * _ASPECT
    waiting = [(_tree(counts), Rectangle(0, 0, width, height))]
    files: dict[str, Iterator[tuple[float, float]]] = {}
    folders: dict[str, Rectangle] = {}
    while waiting:
        folder, area = waiting.pop()
        # A folder with nothing but a folder is drawn as one.
        while len(folder.folders) == 1 and not folder.files:
            (folder,) = folder.folders.values()
        if folder.path:
            folders[folder.path] = area
        parts: list[tuple[int, str, _MapFolder | None]] = [
            *((below.nodes, below.path, below) for below in folder.folders.values()),
            *((count, path, None) for path, count in folder.files.items()),
        ]
        parts.sort(key=lambda part: (-part[0], part[1]))
        rectangles = _squarified([weight for weight, _, _ in parts], _inside(area))
        for (count, path, below), rectangle in zip(parts, rectangles, strict=True):
            if below is None:
                files[path] = _grid(count, rectangle)
            else:
                waiting.append((below, rectangle))
    return MapLayout((width, height), [next(files[path]) for path in paths], folders)


def _tree(counts: Counter[str]) -> _MapFolder:
    root = _MapFolder("")
    for path, count in counts.items():
        folder = root
        folder.nodes += count
        *names, _ = path.split("/")
        for name in names:
            below = folder.folders.get(name)
            if below is None:
                below = folder.folders[name] = _MapFolder(f"{folder.path}/{name}" if folder.path else name)
            folder = below
            folder.nodes += count
        folder.files[path] = count
    return root


def _inside(area: Rectangle) -> Rectangle:
    """Return the part of a folder's rectangle for its content."""
    margin = min(area.width, area.height) * _MARGIN
    height = area.height * (1 - _HEADER)
    return Rectangle(area.x + margin, area.y + margin, area.width - 2 * margin, height - 2 * margin)


def _grid(count: int, area: Rectangle) -> Iterator[tuple[float, float]]:
    """Places in rows, from the upper left corner on."""
    columns = min(max(round(sqrt(count * area.width / area.height)), 1), count)
    rows = ceil(count / columns)
    for number in range(count):
        row, column = divmod(number, columns)
        x, y = (column + 0.5) / columns * area.width, (row + 0.5) / rows * area.height
        yield round(area.x + x, 3), round(area.y + area.height - y, 3)


def _squarified(weights: Sequence[int], area: Rectangle) -> list[Rectangle]:
    """Divide a rectangle by weights in descending order, into parts that are nearly square."""
    found: list[Rectangle] = []
    left = sum(weights)
    start = 0
    while start < len(weights):
        side = min(area.width, area.height)
        unit = area.width * area.height / left
        end, total = start, 0
        best = float("inf")
        while end < len(weights):
            worst = _elongation(weights[start], weights[end], total + weights[end], unit, side)
            if worst > best:
                break
            best, total, end = worst, total + weights[end], end + 1
        strip = total * unit / side
        offset = 0.0
        for weight in weights[start:end]:
            length = weight / total * side
            if area.width >= area.height:
                found.append(Rectangle(area.x, area.y + area.height - offset - length, strip, length))
            else:
                found.append(Rectangle(area.x + offset, area.y + area.height - strip, length, strip))
            offset += length
        if area.width >= area.height:
            area = Rectangle(area.x + strip, area.y, area.width - strip, area.height)
        else:
            area = Rectangle(area.x, area.y, area.width, area.height - strip)
        start, left = end, left - total
    return found


def _elongation(largest: int, smallest: int, total: int, unit: float, side: float) -> float:
    """Return the ratio of the sides of the longest rectangle in a strip along a side."""
    strip = total * unit / side
    return max(largest * unit / strip / strip, strip / (smallest * unit / strip))
