"""How an update changed the number of triples, graph by graph, without guessing.

For maintainers: the engine does not say what an update did, and counting a big graph takes a second for each three
million triples. So counts are kept beside the generation they are true for, an update of plain data is followed
triple by triple, and of other updates only the graphs they can touch are counted again. What is too big to count is
reported as -1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pyoxigraph

from oxigraph_code.store.prefixes import PREFIXES
from oxigraph_code.store.protocol import GraphChange
from oxigraph_code.store.tokens import tokenize

DEFAULT = "default"
NOT_COUNTED = -1
COUNT_LIMIT = 5_000_000

Counts = dict[str, int]


def graph_names(store: pyoxigraph.Store) -> list[str]:
    """All graphs there are, the default graph first; a graph named by a blank node as ``_:id``."""
    return [DEFAULT, *sorted(_name(graph) for graph in store.named_graphs())]


def count(store: pyoxigraph.Store, graph: str) -> int:
    """How many triples a graph has, -1 where there are too many to count."""
    if graph.startswith("_:"):
        node = pyoxigraph.BlankNode(graph.removeprefix("_:"))
        return sum(1 for _ in store.quads_for_pattern(None, None, None, node))
    pattern = "?s ?p ?o" if graph == DEFAULT else f"GRAPH {pyoxigraph.NamedNode(graph)} {{ ?s ?p ?o }}"
    results = store.query(f"SELECT (COUNT(*) AS ?n) {{ SELECT ?s {{ {pattern} }} LIMIT {COUNT_LIMIT + 1} }}")
    found = int(next(iter(results))[0].value)  # type: ignore[arg-type]
    return found if found <= COUNT_LIMIT else NOT_COUNTED


def follow(
    update: str, operations: tuple[str, ...], store: pyoxigraph.Store, known: Counts, run: Callable[[], None]
) -> tuple[tuple[GraphChange, ...], Counts]:
    """Run an update; what it changed, and the counts that are known after it."""
    before: Counts
    after: Counts
    if operations and all(name in ("INSERT DATA", "DELETE DATA") for name in operations):
        named = NamedQuads(update if "DELETE DATA" not in operations else as_insertions(update), store)
        run()
        before, after = {}, {}
        for graph, more in named.changes(store).items():
            if more and graph in known:
                before[graph], after[graph] = known[graph], _plus(known[graph], more)
            elif more:
                after[graph] = count(store, graph)
                before[graph] = _plus(after[graph], -more)
    else:
        touched = _touched(update, operations)
        before = {
            graph: known[graph] if graph in known else count(store, graph) for graph in touched or graph_names(store)
        }
        run()
        after = {graph: count(store, graph) for graph in touched or graph_names(store)}
    kept = {graph: number for graph, number in known.items() if graph not in before}
    return _differences(before, after), {**kept, **after}


def _touched(update: str, operations: tuple[str, ...]) -> list[str]:
    """The graphs an update can change; none where that may be any."""
    words = {token.text.upper() for token in tokenize(update).tokens if token.kind == "word"}
    if all(name.startswith(("INSERT", "DELETE")) for name in operations) and not any(
        "GRAPH" in word or "WITH" in word for word in words
    ):
        return [DEFAULT]
    return []


def _plus(number: int, more: int) -> int:
    return NOT_COUNTED if number == NOT_COUNTED else number + more


class NamedQuads:
    """The quads that an update of plain data names, followed from before it to after it."""

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

    def changes(self, store: pyoxigraph.Store) -> Counter[str]:
        """By graph, how many triples more there are now."""
        more = self._present(store)
        more.subtract(self._before)
        more.update(self._fresh)
        return more

    def _present(self, store: pyoxigraph.Store) -> Counter[str]:
        return Counter(_name(quad.graph_name) for quad in self._fixed if quad in store)


def _differences(before: Counts, after: Counts) -> tuple[GraphChange, ...]:
    """The graphs whose number of triples changed, or may have because it could not be counted."""
    return tuple(
        GraphChange(graph, before.get(graph, 0), after.get(graph, 0))
        for graph in sorted({*before, *after}, key=lambda name: (name != DEFAULT, name))
        if before.get(graph, 0) != after.get(graph, 0) or NOT_COUNTED in (before.get(graph), after.get(graph))
    )


def read_counts(path: Path) -> Counts:
    """The counts kept in a file; none where there is no such file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Counts)
    except (OSError, msgspec.DecodeError):
        return {}


def encode_counts(counts: Counts) -> str:
    return msgspec.json.encode(counts).decode()


def as_insertions(update: str) -> str:
    """The update with every DELETE DATA made an INSERT DATA."""
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
