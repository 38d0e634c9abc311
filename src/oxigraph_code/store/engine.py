"""Conversion of text to objects of the engine.

For maintainers: besides ``reading`` and ``writer``, the only module that imports the engine's types; nothing that the
process of an editor loads may import it. This module must not know the place of a store.
"""

from __future__ import annotations

import pyoxigraph

from oxigraph_code.errors import QueryError, QueryRefused
from oxigraph_code.store.tokens import PREFIXES

FORMATS = {
    "turtle": pyoxigraph.RdfFormat.TURTLE,
    "ntriples": pyoxigraph.RdfFormat.N_TRIPLES,
    "nquads": pyoxigraph.RdfFormat.N_QUADS,
    "trig": pyoxigraph.RdfFormat.TRIG,
    "rdfxml": pyoxigraph.RdfFormat.RDF_XML,
    "n3": pyoxigraph.RdfFormat.N3,
    "jsonld": pyoxigraph.RdfFormat.JSON_LD,
}


def named_node(iri: str, meaning: str) -> pyoxigraph.NamedNode:
    """Return the node of an absolute IRI, plain or in angle brackets; ``meaning`` names it in errors."""
    try:
        return pyoxigraph.NamedNode(iri.removeprefix("<").removesuffix(">"))
    except ValueError as error:
        raise QueryRefused(
            f"{meaning} {iri!r} is not an absolute IRI: {error}",
            hint="give a full IRI, such as http://example.org/graph",
        ) from None


def parse_query(text: str) -> object:
    """Parse a query over an empty store; raises the engine's errors."""
    return pyoxigraph.Store().query(text, prefixes=PREFIXES)


def parse_update(text: str) -> None:
    """Parse an update and run it on an empty store; raises the engine's errors."""
    pyoxigraph.Store().update(text, prefixes=PREFIXES)


def is_panic(error: BaseException) -> bool:
    """Return true if the engine panicked on a request without ending the process; the class is not public."""
    return type(error).__name__ == "PanicException"


def panic_problem(error: BaseException) -> QueryError:
    return QueryError(f"the engine failed: {error}", hint="this is a fault of the engine; put the request differently")
