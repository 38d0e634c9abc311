"""Positions of symbols on the map, so that files and folders lie together.

For maintainers: pure and linear in the number of nodes, since the page waits for it. Nodes follow a Hilbert curve in the
order of their paths; neighbours on that curve are neighbours on the plane. This module must not know the graph.
"""

from __future__ import annotations

from collections.abc import Sequence

_GAP_OF_FILES, _GAP_OF_FOLDERS = 2, 6
"""Cells of the curve that stay empty between two files, and between two folders."""


def positions(paths: Sequence[str]) -> list[tuple[int, int]]:
    """The cell ``(x, y)`` of each node, given the paths of their files in sorted order. No two nodes share a cell."""
    places, place, before = [], 0, ""
    for path in paths:
        if path != before:
            is_same_folder = path.rpartition("/")[0] == before.rpartition("/")[0]
            place += _GAP_OF_FILES if is_same_folder else _GAP_OF_FOLDERS
            before = path
        places.append(place)
        place += 1
    order = max(place - 1, 1).bit_length() + 1 >> 1
    return [_cell(place, order) for place in places]


def _cell(place: int, order: int) -> tuple[int, int]:
    """The cell at a place of the Hilbert curve that fills a square with sides of ``2 ** order`` cells."""
    x = y = 0
    side = 1
    for _ in range(order):
        right = place >> 1 & 1
        up = (place ^ right) & 1
        if not up:
            if right:
                x, y = side - 1 - x, side - 1 - y
            x, y = y, x
        x += side * right
        y += side * up
        place >>= 2
        side <<= 1
    return x, y
