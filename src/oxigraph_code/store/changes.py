"""Count the triples that an update deletes and inserts, graph by graph, without guessing.

For maintainers: the engine does not report the effect of an update, and counting a large graph takes a second for each
three million triples. So counts are stored with their generation, an update of plain data is followed triple by triple,
and of other updates only the graphs that they can change are counted again. One pattern over the default graph is
followed triple by triple, too, since its templates are evaluated beforehand anyway, and small graphs are compared as a
whole. The count of a graph that is too large is -1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec
import pyoxigraph

from oxigraph_code.store.protocol import GraphChange
from oxigraph_code.store.tokens import PREFIXES, tokenize

DEFAULT = "default"
NOT_COUNTED = -1
_WHOLE_GRAPHS = frozenset({"CLEAR", "DROP", "CREATE"})
COUNT_LIMIT = 5_000_000
_COMPARED = 200_000
"""The most triples in memory for comparisons, over all graphs."""

Counts = dict[str, int]


def graph_names(store: pyoxigraph.Store) -> list[str]:
    """Return all graphs, the default graph first; a graph named by a blank node is ``_:id``."""
    return [DEFAULT, *sorted(_name(graph) for graph in store.named_graphs())]


def count(store: pyoxigraph.Store, graph: str) -> int:
    """Count the number of triples in a graph, -1 if it is too large to count."""
    if graph.startswith("_:"):
        return sum(1 for _ in store.quads_for_pattern(None, None, None, _node(graph)))
    pattern = "?s ?p ?o" if graph == DEFAULT else f"GRAPH {pyoxigraph.NamedNode(graph)} {{ ?s ?p ?o }}"
    results = store.query(f"SELECT (COUNT(*) AS ?n) {{ SELECT ?s {{ {pattern} }} LIMIT {COUNT_LIMIT + 1} }}")
    found = int(next(iter(results))[0].value)  # type: ignore[arg-type]
    return found if found <= COUNT_LIMIT else NOT_COUNTED


class Exchange(NamedTuple):
    """The numbers of triples of the default graph that an update will delete and insert."""

    deleted: int
    inserted: int


def follow(
    update: str,
    operations: tuple[str, ...],
    store: pyoxigraph.Store,
    known: Counts,
    exchange: Exchange | None,
    run: Callable[[], None],
) -> tuple[tuple[GraphChange, ...], Counts]:
    """Run an update and return its changes with the counts after it.

    ``exchange`` is its effect on the default graph, ``None`` if that is unknown beforehand.
    """
    before: Counts
    after: Counts
    exchanges: dict[str, Exchange] = {DEFAULT: exchange} if exchange else {}
    if operations and all(name in ("INSERT DATA", "DELETE DATA") for name in operations):
        named = NamedQuads(update if "DELETE DATA" not in operations else as_insertions(update), store)
        run()
        before, after = {}, {}
        exchanges = named.changes(store)
        for graph, (deleted, inserted) in exchanges.items():
            more = inserted - deleted
            if graph in known:
                before[graph], after[graph] = known[graph], _plus(known[graph], more)
            else:
                after[graph] = count(store, graph)
                before[graph] = _plus(after[graph], -more)
    else:
        changeable = _changeable_graphs(update, operations)
        before = {
            graph: known[graph] if graph in known else count(store, graph) for graph in changeable or graph_names(store)
        }
        graphs = _small(before)
        contents = {graph: _contents(store, graph) for graph in graphs}
        run()
        after = {graph: count(store, graph) for graph in changeable or graph_names(store)}
        exchanges |= {graph: _exchange(contents[graph], _contents(store, graph)) for graph in graphs}
    kept = {graph: number for graph, number in known.items() if graph not in before}
    may_replace = any(name not in _WHOLE_GRAPHS for name in operations)
    return _differences(before, after, exchanges, may_replace=may_replace), {**kept, **after}


def _small(counts: Counts) -> list[str]:
    """Return the graphs to compare as a whole: the smallest ones, within the limit."""
    small, room = [], _COMPARED
    for graph, number in sorted(counts.items(), key=lambda item: item[1]):
        room -= number
        if number != NOT_COUNTED and room >= 0:
            small.append(graph)
    return small


def _contents(store: pyoxigraph.Store, graph: str) -> set[pyoxigraph.Quad]:
    return set(store.quads_for_pattern(None, None, None, _node(graph)))


def _exchange(before: set[pyoxigraph.Quad], after: set[pyoxigraph.Quad]) -> Exchange:
    return Exchange(len(before - after), len(after - before))


def _node(graph: str) -> pyoxigraph.NamedNode | pyoxigraph.BlankNode | pyoxigraph.DefaultGraph:
    if graph.startswith("_:"):
        return pyoxigraph.BlankNode(graph.removeprefix("_:"))
    return pyoxigraph.DefaultGraph() if graph == DEFAULT else pyoxigraph.NamedNode(graph)


def _changeable_graphs(update: str, operations: tuple[str, ...]) -> list[str]:
    """Return the graphs that an update can change; empty if it can change any."""
    words = {token.text.upper() for token in tokenize(update).tokens if token.kind == "word"}
    if all(name.startswith(("INSERT", "DELETE")) for name in operations) and not any(
        "GRAPH" in word or "WITH" in word for word in words
    ):
        return [DEFAULT]
    return []


def _plus(number: int, more: int) -> int:
    return NOT_COUNTED if number == NOT_COUNTED else number + more


class NamedQuads:
    """The quads that an update of plain data names, looked up before and after it."""

    def __init__(self, insertions: str, store: pyoxigraph.Store) -> None:
        named = pyoxigraph.Store()
        named.update(insertions, prefixes=PREFIXES)
        self._fixed: list[pyoxigraph.Quad] = []
        # Blank nodes of INSERT DATA are always new.
        self._fresh: Counter[str] = Counter()
        for quad in named:
            if "_:" in f"{quad.subject} {quad.object}" and _has_blank_node(quad):
                self._fresh[_name(quad.graph_name)] += 1
            else:
                self._fixed.append(quad)
        self._before = self._present(store)

    def changes(self, store: pyoxigraph.Store) -> dict[str, Exchange]:
        """Return the numbers of deleted and inserted triples of each graph with any."""
        present = self._present(store)
        inserted = self._fresh + Counter(_name(quad.graph_name) for quad in present - self._before)
        deleted = Counter(_name(quad.graph_name) for quad in self._before - present)
        return {graph: Exchange(deleted[graph], inserted[graph]) for graph in {**deleted, **inserted}}

    def _present(self, store: pyoxigraph.Store) -> set[pyoxigraph.Quad]:
        return {quad for quad in self._fixed if quad in store}


def _differences(
    before: Counts, after: Counts, exchanges: Mapping[str, Exchange], *, may_replace: bool
) -> tuple[GraphChange, ...]:
    """Return the graphs whose triples changed, or may have changed because they were not counted."""
    found = []
    for graph in sorted({*before, *after}, key=lambda name: (name != DEFAULT, name)):
        counts = before.get(graph, 0), after.get(graph, 0)
        # A graph that is empty before or after cannot have replaced triples.
        exchange = exchanges.get(graph) or Exchange(*(counts if 0 in counts else (-1, -1)))
        is_open = may_replace and exchange.inserted == NOT_COUNTED
        if counts[0] != counts[1] or NOT_COUNTED in counts or max(exchange) > 0 or is_open:
            found.append(GraphChange(graph, *counts, *exchange))
    return tuple(found)


def read_counts(path: Path) -> Counts:
    """Read the counts in a file; empty if it does not exist or is damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Counts)
    except (OSError, msgspec.DecodeError):
        return {}


def encode_counts(counts: Counts) -> str:
    return msgspec.json.encode(counts).decode()


def as_insertions(update: str) -> str:
    """Return the update with every DELETE DATA replaced by INSERT DATA."""
    pieces: list[str] = []
    end = 0
    for token in tokenize(update).tokens:
        if token.depth == 0 and token.kind == "word" and token.text.upper().startswith("DELETE"):
            pieces += update[end : token.start], "INSERT"
            end = token.start + len("DELETE")
    return "".join(pieces) + update[end:]


def _has_blank_node(quad: pyoxigraph.Quad) -> bool:
    waiting: list[object] = [quad.subject, quad.object]
    while waiting:
        term = waiting.pop()
        if isinstance(term, pyoxigraph.BlankNode):
            return True
        if isinstance(term, pyoxigraph.Triple):
            waiting += [term.subject, term.object]
    return False


def _name(graph: object) -> str:
    if isinstance(graph, pyoxigraph.NamedNode):
        return graph.value
    return DEFAULT if isinstance(graph, pyoxigraph.DefaultGraph) else str(graph)
