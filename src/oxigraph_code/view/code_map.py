"""The map of a project: its symbols with positions, and the dependencies between its files.

For maintainers: sent in columns, since fifty thousand objects take a browser longer to read. Edges between symbols are
joined to edges between their files; the page asks for a symbol's when it is opened. A handover is no
dependency by itself: where code names the symbol there is an import, and a text is none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from oxigraph_code import identity
from oxigraph_code.tools import Workspace
from oxigraph_code.tools.workspace.scope import QuestionScope
from oxigraph_code.view.dependency_cycles import components
from oxigraph_code.view.layout import layout

_HANDED_OVER = "handsOver"


class Node(NamedTuple):
    """A symbol or file of the map; ``path`` leads to the file below the root."""

    iri: str
    kind: str
    name: str
    path: str
    line: int


@dataclass(frozen=True)
class CodeMap:
    """The nodes in the order of their places, and how many edges lead from one file to another."""

    nodes: Sequence[Node]
    dependencies: Mapping[tuple[str, str], int]

    @property
    def files(self) -> list[str]:
        return [node.path for node in self.nodes if node.kind == "Module"]

    def columns(self) -> dict[str, Any]:
        """Return the map for the page.

        ``base`` is the beginning of all IRIs; there is a column for each fact about a node. An entry of
        ``edges`` has the numbers of two files, the number of edges between them, and 1 if it is part of a cycle.
        ``size`` has the width and height of the map, ``folders`` paths and rectangles.
        """
        places = layout([node.path for node in self.nodes])
        numbers = {node.path: number for number, node in enumerate(self.nodes) if node.kind == "Module"}
        pairs = [(numbers[source], numbers[target]) for source, target in self.dependencies]
        component = components(len(self.nodes), pairs)
        return {
            "base": identity.BASE,
            "iri": [node.iri.removeprefix(identity.BASE) for node in self.nodes],
            "kind": [node.kind for node in self.nodes],
            "name": [node.name for node in self.nodes],
            "path": [node.path for node in self.nodes],
            "line": [node.line for node in self.nodes],
            "x": [x for x, _ in places.nodes],
            "y": [y for _, y in places.nodes],
            "edges": [
                (source, target, count, int(component[source] == component[target]))
                for (source, target), count in zip(pairs, self.dependencies.values(), strict=True)
            ],
            "size": places.size,
            "folders": [(path, *rectangle) for path, rectangle in places.folders.items()],
        }


def code_map(workspace: Workspace, scope: QuestionScope) -> CodeMap:
    """Return the map of a question's projects, made once for each generation."""
    return workspace.cached(f"map of {' '.join(sorted(scope.projects))}", lambda: _made(workspace, scope))


def _made(workspace: Workspace, scope: QuestionScope) -> CodeMap:
    nodes = {
        row["id"]: Node(
            row["id"],
            row["kind"],
            row["name"],
            scope.path(identity.project_of(row["id"]), row["path"]),
            int(row.get("line", 0)),
        )
        for row in workspace.rows("graph_nodes")
        if scope.holds(row["id"])
    }
    files = {node.path for node in nodes.values() if node.kind == "Module"}
    joined: Counter[tuple[str, str]] = Counter()
    for edge in workspace.rows("graph_edges"):
        source, target = nodes.get(edge["from"]), nodes.get(edge["to"])
        if source is None or target is None or edge["kind"] == _HANDED_OVER:
            continue
        if source.path != target.path:
            joined[source.path, target.path] += 1
    ordered = sorted(nodes.values(), key=lambda node: (node.path.split("/"), node.line, node.iri))
    return CodeMap(ordered, {pair: count for pair, count in joined.items() if files.issuperset(pair)})
