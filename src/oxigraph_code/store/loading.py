"""RDF from a file or a text into a store, parsed once before anybody waits for it.

For maintainers: the first parse finds errors, with their place, and the number of triples, before the writer's turn is
taken. Blank nodes get new names on the way in, as RDF asks for. This module must not know when a load is published.
"""

from __future__ import annotations

import stat
import uuid
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pyoxigraph

from oxigraph_code.errors import FileError, QueryRefused, RdfSyntaxError
from oxigraph_code.store.engine import FORMATS, named_node
from oxigraph_code.store.formats import find_format
from oxigraph_code.store.problems import rdf_problem
from oxigraph_code.store.protocol import RdfSource
from oxigraph_code.store.touched import Touched
from oxigraph_code.store.touching import note_statement

LOADED_AT_ONCE = 210_000_000
"""Most bytes of text in one bulk load: as many statements as the engine sorts in one go. Given more, it reads the next
lot meanwhile, and takes twice the memory."""
_LOADS = 2
"""A text that could do with fewer is halved, since memory goes by the larger part. With a third, the engine begins to
merge the files that each load makes."""
_LEAST_LOADED = 30_000_000


def look_at_source(source: RdfSource) -> tuple[int, Touched]:
    """How many triples or quads there are, and which of them would be ours. Raises ``RdfSyntaxError`` or ``FileError``
    where they cannot be read."""
    if source.graph:
        named_node(source.graph, "graph")
    if source.path is not None:
        _check_file(source.path)
    known = find_format(source.format)
    try:
        count, touched = 0, Touched()
        for quad in pyoxigraph.parse(**_input(source), format=FORMATS[known.name]):
            count += 1
            note_statement(touched, quad, source.graph)
        return count, touched
    except SyntaxError as error:
        raise rdf_problem(error, known.label, source.path, source.text) from None
    except ValueError as error:
        raise QueryRefused(str(error), hint="give base_iri as a full IRI") from None
    except OSError as error:
        raise FileError(f"{source.path}: {error}", path=str(source.path)) from None


def load_source(store: pyoxigraph.Store, source: RdfSource, *, bulk: bool) -> None:
    """Put a source that has been counted into a store; what names no graph goes to ``source.graph``."""
    graph = named_node(source.graph, "graph") if source.graph else None
    load = store.bulk_load if bulk else store.load
    try:
        load(**_input(source), format=FORMATS[find_format(source.format).name], to_graph=graph)
    except SyntaxError as error:
        raise RdfSyntaxError(f"{source.path} changed while it was loaded: {error}", hint="load it again") from None


def name_blank_graphs(store: pyoxigraph.Store) -> list[str]:
    """Replace the blank nodes that name graphs by IRIs, wherever they stand; the IRIs.

    SPARQL has no way to name such a graph, so nothing could read or drop it alone. RDF 1.1 Concepts, section 3.5,
    allows the replacement.
    """
    made = []
    for blank in [graph for graph in store.named_graphs() if isinstance(graph, pyoxigraph.BlankNode)]:
        named = pyoxigraph.NamedNode(uuid.uuid4().urn)

        def renamed(term: Any, blank: pyoxigraph.BlankNode = blank, named: pyoxigraph.NamedNode = named) -> Any:
            return named if term == blank else term

        patterns = ((None, None, None, blank), (blank, None, None, None), (None, None, blank, None))
        quads = {quad for pattern in patterns for quad in store.quads_for_pattern(*pattern)}
        for quad in quads:
            store.remove(quad)
        store.remove_graph(blank)
        store.extend(pyoxigraph.Quad(*map(renamed, quad)) for quad in quads)
        made.append(named.value)
    return sorted(made)


def load_lines(store: pyoxigraph.Store, text: Path, graph: pyoxigraph.NamedNode | pyoxigraph.DefaultGraph) -> None:
    """Put N-Triples that we wrote ourselves into a graph of a store, in as few loads as its memory allows."""
    share = min(LOADED_AT_ONCE, max(text.stat().st_size // _LOADS, _LEAST_LOADED))
    with text.open("rb") as statements:
        while part := statements.read(share) + statements.readline():
            store.bulk_load(input=part, format=pyoxigraph.RdfFormat.N_TRIPLES, to_graph=graph, lenient=True)


def canonical_ntriples(statements: Iterable[str]) -> list[str]:
    """N-Triples statements of somebody else as the engine writes them. Raises ``RdfSyntaxError`` for malformed ones."""
    text = "\n".join(statements)
    try:
        return [f"{quad.triple} ." for quad in pyoxigraph.parse(text, pyoxigraph.RdfFormat.N_TRIPLES)]
    except SyntaxError as error:
        raise rdf_problem(error, "N-Triples", None, text) from None


def _input(source: RdfSource) -> dict[str, Any]:
    base = source.base_iri or None
    return {"path": str(source.path), "base_iri": base} if source.path else {"input": source.text, "base_iri": base}


def _check_file(path: Path) -> None:
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            kind = "a folder" if path.is_dir() else "not a regular file"
            raise FileError(f"{path}: is {kind}", hint="name a file", path=str(path))
        with path.open("rb"):
            pass
    except OSError as error:
        raise FileError.from_os_error(error, str(path), hint="name a file that can be read") from None
