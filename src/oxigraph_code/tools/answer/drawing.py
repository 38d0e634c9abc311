"""The graph of symbols and files as GraphML, DOT, Mermaid, CSV and JSON.

For maintainers: nodes and edges are rows of queries; a format is a function from them to text. This module must not
know where they come from.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

Row = Mapping[str, str]
"""A node with ``id``, ``kind``, ``name``, ``path``, ``line``; an edge with ``from``, ``kind``, ``to``."""

_OF_NODES = ("kind", "name", "path", "line")


def drawing(form: str, nodes: Sequence[Row], edges: Sequence[Row]) -> str:
    """Return the text of a graph in a format of ``DRAWINGS``. Edges to unknown nodes are left out."""
    ids = {node["id"]: node for node in nodes}
    kept = [edge for edge in edges if edge["from"] in ids and edge["to"] in ids]
    return DRAWINGS[form](list(ids.values()), kept)


def _graphml(nodes: Sequence[Row], edges: Sequence[Row]) -> str:
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
        *(f'  <key id="{name}" for="node" attr.name="{name}" attr.type="string"/>' for name in _OF_NODES),
        '  <key id="relation" for="edge" attr.name="relation" attr.type="string"/>',
        '  <graph id="code" edgedefault="directed">',
    ]
    for node in nodes:
        lines.append(f"    <node id={quoteattr(node['id'])}>")
        lines += [f'      <data key="{name}">{escape(node[name])}</data>' for name in _OF_NODES if name in node]
        lines.append("    </node>")
    for edge in edges:
        lines.append(f"    <edge source={quoteattr(edge['from'])} target={quoteattr(edge['to'])}>")
        lines.append(f'      <data key="relation">{escape(edge["kind"])}</data>')
        lines.append("    </edge>")
    return "\n".join([*lines, "  </graph>", "</graphml>", ""])


def _dot(nodes: Sequence[Row], edges: Sequence[Row]) -> str:
    numbers = _numbers(nodes)
    lines = ["digraph code {", "  rankdir=LR;", '  node [shape=box, fontname="sans-serif"];']
    lines += [f"  {numbers[node['id']]} [label={json.dumps(_label(node), ensure_ascii=False)}];" for node in nodes]
    lines += [f'  {numbers[edge["from"]]} -> {numbers[edge["to"]]} [label="{edge["kind"]}"];' for edge in edges]
    return "\n".join([*lines, "}", ""])


def _mermaid(nodes: Sequence[Row], edges: Sequence[Row]) -> str:
    numbers = _numbers(nodes)
    lines = ["flowchart LR"]
    lines += [f'  {numbers[node["id"]]}["{_label(node).replace(chr(34), "#quot;")}"]' for node in nodes]
    lines += [f"  {numbers[edge['from']]} -->|{edge['kind']}| {numbers[edge['to']]}" for edge in edges]
    return "\n".join([*lines, ""])


def _csv(nodes: Sequence[Row], edges: Sequence[Row]) -> str:
    """Return one line for each edge, with both ends in words."""
    by_id = {node["id"]: node for node in nodes}
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["from", "from_path", "relation", "to", "to_path"])
    for edge in edges:
        source, target = by_id[edge["from"]], by_id[edge["to"]]
        writer.writerow([source["name"], source.get("path", ""), edge["kind"], target["name"], target.get("path", "")])
    return text.getvalue()


def _json(nodes: Sequence[Row], edges: Sequence[Row]) -> str:
    return json.dumps({"nodes": nodes, "edges": edges}, ensure_ascii=False) + "\n"


def _numbers(nodes: Sequence[Row]) -> dict[str, str]:
    return {node["id"]: f"n{number}" for number, node in enumerate(nodes)}


def _label(node: Row) -> str:
    place = f"{node['path']}:{node['line']}" if node.get("path") and node.get("line") else node.get("path", "")
    return f"{node['name']} ({place})" if place and place != node["name"] else node["name"]


DRAWINGS: Final[Mapping[str, Callable[[Sequence[Row], Sequence[Row]], str]]] = {
    "graphml": _graphml,
    "dot": _dot,
    "mermaid": _mermaid,
    "csv": _csv,
    "json": _json,
}
