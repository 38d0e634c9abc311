"""The dependencies between the parts of a folder as a matrix, ordered so that cycles stand out.

For maintainers: users come before the parts they use, so that without a cycle nothing stands below the diagonal. This
module must not know the store.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from oxigraph_code.view.dependency_cycles import components

_MAX_PARTS = 120


def matrix(files: Sequence[str], dependencies: Mapping[tuple[str, str], int], folder: str) -> dict[str, Any]:
    """Return the matrix of a folder, or of the only folder in it.

    ``parts`` are its files and subfolders, with the number of files and of the cycle they belong to, or -1.
    ``cells`` have the numbers of the using and the used part, and their edges. ``left_out`` counts the parts without
    room, which have the fewest edges. ``folder`` is empty for the whole project.
    """
    start = folder.strip("/")
    while True:
        inside = Counter(part for path in files if (part := _part(path, start)))
        if len(inside) != 1 or next(iter(inside)) in files:
            break
        (start,) = inside
    joined: Counter[tuple[str, str]] = Counter()
    for (source, target), count in dependencies.items():
        pair = _part(source, start), _part(target, start)
        if all(pair) and pair[0] != pair[1]:
            joined[pair] += count
    edges: Counter[str] = Counter()
    for (source, target), count in joined.items():
        edges[source] += count
        edges[target] += count
    parts = sorted(sorted(inside, key=lambda part: (-edges[part], part))[:_MAX_PARTS])
    numbers = {part: number for number, part in enumerate(parts)}
    pairs = [(numbers[source], numbers[target]) for source, target in joined if source in numbers and target in numbers]
    component = components(len(parts), pairs)
    sizes = Counter(component)
    order = sorted(range(len(parts)), key=lambda number: (-component[number], parts[number]))
    place = {parts[number]: index for index, number in enumerate(order)}
    return {
        "folder": start,
        "parts": [
            {
                "name": parts[number].removeprefix(f"{start}/"),
                "path": parts[number],
                "files": inside[parts[number]],
                "is_file": parts[number] in files,
                "cycle": component[number] if sizes[component[number]] > 1 else -1,
            }
            for number in order
        ],
        "cells": [
            (place[source], place[target], count)
            for (source, target), count in joined.items()
            if source in place and target in place
        ],
        "left_out": len(inside) - len(parts),
    }


def _part(path: str, folder: str) -> str:
    """Return the file or subfolder of a folder that a path belongs to; empty outside of it."""
    if not folder:
        return path.partition("/")[0]
    if not path.startswith(f"{folder}/"):
        return ""
    return f"{folder}/{path[len(folder) + 1 :].partition('/')[0]}"
