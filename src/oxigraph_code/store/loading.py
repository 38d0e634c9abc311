"""Load RDF from a file or a text into a store, after a first parse.

For maintainers: the first parse finds errors, with their place, and the number of triples, before the writer lock is
taken. Blank nodes are renamed by the load, as RDF requires. This module must not know the moment of publication.
See decision 0007.
"""

from __future__ import annotations

import math
import stat
import uuid
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pyoxigraph

from oxigraph_code.errors import FileError, QueryRefused, RdfSyntaxError
from oxigraph_code.store.dirty_subjects import DirtySubjects
from oxigraph_code.store.dirty_tracking import mark_statement
from oxigraph_code.store.engine import FORMATS, named_node
from oxigraph_code.store.formats import find_format
from oxigraph_code.store.problems import rdf_problem
from oxigraph_code.store.protocol import RdfSource

LOADED_AT_ONCE = 80_000_000
"""The most bytes of text in a bulk load, which takes four times as much memory. See decision 0183."""
_COPIED_AT_ONCE = 8_000_000


def count_source(source: RdfSource) -> tuple[int, DirtySubjects]:
    """Parse a source: the number of its triples or quads, and the subjects of index runs among them.

    Raises ``RdfSyntaxError`` or ``FileError`` if it cannot be read.
    """
    if source.graph:
        named_node(source.graph, "graph")
    if source.path is not None:
        _check_file(source.path)
    known = find_format(source.format)
    try:
        count, dirty = 0, DirtySubjects()
        for quad in pyoxigraph.parse(**_input(source), format=FORMATS[known.name]):
            count += 1
            mark_statement(dirty, quad, source.graph)
        return count, dirty
    except SyntaxError as error:
        raise rdf_problem(error, known.label, source.path, source.text) from None
    except ValueError as error:
        raise QueryRefused(str(error), hint="give base_iri as a full IRI") from None
    except OSError as error:
        raise FileError(f"{source.path}: {error}", path=str(source.path)) from None


def load_source(store: pyoxigraph.Store, source: RdfSource, *, bulk: bool) -> None:
    """Load a source that was counted into a store; triples without a graph go to ``source.graph``."""
    graph = named_node(source.graph, "graph") if source.graph else None
    load = store.bulk_load if bulk else store.load
    if source.is_replacing and graph is not None:
        store.remove_graph(graph)
    try:
        load(**_input(source), format=FORMATS[find_format(source.format).name], to_graph=graph)
    except SyntaxError as error:
        raise RdfSyntaxError(f"{source.path} changed while it was loaded: {error}", hint="load it again") from None


def name_blank_graphs(store: pyoxigraph.Store) -> list[str]:
    """Replace the blank nodes that name graphs by IRIs, everywhere, and return the IRIs.

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
    """Load N-Triples of an index run into a graph, in as few loads as memory allows."""
    size = text.stat().st_size
    loads = max(1, math.ceil(size / LOADED_AT_ONCE))
    for part in _parts(text, size // loads + 1) if loads > 1 else [text]:
        store.bulk_load(path=str(part), format=pyoxigraph.RdfFormat.N_TRIPLES, to_graph=graph, lenient=True)


def _parts(text: Path, size: int) -> Iterator[Path]:
    """Copy the parts of a text, of about ``size`` bytes, one after the other to a file beside it.

    The file is removed at the end. The engine reads a file without the interpreter's lock, and a stream of Python's
    with it: beside a thread that computes, each read of a stream waits for the lock. See docs/decisions/0106.
    """
    part = text.with_suffix(".part")
    try:
        with text.open("rb") as lines:
            while lines.peek(1):
                with part.open("wb") as copied:
                    left = size
                    while left > 0 and (block := lines.read(min(left, _COPIED_AT_ONCE))):
                        left -= copied.write(block)
                    copied.write(lines.readline())
                yield part
    finally:
        part.unlink(missing_ok=True)


def canonical_ntriples(statements: Iterable[str]) -> list[str]:
    """Rewrite N-Triples in the form of the engine. Raises ``RdfSyntaxError`` for malformed ones."""
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
