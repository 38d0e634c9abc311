"""The map of the whole graph as JSON: symbols with positions, and dependencies between files.

For maintainers: in columns, since fifty thousand objects take a browser longer to read. Edges between symbols are joined
to edges between their files; the page asks for those of one symbol when it is opened.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Mapping, Sequence

from oxigraph_code.tools import Workspace
from oxigraph_code.view.layout import positions


def code_map(workspace: Workspace) -> bytes:
    """The map of the working graph as JSON, made once for each generation of the store."""
    return workspace.cached(
        "map of the page",
        lambda: json.dumps(
            drawn(workspace.rows("graph_nodes"), workspace.rows("graph_edges")),
            ensure_ascii=False,
            separators=(",", ":"),
        ).encode(),
    )


def drawn(nodes: Sequence[Mapping[str, str]], edges: Sequence[Mapping[str, str]]) -> dict[str, object]:
    """The columns of the map.

    ``nodes`` are rows with ``id``, ``kind``, ``name``, ``path`` and, for symbols, ``line``; ``edges`` rows with ``from``
    and ``to``. The result has ``base``, the common beginning of all IRIs, a column for each fact about a node, and
    ``edges``: for each pair of files the number of one, the number of the other, and how many edges they have.
    """
    rows = list({node["id"]: node for node in sorted(nodes, key=_place)}.values())
    base = os.path.commonprefix([row["id"] for row in rows])
    cells = positions([row["path"] for row in rows])
    files = {row["path"]: number for number, row in enumerate(rows) if row["kind"] == "Module"}
    file_of = {row["id"]: files[row["path"]] for row in rows if row["path"] in files}
    joined: Counter[tuple[int, int]] = Counter()
    for edge in edges:
        source, target = file_of.get(edge["from"]), file_of.get(edge["to"])
        if source is not None and target is not None and source != target:
            joined[source, target] += 1
    return {
        "base": base,
        "iri": [row["id"][len(base) :] for row in rows],
        "kind": [row["kind"] for row in rows],
        "name": [row["name"] for row in rows],
        "path": [row["path"] for row in rows],
        "line": [int(row.get("line", 0)) for row in rows],
        "x": [x for x, _ in cells],
        "y": [y for _, y in cells],
        "edges": [(source, target, count) for (source, target), count in joined.items()],
    }


def _place(node: Mapping[str, str]) -> tuple[list[str], int, str]:
    """Folder by folder, files in order, a file before its symbols."""
    return node["path"].split("/"), int(node.get("line", 0)), node["id"]
