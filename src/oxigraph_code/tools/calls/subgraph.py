"""The part of the graph around symbols and files, as a drawing or as data.

For maintainers: an edge is shown only between shown nodes, so an answer is cut by leaving out the farthest nodes, and
has no pages. Imports lead on from the seeds only unless they are requested by name, or every file would lead to every
other. This module must not know how a graph is drawn.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Annotated, Any, NamedTuple

from oxigraph_code import identity
from oxigraph_code.errors import ArgumentError
from oxigraph_code.hints import said
from oxigraph_code.tools.answer.drawing import drawing
from oxigraph_code.tools.answer.grouping import counted
from oxigraph_code.tools.answer.json_text import json_text
from oxigraph_code.tools.answer.listing import MaxChars, Page
from oxigraph_code.tools.answer.nodes import Nodes
from oxigraph_code.tools.answer.preview import shortened
from oxigraph_code.tools.answer.symbol_details import EXTERNAL, Symbol, modules_below
from oxigraph_code.tools.call_graph.call_sites import with_nested
from oxigraph_code.tools.call_graph.traversal import reach
from oxigraph_code.tools.calls.depth import Depth, clamp_depth
from oxigraph_code.tools.references.file_references import file_named
from oxigraph_code.tools.symbols.named_symbol import resolve_or_similar
from oxigraph_code.tools.workspace.scope import Project, QuestionScope, find_scope
from oxigraph_code.tools.workspace.workspace import BY_NAME, Answer, AnsweredEarly, Call, Workspace, batched_rows

_MAX_NODES = 400
_PREVIEW = 3
_FORMATS = ("mermaid", "json")
_DIRECTIONS = ("both", "out", "in")
_EDGES = {
    "calls": "calls",
    "instantiates": "instantiates",
    "references": "references",
    "writes": "writes",
    "extends": "extends",
    "implementsTrait": "implements",
    "overrides": "overrides",
    "imports": "imports",
    "exportsSymbol": "exports",
    "handsOver": "handsOver",
}
_CONTAINS = "contains"
"""The edge from a symbol to those nested in it, which is drawn and not followed."""
_EDGE_KINDS = (*_EDGES.values(), _CONTAINS)
_NODE_KINDS = (
    *("class", "enum", "trait", "typealias", "implementation", "namespace", "module"),
    *("function", "method", "macro", "field", "variable", "route", "external"),
)


def get_subgraph(
    workspace: Workspace,
    call: Call,
    seeds: Annotated[str, "symbols, files, folders, with commas between", BY_NAME],
    depth: Depth = 1,
    direction: Annotated[str, "both, out or in"] = "both",
    edges: Annotated[str, "calls, extends, imports ..."] = "",
    nodes: Annotated[str, "class, module ..."] = "",
    project: Project = "",
    max_chars: MaxChars = 0,
    format: Annotated[str, "mermaid or json"] = "mermaid",
) -> Answer:
    """Draw the graph around symbols or files.

    Use when: "draw how these depend on each other".
    Not for: one path (find_path).
    Returns: the nearest nodes, and all edges between them.
    """
    if format not in _FORMATS:
        raise ArgumentError(f"format cannot be {format!r}", hint=f"use {' or '.join(_FORMATS)}", argument="format")
    direction = direction.lower()
    if direction not in _DIRECTIONS:
        hint = f"use {', '.join(_DIRECTIONS)}"
        raise ArgumentError(f"direction cannot be {direction!r}", hint=hint, argument="direction")
    page = Page.from_arguments(workspace.settings, max_chars=max_chars)
    followed = clamp_depth(depth, 5)
    wanted = _Wanted(_listed(edges, _EDGE_KINDS, "edges"), _listed(nodes, _NODE_KINDS, "nodes"))
    scope = find_scope(workspace, call, project)
    graph = _Subgraph(workspace, scope, _seeds(workspace, scope, seeds), wanted, direction, followed.steps)
    return Answer(graph.text(format, page.max_chars, followed.notes))


class _Wanted(NamedTuple):
    """The kinds of edges and of nodes to show; empty ones mean all."""

    edges: Collection[str]
    nodes: Collection[str]


class _Seeds(NamedTuple):
    """The seeds with their places in words; ``iris`` include everything nested in ``named``."""

    places: Sequence[str]
    named: Collection[str]
    iris: Sequence[str]
    notes: Sequence[str]


def _listed(text: str, known: Collection[str], argument: str) -> list[str]:
    by_lower = {kind.lower(): kind for kind in known}
    found = []
    for word in filter(None, (part.strip().lower() for part in text.split(","))):
        if word not in by_lower:
            raise ArgumentError(
                f"{argument} cannot have {word!r}", f"use some of {', '.join(known)}", argument=argument
            )
        found.append(by_lower[word])
    return found


def _seeds(workspace: Workspace, scope: QuestionScope, text: str) -> _Seeds:
    places: list[str] = []
    named: dict[str, None] = {}
    iris: dict[str, None] = {}
    notes: list[str] = []
    for part in filter(None, map(str.strip, text.split(","))):
        module = file_named(workspace, scope, part)
        modules = [module] if module else []
        if not module:
            try:
                found = resolve_or_similar(workspace, scope, part)
            except AnsweredEarly:
                modules = modules_below(workspace, scope, part)
                if not modules:
                    raise
            else:
                places.append(found.place)
                notes += found.notes
                named |= dict.fromkeys(found.iris)
                iris |= dict.fromkeys(with_nested(workspace, found.iris))
        if modules:
            places.append(scope.path_of(module) if module else f"{part} ({counted(len(modules), 'file')})")
            inside = (row["symbol"] for row in batched_rows(workspace, "symbols_in_module", "module", modules))
            named |= dict.fromkeys(modules)
            iris |= dict.fromkeys([*modules, *inside])
    if not iris:
        raise ArgumentError("seeds is empty", hint="pass names of symbols, or paths of files", argument="seeds")
    return _Seeds(places, named, list(iris), notes)


class _Subgraph:
    """The nodes within some steps of the seeds, and the edges between them."""

    def __init__(
        self, workspace: Workspace, scope: QuestionScope, seeds: _Seeds, wanted: _Wanted, direction: str, depth: int
    ) -> None:
        self._workspace = workspace
        self._scope = scope
        self._seeds = seeds
        self._wanted = wanted
        self._depth = depth
        self._known = Nodes(workspace, scope, seeds.iris)
        queries = [query for end in ("out", "in") if direction in (end, "both") for query in self._queries(end)]
        starts = [*seeds.named, *self._of_wanted_kinds(iri for iri in seeds.iris if iri not in seeds.named)]
        self._reached = reach(starts, lambda near: self._steps(near, queries), depth, _MAX_NODES)
        self._known.learn(self._reached.distances)
        self._edges = self._between(list(self._reached.distances))

    def text(self, form: str, room: int, notes: Sequence[str]) -> str:
        """Return the drawing or the data, with as many of the nearest nodes as there is room for."""
        order = self._order()
        least, most = 1, len(order)
        while least < most:
            middle = (least + most + 1) // 2
            if len(self._shown(form, order, middle, notes)) <= room:
                least = middle
            else:
                most = middle - 1
        return self._shown(form, order, least, notes)

    def _order(self) -> list[str]:
        """Order the seeds and the nodes with an edge, nearest first, then by number of edges."""
        degrees: dict[str, int] = {}
        for near, _, far in self._edges:
            degrees[near] = degrees.get(near, 0) + 1
            degrees[far] = degrees.get(far, 0) + 1
        distances = self._reached.distances
        order = sorted(distances, key=lambda iri: (distances[iri], -degrees.get(iri, 0)))
        return [iri for iri in order if iri in degrees or iri in self._seeds.named]

    def _of_wanted_kinds(self, iris: Iterable[str]) -> list[str]:
        found = list(dict.fromkeys(iris))
        self._known.add(found)
        if not self._wanted.nodes:
            return found
        self._known.learn(found)
        return [iri for iri in found if _kind(self._known[iri]) in self._wanted.nodes]

    def _steps(self, near: Sequence[str], queries: Sequence[str]) -> Iterable[tuple[str, str]]:
        rows = [row for query in queries for row in batched_rows(self._workspace, query, "symbol", near)]
        shown = {*self._of_wanted_kinds(row["other"] for row in rows), *self._seeds.named}
        seeds = set(self._seeds.iris)
        for row in rows:
            kind = _EDGES[row["edge"].removeprefix(identity.BASE)]
            leads_on = row["symbol"] in seeds or kind != "imports" or kind in self._wanted.edges
            if leads_on and self._has(kind) and row["other"] in shown:
                yield row["symbol"], row["other"]

    def _queries(self, end: str) -> list[str]:
        """Name the queries for edges at an end; exports are drawn on request, since a module has many."""
        exports = (
            ["exported_symbols" if end == "out" else "exporting_modules"] if "exports" in self._wanted.edges else []
        )
        return ["dependencies" if end == "out" else "dependents", *exports]

    def _has(self, kind: str) -> bool:
        return not self._wanted.edges or kind in self._wanted.edges

    def _between(self, iris: Sequence[str]) -> list[tuple[str, str, str]]:
        """Return the edges between nodes, each with its kind."""
        inside = set(iris)
        found = []
        rows = (row for query in self._queries("out") for row in batched_rows(self._workspace, query, "symbol", iris))
        for row in rows:
            kind = _EDGES[row["edge"].removeprefix(identity.BASE)]
            if row["other"] in inside and self._has(kind):
                found.append((row["symbol"], kind, row["other"]))
        if self._has(_CONTAINS):
            owners = ((self._known[iri].owner or self._known.module(iri), iri) for iri in iris)
            found += [(owner, _CONTAINS, iri) for owner, iri in owners if owner in inside]
        return list(dict.fromkeys(found))

    def _shown(self, form: str, order: Sequence[str], count: int, notes: Sequence[str]) -> str:
        """Return the answer with the first nodes of an order."""
        shown = set(order[:count])
        nodes = [_node(self._known[iri]) for iri in order[:count]]
        edges = [
            {"from": near, "kind": kind, "to": far} for near, kind, far in self._edges if near in shown and far in shown
        ]
        head = f"{counted(len(nodes), 'node')} and {counted(len(edges), 'edge')} within {counted(self._depth, 'step')}"
        summary = " · ".join([f"{head} of {shortened(self._seeds.places, _PREVIEW)}", *notes, self._scope.freshness])
        left = len(order) - count
        more = [*self._seeds.notes, *self._cut(left)]
        if form == "mermaid":
            comments = [f"%% {line}" for line in (summary, *more)]
            return "\n".join([comments[0], drawing(form, nodes, edges).rstrip("\n"), *comments[1:]])
        data: dict[str, Any] = {"summary": summary, "nodes": nodes, "edges": edges, "left_out": left, "notes": more}
        return json_text(data)

    def _cut(self, left: int) -> list[str]:
        narrow = said("narrow: depth=, direction=, edges= or nodes=")
        notes = [f"{left:,} nodes left out, the farthest · {narrow}"] if left else []
        if not self._reached.is_all:
            notes.append(f"not followed further than {_MAX_NODES:,} nodes · {narrow}")
        return notes


def _kind(symbol: Symbol) -> str:
    return "external" if symbol.kind == EXTERNAL else symbol.kind.lower()


def _node(symbol: Symbol) -> dict[str, str]:
    place = {"path": symbol.path, "line": str(symbol.line)} if symbol.path else {}
    return {"id": symbol.iri, "kind": symbol.kind, "name": symbol.name, **place}
