"""Strongly connected components of a directed graph: the cycles of dependencies.

For maintainers: Tarjan's algorithm with a stack of its own, since chains of dependencies are longer than Python's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def components(count: int, edges: Iterable[tuple[int, int]]) -> list[int]:
    """Number the component of each node ``0 … count - 1``.

    No edge leads to a component of a higher number.
    """
    after: list[list[int]] = [[] for _ in range(count)]
    for source, target in edges:
        after[source].append(target)
    found = [-1] * count
    order, lowest = [-1] * count, [0] * count
    seen = made = 0
    open_nodes: list[int] = []
    for start in range(count):
        if order[start] >= 0:
            continue
        order[start] = lowest[start] = seen
        seen += 1
        open_nodes.append(start)
        path: list[tuple[int, Iterator[int]]] = [(start, iter(after[start]))]
        while path:
            node, targets = path[-1]
            for target in targets:
                if order[target] < 0:
                    order[target] = lowest[target] = seen
                    seen += 1
                    open_nodes.append(target)
                    path.append((target, iter(after[target])))
                    break
                if found[target] < 0:
                    lowest[node] = min(lowest[node], order[target])
            else:
                path.pop()
                if path:
                    lowest[path[-1][0]] = min(lowest[path[-1][0]], lowest[node])
                if lowest[node] == order[node]:
                    while True:
                        member = open_nodes.pop()
                        found[member] = made
                        if member == node:
                            break
                    made += 1
    return found
